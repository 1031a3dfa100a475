import { sql } from 'drizzle-orm'
import { findInsider } from '#app/features/businesses/insiders.server.ts'
import {
  fieldOf,
  type QuestionAnswer,
  writtenAnswers,
} from '#app/features/form-questions/question.vocabulary.ts'
import { holdReview, publishReview } from '#app/features/reviews/publish-review.server.ts'
import type { FailedCheck } from '#app/features/reviews/review.schema.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { checkWords } from '#app/features/reviews/text-checks.ts'
import { periods } from '#app/periods.ts'
import { days, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { lockCopied } from '#app/platform/distribution.server.ts'
import { findGroup, type Grouped, isOwnText } from './groups.server.ts'

/** Without an invitation that we mailed, one mailbox may write this many reviews of a business in this time. */
const burst = { reviews: 30, periodMs: minutes(10) }

/** How many products of a business one mailbox may review in the same period. */
const mostProducts = 10

type Checked = Grouped & Pick<Review, 'title' | 'textFingerprint' | 'authorName' | 'answers' | 'productId'>

/**
 * Runs every check, the same for every rating. An empty result means the review is published at once; otherwise the
 * operator decides. In a transaction: the business's other reviews are decided after it, so that of several equal ones
 * each sees those before.
 *
 * The same text is found whatever became of the review that had it first. Customers may answer every invitation that we
 * mailed, because we mail a mailbox one in 90 days. Through the open form and order links, which the shop may sign without
 * end, an author, with all addresses of the mailbox, may review a business and each of its products, up to ten of them,
 * once in 90 days; a withdrawn, held or removed
 * review counts. One whose address was never confirmed does not: a shop could hold back anybody's review by signing a link
 * in their name.
 */
export async function findFailedChecks(tx: Database, review: Checked): Promise<FailedCheck[]> {
  // After the review's row, like everything that locks both.
  await lockCopied(tx, review.businessId, () =>
    tx.execute(sql`select from businesses where id = ${review.businessId} for no key update`),
  )
  const authorSince = new Date(now().getTime() - days(periods.reviewAgainDays))
  const burstSince = new Date(now().getTime() - burst.periodMs)
  const isTheirs = sql`business_id = ${review.businessId} and id <> ${review.id}
    and mailbox_of(author_email) = mailbox_of(${review.authorEmail}) and written_at > ${authorSince}
    and confirmed_at is not null`
  const { rows } = await tx.execute<{ same_text: boolean; same_author: boolean; recent: number }>(sql`
    select
      exists (select 1 from reviews where business_id = ${review.businessId} and id <> ${review.id}
        and text_fingerprint = ${review.textFingerprint}
        and (confirmed_at is not null or provenance = 'imported')) as same_text,
      exists (select 1 from reviews where ${isTheirs} and product_id is not distinct from ${review.productId}::uuid)
        or (select count(*) from reviews where ${isTheirs} and product_id is not null) >= ${mostProducts} as same_author,
      (select count(*)::int from (select 1 from reviews where business_id = ${review.businessId}
        and confirmed_at > ${burstSince} and (invitation_id is null or provenance = 'insider')
        limit ${burst.reviews + 1}) as r) as recent`)
  const found = rows[0]!
  const failed = checkWords(review.authorName, review.title, ...wordsOf(review))
  if (found.same_text && isOwnText(review.text)) failed.push('duplicate_text')
  if (review.invitationId === null || review.provenance === 'insider') {
    if (found.same_author) failed.push('duplicate_author')
    if (found.recent > burst.reviews) failed.push('burst')
  }
  if (await isOfUnprovenDomain(tx, review)) failed.push('insider_address')
  if (await findGroup(tx, review)) failed.push('group')
  return failed
}

/**
 * Held rather than refused: any business can type a domain, also one of its customers'. Once the operator has published
 * the review, an edit does not ask again.
 */
async function isOfUnprovenDomain(
  db: Database,
  { businessId, authorEmail: email, provenance, publishedAt }: Checked,
) {
  if (provenance === 'insider' || publishedAt) return false
  return (await findInsider(db, { businessId, email })) === 'unproven_domain'
}

/**
 * Checks a review whose author is known, then publishes it or holds it for the operator. The rating plays no part.
 *
 * The caller holds the row lock, so a review is settled once.
 */
export async function settleReview(tx: Database, review: Review) {
  const failedChecks = await findFailedChecks(tx, review)
  return failedChecks.length === 0 ? publishReview(tx, review) : holdReview(tx, review, failedChecks)
}

/** All text that would be public, including public answers to the business's questions. */
const wordsOf = ({ text, answers }: Checked) => [text, ...writtenAnswers(answers).map((each) => each.text)]

/**
 * The given error at each public answer that would have its review held. The business chooses what it asks for, so a
 * question for a phone number must not keep the reviews of unhappy customers waiting.
 */
export function errorsOfAnswers(answers: QuestionAnswer[] | null, error: string): Record<string, string> {
  const failing = writtenAnswers(answers).filter(({ text }) => checkWords(text).length > 0)
  return Object.fromEntries(failing.map(({ questionId }) => [fieldOf(questionId), error]))
}
