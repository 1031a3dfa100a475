import { useRef } from 'react'
import { data, Form, Link } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { businessProfile } from '#app/features/businesses/business.schema.ts'
import { businessLimits } from '#app/features/businesses/business-limits.ts'
import { doesDomainExist } from '#app/features/businesses/domain-check.server.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { updateProfile } from '#app/features/businesses/profile.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import { ownerOf } from '../guards.server.ts'
import type { Route } from './+types/profile'

// GET, POST /business/profile

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Vouchsafe' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const { id, name, website, domain, description, address, domainProvenAt } = business
  return {
    business: { id, name, website, description, address },
    domain: {
      name: readableDomain(domain),
      isProven: domainProvenAt !== null,
      isShared: await doesDomainExist(db, website, { except: id }),
    },
  }
}

type Result = FormResult & { toast?: { type: 'success'; title: string } }

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const form = parseForm(businessProfile, values)
  if (!form.ok) return form.result
  return handleForm(values, async () => {
    await updateProfile(db, { business: ownerOf(context).business, profile: form.value })
    return data<Result>({ values: {}, errors: {}, toast: { type: 'success', title: 'The profile is saved' } })
  })
}

export default function BusinessProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const result: Result | undefined = actionData
  useFocusFirstError(form, result)
  useActionToast(result?.toast)
  const { business, domain } = loaderData
  const value = (name: 'name' | 'website' | 'description' | 'address') =>
    result?.values[name] ?? business[name] ?? ''
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <Form className="grid max-w-[560px] content-start gap-5" method="post" noValidate ref={form}>
        <FormError text={result?.message} />
        <TextInput
          autoComplete="organization"
          defaultValue={value('name')}
          error={result?.errors.name}
          help="Once you have received a review, a new name or domain leaves a public line, “Formerly …”, for two years."
          label="Name of the business"
          name="name"
          required
        />
        <TextInput
          autoCapitalize="none"
          autoComplete="url"
          autoCorrect="off"
          defaultValue={value('website')}
          error={result?.errors.website}
          help={<DomainNote {...domain} />}
          inputMode="url"
          label="Website"
          name="website"
          required
          spellCheck={false}
        />
        <TextArea
          defaultValue={value('description')}
          error={result?.errors.description}
          help="What you do, for people who have never heard of you."
          isOptional
          label="Description"
          limit={businessLimits.description.max}
          name="description"
          rows={4}
        />
        <TextArea
          autoComplete="street-address"
          defaultValue={value('address')}
          error={result?.errors.address}
          isOptional
          label="Address"
          limit={businessLimits.address.max}
          name="address"
          rows={3}
        />
        <SendButton busy="Saving…" isNarrow>
          Save profile
        </SendButton>
      </Form>
      <PublicFace business={business} domain={domain} />
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

function DomainNote({ name, isProven, isShared }: Shown['domain']) {
  if (isProven) return <>The domain {name} is proven to be yours.</>
  if (isShared) return <>Another business here gives the domain {name} as well. Nobody has proven it.</>
  return <>The domain is {name}. Nobody else here uses it.</>
}

/** The public profile as saved. */
function PublicFace({ business, domain }: Shown) {
  const { id, name, description, address } = business
  return (
    <section aria-labelledby="public-face" className="content-start border-t border-rule pt-5">
      <h2 className="text-sm font-medium" id="public-face">
        Public view
      </h2>
      <div className="mt-5 grid gap-3">
        <p className="font-serif text-3xl tracking-[-0.02em] wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted">{domain.name}</p>
        {description && <p className="max-w-measure wrap-anywhere whitespace-pre-line">{description}</p>}
        {address && (
          <address className="text-sm wrap-anywhere whitespace-pre-line not-italic">{address}</address>
        )}
        {!description && (
          <p className="text-sm text-muted">
            No description yet. One sentence about what you do tells visitors that they are in the right
            place.
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <ButtonLink to={`/business/${id}`}>See the public page</ButtonLink>
        <Link className="self-center text-sm" to="/business/reviews/questions">
          Your review form
        </Link>
        <Link className="self-center text-sm" to="/profile">
          Your account
        </Link>
      </div>
    </section>
  )
}
