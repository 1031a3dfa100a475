import { data } from 'react-router'
import type { SignedIn } from '#app/features/accounts/signed-in.server.ts'
import { type FormResult, findAction, handleForm, readForm } from '#app/platform/form.server.ts'
import { requireSignedIn } from '../guards.server.ts'

type Act = (who: SignedIn, values: Record<string, string>, request: Request) => Promise<unknown>
/** What the forms of a page do, by the name on their buttons. */
export type Acts = Record<string, Act>

export type IntentResult = FormResult & { toast?: { type: 'success'; title: string } }

/** Does what the form says that was sent, for who is signed in. */
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
export function saved(title: string, intent = '') {
  return data<IntentResult>({ values: { intent }, errors: {}, toast: { type: 'success', title } })
}
