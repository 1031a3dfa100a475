import { EmailButton, EmailLayout, EmailText } from '#app/ui/email-layout.tsx'

type ChangeMail = { newEmail: string; link: string }

export function newAddressMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'Confirm your new e-mail address',
    body: (
      <EmailLayout
        heading="Confirm your new e-mail address"
        preview="The link works for 24 hours, where you are signed in."
        reason={`Somebody wants to log in to their Vouchsafe account with ${newEmail} from now on. If it was not you, do nothing: without you nothing changes.`}
      >
        <EmailText>
          With this link your account gets this address. Open it where you are signed in, or log in with the
          old address first. It works for 24 hours.
        </EmailText>
        <EmailButton href={link}>Look at the change</EmailButton>
      </EmailLayout>
    ),
  }
}

export function addressInUseMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'This address has an account already',
    body: (
      <EmailLayout
        heading="This address has an account already"
        preview="Nothing was changed."
        reason={`Somebody wanted to move their Vouchsafe account to ${newEmail}. If it was not you, do nothing: nothing was changed.`}
      >
        <EmailText>
          {`Somebody wanted to move another account to ${newEmail}. This address has an account of its own already, and one address opens one account. If you want to use it for the other account, give this one another address first.`}
        </EmailText>
        <EmailButton href={link}>Log in</EmailButton>
      </EmailLayout>
    ),
  }
}

export function oldAddressMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'Somebody wants to change your e-mail address',
    body: (
      <EmailLayout
        heading="Your account may get another address"
        preview={`If it was not you, stop it.`}
        reason="You log in to Vouchsafe with this address."
      >
        <EmailText>
          {`Somebody who knows your password asked to move your account from this address to ${newEmail}. It happens when the new address confirms it. If that was you, there is nothing to do here.`}
        </EmailText>
        <EmailText>
          If it was not you, stop it. Everybody is signed out then, and you choose a new password.
        </EmailText>
        <EmailButton href={link}>It was not me</EmailButton>
      </EmailLayout>
    ),
  }
}

export function changedAddressMail({ newEmail, link }: ChangeMail) {
  return {
    subject: 'Your e-mail address was changed',
    body: (
      <EmailLayout
        heading="Your account has another address"
        preview={`If it was not you, take it back within 7 days.`}
        reason="You logged in to Vouchsafe with this address until now."
      >
        <EmailText>
          {`From now on your account opens with ${newEmail}, and no longer with this address. If that was you, there is nothing to do.`}
        </EmailText>
        <EmailText>
          If it was not you, take the account back: within 7 days this address counts again with one click,
          everybody is signed out, and you choose a new password.
        </EmailText>
        <EmailButton href={link}>It was not me</EmailButton>
      </EmailLayout>
    ),
  }
}
