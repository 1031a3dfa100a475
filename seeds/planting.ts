import { eq, type SQL, sql, type Table } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import type { ActivityType } from '#app/features/activities/activity.vocabulary.ts'
import { reviewVersions } from '#app/features/authors/author.table.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import type { QuestionAnswer } from '#app/features/form-questions/question.vocabulary.ts'
import { appendActs, type ReviewAct } from '#app/features/log/acts.server.ts'
import type { Act, Actor } from '#app/features/log-format/acts.ts'
import { type Fields, wordsOf } from '#app/features/log-format/commitment.ts'
import { challenges, reports } from '#app/features/moderation/case.table.ts'
import { type ReportGround, reportGroundText } from '#app/features/moderation/case.vocabulary.ts'
import { fingerprintOf, hashOfWording } from '#app/features/reviews/fingerprints.server.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import {
  type ChallengeReason,
  type ConsentScope,
  type CountedProvenance,
  challengeReasonText,
  type FailedCheck,
} from '#app/features/reviews/review.vocabulary.ts'
import { consentText, consentVersion } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, insertRows } from '#app/platform/database.server.ts'

/** A review with all that happened to it, up to now. */
export type Story = {
  rating: number
  title: string | null
  text: string
  authorName: string
  authorEmail: string
  provenance: CountedProvenance
  /** Where it is not of the business itself. */
  product?: { id: string; reference: string }
  orderReference?: string
  scopes: ConsentScope[]
  writtenAt: Date
  /** Null: the author has not confirmed the address. */
  confirmedAt: Date | null
  /** Waits for the operator. */
  failedChecks?: FailedCheck[]
  /** What its author said to the business's own questions. */
  answers?: QuestionAnswer[] | null
  reply?: { text: string; at: Date }
  withdrawnAt?: Date
  /** Its author replaced these words and stars by those above. */
  edit?: { at: Date; before: { rating: number; title: string | null; text: string } }
  report?: { ground: ReportGround; explanation: string; at: Date }
  challenge?: { reason: ChallengeReason; grounds: string; at: Date; removal?: { at: Date; note: string } }
}

type Of = { business: { id: string; name: string; tierName: string; ownerId: string } }
type NewReview = typeof reviews.$inferInsert

type Rows = {
  reviews: NewReview[]
  acts: ReviewAct[]
  activities: (typeof activities.$inferInsert)[]
  replies: (typeof replies.$inferInsert)[]
  challenges: (typeof challenges.$inferInsert)[]
  reports: (typeof reports.$inferInsert)[]
  versions: (typeof reviewVersions.$inferInsert)[]
}

/**
 * Writes the rows that the service itself would have written while these stories happened: reviews, entries,
 * receipts, replies, challenges, activities, counters. Mails of the past are not sent again.
 */
export async function plantReviews(tx: Database, of: Of & { stories: Story[] }): Promise<string[]> {
  const rows = tellStories(of)
  await insertAll(tx, [
    [reviews, rows.reviews],
    [replies, rows.replies],
    [challenges, rows.challenges],
    [reports, rows.reports],
    [reviewVersions, rows.versions],
    [activities, rows.activities],
  ])
  if (rows.acts.length > 0) await appendActs(tx, rows.acts)
  await count(tx, of.business.id, rows.reviews)
  const ids = rows.reviews.map(({ id }) => id)
  await refreshFacts(tx, of.business.id, ids)
  return ids
}

async function insertAll(tx: Database, wanted: [Table, Record<string, unknown>[]][]) {
  for (const [table, rows] of wanted) {
    if (rows.length > 0) await tx.execute(insertRows(table, rows) as SQL)
  }
}

export function tellStories({ business, stories }: Of & { stories: Story[] }): Rows {
  const rows: Rows = {
    reviews: [],
    acts: [],
    activities: [],
    replies: [],
    challenges: [],
    reports: [],
    versions: [],
  }
  for (const story of stories) tell(rows, business, story)
  return rows
}

function tell(rows: Rows, business: Of['business'], story: Story) {
  const review = reviewOf(business, story)
  const { id, writtenAt, confirmedAt, publishedAt, authorName } = review
  const words = wordsOf({ ...review, ...story.edit?.before })
  const act = (kind: Act, actor: Actor, at: Date, fields?: Fields) =>
    rows.acts.push({ businessId: business.id, reviewId: id, act: kind, actor, at, fields })
  const log = (type: ActivityType, at: Date, message: string) =>
    rows.activities.push({
      businessId: business.id,
      id: uuidv7({ msecs: at.getTime() }),
      type,
      message,
      relatedId: id,
      tier: business.tierName,
      createdAt: at,
      updatedAt: at,
    })

  rows.reviews.push(review)
  // What comes through the open form is known once its address is confirmed.
  const provenance = story.provenance === 'confirmed' ? '' : words.provenance
  act('submitted', 'author', writtenAt, { ...words, provenance })
  if (confirmedAt) act('confirmed', 'author', confirmedAt)
  if (review.heldAt) act('held', 'rule', confirmedAt!, { checks: review.failedChecks!.join(' ') })
  if (!publishedAt) return
  act('published', 'rule', publishedAt, words)
  log(
    'review_published',
    publishedAt,
    `${authorName} gave ${words.rating} ${words.rating === '1' ? 'star' : 'stars'}`,
  )

  if (story.reply) {
    const { text, at } = story.reply
    rows.replies.push({
      businessId: business.id,
      reviewId: id,
      text,
      repliedBy: business.ownerId,
      createdAt: at,
      updatedAt: at,
    })
    act('answered', 'business', at, { answer: text })
    log('review_replied', at, `Replied to the review of ${authorName}`)
  }
  if (story.edit) {
    const { at, before } = story.edit
    rows.versions.push({
      businessId: business.id,
      reviewId: id,
      number: 1,
      ...before,
      authorName,
      answers: review.answers ?? null,
      writtenAt,
      replacedAt: at,
    })
    act('edited', 'author', at, wordsOf(review))
    log('review_edited', at, `${authorName} edited their review`)
  }
  if (story.withdrawnAt) {
    act('withdrawn', 'author', story.withdrawnAt)
    log('review_withdrawn', story.withdrawnAt, `${authorName} withdrew their review`)
  }
  if (story.report) {
    const { ground, explanation, at } = story.report
    rows.reports.push({
      businessId: business.id,
      id: uuidv7({ msecs: at.getTime() }),
      reviewId: id,
      about: 'review',
      submissionKey: uuidv7({ msecs: at.getTime() }),
      ground,
      explanation,
      createdAt: at,
    })
    log('review_reported', at, `A visitor reported a review: ${reportGroundText[ground].toLowerCase()}`)
  }
  if (story.challenge) {
    const { reason, grounds, at, removal } = story.challenge
    rows.challenges.push({
      businessId: business.id,
      id: uuidv7({ msecs: at.getTime() }),
      reviewId: id,
      reason,
      grounds,
      wordingHash: hashOfWording({ ...review, title: review.title ?? null, answers: review.answers ?? null }),
      ratingSeen: false,
      state: removal ? 'upheld' : 'open',
      createdAt: at,
      decidedAt: removal?.at ?? null,
      decisionNote: removal?.note ?? null,
    })
    act('challenged', 'business', at, { reason, grounds })
    log('review_challenged', at, `Challenged a review: ${challengeReasonText[reason].toLowerCase()}`)
    if (removal) {
      act('removed', 'operator', removal.at, { reason, note: removal.note })
      log(
        'operator_decided',
        removal.at,
        `The operator removed a review: ${challengeReasonText[reason].toLowerCase()}`,
      )
    }
  }
}

function reviewOf(business: Of['business'], story: Story): NewReview {
  const { rating, title, text, authorName, authorEmail, scopes, writtenAt, confirmedAt, challenge } = story
  const heldAt = story.failedChecks && confirmedAt ? confirmedAt : null
  const publishedAt = heldAt ? null : confirmedAt
  const removal = challenge?.removal
  return {
    businessId: business.id,
    id: uuidv7({ msecs: writtenAt.getTime() }),
    submissionKey: uuidv7({ msecs: writtenAt.getTime() }),
    state: removal ? 'removed' : story.withdrawnAt ? 'withdrawn' : publishedAt ? 'published' : 'pending',
    // What comes through the open form is known once its address is confirmed.
    provenance: confirmedAt ? story.provenance : null,
    rating,
    title,
    text,
    authorName,
    authorEmail,
    orderReference: story.orderReference ?? null,
    productId: story.product?.id ?? null,
    productReference: story.product?.reference ?? null,
    textFingerprint: fingerprintOf(text),
    failedChecks: story.failedChecks ?? [],
    heldAt,
    consentVersion,
    consentText: consentText('en', business.name, scopes),
    consentScopes: scopes,
    consentedAt: writtenAt,
    writtenAt,
    confirmedAt,
    publishedAt,
    withdrawnAt: story.withdrawnAt ?? null,
    removedAt: removal?.at ?? null,
    removedReason: removal ? challenge!.reason : null,
    removedNote: removal?.note ?? null,
    editedAt: story.edit?.at ?? null,
    answers: story.answers ?? null,
    challengedAt: challenge && !removal ? challenge.at : null,
    createdAt: writtenAt,
    updatedAt: removal?.at ?? story.withdrawnAt ?? publishedAt ?? confirmedAt ?? writtenAt,
  }
}

async function count(tx: Database, businessId: string, planted: NewReview[]) {
  const published = planted.filter(({ state, productId }) => state === 'published' && !productId)
  const verified = published.filter(({ provenance }) => provenance !== 'confirmed')
  const total = published.reduce((sum, { rating }) => sum + rating, 0)
  await tx
    .update(businessRows)
    .set({
      reviewCount: sql`${businessRows.reviewCount} + ${published.length}`,
      ratingTotal: sql`${businessRows.ratingTotal} + ${total}`,
      verifiedReviews: sql`${businessRows.verifiedReviews} + ${verified.length}`,
      updatedAt: now(),
    })
    .where(eq(businessRows.id, businessId))
}
