import { expect, test } from 'vitest'
import { countTail, normalQuantile, normalTail, studentQuantile, studentTail } from './probability.ts'

test('tails and quantiles agree with the tables', () => {
  expect(normalTail(1.959964)).toBeCloseTo(0.025, 6)
  expect(normalTail(-1)).toBeCloseTo(0.841345, 6)
  expect(normalTail(5) / 2.866516e-7).toBeCloseTo(1, 5)
  expect(normalQuantile(0.005)).toBeCloseTo(2.575829, 5)
  expect(studentQuantile(0.025, 10)).toBeCloseTo(2.228139, 5)
  expect(studentTail(-2.228139, 10)).toBeCloseTo(0.975, 6)
  expect(studentQuantile(0.025, 1)).toBeCloseTo(12.7062, 3)
})

test('counts have the tail of Poisson where the rate is steady, and a heavier one where it varies', () => {
  expect(countTail(8, 3, 1e7)).toBeCloseTo(0.0119, 4)
  // One event is a geometric one: P(X ≥ k) = (mean / (1 + mean))^k.
  expect(countTail(4, 1, 1)).toBeCloseTo(1 / 16, 10)
  expect(countTail(0, 3, 2)).toBe(1)
})
