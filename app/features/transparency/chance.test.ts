import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '#app/features/figures/statistics.ts'
import { biasVerdict } from './bias.ts'
import { compare } from './chance.ts'

test('a share has Wilson’s interval, even if nothing happened', () => {
  // Values of the literature: Newcombe (1998), table I, method 3.
  expect(shareOf(81, 263)).toMatchObject({ from: 0.2553, to: 0.3662 })
  expect(shareOf(15, 148)).toMatchObject({ from: 0.0624, to: 0.1605 })
  expect(shareOf(0, 20)).toMatchObject({ rate: 0, from: 0, to: 0.1611 })
  expect(shareOf(1, 29)).toMatchObject({ from: 0.0061, to: 0.1718 })
  expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, rate: null, from: null, to: null })
})

test('Fisher’s tea-tasting lady may have guessed', () => {
  // Fisher's own example: 3 of 4 against 1 of 4, 0.4857 on both sides.
  expect(compare({ count: 3, of: 4 }, { count: 1, of: 4 })).toMatchObject({
    chance: 0.4857,
    verdict: 'may_be_chance',
  })
})

const said = (low: Count, middle: Count, high: Count, verb = 'removed') => {
  const [one, other, third] = [low, middle, high].map(([count, of]) => ({ count, of }))
  const nothing = shareOf(0, 0)
  const byStars = { 1: nothing, 2: nothing, 3: shareOf(other!.count, other!.of), 4: nothing, 5: nothing }
  return biasVerdict({ bias: compare(one!, third!), byStars }, verb)
}
type Count = [count: number, of: number]

test('a difference beyond chance names its side first, and has the numbers', () => {
  expect(compare({ count: 9, of: 20 }, { count: 2, of: 300 }).verdict).toBe('more_low')
  expect(compare({ count: 2, of: 300 }, { count: 9, of: 20 }).verdict).toBe('more_high')
  expect(said([9, 20], [0, 30], [2, 300], 'challenged')).toEqual([
    'Bad reviews were challenged more often than good ones: 9 of 20 reviews with 1 or 2 stars (45%) and 2 of 300 with 4 or 5 (0.7%).',
    'Chance is an unlikely explanation: by chance alone, a gap this size turns up less than once in 1,000.',
  ])
})

test('a gap that may be chance is called that in the same sentence as its numbers', () => {
  expect(said([1, 12], [0, 4], [1, 90])![0]).toBe(
    '1 of 12 reviews with 1 or 2 stars (8.3%) and 1 of 90 with 4 or 5 (1.1%) were removed; this could be chance.',
  )
  expect(said([1, 12], [0, 4], [1, 90])![1]).toMatch(
    /^By chance alone, a gap this size turns up \d+ times in 100\.$/,
  )
  expect(said([0, 26], [0, 4], [3, 240])![1]).toBe('By chance alone, a gap this size turns up almost always.')
})

test('bad reviews alone do not hide behind small numbers, or three stars between bad and good', () => {
  expect(said([2, 5], [0, 3], [0, 10])![0]).toMatch(/^Only bad reviews: 2 of 5 reviews with 1 or 2 stars/)
  expect(said([20, 20], [0, 0], [0, 0])![0]).toMatch(/^20 of 20 .* there is nothing to compare\.$/)
  expect(said([0, 9], [20, 22], [0, 90])).toEqual([
    '0 of 9 reviews with 1 or 2 stars (0%), 20 of 22 with 3 (91%) and 0 of 90 with 4 or 5 (0%) were removed.',
  ])
  expect(said([0, 9], [0, 22], [0, 90])).toBeNull()
})

test('how often chance does the same is given in 100, and in 1,000 if it is small', () => {
  const gap = (chance: number) => {
    const bias = {
      ...compare({ count: 3, of: 30 }, { count: 4, of: 300 }),
      chance,
      verdict: 'may_be_chance',
    } as const
    const nothing = shareOf(0, 0)
    return biasVerdict(
      { bias, byStars: { 1: nothing, 2: nothing, 3: nothing, 4: nothing, 5: nothing } },
      'removed',
    )![1]
  }
  expect(gap(0.34)).toContain('34 times in 100.')
  expect(gap(0.012)).toContain('once in 100.')
  expect(gap(0.004)).toContain('4 times in 1,000.')
  expect(gap(0.0004)).toContain('less than once in 1,000.')
})

test('chance is a probability for any two shares, and the shares can be swapped', () => {
  const share = fc.nat(4000).chain((of) => fc.nat(of).map((count) => ({ count, of })))
  fc.assert(
    fc.property(share, share, (one, other) => {
      const { chance } = compare(one, other)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(compare(other, one).chance).toBeCloseTo(chance, 3)
    }),
  )
})
