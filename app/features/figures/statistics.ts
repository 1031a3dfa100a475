import jstat from 'jstat'
import { averageOf as averageOfStars } from '#app/features/reviews/review.vocabulary.ts'

// The only place with an interval or a test. Everything that a screen calls certain, or chance, comes from here.

/** 95% confidence unless said otherwise. */
export type Interval = { value: number; low: number; high: number }

/** The number of reviews with each rating, from 1 star to 5. */
export type StarCounts = [number, number, number, number, number]

/**
 * Averages of a period, shares, topics and comparisons need so many reviews. The overall rating is shown from the first
 * review, always with its number, as the public page shows it; and a quote is no number.
 */
export const fewestReviews = 10

const z95 = 1.96

export const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

export const noStars: StarCounts = [0, 0, 0, 0, 0]
export function starsOf(rows: { rating: number; reviews: number }[]): StarCounts {
  const stars: StarCounts = [...noStars]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  return stars
}
export const addUp = (all: StarCounts[]) =>
  all.reduce<StarCounts>((sum, each) => sum.map((count, at) => count + each[at]!) as StarCounts, noStars)
export const countStars = (stars: StarCounts) => stars.reduce((sum, count) => sum + count, 0)
const starTotalOf = (stars: StarCounts) => stars.reduce((sum, each, at) => sum + each * (at + 1), 0)

/** To two decimals; null when there is nothing to average. */
export const averageOf = (stars: StarCounts) => averageOfStars(starTotalOf(stars), countStars(stars))

/**
 * The standard deviation of ratings. One imaginary review of each rating is added: five five-star reviews do not
 * mean that the sixth customer cannot be unhappy.
 */
export function spreadOf(stars: StarCounts) {
  const smoothed = stars.map((count) => count + 1) as StarCounts
  const average = starTotalOf(smoothed) / countStars(smoothed)
  const squares = smoothed.reduce((sum, count, at) => sum + count * (at + 1 - average) ** 2, 0)
  return Math.sqrt(squares / countStars(smoothed))
}

/** Half the width of the 95% confidence interval of an average. */
export const uncertaintyOf = (spread: number, count: number) => (z95 * spread) / Math.sqrt(count)

/** An average with its 95% confidence interval; null with too few reviews. */
export function ratingOf(stars: StarCounts): (Interval & { count: number }) | null {
  const count = countStars(stars)
  if (count < fewestReviews) return null
  const value = averageOf(stars)!
  const margin = uncertaintyOf(spreadOf(stars), count)
  return { value, low: Math.max(1, value - margin), high: Math.min(5, value + margin), count }
}

/** How much higher the average of `one` is than that of `other`, with Welch's interval. Null with too few of either. */
export function differenceOfRatings(one: StarCounts, other: StarCounts): Interval | null {
  if (Math.min(countStars(one), countStars(other)) < fewestReviews) return null
  const value = starTotalOf(one) / countStars(one) - starTotalOf(other) / countStars(other)
  const margin = z95 * Math.sqrt(errorOf(one) + errorOf(other))
  return { value, low: value - margin, high: value + margin }
}

const errorOf = (stars: StarCounts) => spreadOf(stars) ** 2 / countStars(stars)

/**
 * The chance of a difference this large between two averages, if nothing differs; `of`: they are the extremes of so many
 * groups, each pair of which could have been it.
 */
export function chanceOfRatings(one: StarCounts, other: StarCounts, of = 2) {
  const gap = Math.abs(starTotalOf(one) / countStars(one) - starTotalOf(other) / countStars(other))
  return Math.min(1, ((of * (of - 1)) / 2) * twoSided(gap / Math.sqrt(errorOf(one) + errorOf(other))))
}

/** A difference less likely than this is not taken for chance. */
export const unlikely = 0.05

/** Whether two averages differ by more than chance explains; `of` as above. */
export const areRatingsApart = (one: StarCounts, other: StarCounts, of = 2) =>
  chanceOfRatings(one, other, of) < unlikely

export type Share = {
  count: number
  of: number
  /** From 0 to 1; null if `of` is 0. */
  rate: number | null
  from: number | null
  to: number | null
}

/** How many of how many, with Wilson's 95% interval, which holds for small numbers too. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, rate: null, from: null, to: null }
  const { value, low, high } = wilson(count, of)
  return { count, of, rate: rounded(value, 4), from: rounded(low, 4), to: rounded(high, 4) }
}

function wilson(count: number, of: number): Interval {
  const rate = count / of
  const z = z95
  const centre = rate + z ** 2 / (2 * of)
  const margin = z * Math.sqrt((rate * (1 - rate) + z ** 2 / (4 * of)) / of)
  const scale = 1 + z ** 2 / of
  return {
    value: rate,
    low: Math.max(0, (centre - margin) / scale),
    high: Math.min(1, (centre + margin) / scale),
  }
}

/** How much larger the first of two shares is, with Newcombe's 95% interval, made of Wilson's of each. */
export function differenceOfShares(one: { count: number; of: number }, other: typeof one): Interval {
  const [a, b] = [wilson(one.count, one.of), wilson(other.count, other.of)]
  const value = a.value - b.value
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  }
}

/** Below so many mentions there is no state. */
export const fewestMentions = 20

/**
 * Fisher's exact test, two-sided: the chance of all outcomes that are no likelier than the observed one, if as many in
 * all were drawn without regard to the side.
 */
export function chanceOfShares(one: { count: number; of: number }, other: typeof one) {
  const drawn = one.count + other.count
  const [least, most] = [Math.max(0, drawn - other.of), Math.min(drawn, one.of)]
  const likelierNext = (count: number) =>
    ((one.of - count) * (drawn - count)) / ((count + 1) * (other.of - drawn + count + 1))
  // Likelihoods in terms of the observed outcome's.
  let [sum, all] = [1, 1]
  const add = (each: number) => {
    all += each
    // Equally likely outcomes must not differ by a last digit.
    if (each <= 1 + 1e-7) sum += each
  }
  for (let count = one.count, each = 1; count < most; count++) {
    each *= likelierNext(count)
    add(each)
  }
  for (let count = one.count, each = 1; count > least; count--) {
    each /= likelierNext(count - 1)
    add(each)
  }
  return sum / all
}

/** The chance that a normal value is so far from zero, on either side. */
export const twoSided = (z: number) => Math.min(1, 2 * jstat.normal.cdf(-Math.abs(z), 0, 1))

/**
 * The chance of at least so many events where `mean` are expected, if their rate itself varies: the variance of the
 * count is mean + mean² / size (the negative binomial distribution).
 */
export const countTail = (count: number, mean: number, size: number) =>
  count <= 0 ? 1 : jstat.ibeta(mean / (mean + size), count, size)

/** Which of these chances are significant when all are tested together (Benjamini and Hochberg). */
export function areSignificant(chances: number[], level = unlikely): boolean[] {
  const order = chances.map((chance, at) => ({ chance, at })).sort((one, other) => one.chance - other.chance)
  const last = order.findLastIndex(({ chance }, rank) => chance <= (level * (rank + 1)) / chances.length)
  const stands = chances.map(() => false)
  for (const { at } of order.slice(0, last + 1)) stands[at] = true
  return stands
}

/** In one week, of one source: how many (`count`) of its reviews (`of`) say something. */
type WeekShare = { count: number; of: number }
export type Week = Record<string, WeekShare>

export type Shift = {
  /** How many weeks there are since the change. */
  age: number
  /**
   * The chance of a difference this clear if nothing changed, corrected for all the weeks in which the change could have
   * been.
   */
  chance: number
  /** Of the sources with reviews on both sides. `before` gives each source the weight that it has in `after`. */
  before: WeekShare
  after: WeekShare
}

/**
 * A shift needs `least` weeks after it and `leastBefore` before it; it is compared with at most `mostBefore` weeks (half a
 * year).
 */
const weeks = { least: 2, leastBefore: 8, mostBefore: 26 }
/**
 * The variation between weeks is estimated from few of them, and the next may vary more. The factor was measured by
 * simulation.
 */
const caution = 2.5

/**
 * The week from which a share differs most clearly from that of the half year before it. `newest` first. Compared within
 * each source (Mantel and Haenszel), so that an import is no change; weeks that vary more than by chance count for less. An
 * older week was tested more often, so that its chance is multiplied by its age, which keeps the chance of a false alarm
 * right over all tests. Null with too few weeks or reviews.
 */
export function latestShift(newest: Week[]): Shift | null {
  const sources = sumsOf(newest)
  let clearest: Shift | null = null
  let looks = 0
  for (let age = weeks.least; age + weeks.leastBefore <= newest.length; age++) {
    const shift = shiftAt(age, sources)
    if (!shift) continue
    looks += 1 / age
    shift.chance *= age
    if (!clearest || shift.chance < clearest.chance) clearest = shift
  }
  return clearest && { ...clearest, chance: Math.min(1, clearest.chance * looks) }
}

/** The shares before and after one week, as a shift compares them. */
export const sharesAround = (newest: Week[], age: number) => shiftAt(age, sumsOf(newest))

const sumsOf = (newest: Week[]) =>
  [...new Set(newest.flatMap(Object.keys))].map((source) => cumulate(newest, source))

type Sums = { of: number; count: number; squares: number; weeks: number }

/** At each place the sums of all weeks before it. */
function cumulate(newest: Week[], source: string): Sums[] {
  const sums: Sums[] = [{ of: 0, count: 0, squares: 0, weeks: 0 }]
  for (const { [source]: week = { of: 0, count: 0 } } of newest) {
    const last = sums.at(-1)!
    sums.push({
      of: last.of + week.of,
      count: last.count + week.count,
      squares: last.squares + (week.of && week.count ** 2 / week.of),
      weeks: last.weeks + Number(week.of > 0),
    })
  }
  return sums
}

function shiftAt(age: number, sources: Sums[][]): Shift | null {
  const [before, after] = [
    { count: 0, of: 0 },
    { count: 0, of: 0 },
  ]
  let [said, expected, squares, freedom] = [0, 0, 0, 0]
  for (const sums of sources) {
    const now = sums[age]!
    const then = between(now, sums[Math.min(age + weeks.mostBefore, sums.length - 1)]!)
    if (now.of === 0 || then.of === 0) continue
    after.count += now.count
    after.of += now.of
    before.count += (now.of * then.count) / then.of
    before.of += then.of
    said += now.count + then.count
    expected += (now.of * (now.count + then.count)) / (now.of + then.of)
    for (const part of [now, then]) {
      squares += squaresIn(part)
      freedom += part.weeks - 1
    }
  }
  if (Math.min(after.of, before.of) < fewestReviews) return null
  before.count *= before.of / after.of
  const excess = freedom > 4 ? Math.max(0, squares / freedom - 1) : 0
  const size = (1 + caution * excess) * (1 - said / (after.of + before.of))
  return { age, before, after, chance: chanceOfPart(after.count, said, { expected, size }) }
}

const between = (from: Sums, to: Sums): Sums => ({
  of: to.of - from.of,
  count: to.count - from.count,
  squares: to.squares - from.squares,
  weeks: to.weeks - from.weeks,
})

/** Pearson's chi-squared of the weekly counts against a constant share. */
function squaresIn({ of, count, squares, weeks }: Sums) {
  if (count === 0 || count === of) return weeks - 1
  return (squares - count ** 2 / of) / ((count / of) * (1 - count / of))
}

/**
 * The two-sided chance that, of all who said so, a part is at least so far from the expected one: binomial, with `size`
 * times its variance. Weeks that vary more are worth as much as fewer reviews.
 */
function chanceOfPart(count: number, said: number, { expected, size }: { expected: number; size: number }) {
  if (said === 0 || size === 0) return 1
  const atLeast = (its: number, rate: number) =>
    its === 0 ? 1 : jstat.ibeta(rate, its / size, (said - its) / size + 1)
  const rate = expected / said
  return Math.min(1, 2 * (count > expected ? atLeast(count, rate) : atLeast(said - count, 1 - rate)))
}
