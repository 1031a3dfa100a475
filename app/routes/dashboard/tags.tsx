import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { newTag } from '#app/features/tags/tag.schema.ts'
import { countTags, deleteTag, renameTag, restoreTag } from '#app/features/tags/tags.server.ts'
import { TagsPage } from '#app/features/tags/tags-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, parseForm } from '#app/platform/form.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/use-undo.ts'
import type { Route } from './+types/tags.ts'
import { type Acts, done, handleAct } from './acts.server.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Tags · Vouchsafe' }]

// GET /business/reviews/tags
export async function loader({ context }: Route.LoaderArgs) {
  return { tags: await countTags(db, ownerOf(context).business.id) }
}

// POST /business/reviews/tags
export async function action({ context, request }: Route.ActionArgs) {
  return handleAct(request, ownerOf(context), acts)
}

const acts: Acts = {
  async rename(businessId, values) {
    const parsed = parseForm(newTag, values)
    if (!parsed.ok) return parsed.result
    await renameTag(db, { businessId, tagId: values.id ?? '', tag: parsed.value })
    return done('Renamed')
  },
  async delete(businessId, { id: tagId = '' }) {
    const name = await deleteTag(db, { businessId, tagId })
    return done(`“${name}” deleted`, { act: 'restore', id: tagId })
  },
  async restore(businessId, { id: tagId = '' }) {
    await restoreTag(db, { businessId, tagId })
    return done('Restored')
  },
}

export default function TagsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as (Done & Partial<FormResult>) | undefined
  useDoneToast(result)
  return (
    <TagsPage
      addressOf={({ id }) => inboxAddress({ tag: id })}
      result={result?.values && (result as FormResult)}
      tags={loaderData.tags}
    />
  )
}

export const ErrorBoundary = Failure
