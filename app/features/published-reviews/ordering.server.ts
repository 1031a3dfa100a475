import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { reviews } from '#app/features/reviews/review.table.ts'
import { isUuid } from '#app/platform/ids.ts'
import type { PublicOrder } from './public-view.ts'

/** Reviews with equal stars follow newest first. */
export function columnsOf(order: PublicOrder = 'newest'): SQL[] {
  if (order === 'oldest') return [asc(reviews.writtenAt), asc(reviews.id)]
  const newest = [desc(reviews.writtenAt), desc(reviews.id)]
  if (order === 'lowest') return [asc(reviews.rating), ...newest]
  return order === 'highest' ? [desc(reviews.rating), ...newest] : newest
}

export const microsWritten = sql<string>`(extract(epoch from ${reviews.writtenAt}) * 1000000)::bigint::text`

/** Of a review within every order. */
type Position = { rating: number; micros: string; id: string }

/** The reviews behind a position in an order. */
export function isAfter({ rating, micros, id }: Position, order: PublicOrder = 'newest'): SQL {
  const place = sql`(${reviews.writtenAt}, ${reviews.id})`
  const position = sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
  if (order === 'oldest') return sql`${place} > ${position}`
  const isOlder = sql`${place} < ${position}`
  const isNext = and(eq(reviews.rating, rating), isOlder)
  if (order === 'lowest') return or(gt(reviews.rating, rating), isNext)!
  return order === 'highest' ? or(lt(reviews.rating, rating), isNext)! : isOlder
}

export const cursorOf = ({ rating, position, id }: { rating: number; position: string; id: string }) =>
  Buffer.from(`${rating}.${position}.${id}`).toString('base64url')

/** Null for a cursor that we did not make. */
export function positionOf(cursor: string): Position | null {
  const [rating = '', micros = '', id = ''] = Buffer.from(cursor.slice(0, 100), 'base64url')
    .toString('latin1')
    .split('.')
  const isOurs = /^[1-5]$/.test(rating) && /^-?\d{1,16}$/.test(micros) && isUuid(id)
  return isOurs ? { rating: Number(rating), micros, id } : null
}
