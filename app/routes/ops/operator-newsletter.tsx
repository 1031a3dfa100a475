import { addressRemoval } from '#app/features/newsletter/newsletter.schema.ts'
import { countSubscribers, listSubscribers } from '#app/features/newsletter/newsletter.server.ts'
import { describeUnconfirmed, SubscriberList } from '#app/features/newsletter/subscriber-list.tsx'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { removeSubscriberAsOperator } from '#app/features/operator/personal-data.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { CopyField } from '#app/ui/copy-field.tsx'
import type { Route } from './+types/operator-newsletter'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/newsletter?q=…
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const [counts, subscribers] = await Promise.all([countSubscribers(db), listSubscribers(db, words)])
  return { words, counts, subscribers, signUpPage: addressOf('/newsletter') }
}

// POST /operator/newsletter: remove an address.
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, addressRemoval, async (address, operatorId) => {
    await removeSubscriberAsOperator(db, { operatorId, address })
    return { title: `${address.email} removed` }
  })
}

export default function OperatorNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, words } = loaderData
  const waiting = counts.unconfirmed > 0 && (
    <p className="text-sm">{describeUnconfirmed(counts.unconfirmed)}</p>
  )
  if (counts.confirmed === 0 && !words)
    return (
      <DeskClear
        action={
          <div className="w-full">
            <CopyField id="sign-up" isPrimary label="Share the sign-up page" value={loaderData.signUpPage} />
          </div>
        }
        result={actionData}
      >
        {waiting}
      </DeskClear>
    )
  return (
    <DeskPage result={actionData} title={countOf(counts.confirmed, 'subscriber')}>
      {waiting}
      <SubscriberList {...loaderData} message={actionData?.message} />
    </DeskPage>
  )
}
