import { expect, test } from 'vitest'
import {
  averageOf,
  isBeyondChance,
  isShareChanged,
  type StarCounts,
  spreadOf,
  uncertaintyOf,
} from './chance.ts'

test('five times five stars do not promise a sixth', () => {
  const stars: StarCounts = [0, 0, 0, 0, 5]
  expect(averageOf(stars)).toBe(5)
  expect(uncertaintyOf(spreadOf(stars), 5)).toBeGreaterThan(0.5)
})

test('the more reviews, the less is chance', () => {
  const spread = spreadOf([10, 10, 20, 60, 200])
  expect(uncertaintyOf(spread, 100)).toBeLessThan(uncertaintyOf(spread, 20))
  expect(isBeyondChance(spread, { average: 4.7, count: 18 }, { average: 4.5, count: 20 })).toBe(false)
  expect(isBeyondChance(spread, { average: 4.7, count: 1800 }, { average: 4.5, count: 2000 })).toBe(true)
})

test('a share changes when more than the number of reviews did', () => {
  expect(isShareChanged(10, 100, 5, 50)).toBe(false)
  expect(isShareChanged(14, 57, 3, 49)).toBe(true)
  expect(isShareChanged(0, 0, 3, 49)).toBe(false)
})
