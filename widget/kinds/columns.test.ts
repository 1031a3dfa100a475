import { expect, test } from 'vitest'
import { corpusWidget } from '../../bench/widgets/corpus.ts'
import { evenly, shortest } from './columns.ts'

const wall = corpusWidget('wall')

test('columns are balanced as browsers do it, one after the other', () => {
  expect(shortest([100, 100, 100], 3)).toBe(1)
  expect(shortest([300, 10, 10, 10], 3)).toBe(0)
})

test('the same reviews are shown, the first one first', () => {
  const order = evenly(wall)
  expect(order[0]).toBe(wall.reviews[0])
  expect(new Set(order)).toEqual(new Set(wall.reviews))
})

test('an order that the owner chose is kept', () => {
  for (const what of ['chosen', 'selected'] as const)
    expect(evenly({ ...wall, shows: { ...wall.shows, what } })).toEqual(wall.reviews)
})

test('one long review among stars alone, and none at all, take no time and lose nothing', () => {
  const [first] = wall.reviews
  const reviews = Array.from({ length: 24 }, (_, at) => ({
    ...first!,
    id: `${at}`,
    text: at === 7 ? 'word '.repeat(1000) : '',
  }))
  const began = process.cpuUsage().user
  expect(evenly({ ...wall, reviews })).toHaveLength(24)
  expect(process.cpuUsage().user - began).toBeLessThan(400_000)
  expect(evenly({ ...wall, reviews: [] })).toEqual([])
})
