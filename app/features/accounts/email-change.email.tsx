import { periods } from '#app/periods.ts'
import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type ChangeMail = { newEmail: string; link: string }

export function newAddressMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'Confirm your new email address',
    body: (
      <EmailLayout
        heading="Confirm your new email address"
        preview={`The link works for ${periods.accountLinkHours} hours, in a browser where you are signed in.`}
        reason={`Somebody wants to use ${newEmail} for their Vouchsafe account. Not you? Ignore this email: nothing changes without your confirmation.`}
      >
        <EmailText>
          Use this link to confirm your new address. Open it in a browser where you are signed in, or log in
          with your old address first. It works for {periods.accountLinkHours} hours.
        </EmailText>
        <EmailButton href={link}>Confirm my new address</EmailButton>
      </EmailLayout>
    ),
  }
}

export function addressInUseMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'This address already has an account',
    body: (
      <EmailLayout
        heading="This address already has an account"
        preview="Nothing has changed."
        reason={`Somebody wanted to use ${newEmail} for their Vouchsafe account. Not you? Ignore this email: nothing has changed.`}
      >
        <EmailText>
          {`Somebody wanted to use ${newEmail} for another account, but it already has one, and each address can have only one account. To use it for the other account, change the address of this one first.`}
        </EmailText>
        <EmailButton href={link}>Log in</EmailButton>
      </EmailLayout>
    ),
  }
}

export function oldAddressMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'Somebody wants to change your email address',
    body: (
      <EmailLayout
        heading="Your account may get a new address"
        preview="Not you? Stop the change."
        reason="You log in to Vouchsafe with this address."
      >
        <EmailText>
          {`Somebody who knows your password asked to change the address of your account from this one to ${newEmail}. The change takes effect once the new address confirms it. If this was you, there is nothing to do.`}
        </EmailText>
        <EmailText>
          If it wasn’t you, stop the change. That signs everyone out, and you choose a new password.
        </EmailText>
        <EmailButton href={link}>It wasn’t me</EmailButton>
      </EmailLayout>
    ),
  }
}

export function changedAddressMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'Your email address was changed',
    body: (
      <EmailLayout
        heading="Your account has a new email address"
        preview={`Not you? Take your account back within ${periods.emailUndoDays} days.`}
        reason="Until now you logged in to Vouchsafe with this address."
      >
        <EmailText>
          {`You now log in with ${newEmail} instead of this address. If this was you, there is nothing to do.`}
        </EmailText>
        <EmailText>
          If it wasn’t you, you have {periods.emailUndoDays} days to take your account back: one click
          restores this address and signs everyone out, and you choose a new password.
        </EmailText>
        <EmailButton href={link}>It wasn’t me</EmailButton>
      </EmailLayout>
    ),
  }
}
