import { isBeyondChance } from '#app/features/analytics/chance.ts'
import { fewestReviews, isShareChanged } from '#app/features/insights/chance.ts'
import { dateOf, shiftDays, shiftMonths } from '#app/features/question-reading/calendar.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import type { AnswerFigure } from '../answer.ts'
import { matching } from '../matching.ts'
import type { Row } from '../reading-rows.server.ts'
import { partsInWords, periodOf } from '../set-words.ts'
import { measured, starCounts } from '../values.ts'

/** A sentence that goes before an answer, with its numbers. */
export type Told = { text: string; figures: AnswerFigure[] }

export const untold: Told = { text: '', figures: [] }

const tooFewToTell: Told = { text: 'Too few reviews tell if it got better or worse. ', figures: [] }

export type Compared = { rows: Row[]; name: string }

export const ratingOfRows = (rows: Row[]) => ({
  value: measured(rows, 'average').value,
  stars: starCounts(rows),
  count: rows.length,
})

export function ratingFigures(told: Compared[]): AnswerFigure[] {
  return told.flatMap(({ rows, name }) => [
    {
      label: `average rating ${name}`,
      value: measured(rows, 'average').value!,
      kind: 'average' as const,
      reviews: rows.length,
    },
    { label: `reviews ${name}`, value: rows.length, kind: 'count' as const, reviews: rows.length },
  ])
}

export const averageText = (rows: Row[]) =>
  `${formatAverage(measured(rows, 'average').value!)} stars (${countOf(rows.length, 'review')})`

/** Months of the two periods that are compared: as short as the reviews allow. */
const spans = [3, 6, 12]

/** Better, worse or neither: the last three months with reviews against the three before, or half-years, or years. */
export function directionOf(rows: Row[], { opinion: _, ...where }: ReviewSet, all: Row[]): Told {
  const last = all.reduce((latest, { writtenOn }) => (writtenOn > latest ? writtenOn : latest), '')
  if (last === '') return untold
  const pairs = spans.map((months) => periodsUntil(last, months))
  const isAboutSomething = Boolean(where.topics || where.words)
  for (const [now, before] of pairs) {
    const told = averagesTold(
      where,
      { rows: matching(rows, now), set: now },
      { rows: matching(rows, before), set: before },
    )
    if (told) return told
  }
  if (!isAboutSomething) return tooFewToTell
  for (const [now, before] of pairs) {
    const told = complaintsTold(where, [now, before], { about: rows, all })
    if (told) return told
  }
  return tooFewToTell
}

/** As many whole months before a day as there are from it to another, at least three. */
export function timeBefore(from: string, to: string): { from: string; to: string } {
  const days = (dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000
  return { from: shiftMonths(from, -Math.max(3, Math.round(days / 30.4))), to: shiftDays(from, -1) }
}

export type Period = Pick<ReviewSet, 'from' | 'to'>

function periodsUntil(last: string, months: number): [Period, Period] {
  const month = `${last.slice(0, 8)}01`
  const [from, before] = [shiftMonths(month, 1 - months), shiftMonths(month, 1 - 2 * months)]
  return [{ from }, { from: before, to: shiftDays(from, -1) }]
}

/** Null where one of the periods has too few reviews. */
export function averagesTold(
  where: ReviewSet,
  now: { rows: Row[]; set: Period },
  before: { rows: Row[]; set: Period },
): Told | null {
  const [one, other] = [ratingOfRows(now.rows), ratingOfRows(before.rows)]
  if (one.value === null || other.value === null) return null
  const isSure = isBeyondChance({ ...one, value: one.value }, { ...other, value: other.value })
  const verdict = isSure ? (one.value > other.value ? 'Better' : 'Worse') : unchanged
  return {
    text: `${verdict}: reviews ${partsInWords({ ...where, ...periodOnly(now.set) })} average ${averageText(now.rows)}, those written ${periodOf(before.set)} ${averageText(before.rows)}. `,
    figures: ratingFigures([
      { rows: now.rows, name: `written ${periodOf(now.set)}` },
      { rows: before.rows, name: `written ${periodOf(before.set)}` },
    ]),
  }
}

/** Of fewer, nothing can be told. */
const fewestLow = 5

const unchanged = 'No change beyond chance'

const periodOnly = ({ from, to }: Period): ReviewSet => ({ from, to })

/** Of what few reviews mention, the share of all reviews that mention it and have 1 to 3 stars. */
export function complaintsTold(
  { from: _, to: __, ...where }: ReviewSet,
  periods: [Period, Period],
  { about, all }: { about: Row[]; all: Row[] },
): Told | null {
  const sides = periods.map((period) => {
    const low = matching(about, { ...period, lowest: 1, highest: 3 }).length
    return { name: `written ${periodOf(period)}`, low, of: matching(all, period).length }
  })
  const [now, before] = [sides[0]!, sides[1]!]
  if (now.of < fewestReviews || before.of < fewestReviews || now.low + before.low < fewestLow) return null
  const isSure = isShareChanged(now.low, now.of, before.low, before.of)
  const verdict = isSure ? (now.low / now.of < before.low / before.of ? 'Better' : 'Worse') : unchanged
  return {
    text: `${verdict}: of the ${countOf(now.of, 'review')} ${now.name}, ${formatNumber(now.low)} ${now.low === 1 ? 'is one' : 'are ones'} ${partsInWords(where)} with 1 to 3 stars, of the ${formatNumber(before.of)} ${before.name} ${formatNumber(before.low)}. `,
    figures: sides.flatMap(({ name, low, of }) => [
      { label: `with 1 to 3 stars, ${name}`, value: low, kind: 'count' as const, reviews: low },
      { label: `reviews ${name}`, value: of, kind: 'count' as const, reviews: of },
    ]),
  }
}
