import { stringify } from 'csv-stringify'
import { type SQL, sql } from 'drizzle-orm'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { ownerMentions } from '#app/features/analyses/shown-topics.server.ts'
import { now } from '#app/platform/clock.ts'
import { type CsvDialect, commas } from '#app/platform/csv-dialect.ts'
import type { Database } from '#app/platform/database.server.ts'
import { inboxConditions } from './inbox.server.ts'
import type { InboxFilter } from './inbox-address.ts'

const batchSize = 1000

const columns = [
  'id',
  'written_at',
  'rating',
  'title',
  'text',
  'author',
  'provenance',
  'imported_from',
  'order_reference',
  'sentiment',
  'sentiment_score',
  'praises',
  'complains_about',
  'replied_at',
  'reply',
  'incentive',
  'product',
  'question_1',
  'answer_1',
  'question_2',
  'answer_2',
  'question_3',
  'answer_3',
] as const
type ExportedRow = Record<(typeof columns)[number], string | number | null>

type Wanted = { filter?: InboxFilter; dialect?: CsvDialect }

/**
 * The published reviews of a business, all or those that the inbox lists with this filter, as CSV (UTF-8 with a byte order
 * mark, as spreadsheets want it), a batch at a time. Text that a spreadsheet would take for a formula gets an apostrophe before
 * it.
 */
export function exportReviews(db: Database, businessId: string, { filter, dialect = commas }: Wanted = {}) {
  const csv = stringify({
    header: true,
    bom: true,
    columns: [...columns],
    delimiter: dialect.separator,
    escape_formulas: true,
    // A negative number is no formula.
    cast: {
      number: (value) => ({ value: String(value).replace('.', dialect.decimal), escape_formulas: false }),
    },
  })
  void writeAll()
  return csv

  async function writeAll() {
    try {
      const isWanted = filter ? await inboxConditions(db, businessId, filter, now()) : sql`true`
      for await (const row of publishedReviews(db, businessId, isWanted)) {
        if (csv.destroyed) return
        if (!csv.write(row)) await new Promise((resolve) => csv.once('drain', resolve).once('close', resolve))
      }
      csv.end()
    } catch (error) {
      csv.destroy(error as Error)
    }
  }
}

async function* publishedReviews(
  db: Database,
  businessId: string,
  isWanted: SQL,
): AsyncGenerator<ExportedRow> {
  let last: { position: string; id: string } | null = null
  for (;;) {
    const batch = await readBatch(db, businessId, isWanted, last)
    for (const { position, ...row } of batch) yield row
    const end = batch.at(-1)
    if (!end || batch.length < batchSize) return
    last = { position: end.position, id: String(end.id) }
  }
}

type Position = { position: string; id: string } | null

async function readBatch(db: Database, businessId: string, isWanted: SQL, after: Position) {
  const { rows } = await db.execute<ExportedRow & { position: string }>(sql`
    select r.id, r.written_at::text as position,
      to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at,
      r.rating, r.title, r.text, r.author_name as author, r.provenance, r.import_source as imported_from,
      coalesce(r.order_reference, i.order_reference) as order_reference,
      n.label as sentiment, n.score as sentiment_score,
      ${topicsOf(businessId, sql`m.praise`)} as praises, ${topicsOf(businessId, sql`m.complaint`)} as complains_about,
      to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as replied_at, w.text as reply,
      r.incentive, r.product_reference as product, ${answerColumns}
    from reviews r
    left join ${analyses} n on n.business_id = r.business_id and n.review_id = r.id
    left join replies w on w.business_id = r.business_id and w.review_id = r.id
    left join invitations i on i.business_id = r.business_id and i.id = r.invitation_id
    where r.business_id = ${businessId} and r.state = 'published' and ${isWanted}
      ${after ? sql`and (r.written_at, r.id) < (${after.position}::timestamptz, ${after.id}::uuid)` : sql``}
    order by r.written_at desc, r.id desc
    limit ${batchSize}`)
  return rows
}

/** The topics of a review, by the names that the inbox shows. */
const topicsOf = (businessId: string, says: SQL) => sql`
  (select string_agg(distinct m.shown_as, ', ') from ${ownerMentions(businessId)} m
    where m.business_id = r.business_id and m.review_id = r.id and not m.is_elsewhere and ${says})`

/** In the order of the form that the author filled in, each with the question as it was put. */
const answerColumns = sql.join(
  [0, 1, 2].map((index) => {
    const [question, response] = [sql.raw(`question_${index + 1}`), sql.raw(`answer_${index + 1}`)]
    const at = sql.raw(String(index))
    return sql`r.answers -> ${at} ->> 'question' as ${question}, r.answers -> ${at} ->> 'text' as ${response}`
  }),
  sql`, `,
)
