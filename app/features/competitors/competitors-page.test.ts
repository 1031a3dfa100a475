import { expect, test } from 'vitest'
import { findBestRated } from './competitors-page.tsx'

const rated = (name: string, low: number, high: number) => ({
  name,
  rating: { value: (low + high) / 2, low, high, count: 50 },
})
const unrated = { name: 'New', rating: null }

test('only an interval above all others makes somebody rated best', () => {
  expect(findBestRated([rated('You', 4.4, 4.6), rated('Rival', 3.9, 4.1), unrated])?.name).toBe('You')
  expect(findBestRated([rated('You', 3.4, 3.6), rated('Rival', 3.9, 4.1)])?.name).toBe('Rival')
})

test('a higher average with few reviews beats nobody, and nobody is best alone', () => {
  expect(findBestRated([rated('You', 4.2, 4.4), rated('Rival', 3.8, 5)])).toBeNull()
  expect(findBestRated([rated('You', 4.2, 4.4), unrated])).toBeNull()
  expect(findBestRated([])).toBeNull()
})
