import {
  countProviderRead,
  findConnection,
  isDomainProvenByDns,
  openIdConnection,
  removeConnection,
  requireSingleSignOn,
  samlConnection,
  saveConnection,
} from '#app/features/single-sign-on/connection.server.ts'
import { findIssuer } from '#app/features/single-sign-on/open-id.server.ts'
import { readMetadata, samlAddress } from '#app/features/single-sign-on/saml.server.ts'
import { findTest } from '#app/features/single-sign-on/sign-in.server.ts'
import {
  callbackPath,
  isRefusalCode,
  providerKinds,
  refusals,
  signInPath,
} from '#app/features/single-sign-on/single-sign-on.vocabulary.ts'
import { SingleSignOnPage } from '#app/features/single-sign-on/single-sign-on-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type Member, memberWith } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/single-sign-on.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Single sign-on · Vouchsafe' }]

// GET /business/team/single-sign-on
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'singleSignOn')
  const query = new URL(request.url).searchParams
  const [provided, isDomainProven, tested] = await Promise.all([
    findConnection(db, business.id),
    isDomainProvenByDns(db, business),
    findTest(db, business.id, query.get('tested') ?? ''),
  ])
  const refused = query.get('refused')
  const connection = provided && shownOf(provided.connection)
  return {
    business: business.name,
    domain: business.domain,
    isDomainProven,
    tested,
    connection,
    kind: kindIn(query) ?? connection?.kind ?? ('openid' as const),
    refused: isRefusalCode(refused) ? refusals[refused] : undefined,
    addresses: {
      signIn: addressOf(signInPath(business.id)),
      saml: samlAddress(business.id),
      callback: addressOf(callbackPath(business.id)),
      start: `${signInPath(business.id)}/start?test=yes`,
    },
  }
}

const kindIn = (query: URLSearchParams) => providerKinds.find((kind) => kind === query.get('kind'))

type Saved = NonNullable<Awaited<ReturnType<typeof findConnection>>>['connection']

const shownOf = ({ kind, issuer, clientId, entryPoint, defaultRole, isRequired, testedAt }: Saved) => ({
  kind,
  issuer,
  clientId,
  entryPoint,
  defaultRole,
  isRequired,
  isTested: testedAt !== null,
})

// POST /business/team/single-sign-on
export const action = (args: Route.ActionArgs) =>
  handleActs(args, acts, { feature: 'singleSignOn', onAnyPlan: ['remove'] })

const acts: Acts = {
  async save({ business }, values) {
    if (values.kind === 'saml') return saveSaml(business, values)
    const { clientSecret: secret, ...given } = parseForm(openIdConnection, values)
    await countProviderRead(business.id)
    const issuer = await findIssuer(given)
    if (!issuer)
      return refuseForm(values, {
        errors: {
          issuer:
            'We could not read this provider: no public https address that describes itself under exactly this name.',
        },
      })
    await saveConnection(db, business, { ...given, issuer, secret })
    return done('Saved. Test it now')
  },
  async require({ business }, { needed }) {
    await requireSingleSignOn(db, business, needed === 'yes')
    return done(needed === 'yes' ? 'Single sign-on is required now' : 'No longer required')
  },
  async remove({ business }) {
    await removeConnection(db, business)
    return done('Removed, and everybody who came through it is signed out')
  },
}

async function saveSaml(business: Member['business'], values: Record<string, string>) {
  const { metadata, ...given } = parseForm(samlConnection, values)
  const provider = readMetadata(metadata)
  if (!provider)
    return refuseForm(values, {
      errors: {
        metadata:
          'This is not the metadata of one provider with a certificate and an address for sign-in by redirect.',
      },
    })
  await saveConnection(db, business, { ...given, ...provider })
  return done('Saved. Test it now')
}

export default function SingleSignOnRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return <SingleSignOnPage {...loaderData} result={refused} />
}
