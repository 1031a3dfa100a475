import { chanceOfShares, fewestReviews, unlikely } from '#app/features/figures/statistics.ts'

/** Reviews of one day, with the same stars and from the same source. */
export type Day = { start: string; rating: number; importSource: string; reviews: number }

/** `low`: of those counted, the ones that are not content. */
export type Month = { start: string; count: number; of: number; low: number }

/** From which month on more or fewer of all reviews are of a kind, beyond chance. */
export type Change = { since: string } & Record<'before' | 'after', { count: number; of: number }>

const most = { months: 24, dates: 6 }
/** A review with this many stars or fewer is not content. */
const lowest = 3

export const lowOf = (days: Day[]) => days.filter(({ rating }) => rating <= lowest)

export const reviewsIn = (days: Day[]) => days.reduce((sum, { reviews }) => sum + reviews, 0)

/** Of each month how many reviews are of a kind, the newest last. */
export function monthsOf(own: Day[], all: Day[]): Month[] {
  const its = Map.groupBy(own, monthOf)
  return [...Map.groupBy(all, monthOf)]
    .map(([start, rows]) => {
      const days = its.get(start) ?? []
      return { start, count: reviewsIn(days), of: reviewsIn(rows), low: reviewsIn(lowOf(days)) }
    })
    .slice(-most.months)
}

const monthOf = ({ start }: Day) => `${start.slice(0, 7)}-01`

/** Of each source, on the first day of each month: years of days would be summed for each of their months. */
const byMonth = (days: Day[]): Day[] =>
  [...Map.groupBy(days, (day) => `${monthOf(day)} ${day.importSource}`).values()].map((its) => ({
    ...its[0]!,
    start: monthOf(its[0]!),
    reviews: reviewsIn(its),
  }))

type Dates = { low: number; first: string[]; last: string[]; since: number }

/** How many are not content and on which days, the first and the last if they are many, and how many follow that are. */
export function datesOf(days: Day[]): Dates {
  const low = lowOf(days)
  const dates = [...new Set(low.map(({ start }) => start))]
  const isFew = dates.length <= most.dates
  return {
    low: reviewsIn(low),
    first: isFew ? dates : dates.slice(0, most.dates / 2),
    last: isFew ? [] : dates.slice(-most.dates / 2),
    since: reviewsIn(days.filter(({ start }) => start > (dates.at(-1) ?? ''))),
  }
}

/** The month whose beginning tells the shares apart most clearly, if beyond chance for as many months as could have. */
export function changeOf(someDays: Day[], allDays: Day[]): Change | null {
  const [some, all] = [byMonth(someDays), byMonth(allDays)]
  const months = [...new Set(all.map(monthOf))].slice(1)
  const spans = new Map<string, { first: string; last: string }>()
  for (const { importSource, start } of all) {
    const { first, last } = spans.get(importSource) ?? { first: start, last: start }
    spans.set(importSource, { first: start < first ? start : first, last: start > last ? start : last })
  }
  const changes = months.flatMap((since) => {
    // An import of old reviews is no change.
    const isOnBoth = ({ importSource }: Day) => {
      const { first, last } = spans.get(importSource)!
      return first < since && last >= since
    }
    const [count, of] = [some, all].map((days) => days.filter(isOnBoth)) as [Day[], Day[]]
    const share = (is: (day: Day) => boolean) => ({
      count: reviewsIn(count.filter(is)),
      of: reviewsIn(of.filter(is)),
    })
    const [before, after] = [share(({ start }) => start < since), share(({ start }) => start >= since)]
    if (Math.min(before.of, after.of) < fewestReviews) return []
    return [{ since, before, after, chance: chanceOfShares(before, after) }]
  })
  const [clearest] = changes.sort((one, other) => one.chance - other.chance)
  return clearest && clearest.chance * changes.length < unlikely ? clearest : null
}
