import { fewestReviews } from '#app/features/insights/chance.ts'
import type { Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Answer, AnswerFigure, AnswerRow } from '../answer.ts'
import { addressOf } from '../set-address.ts'
import type { Value } from '../values.ts'

// Parts that the answers of all kinds are made of.

export type Asking = { db: Database; businessId: string; query: Query }

export const noParts = {
  rows: [],
  topics: [],
  quotes: [],
  notes: [],
  cannot: null,
  address: null,
} satisfies Partial<Answer>

export const countFigure = (label: string, value: number, address?: string | null): AnswerFigure => ({
  ...{ label, value, kind: 'count', reviews: value },
  ...(address && { address }),
})

export const figureOf = (
  label: string,
  { value, kind, reviews }: Value,
  address: string | null,
): AnswerFigure[] => (value === null ? [] : [{ label, value, kind, reviews, ...(address && { address }) }])

/** "4.62", "31%", "1,108", "5.2 hours" */
export function valueText({ value, kind }: Pick<Value, 'value' | 'kind'>): string {
  if (value === null) return 'not enough reviews yet'
  if (kind === 'average') return formatAverage(value)
  if (kind === 'share') return formatPercent(value)
  return kind === 'hours' ? countOf(Math.round(value * 10) / 10, 'hour') : formatNumber(value)
}

export const isRated = ({ measure, part, where }: Query) =>
  measure === 'average' || measure === 'replies' || Boolean(part?.reply || where.reply)

export const addressOfQuery = (query: Query, extra: ReviewSet = {}) =>
  addressOf({ ...query.where, ...extra }, { isRated: isRated(query) })

export const tooFew = (reviews: number, what: string) =>
  `There ${reviews === 1 ? 'is' : 'are'} only ${countOf(reviews, 'review')} ${what}: not enough to tell (at least ${fewestReviews} are needed).`.replace(
    / +/g,
    ' ',
  )

export const rowOf = (
  label: string,
  { value, kind, reviews, interval }: Value,
  address: string | null,
): AnswerRow => ({
  ...{ label, value, kind, reviews, interval, address },
})
