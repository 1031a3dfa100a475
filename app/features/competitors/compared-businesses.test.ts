import { expect, test } from 'vitest'
import { ratingOf, type StarCounts } from '#app/features/figures/statistics.ts'
import { findBestRated, monthsTogether } from './compared-businesses.server.ts'

const rated = (name: string, stars: StarCounts) => ({ id: name, name, stars, rating: ratingOf(stars) })

test('who is rated best beyond chance, by the test that compares two', () => {
  const rival = rated('Rival', [5, 5, 10, 20, 10])
  expect(findBestRated([rated('You', [0, 0, 5, 20, 40]), rival, rated('New', [0, 0, 0, 0, 1])])?.name).toBe(
    'You',
  )
  expect(findBestRated([rated('You', [20, 10, 5, 5, 10]), rival])?.name).toBe('Rival')
  // The intervals of these two overlap, and yet they differ.
  expect(findBestRated([rated('You', [1, 2, 5, 20, 32]), rated('Rival', [3, 1, 2, 3, 4])])?.name).toBe('You')
})

test('a higher average with few reviews beats nobody, and nobody is best alone', () => {
  expect(findBestRated([rated('You', [2, 2, 6, 25, 25]), rated('Rival', [1, 0, 0, 1, 10])])).toBeNull()
  expect(findBestRated([rated('You', [0, 0, 5, 20, 40]), rated('New', [0, 0, 0, 0, 1])])).toBeNull()
  expect(findBestRated([])).toBeNull()
})

const side = (months: string[], coveredTo = '2026-11') => ({
  firstMonth: months[0] ?? null,
  coveredTo,
})

test('both sides are compared over the same months', () => {
  const old = side(['2020-01', '2026-10'])
  expect(monthsTogether([old, old], 12)).toEqual({ from: '2025-12', to: '2026-11' })
  expect(monthsTogether([old, side(['2024-05'])])).toEqual({ from: '2024-05', to: '2026-11' })
  expect(monthsTogether([old, side(['2026-05'])], 12)).toEqual({ from: '2026-05', to: '2026-11' })
})

test('imported reviews end the comparison where they end', () => {
  expect(monthsTogether([side(['2020-01']), side(['2025-02', '2026-03'], '2026-03')], 12)).toEqual({
    from: '2025-04',
    to: '2026-03',
  })
})

test('nothing is compared without a month together', () => {
  expect(monthsTogether([side([]), side(['2024-05'])])).toBeNull()
  expect(monthsTogether([side(['2026-05']), side(['2024-05'], '2025-01')])).toBeNull()
})
