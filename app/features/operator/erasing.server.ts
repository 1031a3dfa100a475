import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { eraseContactsOf } from '#app/features/contacts/erasing-person.server.ts'
import type { AddressRemoval } from '#app/features/contacts/newsletter.schema.ts'
import { removeSubscriber } from '#app/features/contacts/subscriber-list.server.ts'
import { forgetReportsOf } from '#app/features/moderation/reporter.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { maskedAddress } from '#app/platform/mail.server.ts'

type ByOperator = { operatorId: string; address: AddressRemoval }

/**
 * Erases the data of a person without an account: contact messages, newsletter subscription, name and address
 * on reports. The operators' record says that it was done, but not whose data it was.
 */
export async function erasePersonAsOperator(db: Database, { operatorId, address: { email } }: ByOperator) {
  return db.transaction(async (tx) => {
    const erased = { ...(await eraseContactsOf(tx, email)), reports: await forgetReportsOf(tx, email) }
    const message = `Erased what ${maskedAddress(email)} had left here, at their wish`
    if (erased.messages + erased.subscriptions + erased.reports > 0)
      await recordOperatorAction(tx, { operatorId, message })
    return erased
  })
}

export async function removeSubscriberAsOperator(db: Database, { operatorId, address }: ByOperator) {
  await db.transaction(async (tx) => {
    await removeSubscriber(tx, address)
    const message = `Took ${maskedAddress(address.email)} off the newsletter’s list`
    await recordOperatorAction(tx, { operatorId, message })
  })
}
