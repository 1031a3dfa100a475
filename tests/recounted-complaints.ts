import type pg from 'pg'
import { analyse } from '#analysis/analyse.ts'
import { type Complaint, findComplaints } from '#app/features/analyses/finding-complaints.ts'

const stored = `
  select r.id, r.rating, r.text, r.form_language as language,
    coalesce((select jsonb_agg(jsonb_build_object('position', c.position, 'cause', c.cause, 'quoteStart', c.quote_start,
        'quoteEnd', c.quote_end, 'start', c.start_offset, 'end', c.end_offset, 'weekday', c.weekday))
      from complaints c where c.business_id = $1 and c.review_id = r.id), '[]') as complaints
  from reviews r join analyses n on n.business_id = r.business_id and n.review_id = r.id
  where r.business_id = $1 and (r.edited_at is null or r.edited_at <= n.analysed_at)`

type Row = { id: string; rating: 1 | 2 | 3 | 4 | 5; text: string; language: string; complaints: Complaint[] }

/**
 * The reviews of a business whose stored complaints are not those that their texts hold. For own reviews without titles:
 * those of imported ones depend on the other reviews.
 */
export async function findStrayComplaints(pool: pg.Pool, businessId: string): Promise<string[]> {
  const { rows } = await pool.query<Row>(stored, [businessId])
  return rows.flatMap(({ id, rating, text, language, complaints }) => {
    const found = findComplaints({ ...analyse(text, { rating, languageHint: language }), text })
    return written(complaints) === written(found) ? [] : [id]
  })
}

const written = (complaints: Complaint[]) =>
  complaints
    .map((each) => JSON.stringify(Object.entries(each).sort()))
    .sort()
    .join('\n')
