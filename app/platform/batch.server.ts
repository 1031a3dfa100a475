import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Call<In, Out> = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }

/**
 * Gathers the calls that arrive while earlier ones are running, and runs them together: under load one
 * transaction, and so one flush to disk, serves many. A single caller waits for nobody. Items of different lanes
 * share no batch and wait for none of each other's.
 *
 * When a batch fails, its items are run one by one, so that a bad item fails alone; `run` must therefore be all
 * or nothing.
 */
export function inBatches<In, Out>(
  run: (items: In[]) => Promise<Out[]>,
  largest: number,
  laneOf = (_: In) => '',
) {
  const lanes = new Map<string, Call<In, Out>[]>()

  async function drain(lane: string, waiting: Call<In, Out>[]) {
    while (waiting.length > 0) await runTogether(waiting.splice(0, largest))
    lanes.delete(lane)
  }

  async function runTogether(calls: Call<In, Out>[]) {
    try {
      const outs = await run(calls.map(({ item }) => item))
      calls.forEach(({ resolve }, index) => {
        resolve(outs[index]!)
      })
    } catch (error) {
      if (calls.length === 1) calls[0]!.reject(error)
      else await Promise.all(calls.map((call) => runTogether([call])))
    }
  }

  return (item: In) =>
    new Promise<Out>((resolve, reject) => {
      const lane = laneOf(item)
      const waiting = lanes.get(lane) ?? []
      waiting.push({ item, resolve, reject })
      if (lanes.has(lane)) return
      lanes.set(lane, waiting)
      void drain(lane, waiting)
    })
}

const longestTurnMs = 10

/** Awaited between rows, of whatever length these are: gives requests their turn before the thread was held for long. */
export function turns() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestTurnMs) return
    await nextTurn()
    since = performance.now()
  }
}

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
