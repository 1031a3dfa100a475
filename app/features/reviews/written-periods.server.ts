import { sql } from 'drizzle-orm'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import { type Provenance, provenances } from './review.vocabulary.ts'

export type WrittenPeriod = { from: Date; to: Date }

/**
 * The period of the published reviews of all these sources together, with two index look-ups for each. Null if there are
 * none.
 */
export async function findWrittenPeriod(
  db: Database,
  businessId: string,
  of: readonly Provenance[] = provenances,
  productId: string | null = null,
): Promise<WrittenPeriod | null> {
  const isOf = productId ? sql`r.product_id = ${productId}` : assumeHalfMatch(sql`r.product_id is null`)
  const end = (direction: 'asc' | 'desc') => sql`(
    select r.written_at from reviews r
    where r.business_id = ${businessId} and r.provenance = source.name and ${isOf} and ${assumeHalfMatch(sql`r.state = 'published'`)}
    order by r.written_at ${sql.raw(direction)}, r.id ${sql.raw(direction)} limit 1)`
  const { rows } = await db.execute<{ from: string | null; to: string | null }>(sql`
    select min(first) as from, max(last) as to
    from (select ${end('asc')} as first, ${end('desc')} as last
      from unnest(${sql.param([...of])}::text[]) as source (name)) as ends`)
  const { from, to } = rows[0]!
  return from && to ? { from: new Date(from), to: new Date(to) } : null
}
