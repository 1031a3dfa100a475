import { data, type RouterContextProvider } from 'react-router'
import type { Feature } from '#app/features/plans/plan-features.ts'
import { findAction, handleForm, readForm } from '#app/platform/form.server.ts'
import { type Member, memberOf, requireFeature } from '#app/routes/guards.server.ts'
import type { Done } from '#app/ui/toast.tsx'

export type Act = (who: Member, values: Record<string, string>) => Promise<unknown>
/** What the forms of a page post, by the names of their buttons. */
export type Acts = Record<string, Act>

type Options = {
  /** For a form that names no act. */
  otherwise?: string
  /** The plan has to have it, but for the acts that end or remove something. */
  feature?: Feature
  onAnyPlan?: string[]
}

/** Runs the act that the posted form names. */
export async function handleActs(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  acts: Acts,
  { otherwise = '', feature, onAnyPlan = [] }: Options = {},
) {
  const who = memberOf(context)
  const values = await readForm(request)
  const name = values.act ?? otherwise
  const act = findAction(acts, name)
  if (feature && !onAnyPlan.includes(name)) requireFeature(who, feature)
  return handleForm(values, () => act(who, values))
}

/** The page again with a toast, and a button that undoes the act where a form for it is given. */
export const done = (title: string, undo?: Done['undo']) =>
  data<Done>({ toast: { type: 'success', title }, undo })
