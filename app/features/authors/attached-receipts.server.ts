import { listReceipts } from '#app/features/receipts/log-entries.server.ts'
import { findReview } from '#app/features/reviews/publishing.server.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { contentOf } from '#app/features/reviews/review-content.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { readActs } from './own-review-file.server.ts'
import { type Act, explainedActs, openAct } from './receipt-file.server.ts'

export const receiptFilename = 'vouchsafe-receipts.json'
/** A mail must not grow without end; the file on the author's desk has all of them. */
const mostActs = 50

type OfReview = { businessId: string; reviewId: string }

/** The receipts of a review as a file: the latest acts, the oldest first. Throws 410 if the review was erased. */
export async function makeReceiptFile(db: Database, of: OfReview) {
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const { receipts, contents } = await readActs(db, review)
  return fileOf(
    db,
    receipts.slice(-mostActs).map((receipt) => openAct(receipt, review, contents)),
  )
}

const fileOf = async (db: Database, acts: Act[]) =>
  `${JSON.stringify(await explainedActs(db, acts, receiptFilename), null, 2)}\n`

const attached = (content: string): Pick<Mail, 'attachments'> => ({
  attachments: [{ filename: receiptFilename, contentType: 'application/json', content }],
})

/** For mails to authors who have confirmed their address. */
export const attachReceipts = async (db: Database, of: OfReview) => attached(await makeReceiptFile(db, of))

/**
 * For the mail to an address that nobody has confirmed: the receipt of the submission. `isQuoted`: the mail quotes the
 * words; otherwise the file does not have them either.
 */
export async function attachFirstReceipt(db: Database, review: Review, { isQuoted }: { isQuoted: boolean }) {
  const receipts = await listReceipts(db, { businessId: review.businessId, reviewId: review.id })
  const contents = isQuoted ? [contentOf(review)] : []
  return attached(
    await fileOf(
      db,
      receipts.map((receipt) => openAct(receipt, review, contents)),
    ),
  )
}
