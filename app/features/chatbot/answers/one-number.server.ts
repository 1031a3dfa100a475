import type { Query } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatDate } from '#app/languages/format.ts'
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
import { besideSure } from './beside-sure-opinions.server.ts'

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

export async function oneNumber(asking: Asking, rows: Row[]): Promise<Answer> {
  const { db, businessId, query, matched } = asking
  const { measure, where, part } = query
  if (measure === 'replies' && query.end) return replyAtEnd(asking, rows)
  const value = measured(rows, measure, part)
  const address = addressOfQuery(query)
  const counted = countFigure('reviews', value.reviews, address)
  if (value.value === null)
    return {
      ...noParts,
      text: tooFew(query, { named: matched.length, counted: value.reviews }),
      figures: [counted, countFigure('reviews of all sources, with a reply or without', matched.length)],
      address,
    }
  const label =
    measure === 'share' && part
      ? `share ${partsInWords(part)}`
      : measure === 'average'
        ? 'average rating'
        : 'reviews'
  const figures = [...figureOf(label, value, address), ...(measure === 'count' ? [] : [counted])]
  const said = part ? matching(rows, part) : rows
  const isAbout = Boolean(where.topics || where.words || where.opinion || part?.topics || part?.words)
  const quotes =
    isAbout || where.reply === 'without'
      ? await quotesFrom(db, businessId, said, { ...where, ...part }, { limit: 3 })
      : []
  const beside = measure === 'count' ? await besideSure(asking, rows) : null
  return {
    ...noParts,
    text: `${numberText(query, value)}${beside?.text ?? ''}`,
    figures: [...figures, ...(beside?.figures ?? [])],
    mentioned: beside?.mentioned ?? null,
    quotes,
    address,
    rows: beside?.rows.length
      ? [rowOf(setInWords(where), value, address), ...beside.rows]
      : [rowOf('', value, address)],
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
