import { v7 as uuidv7 } from 'uuid'
import { seal, unseal } from '#app/platform/signed.server.ts'
import { cookieLine, hostCookie, readCookie } from './auth.server.ts'

// Who signs up with somebody else's address chooses the password of an account that its real owner then
// confirms. So a confirmation signs in only the browser that signed up; any other is asked for the password.

const purpose = 'sign-up-browser'
const lifetimeSeconds = 24 * 60 * 60

/** Remembers that this browser signed up as this user. Null: as nobody, with a cookie that looks the same. */
export function rememberSignUp(userId: string | null) {
  return cookieLine(hostCookie('signing-up'), seal(purpose, userId ?? uuidv7()), lifetimeSeconds)
}

export const forgetSignUp = () => cookieLine(hostCookie('signing-up'), '', 0)

/** Whether this is the browser in which that user signed up. */
export function didSignUpHere(headers: Headers, userId: string) {
  const cookie = readCookie(headers, hostCookie('signing-up'))
  return cookie !== null && unseal(purpose, cookie) === userId
}
