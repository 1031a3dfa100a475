import { data } from 'react-router'
import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { instanceForm } from '#app/features/instance/instance.schema.ts'
import { InstanceForm } from '#app/features/instance/instance-form.tsx'
import { changeInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { countOperatorWork } from '#app/features/operator/open-work.server.ts'
import { OperatorDesk } from '#app/features/operator/operator-desk.tsx'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-settings'

export const meta = () => [{ title: 'Settings · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /operator/settings
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const [work, settings] = await Promise.all([countOperatorWork(db), findInstanceSettings(db)])
  const contactEmail = contactAddress()
  const operatorEmail = settings.operatorEmail === contactEmail ? null : settings.operatorEmail
  return { work, settings: { ...settings, operatorEmail }, contactEmail }
}

// POST /operator/settings
export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireOperator(request)
  const values = await readForm(request)
  const parsed = parseForm(instanceForm, values)
  if (!parsed.ok) return parsed.result
  return handleForm(values, async () => {
    await db.transaction(async (tx) => {
      await changeInstanceSettings(tx, parsed.value)
      await recordOperatorAction(tx, { operatorId: user.id, message: 'Changed the settings of the service' })
    })
    return data({ values: {}, errors: {}, toast: { type: 'success' as const, title: 'Settings saved' } })
  })
}

export default function OperatorSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { work, settings, contactEmail } = loaderData
  const toast = actionData && 'toast' in actionData ? actionData.toast : undefined
  return (
    <OperatorDesk current="settings" toast={toast} work={work}>
      <InstanceForm result={actionData} contactEmail={contactEmail} settings={settings} />
    </OperatorDesk>
  )
}
