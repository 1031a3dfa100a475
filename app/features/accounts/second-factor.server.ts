import { minutes } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'
import { consumeLink, createLinkToken, findLink } from './links.server.ts'

// Between the password and the code: a secret in a cookie, kept here as a hash, that opens nothing but the
// page which asks for the code. A new password kills it, as it kills every link.

const lifetimeMs = minutes(10)
const cookieName = () => hostCookie('second-factor')

export async function beginSecondFactor(db: Database, userId: string): Promise<Headers> {
  const token = await createLinkToken(db, { purpose: 'second-factor', userId, lifetimeMs })
  return new Headers({ 'set-cookie': cookieLine(cookieName(), token, lifetimeMs / 1000) })
}

const tokenIn = (headers: Headers) => readCookie(headers, cookieName()) ?? ''

/** Whose password this browser has just proven; null: nobody's, or too long ago. */
export const findSecondFactor = (db: Database, headers: Headers) =>
  findLink(db, 'second-factor', tokenIn(headers))

/** Ends the step: of two right codes that come together, one gets in. */
export const finishSecondFactor = (db: Database, headers: Headers) =>
  consumeLink(db, 'second-factor', tokenIn(headers))

export const forgetSecondFactor = () => cookieLine(cookieName(), '', 0)
