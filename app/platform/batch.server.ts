type Waiting<In, Out> = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }

/**
 * Gathers the calls that arrive while earlier ones are on their way, and runs them together.
 *
 * A single caller waits for nobody. Under load one transaction, and so one flush to disk, serves many. When
 * a batch fails its items are tried one by one, so that one bad item fails alone; `run` must therefore be
 * all or nothing.
 */
export function inBatches<In, Out>(
  run: (items: In[]) => Promise<Out[]>,
  { largest, lanes }: { largest: number; lanes: number },
) {
  const waiting: Waiting<In, Out>[] = []
  let busyLanes = 0

  async function drain() {
    busyLanes += 1
    while (waiting.length > 0) await runTogether(waiting.splice(0, largest))
    busyLanes -= 1
  }

  async function runTogether(calls: Waiting<In, Out>[]) {
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
      waiting.push({ item, resolve, reject })
      if (busyLanes < lanes) void drain()
    })
}
