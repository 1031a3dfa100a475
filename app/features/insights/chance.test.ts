import { expect, test } from 'vitest'
import {
  averageOf,
  isShareChanged,
  isSignificant,
  type StarCounts,
  spreadOf,
  uncertaintyOf,
} from './chance.ts'

test('five five-star reviews do not make a sixth certain', () => {
  const stars: StarCounts = [0, 0, 0, 0, 5]
  expect(averageOf(stars)).toBe(5)
  expect(uncertaintyOf(spreadOf(stars), 5)).toBeGreaterThan(0.5)
})

test('more reviews make smaller differences significant', () => {
  const spread = spreadOf([10, 10, 20, 60, 200])
  expect(uncertaintyOf(spread, 100)).toBeLessThan(uncertaintyOf(spread, 20))
  expect(isSignificant(spread, { average: 4.7, count: 18 }, { average: 4.5, count: 20 })).toBe(false)
  expect(isSignificant(spread, { average: 4.7, count: 1800 }, { average: 4.5, count: 2000 })).toBe(true)
})

test('a share is compared, not a count: more reviews alone change nothing', () => {
  expect(isShareChanged(10, 100, 5, 50)).toBe(false)
  expect(isShareChanged(14, 57, 3, 49)).toBe(true)
  expect(isShareChanged(0, 0, 3, 49)).toBe(false)
})
