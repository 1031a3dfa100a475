import { z } from 'zod'
import type { Review } from '#app/features/reviews/review.table.ts'
import { conflict } from '#app/platform/refusal.ts'

export const versionRead = z.coerce.number().int().min(1)

/** Throws 409 when the author has edited the review since. The caller holds the row lock. */
export function requireVersion(review: Pick<Review, 'version'>, version: number) {
  if (review.version === version) return
  throw conflict('The author has changed this review since you opened it. Read the new version, then decide.')
}
