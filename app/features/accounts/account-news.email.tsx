import type { Jobs } from '#app/jobs.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

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
export function accountNewsMail({ news, email, link }: { news: AccountNews; email: string; link: string }) {
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
