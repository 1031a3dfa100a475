import { recordOperatorAction } from '#app/features/accounts/operator-actions.server.ts'
import { instanceForm } from '#app/features/instance/instance.schema.ts'
import { InstanceForm } from '#app/features/instance/instance-form.tsx'
import { changeInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { DeskPage } from '#app/features/operator/desk-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/operator-settings'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/settings
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const settings = await findInstanceSettings(db)
  const contactEmail = contactAddress()
  const operatorEmail = settings.operatorEmail === contactEmail ? null : settings.operatorEmail
  return { settings: { ...settings, operatorEmail }, contactEmail }
}

// POST /operator/settings
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, instanceForm, async (settings, operatorId) => {
    await db.transaction(async (tx) => {
      await changeInstanceSettings(tx, settings)
      await recordOperatorAction(tx, { operatorId, message: 'Changed the settings of the service' })
    })
    return { title: 'Settings saved' }
  })
}

export default function OperatorSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage result={actionData} lead="Who runs this service, and what it shows of itself." title="Settings">
      <InstanceForm {...loaderData} result={actionData} />
    </DeskPage>
  )
}
