import type { Jobs } from '#app/jobs.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type AccountNews = Jobs['accounts.notify-of-change']['news']
type Words = { subject: string; text: string }

const notYou =
  'If it was not you, choose a new password now: the button leads there. Everybody is signed out when it changes.'

const wordsOf: Record<AccountNews, Words> = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Your account has a new password, and other devices are signed out.',
  },
  'two-factor-on': {
    subject: 'Two-factor sign-in is on',
    text: 'From now on your account asks for a code of your authenticator app after the password. Keep the recovery codes where you find them without the phone.',
  },
  'two-factor-off': {
    subject: 'Two-factor sign-in is off',
    text: 'Your account no longer asks for a code after the password.',
  },
  'two-factor-off-by-operator': {
    subject: 'Two-factor sign-in was switched off for you',
    text: 'The operator of this service switched off two-factor sign-in for your account, and signed you out everywhere. Log in with your password, and switch it on again with the device that you have now.',
  },
  'recovery-codes-new': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. Those from before no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Somebody used one of the recovery codes of your account. It works no second time. If you are running out of them, make new ones on the page of your security.',
  },
  'second-factor-failed': {
    subject: 'Somebody knows your password',
    text: 'Somebody logged in to your account with the right password and then entered wrong codes, again and again. They did not get in. For an hour nobody does.',
  },
}

/** Tells of a change of an account, and what to do if its owner did not make it. */
export function accountNewsMail({ news, email, link }: { news: AccountNews; email: string; link: string }) {
  const { subject, text } = wordsOf[news]
  return {
    subject,
    body: (
      <EmailLayout
        heading={subject}
        preview={text}
        reason={`You get this because it concerns who can open your Vouchsafe account (${email}).`}
      >
        <EmailText>{text}</EmailText>
        <EmailText>{notYou}</EmailText>
        <EmailButton href={link}>Choose a new password</EmailButton>
      </EmailLayout>
    ),
  }
}
