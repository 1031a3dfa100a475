import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { eraseReview } from '#app/features/authors/erase-review.server.ts'
import { memberInvitations } from '#app/features/businesses/member.table.ts'
import { eraseContacts } from '#app/features/contacts/contact-desk.server.ts'
import { handovers } from '#app/features/deletion/handover.table.ts'
import { eraseInvited } from '#app/features/invitations/erase-invitations.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { deletePhoto } from '#app/features/media/change-photos.server.ts'
import { forgetReports } from '#app/features/moderation/reporter.server.ts'
import type { AddressRemoval } from '#app/features/newsletter/newsletter.schema.ts'
import { removeSubscriber } from '#app/features/newsletter/newsletter.server.ts'
import { eraseOrders } from '#app/features/orders/take-order.job.ts'
import { findReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { listErasuresSince, noteErasure } from '#app/platform/erasures.server.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { hasAccount, listAddresses, listNaming, listReviewsBy } from './personal-data.server.ts'

/**
 * Erases everything that is stored under an address in lower case, by the same functions that authors, invited people and
 * reporters use themselves. In the log, their reviews are erased by the operator.
 */
export async function erasePerson(tx: Database, email: string) {
  noteErasure({ person: hashesOf(email)[0]! })
  for (const { businessId, id: reviewId } of await listReviewsBy(tx, email)) {
    const review = await lockReview(tx, { businessId, reviewId })
    if (review) await eraseReview(tx, review, 'erased_by_operator')
  }
  for (const businessId of await listInviting(tx, email)) {
    await eraseOrders(tx, { businessId, email, invitationId: null })
    await eraseInvited(tx, { businessId, email, invitationId: null })
  }
  await eraseContacts(tx, email)
  await forgetReports(tx, email)
  await tx.delete(handovers).where(eq(handovers.email, email))
  await tx.delete(memberInvitations).where(eq(memberInvitations.email, email))
  await tx
    .delete(devMails)
    .where(sql`${devMails.recipient} = ${email} or position(${email} in lower(${devMails.html})) > 0`)
}

/** The businesses that invited the address, or have it in a list that is not yet sent or in a file. */
async function listInviting(tx: Database, email: string) {
  const invited = await tx
    .selectDistinct({ businessId: invitations.businessId })
    .from(invitations)
    .where(eq(sql`lower(${invitations.email})`, email))
  return new Set([...invited, ...(await listNaming(tx, email))].map(({ businessId }) => businessId))
}

const hashesOf = (email: string) =>
  deriveKeys('erased-people').map((key) => createHmac('sha256', key).update(email).digest('hex'))

/**
 * After a restore: erases what was erased since the backup was made, at `madeAt` (ISO 8601), and returns how many people,
 * reviews and photos those were. What came in since is not in the backup.
 */
export async function eraseAgain(db: Database, madeAt: string) {
  const erasures = listErasuresSince(madeAt)
  const people = new Set(erasures.flatMap((each) => ('person' in each ? [each.person] : [])))
  let erased = 0
  for (const each of erasures) {
    if ('person' in each) continue
    if ('photoId' in each) {
      if (await db.transaction((tx) => deletePhoto(tx, each))) erased += 1
      continue
    }
    if (!(await findReview(db, each))) continue
    await db.transaction(async (tx) => {
      const review = await lockReview(tx, each)
      if (review) await eraseReview(tx, review, each.kind)
    })
    erased += 1
  }
  for (const email of people.size === 0 ? [] : await listAddresses(db)) {
    if (!hashesOf(email).some((hash) => people.has(hash)) || (await hasAccount(db, email))) continue
    await db.transaction((tx) => erasePerson(tx, email))
    erased += 1
  }
  return erased
}

export async function removeSubscriberAsOperator(
  db: Database,
  { operatorId, address }: { operatorId: string; address: AddressRemoval },
) {
  await db.transaction(async (tx) => {
    await removeSubscriber(tx, address)
    const message = `Took ${maskedAddress(address.email)} off the newsletter’s list`
    await recordOperatorAction(tx, { operatorId, message })
  })
}
