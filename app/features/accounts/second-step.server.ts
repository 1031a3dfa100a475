import { minutes } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'
import { createLinkToken, findLink, useUpLink } from './links.server.ts'

// Between the password and the code: a secret in a cookie, kept here as a hash, that opens nothing but the
// page which asks for the code. A new password kills it, as it kills every link.

const lifetimeMs = minutes(10)
const cookieName = () => hostCookie('second-step')

export async function beginSecondStep(db: Database, userId: string): Promise<Headers> {
  const token = await createLinkToken(db, { purpose: 'second-step', userId, lifetimeMs })
  return new Headers({ 'set-cookie': cookieLine(cookieName(), token, lifetimeMs / 1000) })
}

const tokenIn = (headers: Headers) => readCookie(headers, cookieName()) ?? ''

/** Whose password this browser has just proven; null: nobody's, or too long ago. */
export const findSecondStep = (db: Database, headers: Headers) =>
  findLink(db, 'second-step', tokenIn(headers))

/** Ends the step: of two right codes that come together, one gets in. */
export const finishSecondStep = (db: Database, headers: Headers) =>
  useUpLink(db, 'second-step', tokenIn(headers))

export const forgetSecondStep = () => cookieLine(cookieName(), '', 0)
