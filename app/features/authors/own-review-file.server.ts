import { and, asc, eq } from 'drizzle-orm'
import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { exportOwnPhotos } from '#app/features/media/read-photos.server.ts'
import { appeals, challenges, reports } from '#app/features/moderation/case.table.ts'
import { findOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { type Review, replies, writtenOf } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { earlierConsents, reviewVersions } from './author.table.ts'

/**
 * Everything we store about an author's review, with a receipt for each step and the data its commitment
 * covers.
 */
export async function exportOwnReview(db: Database, token: string) {
  const review = await findOwnReview(db, token)
  const of = { businessId: review.businessId, reviewId: review.id }
  const [stored, photos, receipts] = [
    await readStored(db, review),
    await exportOwnPhotos(db, of),
    await makeReceipts(db, of),
  ]
  return { ...stored, photos, ...receipts }
}

/** Reads a review with its earlier versions, reply, cases and consents; receipts are read apart. */
export async function readStored(db: Database, review: Review) {
  const of = { businessId: review.businessId, reviewId: review.id }
  const isIts = <
    Table extends
      | typeof replies
      | typeof challenges
      | typeof appeals
      | typeof reviewVersions
      | typeof earlierConsents
      | typeof reports,
  >(
    table: Table,
  ) => and(eq(table.businessId, of.businessId), eq(table.reviewId, of.reviewId))
  const [versions, replied, challenged, appealed, consents, reported] = await Promise.all([
    db.select().from(reviewVersions).where(isIts(reviewVersions)).orderBy(asc(reviewVersions.number)),
    db.select().from(replies).where(isIts(replies)),
    db.select().from(challenges).where(isIts(challenges)).orderBy(asc(challenges.createdAt)),
    db.select().from(appeals).where(isIts(appeals)),
    db.select().from(earlierConsents).where(isIts(earlierConsents)).orderBy(asc(earlierConsents.consentedAt)),
    db.select().from(reports).where(isIts(reports)).orderBy(asc(reports.createdAt)),
  ])
  const [reply] = replied
  const [appeal] = appealed
  return {
    review: ownFields(review),
    earlierVersions: versions.map((version) => ({
      ...writtenOf(version),
      ...pick(version, 'writtenAt', 'replacedAt'),
    })),
    reply: reply ? { text: reply.text, at: reply.createdAt, editedAt: reply.updatedAt } : null,
    challenges: challenged.map((challenge) =>
      pick(challenge, 'reason', 'grounds', 'statement', 'statedAt', ...ruled),
    ),
    // Reporters and their texts are not part of the author's data.
    reports: reported.map((report) => pick(report, 'about', 'ground', 'decisionReason', ...ruled)),
    appeal: appeal ? pick(appeal, 'text', ...ruled) : null,
    earlierConsents: consents.map((consent) => pick(consent, 'scopes', 'version', 'text', 'consentedAt')),
  }
}

const ruled = ['state', 'createdAt', 'decidedAt', 'decisionNote'] as const

const ownFields = (review: Review) => ({
  ...pick(review, 'id', 'businessId', 'state', 'provenance', 'authorEmail', 'orderReference', 'incentive'),
  ...pick(review, 'failedChecks', 'removedReason', 'removedNote'),
  ...pick(review, 'writtenAt', 'confirmedAt', 'publishedAt', 'editedAt', 'withdrawnAt', 'removedAt'),
  ...writtenOf(review),
  consent: {
    scopes: review.consentScopes,
    text: review.consentText,
    version: review.consentVersion,
    at: review.consentedAt,
  },
})

function pick<Row, Name extends keyof Row>(row: Row, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
