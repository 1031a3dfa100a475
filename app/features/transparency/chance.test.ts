import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, shareOf } from './chance.ts'
import { biasSentences } from './words.ts'

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

test('a difference beyond chance names its side, and the sentence has the numbers', () => {
  const harsh = compare({ count: 9, of: 20 }, { count: 2, of: 300 })
  expect(harsh.verdict).toBe('more_low')
  expect(compare({ count: 2, of: 300 }, { count: 9, of: 20 }).verdict).toBe('more_high')
  const said = biasSentences(harsh, 'challenged')
  expect(said).toContain(
    '9 of 20 reviews with 1 or 2 stars (45%) and 2 of 300 reviews with 4 or 5 stars (0.7%)',
  )
  expect(said).toContain('Bad reviews were challenged more often than good ones')
  expect(said).toContain('by chance alone, a gap this size turns up less than once in 1,000')
})

test('a few challenges prove nothing, and without any there is no comparison', () => {
  const few = compare({ count: 1, of: 12 }, { count: 1, of: 90 })
  expect(biasSentences(few, 'challenged')).toMatch(
    /This could be chance: a gap this size turns up \d+ times in 100\.$/,
  )
  expect(biasSentences(compare({ count: 0, of: 12 }, { count: 0, of: 90 }), 'challenged')).toBe('')
  expect(biasSentences(compare({ count: 0, of: 0 }, { count: 1, of: 90 }), 'challenged')).toContain(
    'nothing to compare yet',
  )
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
