import { expect, test } from 'vitest'
import { chanceOf } from '#seeds/chance.ts'
import { beyondChance, differenceOf } from './difference.ts'

test.for<[[number, number], [number, number], [number, number]]>([
  // Newcombe 1998, table II, method 10.
  [
    [56, 70],
    [48, 80],
    [0.0524, 0.3339],
  ],
  [
    [9, 10],
    [3, 10],
    [0.1705, 0.809],
  ],
  [
    [6, 7],
    [2, 7],
    [0.0582, 0.8062],
  ],
  [
    [5, 56],
    [0, 29],
    [-0.0381, 0.1926],
  ],
  [
    [0, 10],
    [0, 20],
    [-0.1611, 0.2775],
  ],
  [
    [10, 10],
    [0, 10],
    [0.6075, 1],
  ],
])('the interval of %o and %o is Newcombe’s', ([[a, m], [b, n], [low, high]]) => {
  const difference = differenceOf({ count: a, of: m }, { count: b, of: n })
  expect(difference.value).toBeCloseTo(a / m - b / n)
  expect(difference.low).toBeCloseTo(low, 3)
  expect(difference.high).toBeCloseTo(high, 3)
})

test('the chance of a difference is that of the score test', () => {
  // z = 2.6477 and 0.
  expect(differenceOf({ count: 56, of: 70 }, { count: 48, of: 80 }).chance).toBeCloseTo(0.00805, 4)
  expect(differenceOf({ count: 5, of: 10 }, { count: 10, of: 20 }).chance).toBeCloseTo(1)
  expect(differenceOf({ count: 0, of: 10 }, { count: 0, of: 20 }).chance).toBe(1)
})

const withChance = (chance: number) => ({ value: 0.1, low: 0.01, high: 0.2, chance })

test('Holm: each chance is held against the level shared by those not yet past', () => {
  const sure = (...chances: number[]) => beyondChance(chances.map(withChance))
  expect(sure(0.04)).toEqual([true])
  expect(sure(0.04, 0.04)).toEqual([false, false])
  expect(sure(0.02, 0.04)).toEqual([true, true])
  expect(sure(0.03, 0.001, 0.02)).toEqual([true, true, true])
  expect(sure(0.03, 0.001, 0.026)).toEqual([false, true, false])
  expect(sure()).toEqual([])
})

test('what its interval does not tell from nothing is not sure', () => {
  expect(beyondChance([{ value: 0.1, low: -0.01, high: 0.2, chance: 0.001 }])).toEqual([false])
})

test('of two businesses of which the same is said, at most one comparison in twenty claims a difference', () => {
  const chance = chanceOf(11)
  const shares = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3]
  const drawn = (share: number, of: number) => ({
    count: Array.from({ length: of }).filter(() => chance.next() < share).length,
    of,
  })
  for (const [own, theirs] of [
    [20, 30],
    [60, 200],
  ] as const) {
    let wrong = 0
    const runs = 1_000
    for (let run = 0; run < runs; run++) {
      const differences = shares.flatMap((share) => [
        differenceOf(drawn(share, own), drawn(share, theirs)),
        differenceOf(drawn(share / 2, own), drawn(share / 2, theirs)),
      ])
      if (beyondChance(differences).includes(true)) wrong++
    }
    expect(wrong / runs).toBeLessThan(0.06)
  }
})

test('a real difference is found: 34% of 120 against 12% of 300', () => {
  const differences = [
    differenceOf({ count: 41, of: 120 }, { count: 36, of: 300 }),
    ...Array.from({ length: 23 }, () => differenceOf({ count: 12, of: 120 }, { count: 30, of: 300 })),
  ]
  expect(beyondChance(differences)[0]).toBe(true)
})
