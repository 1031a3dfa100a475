import { and, eq, notExists, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { appendActs, type ReviewAct } from '#app/features/log/acts.server.ts'
import { logCases } from '#app/features/log/log.table.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Review, reviews } from './review.table.ts'

const batchSize = 500
// Number of the advisory lock, the same in every process.
const lockKey = 7_620_418_263

/**
 * At the start, gives each review older than the log its case: the acts that lead to its present state, with the service's
 * rules as actor. So the log counts what the pages count, and later acts find a case.
 */
export async function openCases(db: Database) {
  let opened = batchSize
  while (opened === batchSize) opened = await db.transaction(openBatch)
}

async function openBatch(tx: Database) {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const isIts = and(eq(logCases.businessId, reviews.businessId), eq(logCases.reviewId, reviews.id))
  const rows = await tx
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(notExists(tx.select({ id: logCases.reviewId }).from(logCases).where(isIts)))
    .limit(batchSize)
  const acts = rows.flatMap(({ review }) => stepsOf(review))
  await appendActs(tx, acts, { isSilent: true })
  return rows.length
}

function stepsOf(review: Review): ReviewAct[] {
  const { state, publishedAt, heldAt, hiddenAt } = review
  const of = { businessId: review.businessId, reviewId: review.id, actor: 'rule' } as const
  const words = { ...of, at: review.writtenAt, fields: wordsOf(review) }
  const then = (act: ReviewAct['act']): ReviewAct => ({ ...of, act, at: review.updatedAt })
  const isImported = review.provenance === 'imported'
  const wasPublic = publishedAt !== null || state === 'withdrawn'
  const steps: ReviewAct[] = [{ ...words, act: isImported ? 'imported' : 'submitted' }]
  if (wasPublic && !isImported) steps.push({ ...words, act: 'published' })
  if (heldAt || (state === 'removed' && !wasPublic)) steps.push(then('held'))
  if (state === 'published' && hiddenAt) steps.push(then('hidden'))
  if (state === 'withdrawn') steps.push(then('withdrawn'))
  if (state === 'removed') steps.push(then(wasPublic ? 'removed' : 'refused'))
  return steps
}
