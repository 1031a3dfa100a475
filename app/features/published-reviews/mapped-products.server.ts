import { sql } from 'drizzle-orm'
import { mappedBusinesses } from '#app/features/businesses/site-map.server.ts'
import { products } from '#app/features/products/product.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'

/** Few enough for one sitemap file together with a part of businesses. */
export const productsPerPart = 20_000

/** Products with a published review, of the businesses that the sitemap names. */
const mapped = sql`from ${products} p join (select b.id ${mappedBusinesses}) b on b.id = p.business_id
  where exists (select from ${reviews} r
    where r.business_id = p.business_id and r.product_id = p.id and r.state = 'published')`

export async function countMappedProducts(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${mapped}`)
  return rows[0]!.count
}

/** One part, counted from 0. */
export async function listMappedProducts(db: Database, part: number, perPart = productsPerPart) {
  const { rows } = await db.execute<{ businessId: string; id: string; reference: string }>(sql`
    select p.business_id as "businessId", p.id, p.reference ${mapped}
    order by p.business_id, p.id limit ${perPart} offset ${part * perPart}`)
  return rows
}
