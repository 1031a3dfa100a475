import { expect, test } from 'vitest'
import { rateMonths } from './ratings.server.ts'
import { trendPoints } from './trend-points.ts'

test('a month with nine reviews has no average, one with ten has', () => {
  const counts = [
    { month: '2026-10', provenance: 'order' as const, rating: 4, count: 9 },
    { month: '2026-11', provenance: 'order' as const, rating: 4, count: 10 },
  ]
  const [october, november] = trendPoints(rateMonths(counts, ['2026-10', '2026-11']).months)
  expect(october).toMatchObject({ value: null, low: undefined, count: 9 })
  expect(november).toMatchObject({ value: 4, count: 10 })
})
