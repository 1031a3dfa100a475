import type { Pool } from 'pg'
import type { Database } from '#app/platform/database.server.ts'
import * as login from '#app/routes/sign-in/login.tsx'
import * as signup from '#app/routes/sign-in/signup.tsx'
import * as verify from '#app/routes/sign-in/verify-email.tsx'
import { test as base } from './database.ts'
import { cookieOf, visit } from './doors.ts'
import { runJobs, tokenSentTo } from './jobs.ts'

export const password = 'correct battery 9'

let people = 0

/** Somebody who may sign up; what they type. */
export function aPerson() {
  const name = `ada-${process.pid.toString(36)}-${++people}`
  const email = `${name}@owner.example`
  return { name: 'Ada Lovelace', email, password, website: `${name}.example` }
}

export type World = { db: Database; pool: Pool }

/** Somebody who signed up and confirmed the address. */
export async function aMember({ db, pool }: World) {
  const person = aPerson()
  const signedUp = await visit(signup.action, { form: person })
  await runJobs(db, pool)
  const token = await tokenSentTo(db, person.email)
  const confirmed = await visit(verify.action, { form: { token }, cookie: cookieOf(signedUp) })
  return { person, cookie: cookieOf(confirmed) }
}

type Member = Awaited<ReturnType<typeof aMember>>

/** `test` with a member: what they typed, and the cookie of their browser. */
export const test = base.extend<{ member: Member } & Member>({
  member: async ({ db, pool }, use) => use(await aMember({ db, pool })),
  person: async ({ member }, use) => use(member.person),
  cookie: async ({ member }, use) => use(member.cookie),
})

export const logIn = (email: string, typed = password, path = '/business/login', userAgent = '') =>
  visit(login.action, { path, form: { email, password: typed }, headers: { 'user-agent': userAgent } })
