import { expect, test } from 'vitest'
import { chanceOfCrossing } from './crossing.ts'
import { normalTail } from './probability.ts'

const single = 2 * normalTail(2.5)

test('the chance lies between that of one value and that of independent ones', () => {
  expect(chanceOfCrossing([{ bound: 2.5, correlation: 0 }])).toBeCloseTo(single, 6)
  const two = (correlation: number) =>
    chanceOfCrossing([
      { bound: 2.5, correlation: 0 },
      { bound: 2.5, correlation },
    ])
  expect(two(0)).toBeCloseTo(1 - (1 - single) ** 2, 5)
  expect(two(0.999999)).toBeCloseTo(single, 3)
  expect(two(0.5)).toBeGreaterThan(two(0.9))
  // P(|X| > 1.96 or |Y| > 1.96) for a correlation of 0.5, from tables of the bivariate normal distribution.
  expect(
    chanceOfCrossing([
      { bound: 1.959964, correlation: 0 },
      { bound: 1.959964, correlation: 0.5 },
    ]),
  ).toBeCloseTo(0.0908, 2)
})
