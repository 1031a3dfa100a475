import { type SQL, sql } from 'drizzle-orm'
import type { SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { type CitableReview, readCitable } from '#app/features/citations/citing.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { unweighed } from '#app/platform/unweighed.server.ts'

/** Of so many reviews, the first that can be quoted. */
const mostTried = 8
/** In characters. */
const length = { least: 20, most: 240 }

type Asked = {
  /** The first day and the last; null without an end. */
  from: string
  to?: string | null
  /** A review and a sentence in it that are judged so. */
  label?: SentimentLabel
  isWaiting?: boolean
  /** Imported reviews too: those that do not count in the rating. */
  withImported?: boolean
  /** Reviews that are quoted elsewhere are taken only if there are no others. */
  quoted?: string[]
}

/** A sentence of the newest review of some days, of one that is judged so or waits for a reply if asked. At most one. */
export async function findExample(db: Database, businessId: string, asked: Asked): Promise<Citation[]> {
  const { from, to = null, label, isWaiting, withImported, quoted = [] } = asked
  const conditions: SQL[] = [
    sql`not f.is_hidden and f.language not in ('', 'zxx')`,
    ...(withImported ? [sql`f.provenance <> 'insider'`] : [sql`f.provenance not in ('insider', 'imported')`]),
    ...(label ? [sql`f.label = ${label}`] : []),
    ...(isWaiting ? [sql`f.reply_time is null`] : []),
  ]
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.review_id as id from (
      select * from ${reviewFacts} f
      where f.business_id = ${businessId} and f.is_counted and f.written_on >= ${from}::date
        and f.written_on <= ${to ?? 'infinity'}::date and ${unweighed(sql.join(conditions, sql` and `))}
      order by f.written_on desc, f.review_id desc limit ${mostTried}
    ) f
    order by f.review_id = any (${sql.param(quoted)}::uuid[]), f.written_on desc, f.review_id desc`)
  const ids = rows.map(({ id }) => id)
  const citable = await readCitable(db, businessId, ids)
  return ids.flatMap((id) => quoteFrom(citable.get(id), label) ?? []).slice(0, 1)
}

/** The first sentence that is neither too short nor too long, judged so if asked. Null without one. */
export function quoteFrom(review: CitableReview | undefined, label?: SentimentLabel): Citation | null {
  if (!review) return null
  const { reviewId, text, sentences, authorName, writtenAt, rating, provenance, language } = review
  const sentence = sentences.find(
    ({ start, end, label: is, shown }) =>
      end - start >= length.least && end - start <= length.most && (!label || (shown && is === label)),
  )
  if (!sentence) return null
  const quote = text.slice(sentence.start, sentence.end)
  return { reviewId, quote, authorName, writtenAt, rating, provenance, language }
}
