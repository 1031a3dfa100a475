import { data } from 'react-router'
import { listClosedCharges } from '#app/features/billing/leaving.server.ts'
import {
  businessClosing,
  listOperatedBusinesses,
  setBusinessActive,
} from '#app/features/businesses/closing.server.ts'
import { OperatedBusinesses } from '#app/features/operator/businesses.tsx'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { FormError } from '#app/ui/form-error.tsx'
import type { Route } from './+types/operator-businesses'

export const meta = () => [{ title: 'Businesses · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/businesses
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const [work, businesses, charged] = await Promise.all([
    countOperatorWork(db),
    listOperatedBusinesses(db, { words }),
    listClosedCharges(db),
  ])
  return { work, businesses, charged, words }
}

// POST /operator/businesses
export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(businessClosing, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    const name = await setBusinessActive(db, parsed.value)
    const title = parsed.value.isActive === 'true' ? `${name} reopened` : `${name} closed`
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title } })
  })
}

export default function OperatorBusinesses({ loaderData, actionData }: Route.ComponentProps) {
  const { work, businesses, charged, words } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  const error = actionData && Object.values(actionData.errors)[0]
  return (
    <OperatorDesk current="businesses" toast={toast} work={work}>
      <FormError text={error} />
      <OperatedBusinesses businesses={businesses} charged={charged} words={words} />
    </OperatorDesk>
  )
}
