import { and, eq, ne } from 'drizzle-orm'
import { type PlainLetter, sendLetter } from '#app/features/mailing/letter.email.tsx'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { sign } from '#app/platform/secret.server.ts'
import { emailChanges, users } from './account.table.ts'
import { createLinkToken } from './links.server.ts'
import { findUser } from './user.server.ts'

/** Asks a new user to confirm the address. A repeat makes another link; the first one used confirms. */
export async function sendVerification(db: Database, { userId, wanted }: Jobs['accounts.send-verification']) {
  const user = await findUser(db, userId)
  if (!user || user.emailVerified) return
  const lifetimeMs = hours(periods.accountLinkHours)
  const token = await createLinkToken(db, { purpose: 'verify-email', userId, lifetimeMs })
  await sendLetter(db, user.email, {
    subject: 'Confirm your email address',
    preview: 'One click and your account is ready.',
    reason: `Somebody signed up for Vouchsafe with ${user.email}. Not you? Ignore this email: no account is opened without the link.`,
    text: [
      `Hello ${user.name}, please confirm that this is your email address. The link works for ${periods.accountLinkHours} hours.`,
    ],
    button: ['Confirm my address', linkTo('/business/verify-email', { token, ...redirectQuery(wanted) })],
  })
}

const redirectQuery = (wanted?: string): Record<string, string> => (wanted ? { redirect: wanted } : {})

export async function sendPasswordReset(db: Database, { userId }: { userId: string }) {
  const user = await findUser(db, userId)
  if (!user) return
  const token = await createLinkToken(db, { purpose: 'reset-password', userId, lifetimeMs: hours(1) })
  await sendLetter(db, user.email, {
    subject: 'Choose a new password',
    preview: 'The link works once, within an hour.',
    reason: `Somebody asked to reset the password for ${user.email}. Not you? Ignore this email: your password stays the same.`,
    text: [
      'Use this link to choose a new password. It works once, within an hour. A new password signs everyone out of your account and removes its passkeys.',
    ],
    button: ['Choose a new password', linkTo('/business/reset-password', { token })],
  })
}

/** Somebody signed up with an address that has an account: only its owner learns that it has. */
export async function notifyAlreadyRegistered(
  db: Database,
  { userId, wanted }: Jobs['accounts.notify-already-registered'],
) {
  const user = await findUser(db, userId)
  if (!user) return
  await sendLetter(db, user.email, {
    subject: 'You already have an account',
    preview: 'Log in, or reset your password.',
    reason: `Somebody tried to sign up for Vouchsafe with ${user.email}. Not you? Ignore this email: nothing has changed.`,
    text: [
      `Somebody signed up with ${user.email}, but this address already has an account. Please log in. If you have forgotten your password, you can choose a new one on the login page.`,
    ],
    button: ['Log in', linkTo('/business/login', redirectQuery(wanted))],
  })
}

/** Tells the owner of an account that something changed in who can open it (OWASP ASVS 5.0, 6.3.7). */
export async function notifyOfChange(db: Database, { userId, news }: Jobs['accounts.notify-of-change']) {
  const user = await findUser(db, userId)
  if (!user) return
  const [subject, text] = wordsOf[news]
  await sendLetter(db, user.email, {
    subject,
    preview: text,
    reason: `You are receiving this because it concerns access to your Vouchsafe account (${user.email}).`,
    text: [
      text,
      'If this wasn’t you, choose a new password now. That signs everyone out of your account and removes its passkeys.',
    ],
    button: ['Choose a new password', linkTo('/business/forgotten-password')],
  })
}

const wordsOf: Record<Jobs['accounts.notify-of-change']['news'], [subject: string, text: string]> = {
  'password-changed': [
    'Your password was changed',
    'Your account has a new password. All other devices were signed out.',
  ],
  'two-factor-on': [
    'Two-factor sign-in is on',
    'After your password, we now ask for a code from your authenticator app. Keep your recovery codes somewhere you can reach without your phone.',
  ],
  'two-factor-off': ['Two-factor sign-in is off', 'We no longer ask for a code after your password.'],
  'two-factor-off-by-operator': [
    'Two-factor sign-in was switched off for you',
    'The operator of this service switched off two-factor sign-in for your account and signed you out everywhere. Log in with your password and set it up again on the device you have now.',
  ],
  'passkey-added': [
    'A passkey was added to your account',
    'Anyone who can unlock the device or password manager that holds this passkey can now sign in to your account with it.',
  ],
  'passkey-removed': [
    'A passkey was removed from your account',
    'This passkey no longer signs in to your account. You may delete it on your device, too.',
  ],
  'recovery-codes-new': [
    'You have new recovery codes',
    'New recovery codes were created for your account. The old ones no longer work.',
  ],
  'recovery-code-used': [
    'A recovery code was used',
    'One of your recovery codes was used to get into your account. Each code works once. If you are running out, create new ones under Sign-in and security in your account.',
  ],
  'second-factor-failed': [
    'Somebody knows your password',
    'Somebody entered your correct password and then several wrong codes. They did not get in. For the next hour, nobody can sign in with a password.',
  ],
}

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
