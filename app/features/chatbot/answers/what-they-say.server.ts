import { fewestReviews } from '#app/features/insights/chance.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import { matching } from '../matching.ts'
import { quotesFrom } from '../quoting.server.ts'
import type { Row } from '../reading-rows.server.ts'
import { countedSet } from '../set-words.ts'
import { type Asking, addressOfQuery, countFigure, noParts } from './answer-parts.ts'
import { besideSure } from './beside-sure-opinions.server.ts'
import { periodAndAround } from './period-and-around.server.ts'

/** How many there are, how many praise and complain, and their words. */
export async function whatTheySay(asking: Asking, rows: Row[]): Promise<Answer> {
  const { db, businessId, query } = asking
  const { where } = query
  const [before, beside] = await Promise.all([periodAndAround(asking), besideSure(asking, rows)])
  const [quotes, address] = [
    await quotesFrom(db, businessId, rows, where, { limit: query.limit }),
    addressOfQuery(query),
  ]
  const base = countFigure('reviews', rows.length, address)
  const hasObject = Boolean(where.topics || where.words?.some(({ isObject }) => isObject))
  const opinions =
    hasObject && !where.opinion
      ? (['praise', 'complaint'] as const).map((opinion) => ({
          opinion,
          count: matching(rows, { ...where, opinion }).length,
        }))
      : []
  const figures = opinions.map(({ opinion, count }) =>
    countFigure(opinion, count, addressOfQuery(query, { opinion })),
  )
  const verb = rows.length === 1 ? 'There is' : 'There are'
  const said = opinions.some(({ count }) => count > 0)
    ? ` ${formatNumber(opinions[0]!.count)} clearly praise it and ${formatNumber(opinions[1]!.count)} clearly complain about it; the others mention it.`
    : ''
  return {
    ...noParts,
    text: `${before.text}${verb} ${rows.length < fewestReviews ? 'only ' : ''}${countedSet(rows.length, where)}.${said}${beside.text}`,
    figures: [base, ...figures, ...before.figures, ...beside.figures],
    rows: beside.rows,
    notes: before.notes,
    mentioned: beside.mentioned,
    quotes,
    address,
  }
}
