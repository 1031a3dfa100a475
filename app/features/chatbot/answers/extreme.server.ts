import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import { quotesFrom } from '../quoting.server.ts'
import type { Row } from '../reading-rows.server.ts'
import { setInWords } from '../set-words.ts'
import { type Asking, addressOfQuery, countFigure, noParts } from './answer-parts.ts'
import { nothing } from './no-reviews.ts'

const orders: Record<string, (one: Row, other: Row) => number> = {
  newest: () => 0,
  oldest: (one, other) => (one.writtenAt < other.writtenAt ? -1 : 1),
  longest: (one, other) => other.length - one.length,
  shortest: (one, other) => one.length - other.length,
  best: (one, other) => other.rating - one.rating || (other.score ?? 0) - (one.score ?? 0),
  worst: (one, other) => one.rating - other.rating || (one.score ?? 0) - (other.score ?? 0),
}

export async function extreme({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const { limit = 1 } = query
  const isOfLength = query.measure === 'longest' || query.measure === 'shortest'
  const sorted = rows
    .filter(({ isHidden, length }) => !isHidden && (length > 0 || !isOfLength))
    .toSorted(orders[query.measure])
  const isSeveral = query.measure === 'best' || query.measure === 'worst'
  const tied = sorted.filter(({ rating }) => rating === sorted[0]?.rating)
  const quotes = await quotesFrom(
    db,
    businessId,
    isSeveral && limit === 1 ? tied : sorted.slice(0, limit),
    query.where,
    {
      limit: isSeveral ? Math.max(3, limit) : limit,
      isAnySentence: true,
    },
  )
  const [first] = sorted
  if (!first) return nothing(query)
  const name = {
    newest: 'newest',
    oldest: 'oldest',
    longest: 'longest',
    shortest: 'shortest',
    best: 'most positive',
    worst: 'most negative',
  }[query.measure as 'newest']
  const of =
    rows.length === 1
      ? `only one of the ${setInWords(query.where)}`
      : `${name} of the ${formatNumber(rows.length)} ${setInWords(query.where)}`
  const stars = countOf(first.rating, 'star')
  return {
    ...noParts,
    text:
      isSeveral && tied.length > 1
        ? `Of the ${formatNumber(rows.length)} ${setInWords(query.where)}, ${formatNumber(tied.length)} have ${stars}, the ${query.measure === 'worst' ? 'fewest' : 'most'}.`
        : limit > 1 && sorted.length > 1
          ? `The ${formatNumber(Math.min(limit, sorted.length))} ${name} of the ${formatNumber(rows.length)} ${setInWords(query.where)} begin with one of ${stars}, written on ${formatDate(first.writtenAt)}.`
          : `The ${of} was written on ${formatDate(first.writtenAt)} and has ${stars}.`,
    figures: [
      { label: 'stars', value: first.rating, kind: 'count', reviews: 1 },
      ...(isSeveral ? [countFigure('reviews with so many stars', tied.length)] : []),
      countFigure('reviews', rows.length, addressOfQuery(query)),
    ],
    quotes,
    address: addressOfQuery(query),
  }
}
