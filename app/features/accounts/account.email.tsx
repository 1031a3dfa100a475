import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type AccountMail = { user: { name: string; email: string }; link: string }

export function verificationMail({ user, link }: AccountMail) {
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

export function passwordResetMail({ user, link }: AccountMail) {
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

export function alreadyRegisteredMail({ user, link }: AccountMail) {
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
