import type { Query } from '#app/features/question-reading/query.schema.ts'
import { type Counted, readCounts } from '#app/features/reviews/counts.server.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Row } from './reading-rows.server.ts'
import { wholeMonths } from './set-words.ts'

const customers = provenances.filter((each) => each !== 'insider')

/**
 * The reviews of a business that has more than are read one by one, from the prepared counts: as many rows as there are
 * reviews, without texts. Null where the counts do not tell what the query asks for.
 */
export async function preparedRows(db: Database, businessId: string, query: Query): Promise<Row[] | null> {
  if (!isPrepared(query)) return null
  const { where, by } = query
  const isByTime = by === 'month' || by === 'quarter' || by === 'year'
  const isWhole =
    (!where.from || where.from.endsWith('-01')) && (!where.to || Boolean(wholeMonths('2000-01-01', where.to)))
  const cells = await readCounts(db, businessId, {
    by: ['start', 'provenance', 'importSource', 'language', 'rating'],
    ...(isByTime && { in: isWhole ? 'month' : 'day' }),
    from: where.from,
    to: where.to && dayAfter(where.to),
    provenance: customers,
  })
  return cells.flatMap((cell) => rowsOf(cell, query, isByTime ? cell.start : (where.from ?? where.to ?? '')))
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

function isPrepared({ measure, by, where, part }: Query) {
  const sets = part ? [where, part] : [where]
  const isPlain = sets.every(
    ({ words, weekdays, topics, opinion, text, repliedWithin }) =>
      !words && !weekdays && !topics && !opinion && !text && !repliedWithin,
  )
  const isOneMark = !(marks(sets, 'label') || measure === 'tone') || !marks(sets, 'reply')
  return (
    isPlain &&
    isOneMark &&
    ['count', 'share', 'average', 'tone'].includes(measure) &&
    by !== 'week' &&
    by !== 'weekday'
  )
}

const marks = (sets: Query['where'][], field: 'label' | 'reply') => sets.some((set) => set[field])

type Cell = Counted<'start' | 'provenance' | 'importSource' | 'language' | 'rating'>

/** One row for each review of the cell: told apart by their replies, or else by their tone. */
function rowsOf(
  { provenance, importSource, language, rating, ...sums }: Cell,
  { where, part }: Query,
  writtenOn: string,
): Row[] {
  const row: Row = {
    ...{
      id: '',
      writtenOn,
      writtenAt: writtenOn,
      rating,
      provenance,
      importSource,
      language,
      label: null,
      score: null,
    },
    ...{
      isReplied: false,
      replyTime: null,
      isHidden: false,
      length: 0,
      topics: [],
      text: null,
      opinions: [],
    },
  }
  const many = (count: number, its: Partial<Row>) => new Array<Row>(count).fill({ ...row, ...its })
  if (where.reply || part?.reply)
    return [...many(sums.replied, { isReplied: true }), ...many(sums.reviews - sums.replied, {})]
  const labels = ['positive', 'neutral', 'negative'] as const
  const judged = labels.reduce((sum, label) => sum + sums[label], 0)
  return [...labels.flatMap((label) => many(sums[label], { label })), ...many(sums.reviews - judged, {})]
}
