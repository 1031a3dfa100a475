import { and, eq, ne } from 'drizzle-orm'
import { type PlainLetter, sendLetter } from '#app/features/mailing/letter.email.tsx'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { emailChanges, users } from './account.table.ts'

/** Tells one of the two addresses of a change: the new one to confirm it, the old one how to stop it. */
export async function sendEmailChange(db: Database, { changeId, to }: Jobs['accounts.send-email-change']) {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, changeId))
  if (!change || (to === 'new' && (change.confirmedAt || change.confirmableUntil < now()))) return
  const { newEmail, oldEmail, confirmedAt } = change
  const letter =
    to === 'new'
      ? (await isInUse(db, change))
        ? inUseLetter(newEmail)
        : confirmLetter(newEmail, changeId)
      : oldAddressLetter({ newEmail, changeId, isDone: confirmedAt !== null })
  const messageId = `<${confirmedAt ? 'changed' : 'change'}.${to}.${changeId}@vouchsafe>`
  await sendLetter(db, to === 'new' ? newEmail : oldEmail, letter, messageId)
}

/** An account that never confirmed the address only claims it. */
async function isInUse(db: Database, { newEmail, userId }: { newEmail: string; userId: string }) {
  const isOthers = and(eq(users.email, newEmail), eq(users.emailVerified, true), ne(users.id, userId))
  return (await db.$count(users, isOthers)) > 0
}

const confirmLetter = (newEmail: string, changeId: string): PlainLetter => ({
  subject: 'Confirm your new email address',
  preview: `The link works for ${periods.accountLinkHours} hours, in a browser where you are signed in.`,
  reason: `Somebody wants to use ${newEmail} for their Vouchsafe account. Not you? Ignore this email: nothing changes without your confirmation.`,
  text: [
    `Use this link to confirm your new address. Open it in a browser where you are signed in, or log in with your old address first. It works for ${periods.accountLinkHours} hours.`,
  ],
  button: [
    'Confirm my new address',
    linkTo('/profile/email/confirm', { token: sign('email-change-confirm', changeId) }),
  ],
})

const inUseLetter = (newEmail: string): PlainLetter => ({
  subject: 'This address already has an account',
  preview: 'Nothing has changed.',
  reason: `Somebody wanted to use ${newEmail} for their Vouchsafe account. Not you? Ignore this email: nothing has changed.`,
  text: [
    `Somebody wanted to use ${newEmail} for another account, but it already has one, and each address can have only one account. To use it for the other account, change the address of this one first.`,
  ],
  button: ['Log in', linkTo('/business/login')],
})

type Change = { newEmail: string; changeId: string; isDone: boolean }

function oldAddressLetter({ newEmail, changeId, isDone }: Change): PlainLetter {
  const button: PlainLetter['button'] = [
    'It wasn’t me',
    linkTo('/profile/email/stop', { token: sign('email-change-stop', changeId) }),
  ]
  if (isDone)
    return {
      subject: 'Your email address was changed',
      heading: 'Your account has a new email address',
      preview: `Not you? Take your account back within ${periods.emailUndoDays} days.`,
      reason: 'Until now you logged in to Vouchsafe with this address.',
      text: [
        `You now log in with ${newEmail} instead of this address. If this was you, there is nothing to do.`,
        `If it wasn’t you, you have ${periods.emailUndoDays} days to take your account back: one click restores this address and signs everyone out, and you choose a new password.`,
      ],
      button,
    }
  return {
    subject: 'Somebody wants to change your email address',
    heading: 'Your account may get a new address',
    preview: 'Not you? Stop the change.',
    reason: 'You log in to Vouchsafe with this address.',
    text: [
      `Somebody who knows your password asked to change the address of your account from this one to ${newEmail}. The change takes effect once the new address confirms it. If this was you, there is nothing to do.`,
      'If it wasn’t you, stop the change. That signs everyone out, and you choose a new password.',
    ],
    button,
  }
}
