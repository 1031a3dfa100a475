import { hours } from '#app/platform/clock.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { describe, expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { later } from '#tests/held-time.ts'
import { runJobs, tokenSentTo } from '#tests/jobs.ts'
import { aMember, aPerson, logIn, password } from '#tests/members.ts'
import * as security from '../account/security.tsx'
import * as forgotten from './forgotten-password.tsx'
import * as login from './login.tsx'
import * as reset from './reset-password.tsx'
import * as signup from './signup.tsx'

type Try = { typed?: string; address?: string; cookie?: string }

const tryAs = (email: string, { typed = password, ...from }: Try = {}) =>
  visit(login.action, { form: { email, password: typed }, ...from })

const statusOf = async (email: string, given?: Try) => (await tryAs(email, given)).status

/** Wrong passwords, each from a network of its own: their statuses. */
async function guess(email: string, times: number) {
  const statuses: number[] = []
  for (let count = 0; count < times; count++) statuses.push(await statusOf(email, { typed: 'wrong one 1' }))
  return statuses
}

/** As many tries as an hour allows, counted as the door counts them. */
async function spendTries(email: string) {
  const { max } = limits.signInsToEmail
  await Promise.allSettled(Array.from({ length: max }, () => countAgainst(limits.signInsToEmail, email)))
}

/** The cookie by which this browser is known, without the session. */
const markIn = (cookies: string) => cookies.split('; ').find((cookie) => cookie.startsWith('known-device='))!

async function anOwner(world: Parameters<typeof aMember>[0]) {
  const { person, cookie } = await aMember(world)
  return { email: person.email, session: cookie, mark: markIn(cookie) }
}

describe('wrong passwords of strangers', () => {
  test('from one network stop that network alone after ten', async ({ db, pool }) => {
    const { email } = await anOwner({ db, pool })
    const address = '192.0.2.10'
    for (let count = 0; count < 10; count++) await tryAs(email, { typed: 'wrong one 1', address })
    expect(await statusOf(email, { address })).toBe(429)
    expect(await statusOf(email)).toBe(302)
  })

  test('from many networks lock out neither the owner’s browser nor another', async ({ db, pool }) => {
    const { email, mark } = await anOwner({ db, pool })
    expect(await guess(email, 90)).not.toContain(429)
    expect(await statusOf(email)).toBe(302)
    expect(await guess(email, 110)).toContain(429)
    expect(await statusOf(email, { cookie: mark })).toBe(302)
  })

  test('from anywhere stop at the cap for an hour, known account or not', async ({ db, pool }) => {
    const { email } = await anOwner({ db, pool })
    for (const address of [email, 'unknown-to-us@lockout.example']) {
      const statuses = await guess(address, 102)
      expect([statuses.indexOf(429), statuses.lastIndexOf(422)]).toEqual([100, 99])
    }
    const stopped = await tryAs(email)
    expect(stopped).toMatchObject({ status: 429, data: { message: expect.stringContaining('by email') } })
    await later(hours(1) + 1000, async () => {
      expect(await statusOf(email)).toBe(302)
    })
  })

  test('do not keep the owner from choosing a new password and logging in with it', async ({ db, pool }) => {
    const { email } = await anOwner({ db, pool })
    await spendTries(email)
    await visit(forgotten.action, { form: { email } })
    await runJobs(db, pool)
    const typed = 'the new password 1'
    const form = { token: await tokenSentTo(db, email), password: typed }
    const chosen = await visit(reset.action, { form })
    expect(await statusOf(email, { typed })).toBe(302)
    await spendTries(email)
    expect(await statusOf(email, { typed })).toBe(429)
    expect(await statusOf(email, { typed, cookie: markIn(cookieOf(chosen)) })).toBe(302)
  })

  test('do not stop passkeys in the same network', async ({ db, pool }) => {
    const { email } = await anOwner({ db, pool })
    const address = '192.0.2.11'
    for (let count = 0; count < 61; count++) await tryAs(`${count}${email}`, { address })
    expect(await statusOf(email, { address })).toBe(429)
    expect((await visit(login.action, { form: { passkey: '{}' }, address })).status).toBe(422)
  })
})

describe('the mark of a known browser', () => {
  test('signs nobody in, and allows ten tries of its own', async ({ db, pool }) => {
    const { email, mark } = await anOwner({ db, pool })
    expect((await visit(security.loader, { cookie: mark })).status).toBe(302)
    const from = { typed: 'wrong one 1', cookie: mark }
    for (let count = 0; count < 10; count++) expect(await statusOf(email, from)).toBe(422)
    expect(await statusOf(email, from)).toBe(429)
    expect(await statusOf(email, { cookie: mark })).toBe(429)
    expect(await statusOf(email)).toBe(302)
  })

  test('is worth nothing for another account, nor when it is forged', async ({ db, pool }) => {
    const [victim, eve] = [await anOwner({ db, pool }), await anOwner({ db, pool })]
    await spendTries(victim.email)
    for (const cookie of [eve.mark, `${victim.mark}x`, victim.mark.replace(/\..*/, '.x'), 'known-device=x.y'])
      expect(await statusOf(victim.email, { cookie })).toBe(429)
    expect(await statusOf(victim.email, { cookie: victim.mark })).toBe(302)
  })

  test('is worth nothing after a new password, except where it was set', async ({ db, pool }) => {
    const { email, session, mark } = await anOwner({ db, pool })
    const typed = 'the new password 1'
    const changed = await visit(security.action, {
      form: { intent: 'password', password, newPassword: typed },
      cookie: session,
    })
    await spendTries(email)
    expect(await statusOf(email, { typed, cookie: mark })).toBe(429)
    expect(await statusOf(email, { typed, cookie: markIn(cookieOf(changed)) })).toBe(302)
  })

  test('is for this site, out of reach of scripts, for half a year', async ({ db, pool }) => {
    const { email, mark } = await anOwner({ db, pool })
    const lines = (await tryAs(email)).headers.getSetCookie()
    const line = lines.find((each) => each.startsWith('known-device='))
    expect(line).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/)
    await spendTries(email)
    await later(hours(24 * 181), async () => {
      await spendTries(email)
      expect(await statusOf(email, { cookie: mark })).toBe(429)
    })
  })
})

describe('mails that strangers ask for', () => {
  const ask = (email: string, address?: string) => visit(forgotten.action, { form: { email }, address })

  test('from one network leave some for the owner, and old ones work', async ({ db, pool }) => {
    const { email } = await anOwner({ db, pool })
    for (let count = 0; count < 3; count++) expect((await ask(email, '192.0.2.12')).status).toBe(200)
    expect((await ask(email, '192.0.2.12')).status).toBe(429)
    expect((await ask(email)).status).toBe(200)
    await ask(email)
    await ask(email)
    const stopped = await ask(email)
    expect(stopped).toMatchObject({ status: 429, data: { message: expect.stringContaining('inbox') } })
    await runJobs(db, pool)
    await later(hours(1) - 60_000, async () => {
      const form = { token: await tokenSentTo(db, email), password: 'the new password 1' }
      expect((await visit(reset.action, { form })).status).toBe(302)
    })
  })

  test('of one kind do not use up those of another', async ({ db, pool }) => {
    const { email } = await anOwner({ db, pool })
    const signUps = []
    for (let count = 0; count < 8; count++)
      signUps.push((await visit(signup.action, { form: { ...aPerson(), email } })).status)
    expect(signUps).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    expect((await ask(email)).status).toBe(200)
  })
})

test('wrong passwords in a stolen session do not stop the owner in another', async ({ db, pool }) => {
  const { email, session } = await anOwner({ db, pool })
  const stolen = cookieOf(await logIn(email))
  const change = (cookie: string, typed: string) =>
    visit(security.action, {
      form: { intent: 'password', password: typed, newPassword: 'the new password 1' },
      cookie,
    })
  for (let count = 0; count < 10; count++) await change(stolen, 'wrong one 1')
  expect((await change(stolen, password)).status).toBe(429)
  expect((await change(session, password)).status).toBe(200)
})
