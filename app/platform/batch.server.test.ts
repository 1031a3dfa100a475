import { expect, test } from 'vitest'
import { inBatches, limitConcurrency } from './batch.server.ts'

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

test('among those who wait, the one who has taken the least time goes first', async () => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const run = limitConcurrency(
    2,
    (key: string) => {
      order.push(key)
      return new Promise<void>((end) => ends.push(end))
    },
    (key) => key,
  )
  const calls = ['slow', 'slow', 'slow', 'slow', 'other', 'other'].map((key) => run(key))
  expect(order).toEqual(['slow', 'slow'])
  for (let at = 0; at < calls.length; at++) {
    await new Promise((pass) => setTimeout(pass, at === 0 ? 20 : 0))
    ends[at]!()
    await calls[order.slice(0, at).filter((key) => key === order[at]).length + (order[at] === 'slow' ? 0 : 4)]
  }
  expect(order).toEqual(['slow', 'slow', 'other', 'other', 'slow', 'slow'])
})
