import { describe, expect, test } from 'vitest'
import {
  areSignificant,
  chanceOfRatings,
  chanceOfShares,
  countTail,
  differenceOfRatings,
  differenceOfShares,
  latestShift,
  ratingOf,
  type StarCounts,
  shareOf,
  twoSided,
  type Week,
} from './statistics.ts'

describe('known values', () => {
  test('of the normal and the negative binomial distribution', () => {
    expect(twoSided(0)).toBe(1)
    expect(twoSided(1.959964)).toBeCloseTo(0.05, 6)
    expect(twoSided(-3.290527)).toBeCloseTo(0.001, 6)
    // With size 1 and mean 2: geometric, each further event with a chance of two thirds.
    expect(countTail(3, 2, 1)).toBeCloseTo((2 / 3) ** 3, 10)
    expect(countTail(0, 2, 1)).toBe(1)
  })

  test("of Fisher's exact test", () => {
    // The lady tasting tea, and the usual example of two rows (8, 2) and (1, 5).
    expect(chanceOfShares({ count: 3, of: 4 }, { count: 1, of: 4 })).toBeCloseTo(0.4857, 4)
    expect(chanceOfShares({ count: 8, of: 10 }, { count: 1, of: 6 })).toBeCloseTo(0.035, 4)
    expect(chanceOfShares({ count: 1, of: 6 }, { count: 8, of: 10 })).toBeCloseTo(0.035, 4)
    expect(chanceOfShares({ count: 0, of: 5 }, { count: 0, of: 9 })).toBe(1)
    expect(chanceOfShares({ count: 9_000, of: 10_000 }, { count: 1_000, of: 10_000 })).toBe(0)
    const many = [
      { count: 5_100, of: 50_000 },
      { count: 4_900, of: 50_000 },
    ] as const
    expect(chanceOfShares(...many)).toBeCloseTo(0.0359, 3)
  })

  test("of Wilson's interval", () => {
    expect(shareOf(10, 100)).toEqual({ count: 10, of: 100, rate: 0.1, from: 0.0552, to: 0.1744 })
    expect(shareOf(0, 10)).toMatchObject({ rate: 0, from: 0, to: 0.2775 })
    expect(shareOf(0, 0)).toMatchObject({ rate: null, from: null, to: null })
  })

  test('of Benjamini and Hochberg: the last chance under its line carries all before it', () => {
    expect(areSignificant([0.01, 0.2, 0.04, 0.045])).toEqual([true, false, false, false])
    expect(areSignificant([0.04, 0.045, 0.03, 0.049])).toEqual([true, true, true, true])
    expect(areSignificant([0.001, 0.9, 0.024, 0.04])).toEqual([true, false, true, false])
    expect(areSignificant([])).toEqual([])
  })
})

test.for<[[number, number], [number, number], [number, number]]>([
  // Newcombe 1998, table II, method 10.
  [
    [56, 70],
    [48, 80],
    [0.0524, 0.3339],
  ],
  [
    [5, 56],
    [0, 29],
    [-0.0381, 0.1926],
  ],
  [
    [10, 10],
    [0, 10],
    [0.6075, 1],
  ],
])('the interval of %o and %o is Newcombe’s', ([[a, m], [b, n], [low, high]]) => {
  const difference = differenceOfShares({ count: a, of: m }, { count: b, of: n })
  expect(difference.value).toBeCloseTo(a / m - b / n)
  expect(difference.low).toBeCloseTo(low, 3)
  expect(difference.high).toBeCloseTo(high, 3)
})

describe('ratings', () => {
  const [good, bad]: StarCounts[] = [
    [0, 0, 0, 10, 20],
    [15, 10, 5, 0, 0],
  ]

  test('differ by an interval that is as wide as chance, and not at all with too few', () => {
    const { value, low, high } = differenceOfRatings(good!, bad!)!
    expect(value).toBeCloseTo(3, 10)
    expect([low, high].map((end) => end.toFixed(2))).toEqual(['2.52', '3.48'])
    expect(differenceOfRatings(good!, [9, 0, 0, 0, 0])).toBeNull()
    expect(ratingOf([0, 0, 0, 0, 9])).toBeNull()
    expect(ratingOf([0, 0, 0, 0, 10])!.low).toBeLessThan(4.5)
  })

  test('of the extremes of many groups are apart by chance more often', () => {
    const [one, other]: StarCounts[] = [
      [2, 3, 5, 10, 30],
      [5, 5, 10, 10, 20],
    ]
    const chance = chanceOfRatings(one!, other!)
    expect(chance).toBeLessThan(0.05)
    expect(chanceOfRatings(one!, other!, 5)).toBeCloseTo(10 * chance, 10)
  })
})

describe('a shift', () => {
  const weeks = (count: number, each: (age: number) => Week) =>
    Array.from({ length: count }, (_, age) => each(age))
  const week = (count: number, of: number): Week => ({ '': { count, of } })

  test('is that of the week from which more say so, with the shares on both sides', () => {
    const shift = latestShift(weeks(52, (age) => (age < 3 ? week(12, 40) : week(4, 40))))!
    expect(shift).toMatchObject({ age: 3, after: { count: 36, of: 120 } })
    expect(shift.before.count / shift.before.of).toBeCloseTo(0.1, 10)
    expect(shift.chance).toBeLessThan(0.0001)
  })

  test('is chance where weeks are alike, and unknown to a business of two months', () => {
    expect(latestShift(weeks(52, (age) => week(3 + (age % 3), 40)))!.chance).toBeGreaterThan(0.5)
    expect(latestShift(weeks(9, () => week(4, 40)))).toBeNull()
    expect(latestShift(weeks(52, (age) => (age === 0 ? week(9, 9) : age < 44 ? {} : week(0, 40))))).toBeNull()
  })

  test('is none where an import of another mix arrives, or its part grows', () => {
    const arrives = weeks(52, (age) => ({
      ...week(4, 40),
      ...(age === 4 && { elsewhere: { count: 900, of: 2000 } }),
    }))
    expect(latestShift(arrives)!.chance).toBeGreaterThan(0.5)
    const grows = weeks(52, (age) => ({
      ...week(age < 6 ? 1 : 2, age < 6 ? 20 : 40),
      elsewhere: age < 6 ? { count: 18, of: 45 } : { count: 2, of: 5 },
    }))
    const shift = latestShift(grows)!
    expect(shift.chance).toBeGreaterThan(0.5)
    expect(shift.before.count / shift.before.of).toBeCloseTo(shift.after.count / shift.after.of, 1)
  })

  test('is not surer than the few reviews of another source allow', () => {
    const { chance } = latestShift(
      weeks(52, (age) => ({
        ...week(age < 2 ? 1 : Number(age === 20), 20),
        elsewhere: age < 2 ? { count: 5, of: 10 } : { count: 0, of: Number(age === 10) },
      })),
    )!
    expect(chance).toBeGreaterThan(0.01)
  })

  test('is less sure where weeks have always been restless', () => {
    const [calm, restless] = [0, 4].map((by) =>
      latestShift(weeks(52, (age) => (age < 3 ? week(12, 40) : week(4 + (age % 2 ? by : -by), 40)))),
    )
    expect(restless!.chance).toBeGreaterThan(100 * calm!.chance)
  })
})
