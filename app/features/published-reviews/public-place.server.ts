import { and, eq } from 'drizzle-orm'
import { productPath } from '#app/features/products/product.ts'
import { type PublicEntry, publicEntry, type ReviewedProduct } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { productOf } from '#app/features/reviews/review-conditions.server.ts'
import { assumeHalfMatch, type Database } from '#app/platform/database.server.ts'
import { isOneOf, isPublic, selectPublic } from './listing.server.ts'
import { viewQuery } from './public-view.ts'
import { cursorOf, microsWritten } from './review-cursor.server.ts'

/** A review as the public sees it now, and the address of the page that begins with it. */
export type PublicPlace = { entry: PublicEntry; address: string }

/** Null for a review that the public page does not show. */
export async function findPublicPlace(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
): Promise<PublicPlace | null> {
  const [row] = await selectPublic(db).where(
    and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId), assumeHalfMatch(isPublic)),
  )
  if (!row) return null
  return { entry: publicEntry(row), address: addressAt(businessId, { ...row, ...row.shown }) }
}

/** The addresses of these reviews, by id, without those that are not public. */
export async function findPublicAddresses(db: Database, businessId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: reviews.id, rating: reviews.rating, position: microsWritten, product: productOf(reviews) })
    .from(reviews)
    .where(and(eq(reviews.businessId, businessId), isOneOf(ids), assumeHalfMatch(isReadable)))
  return new Map(rows.map((row) => [row.id, addressAt(businessId, row)]))
}

/** A page begins after its cursor, so the cursor is the position just before the review. */
function addressAt(
  businessId: string,
  row: { id: string; rating: number; position: string; product: ReviewedProduct | null },
) {
  const after = cursorOf({ ...row, id: nextId(row.id) })
  const page = row.product ? productPath(businessId, row.product) : `/business/${businessId}`
  return `${page}${viewQuery({ after })}#review-${row.id}`
}

/** The id that follows in the order of the database. */
function nextId(id: string) {
  const digits = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
