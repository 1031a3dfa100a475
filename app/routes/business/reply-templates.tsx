import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  newTemplate,
} from '#app/features/replies/reply-templates.server.ts'
import { TemplatesPage } from '#app/features/replies/templates-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/reply-templates.ts'
import { type Actions, done, handleAction } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Reply templates · Vouchsafe' }]

// GET /business/reviews/templates
export async function loader({ context }: Route.LoaderArgs) {
  return { templates: await listTemplates(db, memberOf(context).business.id) }
}

// POST /business/reviews/templates
export async function action({ context, request }: Route.ActionArgs) {
  return handleAction(request, memberOf(context), acts)
}

const acts: Actions = {
  async add(businessId, values) {
    const parsed = parseForm(newTemplate, values)
    if (!parsed.ok) return parsed.result
    await addTemplate(db, { businessId, template: parsed.value })
    return done('Template added')
  },
  async change(businessId, values) {
    const parsed = parseForm(newTemplate, values)
    if (!parsed.ok) return parsed.result
    await changeTemplate(db, { businessId, templateId: values.id ?? '', template: parsed.value })
    return done('Template changed')
  },
  async delete(businessId, { id: templateId = '' }) {
    const { name, text } = await deleteTemplate(db, { businessId, templateId })
    return done(`“${name}” deleted`, { act: 'add', name, text })
  },
}

export default function ReplyTemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as (Done & Partial<FormResult>) | undefined
  useDoneToast(result)
  return <TemplatesPage result={result?.values && (result as FormResult)} templates={loaderData.templates} />
}
