import { data } from 'react-router'
import type { z } from 'zod'
import type { Reauthentication } from '#app/features/accounts/account.schema.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { reauthenticate } from '#app/features/accounts/sign-in.server.ts'
import { db } from '#app/platform/database.server.ts'
import {
  type FormResult,
  findAction,
  handleForm,
  parseForm,
  readForm,
  refuseForm,
} from '#app/platform/form.server.ts'
import { requireSignedIn } from '../guards.server.ts'

type Act = (who: SignedIn, values: Record<string, string>, request: Request) => Promise<unknown>
/** What the forms of a page do, by the name on their buttons. */
export type Acts = Record<string, Act>

export type IntentResult = FormResult & { toast?: { type: 'success'; title: string } }

export async function handleIntent<Own extends Acts>(
  request: Request,
  acts: Own,
  admit: (request: Request) => Promise<SignedIn> = requireSignedIn,
) {
  const values = await readForm(request)
  return handleForm(values, async () => {
    const who = await admit(request)
    return findAction(acts, values.intent)(who, values, request) as ReturnType<Own[keyof Own]>
  })
}

/** The page again, with a toast, and the form `intent` emptied. Without JavaScript the page shows what is new. */
export const saved = (title: string, intent?: string) =>
  data<IntentResult>({ values: intent ? { intent } : {}, errors: {}, toast: { type: 'success', title } })

/** Acts on a form once the password and the code in it are right. */
export async function withReauthentication<Form extends z.ZodType<Reauthentication>, T>(
  schema: Form,
  { user, sessionId }: SignedIn,
  values: Record<string, string>,
  act: (form: z.output<Form>) => Promise<T>,
) {
  const form = parseForm(schema, values)
  const errors = await reauthenticate(db, { ...form, userId: user.id, sessionId })
  const { code: _used, ...kept } = values
  return errors ? refuseForm(kept, { errors }) : act(form)
}
