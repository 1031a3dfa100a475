import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  newTemplate,
} from '#app/features/replies/reply-templates.server.ts'
import { TemplatesPage } from '#app/features/replies/templates-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/reply-templates.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Reply templates · Vouchsafe' }]

// GET /business/reviews/templates
export async function loader({ context }: Route.LoaderArgs) {
  return { templates: await listTemplates(db, memberOf(context).business.id) }
}

// POST /business/reviews/templates
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async add({ business }, values) {
    await addTemplate(db, { businessId: business.id, template: parseForm(newTemplate, values) })
    return done('Template added')
  },
  async change({ business }, values) {
    const parsed = parseForm(newTemplate, values)
    await changeTemplate(db, { businessId: business.id, templateId: values.id ?? '', template: parsed })
    return done('Template changed')
  },
  async delete({ business }, { id: templateId = '' }) {
    const { name, text } = await deleteTemplate(db, { businessId: business.id, templateId })
    return done(`“${name}” deleted`, { act: 'add', name, text })
  },
}

export default function ReplyTemplatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return <TemplatesPage result={refused} templates={loaderData.templates} />
}
