import { findReview } from '#app/features/reviews/publishing.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { readActs } from './own-review-file.server.ts'
import { explainedActs, openAct } from './receipt-file.server.ts'

export const receiptFilename = 'vouchsafe-receipts.json'
/** A mail must not grow without end; the file on the author's desk has all of them. */
const mostActs = 50

type OfReview = { businessId: string; reviewId: string }

/** The receipts of a review as a file: the latest acts, the oldest first. Throws 410 if the review was erased. */
export async function makeReceiptFile(db: Database, of: OfReview) {
  const review = await findReview(db, of)
  if (!review) throw gone('This review no longer exists.')
  const { receipts, contents } = await readActs(db, review)
  const acts = receipts.slice(-mostActs).map((receipt) => openAct(receipt, review, contents))
  return `${JSON.stringify(await explainedActs(db, acts, receiptFilename), null, 2)}\n`
}

/** For mails to authors who have confirmed their address. */
export async function attachReceipts(db: Database, of: OfReview): Promise<Pick<Mail, 'attachments'>> {
  const content = await makeReceiptFile(db, of)
  return { attachments: [{ filename: receiptFilename, contentType: 'application/json', content }] }
}
