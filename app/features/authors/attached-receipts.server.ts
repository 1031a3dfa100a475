import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { gone } from '#app/platform/refusal.ts'

export const receiptFilename = 'vouchsafe-receipts.json'
/** A mail must not grow without end; the file on the author's desk has all of them. */
const mostActs = 50

type OfReview = { businessId: string; reviewId: string }

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
export const attachReceipts = async (db: Database, of: OfReview) => attached(await makeReceiptFile(db, of))

/**
 * For the mail to an address that nobody has confirmed: the receipt of the submission. `isQuoted`: the mail quotes the
 * words; otherwise the file does not have them either.
 */
export const attachFirstReceipt = async (db: Database, of: OfReview, { isQuoted }: { isQuoted: boolean }) =>
  attached(asFile(await makeReceipts(db, of, { isOpened: isQuoted })))
