import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { reviews } from '#app/features/reviews/review.table.ts'
import { isUuid } from '#app/platform/ids.ts'
import type { PublicOrder } from './public-view.ts'

export const columnsOf = (order: PublicOrder = 'newest'): SQL[] =>
  order === 'oldest' ? [asc(reviews.writtenAt), asc(reviews.id)] : [desc(reviews.writtenAt), desc(reviews.id)]

type Ordered = { order?: PublicOrder; rating?: number | null; after?: string | null }

/**
 * The numbers of stars from the cursor on: an order by stars is one list for each of them, newest first. A single null
 * where the order is by time alone.
 */
export function starsInOrder({ order, rating, after }: Ordered): (number | null)[] {
  if (order !== 'lowest' && order !== 'highest') return [null]
  if (rating) return [rating]
  const all = order === 'lowest' ? [1, 2, 3, 4, 5] : [5, 4, 3, 2, 1]
  const position = after ? positionOf(after) : null
  return position ? all.slice(all.indexOf(position.rating)) : all
}

export const microsWritten = sql<string>`(extract(epoch from ${reviews.writtenAt}) * 1000000)::bigint::text`

/** Where a review stands, in every order. */
type Position = { rating: number; micros: string; id: string }

/** The reviews behind a position in an order of time. */
export function isAfter({ micros, id }: Position, order: PublicOrder = 'newest'): SQL {
  const place = sql`(${reviews.writtenAt}, ${reviews.id})`
  const position = sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
  return order === 'oldest' ? sql`${place} > ${position}` : sql`${place} < ${position}`
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
