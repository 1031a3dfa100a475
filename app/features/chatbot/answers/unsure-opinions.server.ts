import type { Query } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import { matching } from '../matching.ts'
import { quotesFrom } from '../quoting.server.ts'
import type { Row } from '../reading-rows.server.ts'
import { countedSet } from '../set-words.ts'
import { type Asking, addressOfQuery, countFigure, noParts } from './answer-parts.ts'
import { ratingBefore } from './rating-before.server.ts'

const starsOf = { praise: { lowest: 4, highest: 5 }, complaint: { lowest: 1, highest: 3 } }

type Opinion = NonNullable<Query['where']['opinion']>

/** "12 of the 46 reviews have 1 to 3 stars" */
export function starsNote(rows: Row[], opinion: Opinion): string {
  const count = matching(rows, starsOf[opinion]).length
  return `${formatNumber(count)} of the ${countOf(rows.length, 'review')} ${count === 1 ? 'has' : 'have'} ${opinion === 'praise' ? '4 or 5' : '1 to 3'} stars`
}

/** We are sure of no opinion; the stars may still tell, and are quoted. */
export async function unsure({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const { opinion = 'complaint', ...where } = query.where
  const hinting = matching(rows, starsOf[opinion])
  const before = query.isOfChange ? await ratingBefore(db, businessId, where) : ''
  // Of a topic, a review with few stars may say something else.
  const isOfAll = !where.topics && !where.words
  const quotes = isOfAll
    ? await quotesFrom(db, businessId, hinting, where, { limit: 4, isAnySentence: true })
    : []
  const what = opinion === 'praise' ? 'praise' : 'complaint'
  const stars = hinting.length > 0 ? ` ${starsNote(rows, opinion)}.` : ''
  return {
    ...noParts,
    text: `${before}We are not sure of any ${what} in the ${countedSet(rows.length, where)}.${stars}`,
    figures: [
      countFigure(`sure ${what}`, 0),
      countFigure('reviews', rows.length, addressOfQuery({ ...query, where })),
    ],
    quotes,
    address: addressOfQuery({ ...query, where: { ...where, ...starsOf[opinion] } }),
  }
}
