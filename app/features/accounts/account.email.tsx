import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type AccountMail = { user: { name: string; email: string }; link: string }

export function verificationMail({ user, link }: AccountMail) {
  return {
    subject: 'Confirm your e-mail address',
    body: (
      <EmailLayout
        heading="Confirm your e-mail address"
        preview="One click, and your account is open."
        reason={`Somebody signed up for Vouchsafe with ${user.email}. If it was not you, do nothing: without this link nobody gets in.`}
      >
        <EmailText>{`${user.name}, please confirm that this address is yours. The link works for 24 hours.`}</EmailText>
        <EmailButton href={link}>Confirm the address</EmailButton>
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
        preview="The link works once, for an hour."
        reason={`Somebody asked for this for ${user.email}. If it was not you, do nothing: your password stays as it is.`}
      >
        <EmailText>
          With this link you choose a new password. It works once, for an hour. Whoever is signed in to your
          account is signed out then.
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
        preview="Log in, or choose a new password."
        reason={`Somebody tried to sign up for Vouchsafe with ${user.email}. If it was not you, do nothing: nothing was changed.`}
      >
        <EmailText>
          {`Somebody signed up with ${user.email}, and an account with this address exists already. Log in with it. If you no longer know the password, the login page lets you choose a new one.`}
        </EmailText>
        <EmailButton href={link}>Log in</EmailButton>
      </EmailLayout>
    ),
  }
}
