import { performance } from 'node:perf_hooks'

/**
 * Wraps a function so that at most `most` calls run at once. Of those that wait, the one goes first whose key has taken the
 * least time, so that nobody's slow calls always delay somebody else's.
 */
export function limitConcurrency<Args extends unknown[], Result>(
  most: number,
  run: (...args: Args) => Promise<Result>,
  keyOf: (...args: Args) => string = () => '',
) {
  const waiting: { key: string; start: () => void }[] = []
  /** Milliseconds used by each key since nothing was running. */
  const taken = new Map<string, number>()
  const takenBy = ({ key }: { key: string }) => taken.get(key) ?? 0
  let running = 0
  return async (...args: Args): Promise<Result> => {
    const key = keyOf(...args)
    if (running < most) running += 1
    else await new Promise<void>((start) => waiting.push({ key, start }))
    const since = performance.now()
    try {
      return await run(...args)
    } finally {
      taken.set(key, takenBy({ key }) + performance.now() - since)
      const next = waiting.reduce<number>(
        (best, each, at) => (best < 0 || takenBy(each) < takenBy(waiting[best]!) ? at : best),
        -1,
      )
      if (next >= 0) waiting.splice(next, 1)[0]!.start()
      else {
        running -= 1
        if (running === 0) taken.clear()
      }
    }
  }
}
