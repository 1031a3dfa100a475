import { expect, test } from 'vitest'
import { inBatches } from './batch.server.ts'

/** A run that waits until it is released, and records its items. */
function aRun() {
  const runs: number[][] = []
  const gates: (() => void)[] = []
  const run = async (items: number[]) => {
    runs.push(items)
    await new Promise<void>((open) => gates.push(open))
    if (items.includes(13)) throw new Error('thirteen')
    return items.map((item) => item * 10)
  }
  const letGo = async (until: () => boolean) => {
    while (!until()) {
      gates.shift()?.()
      await new Promise((turn) => setImmediate(turn))
    }
  }
  return { runs, run, letGo }
}

test('a single call runs at once; calls that arrive meanwhile run together', async () => {
  const { runs, run, letGo } = aRun()
  const call = inBatches(run, 3)
  const all = Promise.all([1, 2, 3, 4, 5].map(call))
  let isDone = false
  void all.then(() => {
    isDone = true
  })
  await letGo(() => isDone)
  expect(await all).toEqual([10, 20, 30, 40, 50])
  expect(runs).toEqual([[1], [2, 3, 4], [5]])
})

test('a bad item fails alone', async () => {
  const { run, letGo } = aRun()
  const call = inBatches(run, 10)
  const all = Promise.allSettled([1, 13, 2].map(call))
  let isDone = false
  void all.then(() => {
    isDone = true
  })
  await letGo(() => isDone)
  expect(
    (await all).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason))),
  ).toEqual([10, 'Error: thirteen', 20])
})

test('items of different lanes share no batch, and none waits for another lane', async () => {
  const { runs, run, letGo } = aRun()
  const call = inBatches(run, 10, (item) => (item % 2 ? 'odd' : 'even'))
  const all = Promise.all([1, 2, 3, 4, 5].map(call))
  expect(runs).toEqual([[1], [2]])
  let isDone = false
  void all.then(() => {
    isDone = true
  })
  await letGo(() => isDone)
  expect(await all).toEqual([10, 20, 30, 40, 50])
  expect(runs).toEqual([[1], [2], [3, 5], [4]])
})
