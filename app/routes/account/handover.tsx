import { data, redirect } from 'react-router'
import { signedLinkForm } from '#app/features/accounts/account.schema.ts'
import { ExpiredLink, OneForm } from '#app/features/accounts/account-page.tsx'
import { countFollowedLink } from '#app/features/accounts/limits.server.ts'
import { acceptOffer, findOffer } from '#app/features/deletion/handing-over.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm } from '#app/platform/form.server.ts'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { Time } from '#app/ui/time.tsx'
import { requireSignedIn } from '../guards.server.ts'
import type { Route } from './+types/handover'

// GET, POST /profile/handover?token=…   Sent to whom a business is offered. GET only shows: mail scanners follow links.

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { user } = await requireSignedIn(request)
  const offer = await findOffer(db, { token, userId: user.id })
  const shown = offer && { name: offer.name, domain: offer.domain, until: offer.until.toISOString() }
  return data({ token, email: user.email, offer: shown }, { status: offer ? 200 : 410 })
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, signedLinkForm, async ({ token }) => {
    const { user } = await requireSignedIn(request)
    await countFollowedLink(factsOf(context))
    await acceptOffer(db, { token, userId: user.id })
    throw redirect('/business/dashboard?notice=taken-over')
  })

export default function HandoverPage({ loaderData, actionData }: Route.ComponentProps) {
  const result: FormResult | undefined = actionData
  const { token, email, offer } = loaderData
  if (!offer) {
    return (
      <ExpiredLink action="Go to your profile" to="/profile">
        The offer has expired, was withdrawn or already accepted, or was made to an address other than {email}
        , which you are logged in with.
      </ExpiredLink>
    )
  }
  return (
    <SignInLayout
      lead="Its page and reviews become yours, and a paid plan stays to the end of the period that is paid. The current owner loses access, and their keys for order links end."
      title={`Take over ${offer.name}`}
    >
      <title>Take over a business · Vouchsafe</title>
      <OneForm busy="Taking over…" button="Take over" result={result} token={token}>
        <p className="wrap-anywhere">
          {offer.domain}, offered to {email} until <Time as="date" at={offer.until} />.
        </p>
      </OneForm>
    </SignInLayout>
  )
}
