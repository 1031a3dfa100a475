import { data, type RouterContextProvider } from 'react-router'
import { findAction, handleForm, readForm } from '#app/platform/form.server.ts'
import { type Member, memberOf } from '#app/routes/guards.server.ts'
import type { Done } from '#app/ui/toast.tsx'

/** The acts that the forms of a page post, by the names of their buttons. */
export type Actions = Record<string, (businessId: string, values: Record<string, string>) => Promise<unknown>>

export async function handleAction(request: Request, { business }: Member, acts: Actions) {
  const values = await readForm(request)
  const act = findAction(acts, values.act)
  return handleForm(values, () => act(business.id, values))
}

export type Act = (who: Member, values: Record<string, string>) => Promise<unknown>

/** Runs the act that the posted form names, or `otherwise` if it names none. */
export async function handleActs(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  acts: Record<string, Act>,
  otherwise?: string,
) {
  const values = await readForm(request)
  const act = findAction(acts, values.act ?? otherwise)
  return handleForm(values, () => act(memberOf(context), values))
}

/** The page again with a toast, and a button that undoes the act where a form for it is given. */
export const done = (title: string, undo?: Done['undo']) =>
  data<Done>({ toast: { type: 'success', title }, undo })
