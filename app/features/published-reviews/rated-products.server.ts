import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { mappedBusinesses } from '#app/features/businesses/directory.server.ts'
import { products } from '#app/features/products/product.table.ts'
import { publicProduct, type RatedProduct } from '#app/features/products/product.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { type PublicReview, publicReview } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { selectPublic } from './listing.server.ts'

type AskedProducts = {
  businessId: string
  /** Words of the name, or the number. */
  query?: string
  /** From 1. */
  page?: number
  limit?: number
  /** Leaves out products that are no longer sold and have no review. */
  isPublic?: boolean
}

const { businessId: _, ...columns } = getTableColumns(products)

/** A page of a business's products by name, each with its rating, and how many there are in all. */
export async function listProducts(
  db: Database,
  { businessId, query = '', page = 1, limit = 50, isPublic = false }: AskedProducts,
): Promise<{ products: RatedProduct[]; total: number }> {
  const rated = db
    .select({
      product: reviewFacts.countedProduct,
      count: sql<number>`count(*)::int`.as('count'),
      average: sql<number>`round(avg(${reviewFacts.rating}), 2)::float8`.as('average'),
    })
    .from(reviewFacts)
    .where(
      and(
        eq(reviewFacts.businessId, businessId),
        sql`${reviewFacts.countedProduct} is not null`,
        sql`${reviewFacts.provenance} in ${countedProvenancesSql}`,
      ),
    )
    .groupBy(reviewFacts.countedProduct)
    .as('rated')
  const words = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  const asked: (SQL | undefined)[] = [
    eq(products.businessId, businessId),
    query ? sql`(${products.name} ilike ${words} or ${products.reference} ilike ${words})` : undefined,
    isPublic ? or(isNull(products.endedAt), sql`${rated.count} > 0`) : undefined,
  ]
  const rows = await db
    .select({
      ...columns,
      count: rated.count,
      average: rated.average,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(products)
    .leftJoin(rated, eq(rated.product, products.id))
    .where(and(...asked))
    .orderBy(asc(sql`lower(${products.name})`), asc(products.id))
    .limit(Math.min(Math.max(limit, 1), 200))
    .offset((Math.max(page, 1) - 1) * limit)
  const at = now()
  return {
    products: rows.map(({ count, average, total: _total, ...row }) => ({
      ...publicProduct({ businessId, ...row }, at),
      count: count ?? 0,
      average,
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** How many published reviews of customers a business's products have, and how many products have any. */
export async function countProductReviews(db: Database, businessId: string) {
  const { rows } = await db.execute<{ reviews: number; products: number }>(sql`
    select count(*)::int as reviews, count(distinct counted_product)::int as products from ${reviewFacts}
    where business_id = ${businessId} and counted_product is not null and provenance in ${countedProvenancesSql}`)
  return rows[0]!
}

const mostToChoose = 100

/** The products with the most published reviews, by name: to choose one. */
export async function listReviewedProducts(db: Database, businessId: string) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from ${products} p join (
      select counted_product, count(*) as reviews from ${reviewFacts}
      where business_id = ${businessId} and counted_product is not null group by 1) f on f.counted_product = p.id
    where p.business_id = ${businessId} order by f.reviews desc, p.id limit ${mostToChoose}`)
  return rows.toSorted((a, b) => a.name.localeCompare(b.name))
}

type Asked = { businessId: string; limit?: number }

/**
 * The reviews of all products that customers wrote here, in batches: with words that anyone may read, without imported
 * ones and those of insiders.
 */
export async function* listProductReviews(
  db: Database,
  { businessId, limit = 500 }: Asked,
): AsyncGenerator<PublicReview[]> {
  let after: string | undefined
  do {
    const isNext = after === undefined ? undefined : gt(reviews.id, after)
    const rows = await selectPublic(db)
      .where(
        and(
          eq(reviews.businessId, businessId),
          isNotNull(reviews.productId),
          inArray(reviews.provenance, [...countedProvenances]),
          isReadable,
          ne(reviews.text, ''),
          isNext,
        ),
      )
      .orderBy(asc(reviews.id))
      .limit(limit)
    if (rows.length > 0) yield rows.map(publicReview)
    after = rows.length === limit ? rows.at(-1)!.shown.id : undefined
  } while (after !== undefined)
}

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
