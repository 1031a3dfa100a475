import { useRef } from 'react'
import { Form, redirect } from 'react-router'
import { SendButton } from '#app/features/accounts/account-page.tsx'
import { addBusiness, fullInWords, hasRoom, readRoom } from '#app/features/businesses/adding.server.ts'
import { newBusiness } from '#app/features/businesses/business.schema.ts'
import { switchBusiness } from '#app/features/businesses/current-business.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import type { Route } from './+types/new-business.ts'
import { Failure } from './failure.tsx'

// GET, POST /business/new

export const meta: Route.MetaFunction = () => [{ title: 'Add a business · Vouchsafe' }]

export async function loader({ context }: Route.LoaderArgs) {
  const room = await readRoom(db, memberOf(context).user.id)
  return { full: hasRoom(room) ? null : fullInWords(room) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ownerId = memberOf(context).user.id
  const values = await readForm(request)
  const form = parseForm(newBusiness, values)
  if (!form.ok) return form.result
  return handleForm(values, async () => {
    const businessId = await db.transaction(async (tx) => {
      const created = await addBusiness(tx, { ownerId, business: form.value })
      await createWidget(tx, { business: created })
      return created.id
    })
    const cookie = await switchBusiness(db, { userId: ownerId, businessId })
    throw redirect('/business/dashboard', { headers: { 'set-cookie': cookie } })
  })
}

export default function NewBusinessRoute({ loaderData: { full }, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, actionData)
  if (full) return <NoRoom reason={full} />
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid max-w-[560px] content-start gap-6">
        <p className="font-serif text-2xl leading-[1.34]">Enter its website, and its page is ready.</p>
        <Form className="grid gap-5" method="post" noValidate ref={form} reloadDocument>
          <FormError text={actionData?.message} />
          <TextInput
            autoCapitalize="none"
            autoComplete="url"
            autoCorrect="off"
            defaultValue={actionData?.values.website}
            error={actionData?.errors.website}
            help="We suggest a name from it, which you can change."
            inputMode="url"
            label="Website of the business"
            name="website"
            placeholder="bakery.com"
            required
            spellCheck={false}
          />
          <SendButton busy="Adding…" isNarrow>
            Add business
          </SendButton>
          <p className="text-xs text-muted">
            It starts on Starter, which is free. You can add it to your plan under Subscription.
          </p>
        </Form>
      </div>
      <Sample caption="A sample: its public page, where customers find its reviews.">
        <p className="flex items-center gap-3">
          <Face name="Bakery" />
          <span className="grid">
            <span className="font-serif text-xl leading-tight">Bakery</span>
            <span className="text-xs text-muted">bakery.com</span>
          </span>
          <span className="ml-auto">
            <Stars isLarge rating={5} />
          </span>
        </p>
        <p className="border-t border-line pt-3 font-serif text-lg leading-snug">
          “Warm bread, kind people. I come back every Saturday.”
        </p>
        <p className="text-xs text-muted">Anna K., invited by the business</p>
      </Sample>
    </div>
  )
}

function NoRoom({ reason }: { reason: string }) {
  return (
    <div className="grid max-w-measure gap-6">
      <p className="font-serif text-2xl leading-[1.34]">{reason}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="primary" to="/business/subscription">
          Compare plans
        </ButtonLink>
        <ButtonLink kind="quiet" to="/profile/closing">
          Hand over or close a business
        </ButtonLink>
      </div>
    </div>
  )
}

export const ErrorBoundary = Failure
