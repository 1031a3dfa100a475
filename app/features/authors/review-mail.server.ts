import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { type Letter, sendMail } from '#app/features/mailing/send-mail.server.ts'
import { findReview, isReview } from '#app/features/reviews/publish-review.server.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, type Mail } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'

const productName = sql<string | null>`(select p.name from products p
  where p.business_id = ${reviews.businessId} and p.id = ${reviews.productId})`

type OfReview = { businessId: string; reviewId: string }

/** Everything a mail about a review needs. Null if the review was erased after the mail was enqueued. */
export async function findReviewForMail(db: Database, { businessId, reviewId }: OfReview) {
  const [found] = await db
    .select({
      review: { ...getTableColumns(reviews), product: productName },
      business: businesses,
      owner: users,
      reply: replies.text,
    })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .leftJoin(replies, and(eq(replies.businessId, reviews.businessId), eq(replies.reviewId, reviews.id)))
    .where(isReview({ businessId, id: reviewId }))
  return found ?? null
}

const deskLifetime = days(730)

/** The address of the author's desk for a review. Each mail has its own token. */
export async function makeDeskLink(db: Database, { businessId, reviewId }: OfReview) {
  const token = await createLinkToken(db, {
    businessId,
    purpose: 'authors-desk',
    subjectId: reviewId,
    lifetimeMs: deskLifetime,
  })
  return linkTo(`/review/mine/${token}`)
}

type Mailed = { businessId: string; id: string; authorEmail: string | null }

/** Mails the author of a review, with the receipts so far. Nothing where no address is known. */
export async function mailAuthor(
  db: Database,
  { businessId, id: reviewId, authorEmail: to }: Mailed,
  letter: Omit<Letter, 'to'>,
) {
  if (to) await sendMail(db, { ...letter, to, ...(await attachReceipts(db, { businessId, reviewId })) })
}

export async function listOperators(db: Database) {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.isOperator, true))
}

/** A Message-ID that is the same for every attempt, so that a repeat after a crash is recognised. */
export function mailId(kind: string, reviewId: string) {
  return `<${kind}.${reviewId}@vouchsafe>`
}

export const receiptFilename = 'vouchsafe-receipts.json'
/** A mail must not grow without end; the file on the author's desk has all of them. */
const mostActs = 50

/** The receipts of a review as a file: the latest acts, the oldest first. Throws 410 if the review was erased. */
export async function makeReceiptFile(db: Database, of: OfReview) {
  if (!(await findReview(db, of))) throw gone('This review no longer exists.')
  return asFile(await makeReceipts(db, of, { most: mostActs }))
}

export const asFile = (receipts: object) => `${JSON.stringify(receipts, null, 2)}\n`

const attached = (content: string): Pick<Mail, 'attachments'> => ({
  attachments: [{ filename: receiptFilename, contentType: 'application/json', content }],
})

/** The receipts to attach to a mail to an author who has confirmed their address. */
const attachReceipts = async (db: Database, of: OfReview) => attached(await makeReceiptFile(db, of))

/**
 * For the mail to an address that nobody has confirmed: the receipt of the submission. `isQuoted`: the mail quotes the
 * words; otherwise the file does not have them either.
 */
export const attachFirstReceipt = async (db: Database, of: OfReview, { isQuoted }: { isQuoted: boolean }) =>
  attached(asFile(await makeReceipts(db, of, { isOpened: isQuoted })))
