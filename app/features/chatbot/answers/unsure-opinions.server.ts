import type { Query } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import { matching } from '../matching.ts'
import type { Row } from '../reading-rows.server.ts'
import { countedSet } from '../set-words.ts'
import { type Asking, addressOfQuery, countFigure, noParts } from './answer-parts.ts'
import { besideSure, starsOf } from './beside-sure-opinions.server.ts'
import { periodAndAround } from './period-and-around.server.ts'

type Opinion = NonNullable<Query['where']['opinion']>

/** "12 of the 46 reviews have 1 to 3 stars" */
export function starsNote(rows: Row[], opinion: Opinion): string {
  const count = matching(rows, { lowest: starsOf[opinion].lowest, highest: starsOf[opinion].highest }).length
  return `${formatNumber(count)} of the ${countOf(rows.length, 'review')} ${count === 1 ? 'has' : 'have'} ${starsOf[opinion].text}`
}

/** We are sure of no opinion; the stars may still tell, and are quoted. */
export async function unsure(asking: Asking, rows: Row[]): Promise<Answer> {
  const { query } = asking
  const { opinion = 'complaint', ...where } = query.where
  const [before, beside] = await Promise.all([periodAndAround(asking), besideSure(asking, [])])
  const what = opinion === 'praise' ? 'praise' : 'complaint'
  const { lowest, highest } = starsOf[opinion]
  return {
    ...noParts,
    text: `${before.text}We are not sure of any ${what} in the ${countedSet(rows.length, where)}.${beside.text}`,
    figures: [
      countFigure(`sure ${what}`, 0),
      countFigure('reviews', rows.length, addressOfQuery({ ...query, where })),
      ...before.figures,
      ...beside.figures,
    ],
    rows: beside.rows,
    notes: before.notes,
    mentioned: beside.mentioned,
    address: addressOfQuery({ ...query, where: { lowest, highest, ...where } }),
  }
}
