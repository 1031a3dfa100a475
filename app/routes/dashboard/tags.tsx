import { data } from 'react-router'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { newTag } from '#app/features/tags/tag.schema.ts'
import { countTags, deleteTag, renameTag, restoreTag } from '#app/features/tags/tags.server.ts'
import { TagsPage } from '#app/features/tags/tags-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { actNamed, type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { type Done, useDoneToast } from '#app/ui/use-undo.ts'
import type { Route } from './+types/tags.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Tags · Vouchsafe' }]

// GET /business/reviews/tags
export async function loader({ context }: Route.LoaderArgs) {
  return { tags: await countTags(db, ownerOf(context).business.id) }
}

// POST /business/reviews/tags
export async function action({ context, request }: Route.ActionArgs) {
  const { business } = ownerOf(context)
  const values = await readForm(request)
  const act = actNamed(acts, values.act)
  return handleForm(values, () => act(business.id, values))
}

type Act = (businessId: string, values: Record<string, string>) => Promise<unknown>

const acts: Record<string, Act> = {
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

const done = (title: string, undo?: Done['undo']) => data<Done>({ toast: { type: 'success', title }, undo })

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
