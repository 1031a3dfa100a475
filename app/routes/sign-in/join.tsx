import { data, redirect } from 'react-router'
import { aboutOwner, isAboutOwner } from '#app/features/accounts/account.schema.ts'
import { ExpiredLink, NewPassword, OneForm } from '#app/features/accounts/account-page.tsx'
import { countFollowedLink } from '#app/features/accounts/limits.server.ts'
import { hashPassword } from '#app/features/accounts/password.server.ts'
import { logInPage } from '#app/features/accounts/safe-redirect.ts'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { roleWords } from '#app/features/businesses/business.vocabulary.ts'
import { switchBusiness } from '#app/features/businesses/current-business.server.ts'
import { findMemberInvitation, joinTeam, signUpIntoTeam } from '#app/features/team/invite-member.server.ts'
import { newMember } from '#app/features/team/team.schema.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { gone } from '#app/platform/refusal.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { signedIn } from '../guards.server.ts'
import type { Route } from './+types/join'

// GET, POST /business/join?token=…   Mailed to a colleague. GET only shows: mail scanners follow links.

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const [found, who] = await Promise.all([findMemberInvitation(db, token), signedIn(request)])
  if (!found) return data({ token, invitation: null }, { status: 410 })
  const { invitation, business, inviter, hasAccount } = found
  const { name: role, does } = roleWords[invitation.role]
  return data({
    token,
    invitation: {
      business: business.name,
      inviter,
      email: invitation.email,
      role: role.toLowerCase(),
      does: does.toLowerCase(),
      hasAccount,
      signedInAs: who?.user.email ?? null,
    },
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  return handleForm(values, async () => {
    await countFollowedLink(factsOf(context))
    const token = values.token ?? ''
    const found = await findMemberInvitation(db, token)
    if (!found) throw gone('This invitation has expired or has been used already.')
    const who = await signedIn(request)
    const headers = new Headers()
    let userId: string
    if (found.hasAccount) {
      if (!who) throw redirect(logInPage(pageOf(token)))
      userId = who.user.id
      await joinTeam(db, { token, userId })
    } else {
      const { name, password } = parseForm(newMember, values)
      if (isAboutOwner(password, { name, email: found.invitation.email }))
        return refuseForm(values, { errors: { password: aboutOwner } })
      const passwordHash = await hashPassword(password)
      userId = await signUpIntoTeam(db, { token, name, passwordHash })
      const session = await startSession(db, { userId, userAgent: request.headers.get('user-agent') })
      for (const line of session.getSetCookie()) headers.append('set-cookie', line)
    }
    headers.append('set-cookie', await switchBusiness(db, { userId, businessId: found.business.id }))
    throw redirect('/business/dashboard', { headers })
  })
}

const pageOf = (token: string) => `/business/join?token=${encodeURIComponent(token)}`

export default function JoinPage({ loaderData: { token, invitation }, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  const field = fieldsOf(result)
  if (!invitation) {
    return (
      <ExpiredLink form={<ButtonLink to="/business/login">Joined already? Log in</ButtonLink>}>
        Ask the person who invited you for a new invitation.
      </ExpiredLink>
    )
  }
  const { business, inviter, email, role, does, hasAccount, signedInAs } = invitation
  return (
    <SignInLayout
      lead={`${inviter} invites ${email} as ${role}: ${does}. Reviews of it that you write as a member do not count.`}
      title={`Join ${business}`}
    >
      <title>Join a team · Vouchsafe</title>
      {hasAccount && signedInAs === null && (
        <ButtonLink isWide kind="primary" to={logInPage(pageOf(token))}>
          Log in to join
        </ButtonLink>
      )}
      {hasAccount && signedInAs !== null && signedInAs !== email && (
        <p>
          You are logged in as {signedInAs}. Log out, and log in as {email} to join.
        </p>
      )}
      {(!hasAccount || signedInAs === email) && (
        <OneForm busy="Joining…" button="Join" result={result} token={token}>
          {!hasAccount && (
            <>
              <TextInput {...field('name')} autoComplete="name" label="Your name" maxLength={200} required />
              <NewPassword {...field('password')} />
            </>
          )}
        </OneForm>
      )}
    </SignInLayout>
  )
}
