import { data } from 'react-router'
import { addressRemoval } from '#app/features/newsletter/newsletter.schema.ts'
import { countSubscribers, listSubscribers } from '#app/features/newsletter/subscriber-list.server.ts'
import { SubscriberList } from '#app/features/newsletter/subscriber-list.tsx'
import { DeskClear } from '#app/features/operator/desk-clear.tsx'
import { removeSubscriberAsOperator } from '#app/features/operator/erasing.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/operator-newsletter'

export const meta = () => [{ title: 'Newsletter · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/newsletter?q=…
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const [work, counts, subscribers] = await Promise.all([
    countOperatorWork(db),
    countSubscribers(db),
    listSubscribers(db, { words }),
  ])
  return { work, list: { words, counts, subscribers } }
}

// POST /operator/newsletter: remove an address.
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(addressRemoval, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await removeSubscriberAsOperator(db, { operatorId: user.id, address: parsed.value })
    const toast = { type: 'success' as const, title: `${parsed.value.email} removed` }
    return data({ values: {}, errors: {}, message: undefined, toast })
  })
}

export default function OperatorNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { work, list } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="newsletter" toast={toast} work={work}>
      {list.counts.confirmed === 0 && !list.words && (
        <DeskClear action={<ButtonLink to="/newsletter">Open the sign-up page</ButtonLink>} />
      )}
      <SubscriberList {...list} message={actionData?.message} />
    </OperatorDesk>
  )
}
