import { redirect } from 'react-router'
import { reauthenticationForm } from '#app/features/accounts/account.schema.ts'
import { reauthenticate } from '#app/features/accounts/reauthentication.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.server.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { sign, verify } from '#app/platform/signed.server.ts'

/** Leads to the file after the user has reauthenticated, for a few minutes and in this session only. */
export async function allowTakeout({ user, sessionId }: SignedIn, values: Record<string, string>) {
  const form = parseForm(reauthenticationForm, values)
  if (!form.ok) return form.result
  const errors = await reauthenticate(db, { ...form.value, userId: user.id, sessionId })
  if (errors) return refuseForm(values, { errors })
  throw redirect(`/profile/takeout.json?proof=${sign('takeout', sessionId)}`, 303)
}

export function isTakeoutAllowed(request: Request, sessionId: string) {
  const proof = new URL(request.url).searchParams.get('proof') ?? ''
  return verify('takeout', proof)?.payload === sessionId
}
