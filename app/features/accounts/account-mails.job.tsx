import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import type { Jobs } from '#app/jobs.ts'
import { periods } from '#app/periods.ts'
import { hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'
import { createLinkToken } from './links.server.ts'
import { findUser } from './user.server.ts'

/** Tells the owner of an account that something changed in who can open it (OWASP ASVS 5.0, 6.3.7). */
export async function notifyOfChange(db: Database, { userId, news }: Jobs['accounts.notify-of-change']) {
  const user = await findUser(db, userId)
  if (!user) return
  const { email } = user
  const { subject, body } = accountNewsMail({ news, email, link: linkTo('/business/forgotten-password') })
  await sendMail(db, { to: email, subject, ...(await renderMail(body)) })
}

/** Somebody signed up with an address that has an account: only its owner learns that it has. */
export async function notifyAlreadyRegistered(
  db: Database,
  { userId, wanted }: Jobs['accounts.notify-already-registered'],
) {
  const user = await findUser(db, userId)
  if (!user) return
  const { subject, body } = alreadyRegisteredMail({
    user,
    link: linkTo('/business/login', redirectQuery(wanted)),
  })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}

/** Sends the link with which a forgotten password is replaced. */
export async function sendPasswordReset(db: Database, { userId }: { userId: string }) {
  const user = await findUser(db, userId)
  if (!user) return
  const token = await createLinkToken(db, { purpose: 'reset-password', userId, lifetimeMs: hours(1) })
  const { subject, body } = passwordResetMail({ user, link: linkTo('/business/reset-password', { token }) })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}

/** Asks a new user to confirm the address. A repeat makes another link; the first one used confirms. */
export async function sendVerification(db: Database, { userId, wanted }: Jobs['accounts.send-verification']) {
  const user = await findUser(db, userId)
  if (!user || user.emailVerified) return
  const token = await createLinkToken(db, {
    purpose: 'verify-email',
    userId,
    lifetimeMs: hours(periods.accountLinkHours),
  })
  const link = linkTo('/business/verify-email', { token, ...redirectQuery(wanted) })
  const { subject, body } = verificationMail({ user, link })
  await sendMail(db, { to: user.email, subject, ...(await renderMail(body)) })
}

const redirectQuery = (wanted?: string): Record<string, string> => (wanted ? { redirect: wanted } : {})

type AccountMail = { user: { name: string; email: string }; link: string }

function verificationMail({ user, link }: AccountMail) {
  return {
    subject: 'Confirm your email address',
    body: (
      <EmailLayout
        heading="Confirm your email address"
        preview="One click and your account is ready."
        reason={`Somebody signed up for Vouchsafe with ${user.email}. Not you? Ignore this email: no account is opened without the link.`}
      >
        <EmailText>{`Hello ${user.name}, please confirm that this is your email address. The link works for ${periods.accountLinkHours} hours.`}</EmailText>
        <EmailButton href={link}>Confirm my address</EmailButton>
      </EmailLayout>
    ),
  }
}

function passwordResetMail({ user, link }: AccountMail) {
  return {
    subject: 'Choose a new password',
    body: (
      <EmailLayout
        heading="Choose a new password"
        preview="The link works once, within an hour."
        reason={`Somebody asked to reset the password for ${user.email}. Not you? Ignore this email: your password stays the same.`}
      >
        <EmailText>
          Use this link to choose a new password. It works once, within an hour. A new password signs everyone
          out of your account and removes its passkeys.
        </EmailText>
        <EmailButton href={link}>Choose a new password</EmailButton>
      </EmailLayout>
    ),
  }
}

function alreadyRegisteredMail({ user, link }: AccountMail) {
  return {
    subject: 'You already have an account',
    body: (
      <EmailLayout
        heading="You already have an account"
        preview="Log in, or reset your password."
        reason={`Somebody tried to sign up for Vouchsafe with ${user.email}. Not you? Ignore this email: nothing has changed.`}
      >
        <EmailText>
          {`Somebody signed up with ${user.email}, but this address already has an account. Please log in. If you have forgotten your password, you can choose a new one on the login page.`}
        </EmailText>
        <EmailButton href={link}>Log in</EmailButton>
      </EmailLayout>
    ),
  }
}

type AccountNews = Jobs['accounts.notify-of-change']['news']
type Words = { subject: string; text: string }

const notYou =
  'If this wasn’t you, choose a new password now. That signs everyone out of your account and removes its passkeys.'

const wordsOf: Record<AccountNews, Words> = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Your account has a new password. All other devices were signed out.',
  },
  'two-factor-on': {
    subject: 'Two-factor sign-in is on',
    text: 'After your password, we now ask for a code from your authenticator app. Keep your recovery codes somewhere you can reach without your phone.',
  },
  'two-factor-off': {
    subject: 'Two-factor sign-in is off',
    text: 'We no longer ask for a code after your password.',
  },
  'two-factor-off-by-operator': {
    subject: 'Two-factor sign-in was switched off for you',
    text: 'The operator of this service switched off two-factor sign-in for your account and signed you out everywhere. Log in with your password and set it up again on the device you have now.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    text: 'Anyone who can unlock the device or password manager that holds this passkey can now sign in to your account with it.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    text: 'This passkey no longer signs in to your account. You may delete it on your device, too.',
  },
  'recovery-codes-new': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were created for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'One of your recovery codes was used to get into your account. Each code works once. If you are running out, create new ones under Sign-in and security in your account.',
  },
  'second-factor-failed': {
    subject: 'Somebody knows your password',
    text: 'Somebody entered your correct password and then several wrong codes. They did not get in. For the next hour, nobody can sign in with a password.',
  },
}

/** Tells the owner what changed about access to the account, and what to do if they did not change it. */
function accountNewsMail({ news, email, link }: { news: AccountNews; email: string; link: string }) {
  const { subject, text } = wordsOf[news]
  return {
    subject,
    body: (
      <EmailLayout
        heading={subject}
        preview={text}
        reason={`You are receiving this because it concerns access to your Vouchsafe account (${email}).`}
      >
        <EmailText>{text}</EmailText>
        <EmailText>{notYou}</EmailText>
        <EmailButton href={link}>Choose a new password</EmailButton>
      </EmailLayout>
    ),
  }
}
