import type { Query } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatDate, formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import { matching } from '../matching.ts'
import { quotesFrom } from '../quoting.server.ts'
import type { Row } from '../reading-rows.server.ts'
import { countedSet, partsInWords, setInWords } from '../set-words.ts'
import { measured, type Value } from '../values.ts'
import {
  type Asking,
  addressOfQuery,
  countFigure,
  figureOf,
  noParts,
  rowOf,
  tooFew,
  valueText,
} from './answer-parts.ts'

/** The fastest or the slowest reply. */
function replyAtEnd({ query }: Asking, rows: Row[]): Answer {
  const { where, end } = query
  const replied = rows.filter(({ replyTime }) => replyTime !== null)
  if (replied.length === 0)
    return {
      ...noParts,
      text: `There are no ${setInWords(where)} with a reply.`,
      figures: [countFigure('reviews', 0)],
    }
  const sorted = replied.toSorted((one, other) => one.replyTime! - other.replyTime!)
  const found = end === 'lowest' ? sorted[0]! : sorted.at(-1)!
  const value: Value = {
    value: found.replyTime! / 10,
    kind: 'hours',
    reviews: replied.length,
    interval: null,
  }
  const name = end === 'lowest' ? 'fastest' : 'slowest'
  return {
    ...noParts,
    text: `The ${name} reply came ${valueText(value)} after publication, to the review of ${formatDate(found.writtenAt)} with ${countOf(found.rating, 'star')}.`,
    figures: [...figureOf(`${name} reply`, value, null), countFigure('reviews with a reply', replied.length)],
    rows: [rowOf(`${name} reply`, value, null)],
  }
}

export async function oneNumber({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const { measure, where, part } = query
  if (measure === 'replies' && query.end) return replyAtEnd({ db, businessId, query }, rows)
  const value = measured(rows, measure, part)
  const address = addressOfQuery(query)
  const counted = countFigure('reviews', value.reviews, address)
  // Only reviews with a reply have a time until it.
  const counting = measure === 'replies' ? { ...where, reply: 'with' as const } : where
  if (value.value === null)
    return { ...noParts, text: tooFew(value.reviews, partsInWords(counting)), figures: [counted], address }
  const label =
    measure === 'share' && part
      ? `share ${partsInWords(part)}`
      : measure === 'average'
        ? 'average rating'
        : 'reviews'
  const figures = [...figureOf(label, value, address), ...(measure === 'count' ? [] : [counted])]
  const imported = rows.filter(({ provenance }) => provenance === 'imported').length
  const notes =
    imported > 0 && !where.provenances
      ? [`${formatNumber(imported)} of these reviews ${imported === 1 ? 'is' : 'are'} imported.`]
      : []
  const said = part ? matching(rows, part) : rows
  const isAbout = Boolean(where.topics || where.words || where.opinion || part?.topics || part?.words)
  const quotes =
    isAbout || where.reply === 'without'
      ? await quotesFrom(db, businessId, said, { ...where, ...part }, { limit: 3 })
      : []
  return {
    ...noParts,
    text: numberText(query, value),
    figures,
    notes,
    quotes,
    address,
    rows: [rowOf('', value, address)],
  }
}

function numberText({ measure, where, part }: Query, value: Value): string {
  const written = valueText(value)
  if (measure === 'average')
    return `The average rating of the ${countedSet(value.reviews, where)} is ${written} stars.`
  if (measure === 'share' && part)
    return `${written} of the ${countedSet(value.reviews, where)} are ones ${partsInWords(part)}.`
  if (measure === 'replies')
    return `Half of the ${countedSet(value.reviews, where)} with a reply got it within ${written} of publication.`
  return `There ${value.value === 1 ? 'is' : 'are'} ${countedSet(value.reviews, where)}.`
}
