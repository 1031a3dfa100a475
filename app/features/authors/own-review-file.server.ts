import { and, asc, eq } from 'drizzle-orm'
import { exportOwnPhotos } from '#app/features/media/read-photos.server.ts'
import { appeals, challenges } from '#app/features/moderation/challenge.table.ts'
import { type Report, reports } from '#app/features/moderation/report.table.ts'
import { listReceipts } from '#app/features/receipts/log-entries.server.ts'
import { findOwnReview } from '#app/features/reviews/authors-link.server.ts'
import { type Review, replies } from '#app/features/reviews/review.table.ts'
import { contentOf } from '#app/features/reviews/review-content.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { earlierConsents, reviewVersions } from './author.table.ts'
import { type Content, explainedActs, openAct } from './receipt-file.server.ts'

/**
 * Everything we store about an author's review, with a receipt for each step and the data its commitment
 * covers.
 */
export async function exportOwnReview(db: Database, token: string) {
  const review = await findOwnReview(db, token)
  const { receipts, contents, ...stored } = await readActs(db, review)
  const acts = receipts.map((receipt) => openAct(receipt, review, contents))
  const photos = await exportOwnPhotos(db, { businessId: review.businessId, reviewId: review.id })
  return { ...stored, photos, ...(await explainedActs(db, acts, 'my-review.json')) }
}

/** The history of a review, and every content that a receipt of it may commit to. */
export async function readActs(db: Database, review: Review) {
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
  const [versions, replied, challenged, appealed, consents, reported, receipts] = await Promise.all([
    db.select().from(reviewVersions).where(isIts(reviewVersions)).orderBy(asc(reviewVersions.number)),
    db.select().from(replies).where(isIts(replies)),
    db.select().from(challenges).where(isIts(challenges)).orderBy(asc(challenges.createdAt)),
    db.select().from(appeals).where(isIts(appeals)),
    db.select().from(earlierConsents).where(isIts(earlierConsents)).orderBy(asc(earlierConsents.consentedAt)),
    db.select().from(reports).where(isIts(reports)).orderBy(asc(reports.createdAt)),
    listReceipts(db, of),
  ])
  const [reply] = replied
  const [appeal] = appealed
  const { incentive, productReference } = review
  const contents: Content[] = [
    {},
    contentOf(review),
    ...versions.map((version) => contentOf({ ...version, incentive, productReference })),
    { checks: review.failedChecks.join(' ') },
    { reason: review.removedReason, note: review.removedNote },
    ...(reply ? [{ answer: reply.text }] : []),
    ...(appeal ? [{ appeal: appeal.text }, decided('appeal ', appeal.state, appeal.decisionNote)] : []),
    ...challenged.flatMap(({ reason, grounds, state, decisionNote }): Content[] => [
      { reason, grounds },
      { reason },
      { reason, note: decisionNote },
      { ...decided('', state, decisionNote), reason },
    ]),
    ...reported.flatMap(contentsOfReport),
    consentOf({ scopes: review.consentScopes, text: review.consentText, version: review.consentVersion }),
    ...consents.map(consentOf),
  ]
  return {
    review: ownFields(review),
    earlierVersions: versions.map(({ rating, title, text, authorName, answers, writtenAt, replacedAt }) => ({
      ...{ rating, title, text, authorName, answers, writtenAt, replacedAt },
    })),
    reply: reply ? { text: reply.text, at: reply.createdAt, editedAt: reply.updatedAt } : null,
    challenges: challenged.map(({ reason, grounds, statement, statedAt, ...challenge }) => ({
      ...{ reason, grounds, state: challenge.state, createdAt: challenge.createdAt, statement, statedAt },
      ...{ decidedAt: challenge.decidedAt, decisionNote: challenge.decisionNote },
    })),
    // Reporters and their texts are not part of the author's data.
    reports: reported.map(({ about, ground, state, createdAt, decidedAt, decisionReason, decisionNote }) => ({
      ...{ about, ground, state, createdAt, decidedAt, decisionReason, decisionNote },
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
      ...{ scopes, version, text, consentedAt },
    })),
    receipts,
    contents,
  }
}

const consentOf = ({ scopes, text, version }: { scopes: string[]; text: string; version: number }) => ({
  scopes: scopes.join(' '),
  consent: text,
  version,
})

const decided = (about: string, state: string, note: string | null) => ({
  decision: `${about}${state}`,
  note,
})

function contentsOfReport({ about, state, decisionReason, decisionNote, removedReply }: Report): Content[] {
  const decision = `report of the ${about} ${state}`
  return [
    { decision, note: decisionNote },
    { decision, reason: decisionReason, note: decisionNote },
    { reason: decisionReason, note: decisionNote },
    { answer: removedReply, reason: decisionReason, note: decisionNote },
    { answer: removedReply },
  ]
}

function ownFields(review: Review) {
  const { id, businessId, state, provenance, rating, title, text, authorName, authorEmail } = review
  const { orderReference, answers, incentive, failedChecks, removedReason, removedNote } = review
  const { consentScopes, consentText, consentVersion, consentedAt } = review
  const { writtenAt, confirmedAt, publishedAt, editedAt, withdrawnAt, removedAt } = review
  return {
    ...{ id, businessId, state, provenance, rating, title, text, authorName, authorEmail, orderReference },
    ...{ answers, incentive },
    ...{ failedChecks, removedReason, removedNote },
    consent: { scopes: consentScopes, text: consentText, version: consentVersion, at: consentedAt },
    ...{ writtenAt, confirmedAt, publishedAt, editedAt, withdrawnAt, removedAt },
  }
}
