import { fewestReviews } from '#app/features/insights/chance.ts'
import type { Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatAverage, formatNumber, formatPercent } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Answer, AnswerFigure, AnswerRow } from '../answer.ts'
import type { Row } from '../reading-rows.server.ts'
import { addressOf } from '../set-address.ts'
import { countedSet } from '../set-words.ts'
import { isOfRating, toneIsAsked, type Value } from '../values.ts'

// Parts that the answers of all kinds are made of.

export type Asking = {
  db: Database
  businessId: string
  query: Query & { isOfAll: boolean }
  /** Of the period. */
  read: Row[]
  /** That the query is about, before a measure leaves some of them out. */
  matched: Row[]
  isBounded: boolean
}

export const noParts = {
  rows: [],
  topics: [],
  quotes: [],
  mentioned: null,
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

/** In the inbox, an average is of the reviews in the rating. */
export const addressOfQuery = (query: Query & { isOfAll: boolean }, extra: ReviewSet = {}) =>
  addressOf({ ...query.where, ...extra }, { isRated: isOfRating(query) && !query.isOfAll })

const isNotEnough = `not enough to tell (at least ${fewestReviews} are needed)`

/** `counted` of the `named` reviews can be measured: says of what the number is, and what it lacks. */
export function tooFew(query: Query, { named, counted }: { named: number; counted: number }): string {
  if (named === counted)
    return `There ${counted === 1 ? 'is' : 'are'} only ${countedSet(counted, query.where)}: ${isNotEnough}.`
  const have = counted === 1 ? 'has' : 'have'
  const lacking = toneIsAsked(query)
    ? `${have} a tone that can be told`
    : query.measure === 'replies'
      ? `${have} a reply`
      : `${counted === 1 ? 'is' : 'are'} in your rating`
  return `Of the ${countedSet(named, query.where)}, ${counted === 0 ? 'none' : formatNumber(counted)} ${lacking}: ${isNotEnough}.`
}

export const rowOf = (
  label: string,
  { value, kind, reviews, interval }: Value,
  address: string | null,
): AnswerRow => ({
  ...{ label, value, kind, reviews, interval, address },
})
