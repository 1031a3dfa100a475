import {
  averageOf,
  chanceOfShares,
  rounded,
  type StarCounts,
  shareOf,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { type ChallengeReason, challengeReasons } from '#app/features/reviews/review.vocabulary.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { ShareRow } from '#app/ui/share-bars.tsx'
import {
  type ByStars,
  type Comparison,
  type Counted,
  type Month,
  type PublicRecord,
  type Reasons,
  type Stars,
  stars,
  type Treatment,
} from './public-record.ts'

/** One question about a business, answered by its record. It is data: the page and the JSON are made from it. */
export type Section = {
  /** Its address on the page, and its name in the file. */
  id: string
  question: string
  verdict: (record: PublicRecord) => Verdict
  /** The answer at a glance, where a picture would say no more. */
  brief?: (record: PublicRecord) => readonly [figure: string, of: string]
  /** Shows what the verdict says; null while there is nothing to show. */
  picture?: (record: PublicRecord) => Picture | null
  /** The columns of the table; the first one names its rows. */
  columns: readonly string[]
  /** The numbers behind the verdict. */
  rows: (record: PublicRecord) => (Row | false)[]
  /** What is counted and how, below the table. */
  rules?: (record: PublicRecord) => (Rule | false)[]
}

export type Verdict = readonly [answer: string, ...more: string[]]
export type Picture = { months: readonly Month[] } | { shares: readonly ShareRow[] }
export type Row = readonly [name: string, ...cells: Cell[]]
/** `to`: the list behind a number, or the page that a text names. */
export type Cell = number | string | null | { value: number | string; to: string }
type Rule = readonly [title: string, text: string]

export const readRows = (section: Section, record: PublicRecord) =>
  section.rows(record).filter((row) => row !== false)

export const readRules = (section: Section, record: PublicRecord) =>
  (section.rules?.(record) ?? []).filter((rule) => rule !== false)

export const readValue = (cell: Cell | undefined) => (typeof cell === 'object' ? cell?.value : cell) ?? null

export const starColumns = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars', 'All']

/** A cell for each of these columns; `to` gives the cases behind it, null those of all. */
export function starCells(counts: ByStars, to?: (rating: number | null) => string): Cell[] {
  const cell = (value: number, rating: number | null) => (to ? { value, to: to(rating) } : value)
  const all = stars.reduce((sum, each) => sum + counts[each], 0)
  return [...stars.map((each) => cell(counts[each], each)), cell(all, null)]
}

/** Cells with this one in the column of all stars, and the others empty. */
export const inAll = (cell: Cell): Cell[] => [...stars.map(() => null), cell]

export const numberOrNone = (count: number) => (count === 0 ? 'none' : formatNumber(count))

type Group = { rating: number; count: number }

export function countByStars(groups: Group[]): ByStars {
  const counts: ByStars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of groups) counts[rating as Stars] += count
  return counts
}

export const total = (groups: { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0)

export const counted = (groups: Group[]): Counted => ({
  count: total(groups),
  byStars: countByStars(groups),
})

/** From 1 star to 5. */
export const starCounts = (counts: ByStars) => stars.map((each) => counts[each]) as StarCounts

/** To two decimals; null if there is nothing to average. */
export const average = (groups: Group[]) => averageOf(starCounts(countByStars(groups)))

export const addStars = (one: ByStars, other: ByStars, times = 1) =>
  Object.fromEntries(stars.map((each) => [each, one[each] + times * other[each]])) as ByStars

export const low = (counts: ByStars) => counts[1] + counts[2]
export const high = (counts: ByStars) => counts[4] + counts[5]

export const countByReason = (groups: (Group & { reason: ChallengeReason | null })[]) =>
  Object.fromEntries(
    challengeReasons.map((reason) => [reason, counted(groups.filter((each) => each.reason === reason))]),
  ) as Reasons

/** Counts reviews whose stars have changed since under the stars that they had before. */
export function withEarlierStars(counts: ByStars, changed: (Group & { ratingNow: number })[]) {
  const now = countByStars(changed.map(({ ratingNow, count }) => ({ rating: ratingNow, count })))
  return addStars(addStars(counts, countByStars(changed)), now, -1)
}

/** How many of the reviews with each number of stars, and whether bad reviews were treated like good ones. */
export const treatment = (counts: ByStars, of: ByStars): Treatment => ({
  byStars: Object.fromEntries(
    stars.map((each) => [each, shareOf(counts[each], of[each])]),
  ) as Treatment['byStars'],
  bias: compare({ count: low(counts), of: low(of) }, { count: high(counts), of: high(of) }),
})

type Shared = { count: number; of: number }

/** Compares two shares. The verdict names a side only if chance is an unlikely explanation. */
export function compare(one: Shared, other: Shared): Comparison {
  const chance = chanceOfShares(one, other)
  const isMoreOfFirst = one.count * other.of > other.count * one.of
  return {
    low: shareOf(one.count, one.of),
    high: shareOf(other.count, other.of),
    chance: rounded(chance, 4),
    verdict:
      one.count + other.count === 0
        ? 'none'
        : chance >= unlikely
          ? 'may_be_chance'
          : isMoreOfFirst
            ? 'more_low'
            : 'more_high',
  }
}
