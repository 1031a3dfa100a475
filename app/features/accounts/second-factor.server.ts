import { minutes } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { cookieLine, hostCookie, readCookie } from './cookies.server.ts'
import { consumeLink, createLinkToken, findLink } from './links.server.ts'

// Between password and code: a token in a cookie, stored as a hash, that admits to the page which asks for the code and
// to nothing else. A new password ends it, as it ends every link.

const lifetimeMs = minutes(10)
const cookieName = () => hostCookie('second-factor')

export async function beginSecondFactor(db: Database, userId: string): Promise<Headers> {
  const token = await createLinkToken(db, { purpose: 'second-factor', userId, lifetimeMs })
  return new Headers({ 'set-cookie': cookieLine(cookieName(), token, lifetimeMs / 1000) })
}

const tokenIn = (headers: Headers) => readCookie(headers, cookieName()) ?? ''

/** The user who entered the right password in this browser less than ten minutes ago, or null. */
export const findSecondFactor = (db: Database, headers: Headers) =>
  findLink(db, 'second-factor', tokenIn(headers))

/** Of two simultaneous right codes only one signs in. */
export const finishSecondFactor = (db: Database, headers: Headers) =>
  consumeLink(db, 'second-factor', tokenIn(headers))

export const forgetSecondFactor = () => cookieLine(cookieName(), '', 0)
