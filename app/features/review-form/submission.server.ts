import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { QuestionAnswer } from '#app/features/questions/question.vocabulary.ts'
import { logEntries, receipts } from '#app/features/receipts/log.table.ts'
import { makeLogEntry } from '#app/features/receipts/log-entries.server.ts'
import type { InvitedReview, NewReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { contentOf, fingerprintOf } from '#app/features/reviews/review-content.server.ts'
import { consentText, consentVersion } from '#app/languages/consent.server.ts'
import type { Language } from '#app/languages/languages.ts'
import { inBatches } from '#app/platform/batch.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { insertRows } from '#app/platform/insert-rows.server.ts'
import { enqueue, enqueueAll } from '#app/platform/queue.server.ts'
import { conflict, gone, notFound, Refusal } from '#app/platform/refusal.ts'

export type Submission = {
  businessId: string
  submissionKey: string
  review: NewReview | (InvitedReview & { authorEmail: string })
  /** In which the form was shown: what was agreed to is kept as it was read. */
  language?: Language
  /** How we know already that the author is a customer; without it the author confirms an address first. */
  vouched?: Pick<NewRow, 'provenance' | 'invitationId' | 'orderReference'>
  /** What was said to the questions that the form put. */
  answers?: QuestionAnswer[] | null
  /**
   * What the form or the invitation promised for the review. Without a promise it is what the business gives at the
   * moment, except to who was invited: an invitation says itself what it gives.
   */
  incentive?: string | null
}
export type Submitted = { businessId: string; reviewId: string }

/** Saves one review of the open form. See `submitReviews`. */
export async function submitReview(db: Database, submission: Submission): Promise<Submitted> {
  const [outcome] = await submitReviews(db, [submission])
  return accepted(outcome!)
}

const waitingByDatabase = new WeakMap<Database, ReturnType<typeof gather>>()

function gather(db: Database) {
  return inBatches((submissions: Submission[]) => submitReviews(db, submissions), { largest: 100, lanes: 1 })
}

/** The same, together with others that arrive at the same moment: under load one flush to disk serves many. */
export async function submitTogether(db: Database, submission: Submission): Promise<Submitted> {
  const together = waitingByDatabase.get(db) ?? gather(db)
  waitingByDatabase.set(db, together)
  return accepted(await together(submission))
}

/** What a submission came to, as a value or as the refusal that is thrown. */
export function accepted(outcome: Submitted | Refusal) {
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/**
 * Saves reviews of the open form, with all that must never be missing: the log entry, the signed
 * receipt, and the jobs that follow. One transaction, all or nothing.
 *
 * They wait as `pending` until their authors confirm their addresses. A submission key can be used once: a
 * retry gets the review of its first try, another text under the same key a refusal. The unique index
 * decides, rather than a look beforehand, because two taps on the button arrive together.
 */
export async function submitReviews(
  db: Database,
  submissions: Submission[],
): Promise<(Submitted | Refusal)[]> {
  return db.transaction(async (tx) => {
    const known = await findBusinesses(tx, submissions)
    const rows = submissions.map((submission) => rowOf(submission, known.get(submission.businessId)))
    const wanted = rows.filter((row): row is NewRow => !(row instanceof Refusal))
    const saved = await saveReviews(tx, wanted)
    const outcomes: (Submitted | Refusal)[] = []
    for (const row of rows) {
      outcomes.push(row instanceof Refusal ? row : (saved.get(row.id) ?? (await findFirstTry(tx, row))))
    }
    return outcomes
  })
}

type NewRow = typeof reviews.$inferInsert

export async function findBusinesses(db: Database, submissions: Submission[]) {
  const ids = [...new Set(submissions.map(({ businessId }) => businessId))].filter(isUuid)
  const { id, name, isActive, incentive } = businesses
  const found = await db.select({ id, name, isActive, incentive }).from(businesses).where(inArray(id, ids))
  return new Map(found.map((business) => [business.id, business]))
}

export function rowOf(
  { businessId, submissionKey, review, language = 'en', vouched, answers, incentive }: Submission,
  business: { name: string; isActive: boolean; incentive: string | null } | undefined,
): NewRow | Refusal {
  if (!business) return notFound('business')
  if (!business.isActive) return gone('This business no longer collects reviews.')
  const at = now()
  const { rating, title, text, authorName, authorEmail } = review
  const consentScopes = review.consentMarketing ? (['show', 'marketing'] as const) : (['show'] as const)
  return {
    businessId,
    id: uuidv7(),
    submissionKey,
    formLanguage: language,
    rating,
    title,
    text,
    authorName,
    authorEmail,
    textFingerprint: fingerprintOf(text),
    consentVersion,
    consentText: consentText(language, business.name, consentScopes),
    consentScopes: [...consentScopes],
    consentedAt: at,
    writtenAt: at,
    createdAt: at,
    updatedAt: at,
    provenance: vouched?.provenance ?? null,
    invitationId: vouched?.invitationId ?? null,
    orderReference: vouched?.orderReference ?? null,
    confirmedAt: vouched ? at : null,
    answers: answers ?? null,
    incentive: incentive ?? (vouched?.invitationId ? null : business.incentive),
  }
}

/**
 * Writes new reviews with their entries, receipts and jobs. Those whose submission or invitation was used
 * already are left out of what comes back.
 */
export async function saveReviews(db: Database, rows: NewRow[]) {
  const saved = new Map<string, Submitted>()
  if (rows.length === 0) return saved
  const inserted = await db.execute<{ id: string }>(
    sql`${insertRows(reviews, rows)} on conflict do nothing returning id`,
  )
  const isNew = new Set(inserted.rows.map(({ id }) => id))
  const fresh = rows.filter(({ id }) => isNew.has(id))
  if (fresh.length === 0) return saved

  const entries = fresh.map((row) =>
    makeLogEntry({
      businessId: row.businessId,
      reviewId: row.id,
      kind: 'submitted',
      at: row.consentedAt,
      content: contentOf({ ...row, title: row.title ?? null }),
    }),
  )
  const written = insertRows(
    logEntries,
    entries.map(({ entry }) => entry),
  )
  const opened = insertRows(
    receipts,
    entries.map(({ receipt }) => receipt),
  )
  await db.execute(sql`with written as (${written}) ${opened}`)
  const payloads = fresh.map(({ businessId, id }) => ({ businessId, reviewId: id }))
  const unconfirmed = new Set(fresh.filter(({ confirmedAt }) => !confirmedAt).map(({ id }) => id))
  const toConfirm = payloads.filter(({ reviewId }) => unconfirmed.has(reviewId))
  if (toConfirm.length > 0) await enqueueAll(db, 'review-form.send-confirmation', toConfirm)
  await enqueue(db, 'analyses.analyse-reviews', { reviews: payloads })
  for (const payload of payloads) saved.set(payload.reviewId, payload)
  return saved
}

export async function findFirstTry(db: Database, row: NewRow): Promise<Submitted | Refusal> {
  const [first] = await db
    .select({ id: reviews.id, fingerprint: reviews.textFingerprint })
    .from(reviews)
    .where(and(eq(reviews.businessId, row.businessId), eq(reviews.submissionKey, row.submissionKey)))
  if (!first?.fingerprint.equals(row.textFingerprint)) {
    return conflict(
      'This form was already sent. To change your review, use the link in the mail that you got.',
    )
  }
  return { businessId: row.businessId, reviewId: first.id }
}
