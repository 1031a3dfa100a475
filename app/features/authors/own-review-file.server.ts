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
      writtenAt: version.writtenAt,
      replacedAt: version.replacedAt,
    })),
    reply: reply ? { text: reply.text, at: reply.createdAt, editedAt: reply.updatedAt } : null,
    challenges: challenged.map(({ reason, grounds, statement, statedAt, ...challenge }) => ({
      reason,
      grounds,
      state: challenge.state,
      createdAt: challenge.createdAt,
      statement,
      statedAt,
      decidedAt: challenge.decidedAt,
      decisionNote: challenge.decisionNote,
    })),
    // Reporters and their texts are not part of the author's data.
    reports: reported.map(({ about, ground, state, createdAt, decidedAt, decisionReason, decisionNote }) => ({
      about,
      ground,
      state,
      createdAt,
      decidedAt,
      decisionReason,
      decisionNote,
    })),
    appeal: appeal
      ? {
          text: appeal.text,
          state: appeal.state,
          createdAt: appeal.createdAt,
          decidedAt: appeal.decidedAt,
          decisionNote: appeal.decisionNote,
        }
      : null,
    earlierConsents: consents.map(({ scopes, version, text, consentedAt }) => ({
      scopes,
      version,
      text,
      consentedAt,
    })),
  }
}

function ownFields(review: Review) {
  const { id, businessId, state, provenance, authorEmail } = review
  const { orderReference, incentive, failedChecks, removedReason, removedNote } = review
  const { consentScopes, consentText, consentVersion, consentedAt } = review
  const { writtenAt, confirmedAt, publishedAt, editedAt, withdrawnAt, removedAt } = review
  return {
    id,
    businessId,
    state,
    provenance,
    ...writtenOf(review),
    authorEmail,
    orderReference,
    incentive,
    failedChecks,
    removedReason,
    removedNote,
    consent: { scopes: consentScopes, text: consentText, version: consentVersion, at: consentedAt },
    writtenAt,
    confirmedAt,
    publishedAt,
    editedAt,
    withdrawnAt,
    removedAt,
  }
}
