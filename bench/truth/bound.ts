import { normalOf, randomOf } from './planted-business.ts'

/** Until when the week of a change is sought: no test that has to find it among more weeks does better on average. */
const weeksSought = 4
const level = 0.05
const businesses = 20_000

/** A shift of so many standard errors of a week's mean, two weeks ago, in one of so many topics of the same size. */
export type Sought = { shift: number; history: number; topics: number }

/**
 * How often the best test finds the shift that is right in at most 5% of the businesses without one: of those that know the
 * week, and of those that know that it is one of the last four and place it at most one week from the true one. Scores are
 * normal, and their spread is known.
 */
export function bestPossible(sought: Sought) {
  return { known: powerOf(sought, [2]), unknown: powerOf(sought, [1, 2, 3, weeksSought]) }
}

function powerOf({ shift, history, topics }: Sought, ages: number[]) {
  const clearest = (by: number, seed: number) => {
    const random = randomOf(seed)
    return Array.from({ length: businesses }, () => clearestAge(ages, history, by, random))
  }
  const usual = clearest(0, 1).map(({ clearness }) => Math.abs(clearness))
  usual.sort((one, other) => one - other)
  const bound = usual[Math.ceil((1 - level) ** (1 / topics) * businesses)]!
  const found = clearest(shift, 2).filter(({ clearness, age }) => clearness > bound && Math.abs(age - 2) <= 1)
  return found.length / businesses
}

/** Of the differences between the last weeks and those before them: the clearest in standard errors. */
function clearestAge(ages: number[], history: number, shift: number, random: () => number) {
  const newest = Array.from({ length: weeksSought }, (_, age) => normalOf(random) + (age < 2 ? shift : 0))
  const older = history + 2 - weeksSought
  const rest = Math.sqrt(older) * normalOf(random)
  const all = rest + sumOf(newest)
  const weeks = history + 2
  return ages
    .map((age) => {
      const after = sumOf(newest.slice(0, age))
      const before = weeks - age
      return { age, clearness: (after / age - (all - after) / before) / Math.sqrt(1 / age + 1 / before) }
    })
    .reduce((one, other) => (Math.abs(other.clearness) > Math.abs(one.clearness) ? other : one))
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
