import { use } from 'react'
import { data, Form } from 'react-router'
import { z } from 'zod'
import { findPictures } from '#app/features/businesses/brand.server.ts'
import { website } from '#app/features/businesses/business.schema.ts'
import { domainOf } from '#app/features/businesses/domain.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { type DomainState, DomainStatus, ProofCodes } from '#app/features/domains/domain-page.tsx'
import { metaTagOf, recordNames, recordOf } from '#app/features/domains/domain-proof.vocabulary.ts'
import { proofCodes } from '#app/features/domains/look-up-proof.server.ts'
import { askForProof, findProof } from '#app/features/domains/prove-domain.server.ts'
import { BusinessMark } from '#app/features/profiles/business-logo.tsx'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, receiveForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { ExampleReviews, Sample, SampleReviewLines } from '#app/ui/sample.tsx'
import { Settings } from '#app/ui/setting.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/domain.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your domain · Vouchsafe' }]

const domainForm = z.object({ website }).brand<'DomainForm'>()

// GET /business/profile/domain?of=…: of another domain, to take it over.
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const proof = await findProof(db, business.id)
  const asked = domainOf(new URL(request.url).searchParams.get('of') ?? '')
  const isTakingOver = proof !== null && proof.state !== 'proven' && proof.domain !== business.domain
  const domain = asked ?? (isTakingOver ? proof.domain : business.domain)
  const [code] = proofCodes({ businessId: business.id, ownerId: business.ownerId, domain })
  const known = proof?.domain === domain ? proof : null
  const isProven = domain === business.domain && business.domainProvenAt !== null
  const state: DomainState = {
    domain: readableDomain(domain),
    state: known?.state === 'proven' && !isProven ? 'unasked' : (known?.state ?? 'unasked'),
    method: known?.method ?? null,
    failure: known?.failure ?? null,
    checkedAt: known?.checkedAt?.toISOString() ?? null,
    failingSince: isProven ? (known?.failingSince?.toISOString() ?? null) : null,
    isOwn: domain === business.domain,
  }
  const codes = { recordName: recordNames(domain)[0]!, record: recordOf(code), tag: metaTagOf(code) }
  const own = { id: business.id, name: business.name, pictures: await findPictures(db, business.id) }
  return { proof: state, codes, current: readableDomain(business.domain), own }
}

// POST /business/profile/domain
export const action = ({ context, request }: Route.ActionArgs) =>
  receiveForm(request, domainForm, async ({ website }) => {
    await askForProof(db, { businessId: memberOf(context).business.id, domain: website.domain })
    return data<FormResult>({ values: {}, errors: {} })
  })

export default function DomainRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { proof, codes, current, own } = loaderData
  const error = actionData?.errors?.website
  return (
    <Beside
      above={
        <div className="mb-8 grid gap-2">
          <DomainStatus proof={proof} />
          {!proof.isOwn && (
            <p className="text-sm text-muted">
              Once it is proven, {proof.domain} replaces {current} in your profile.
            </p>
          )}
        </div>
      }
      sample={<PublicHead own={own} proof={proof} />}
    >
      <Settings note="One is enough" title="Put a code on your site">
        <ProofCodes {...codes} isProven={proof.state === 'proven'} />
      </Settings>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <PostButton
          isBusy={proof.state === 'checking'}
          kind={proof.state === 'proven' ? 'secondary' : 'primary'}
          fields={{ website: proof.domain }}
        >
          {proof.state === 'checking' ? 'Checking…' : proof.checkedAt ? 'Check again' : 'Check now'}
        </PostButton>
        <p className="text-sm text-muted">
          {(!error && actionData?.message) || 'Once the code is in place.'}
        </p>
      </div>
      <details className="fold mt-8" open={Boolean(error)}>
        <summary>Another business has proven a domain that is yours?</summary>
        <Form
          action="/business/profile/domain"
          className="grid max-w-[480px] gap-4 pt-4"
          method="get"
          noValidate
        >
          <TextInput
            error={error}
            help="You get a code for it. When we find that code, the domain becomes yours and the other proof ends."
            label="Domain"
            name="of"
            required
            type="url"
          />
          <Button>Show the code</Button>
        </Form>
      </details>
    </Beside>
  )
}

type Data = Route.ComponentProps['loaderData']

const PublicHead = ({ own, proof }: Pick<Data, 'own' | 'proof'>) => (
  <Sample
    caption={proof.state === 'proven' ? 'What visitors see.' : 'What visitors see once it is proven.'}
    isPicture
  >
    <div className="flex flex-wrap items-center gap-5">
      <BusinessMark business={own} size="head" />
      <p className="grid min-w-0 justify-items-start gap-1">
        <span className="font-serif text-3xl leading-tight">{own.name}</span>
        <span className="text-muted">{proof.domain}</span>
        <Badge kind="good">Owner confirmed</Badge>
      </p>
    </div>
    {use(ExampleReviews)
      .slice(0, 2)
      .map((review) => (
        <div className="border-t border-line pt-5" key={review.author}>
          <SampleReviewLines {...review} />
        </div>
      ))}
  </Sample>
)
