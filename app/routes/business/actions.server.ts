import { data } from 'react-router'
import { findAction, handleForm, readForm } from '#app/platform/form.server.ts'
import type { Member } from '#app/routes/guards.server.ts'
import type { Done } from '#app/ui/use-undo.ts'

/** The acts that the forms of a page post, by the names of their buttons. */
export type Actions = Record<string, (businessId: string, values: Record<string, string>) => Promise<unknown>>

/** Does what the posted form says for the owner's business. */
export async function handleAction(request: Request, { business }: Member, acts: Actions) {
  const values = await readForm(request)
  const act = findAction(acts, values.act)
  return handleForm(values, () => act(business.id, values))
}

/** The page again with a toast, and a button that undoes the act where a form for it is given. */
export const done = (title: string, undo?: Done['undo']) =>
  data<Done>({ toast: { type: 'success', title }, undo })
