import { redirect } from 'react-router'
import { reauthenticationForm } from '#app/features/accounts/account.schema.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { withReauthentication } from '#app/routes/sign-in/intents.server.ts'

/** Leads to the file after the user has reauthenticated, for a few minutes and in this session only. */
export async function allowTakeout(who: SignedIn, values: Record<string, string>) {
  return withReauthentication(reauthenticationForm, who, values, async () => {
    throw redirect(`/profile/takeout.json?proof=${sign('takeout', who.sessionId)}`, 303)
  })
}

export function isTakeoutAllowed(request: Request, sessionId: string) {
  const proof = new URL(request.url).searchParams.get('proof') ?? ''
  return verify('takeout', proof)?.payload === sessionId
}
