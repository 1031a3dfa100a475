import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.server.ts'

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
