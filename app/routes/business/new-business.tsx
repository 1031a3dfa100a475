import { useRef, useState } from 'react'
import { Form, Link, redirect } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { addBusiness, hasRoom, readRoom } from '#app/features/businesses/add-business.server.ts'
import { newBusiness } from '#app/features/businesses/business.schema.ts'
import { switchBusiness } from '#app/features/businesses/current-business.server.ts'
import { SampleShops } from '#app/features/dashboard/all-businesses/sample-shops.tsx'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { receiveForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { fieldsOf } from '#app/ui/field.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { RatingDistribution } from '#app/ui/rating-distribution.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Beside } from '#app/ui/side-page.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/new-business.ts'

// GET, POST /business/new

export const meta: Route.MetaFunction = () => [{ title: 'Add a business · Vouchsafe' }]

export async function loader({ context }: Route.LoaderArgs) {
  const room = await readRoom(db, memberOf(context).user.id)
  return { full: hasRoom(room) ? null : room.max }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, newBusiness, async (business) => {
    const ownerId = memberOf(context).user.id
    const businessId = await db.transaction(async (tx) => {
      const created = await addBusiness(tx, { ownerId, business })
      await createWidget(tx, { business: created })
      return created.id
    })
    const cookie = await switchBusiness(db, { userId: ownerId, businessId })
    throw redirect('/business/dashboard', { headers: { 'set-cookie': cookie } })
  })

export default function NewBusinessRoute({ loaderData: { full }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, actionData)
  const [website, setWebsite] = useState(actionData?.values.website ?? '')
  if (full) return <NoRoom max={full} />
  return (
    <Beside
      label="Its public page"
      sample={<PublicPage {...previewOf(website)} />}
      title="Add a business by its website"
    >
      <Form className="grid gap-5" method="post" noValidate ref={form} reloadDocument>
        <FormError text={actionData?.message} />
        <TextInput
          {...fieldsOf(actionData)('website')}
          autoComplete="url"
          label="Website of the business"
          onChange={({ target }) => setWebsite(target.value)}
          placeholder="your-shop.com"
          required
          type="url"
        />
        <SendButton busy="Adding…" isNarrow>
          Add business
        </SendButton>
        <p className="text-xs text-muted">
          It starts on Starter, which is free. You can add it to your plan under Subscription.
        </p>
      </Form>
    </Beside>
  )
}

/** Guesses the name and the domain from what was typed. */
function previewOf(website: string) {
  const domain = website
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\.|[/?#].*$/g, '')
  const words = domain.split('.')[0]!.split('-').filter(Boolean)
  const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
  return name ? { name, domain } : { name: 'Your shop', domain: 'your-shop.com' }
}

const PublicPage = ({ name, domain }: { name: string; domain: string }) => (
  <Sample caption="A sample: its public page, where customers find its reviews.">
    <p className="flex items-center gap-4 pb-2">
      <Face name={name} />
      <span className="grid min-w-0">
        <span className="font-serif text-2xl leading-tight">{name}</span>
        <span className="text-muted">{domain}</span>
      </span>
    </p>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-line py-4">
      <span className="grid gap-1">
        <span className="font-display text-6xl tracking-[-0.03em]">4.7</span>
        <Stars isLarge rating={4.7} />
      </span>
      <div className="min-w-[min(13rem,100%)] flex-1">
        <RatingDistribution counts={[1, 0, 2, 6, 27]} />
      </div>
    </div>
    <p className="font-serif text-lg leading-snug">“Friendly, quick, and exactly what I had ordered.”</p>
    <p className="text-muted">Anna K., invited by the business</p>
  </Sample>
)

function NoRoom({ max }: { max: number }) {
  return (
    <Beside look="grid content-start justify-items-start gap-4" sample={<SampleShops />}>
      <h2 className="text-3xl text-balance">All your shops, side by side</h2>
      <p>
        Your plan is for {countOf(max, 'business', 'businesses')}. A larger plan has room for this one too.
      </p>
      <ButtonLink isLarge kind="primary" to="/business/subscription">
        Compare plans
      </ButtonLink>
      <p className="text-sm text-muted">
        Or <Link to="/profile/closing">hand over or close a business</Link>. A closed one keeps its place
        until it is erased.
      </p>
    </Beside>
  )
}
