import { Link } from 'react-router'
import { findConnection } from '#app/features/single-sign-on/connection.server.ts'
import {
  isRefusalCode,
  refusals,
  signInPath,
} from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import type { Route } from './+types/company-sign-in'

// GET /business/sso/:businessId   The address that an owner gives to colleagues.

export async function loader({ request, params }: Route.LoaderArgs) {
  const provided = await findConnection(db, params.businessId)
  if (!provided) throw notFound('page')
  const { business, connection, isInForce } = provided
  const refused = new URL(request.url).searchParams.get('refused')
  return {
    name: business.name,
    host: new URL(connection.entryPoint ?? connection.issuer).host,
    start: isInForce ? `${signInPath(business.id)}/start` : null,
    refused: isRefusalCode(refused) ? refusals[refused] : isInForce ? undefined : refusals.off,
  }
}

export default function CompanySignIn({ loaderData: { name, host, start, refused } }: Route.ComponentProps) {
  return (
    <SignInLayout
      below={<Link to="/business/login">Log in with a password or a passkey</Link>}
      lead={start ? `You go to ${host} and come back to the team of ${name}.` : undefined}
      title="Use your work account"
    >
      <title>Use your work account · Vouchsafe</title>
      <div className="grid justify-items-start gap-5">
        <FormError text={refused} />
        {start && (
          <a className="btn btn-primary" href={start}>
            Continue to {host}
          </a>
        )}
      </div>
    </SignInLayout>
  )
}
