/** The same function, of which at most so many calls run at once. The others wait for their turn. */
export function atMost<Args extends unknown[], Result>(
  most: number,
  run: (...args: Args) => Promise<Result>,
) {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...args: Args): Promise<Result> => {
    if (running < most) running += 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await run(...args)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
