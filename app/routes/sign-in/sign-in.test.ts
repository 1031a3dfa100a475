import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { passwords, users } from '#app/features/accounts/account.table.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { hours } from '#app/platform/clock.ts'
import { describe, expect } from '#tests/database.ts'
import { cookieOf, type RouteResult, visit } from '#tests/doors.ts'
import { later } from '#tests/held-time.ts'
import { mailsTo, runJobs, tokenSentTo } from '#tests/jobs.ts'
import { aMember, aPerson, logIn, password, test } from '#tests/members.ts'
import * as confirmEmail from '../account/confirm-email-change.tsx'
import * as notifications from '../account/notifications.tsx'
import * as profile from '../account/profile.tsx'
import * as security from '../account/security.tsx'
import * as stopEmail from '../account/stop-email-change.tsx'
import * as twoFactor from '../account/two-factor.tsx'
import * as forgotten from './forgotten-password.tsx'
import * as login from './login.tsx'
import * as code from './login-code.tsx'
import * as logout from './logout.ts'
import * as reset from './reset-password.tsx'
import * as signup from './signup.tsx'
import * as verify from './verify-email.tsx'

/** All that somebody outside can tell two answers apart by; the address that they typed themselves aside. */
function seenFromOutside({ status, data, location, headers }: RouteResult, email: string) {
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=').length)
  const lengths = headers.getSetCookie().map((line) => line.length)
  return JSON.stringify({ status, data, location, cookies, lengths }).replaceAll(email, '')
}

test('a password of a lower cost is hashed anew at its next right entry', async ({ db, person }) => {
  const [user] = await db.select().from(users).where(eq(users.email, person.email))
  const ofUser = eq(passwords.userId, user!.id)
  const hash = async () => (await db.select().from(passwords).where(ofUser))[0]!.hash
  const old = (await hash()).replace('scrypt-2$', 'scrypt$')
  await db.update(passwords).set({ hash: old }).where(ofUser)
  expect(await logIn(person.email, 'not the password 9')).toMatchObject({ status: 422 })
  expect(await hash()).toBe(old)
  expect(await logIn(person.email)).toMatchObject({ status: 302 })
  const renewed = await hash()
  expect(renewed).toMatch(/^scrypt-2\$/)
  expect(await logIn(person.email)).toMatchObject({ status: 302 })
  expect(await hash()).toBe(renewed)
})

describe('signing up', () => {
  test('makes a user, a business on Starter, and a link that signs in', async ({ db, pool }) => {
    const person = aPerson()
    const signedUp = await visit(signup.action, {
      form: { ...person, timeZone: 'Europe/Berlin' },
      headers: { 'accept-language': 'de-AT, en;q=0.5' },
    })
    expect(signedUp.data).toMatchObject({ sentTo: person.email })
    expect(await logIn(person.email)).toMatchObject({ status: 422 })
    await runJobs(db, pool)

    const token = await tokenSentTo(db, person.email)
    const cookie = cookieOf(signedUp)
    expect((await visit(verify.loader, { path: `/?token=${token}`, cookie })).data).toMatchObject({
      isLive: true,
      asksPassword: false,
    })
    const confirmed = await visit(verify.action, { form: { token }, cookie })
    expect(confirmed.location).toBe('/business/dashboard')
    const me = await visit(profile.loader, { cookie: cookieOf(confirmed) })
    expect(me.data).toMatchObject({
      user: { name: 'Ada Lovelace', email: person.email },
      workplace: { name: expect.stringMatching(/^Ada /) },
    })

    const [business] = await db.select().from(businesses).where(eq(businesses.domain, person.website))
    expect(business).toMatchObject({ tierName: 'starter', monthlyInvitationCount: 0, tierRenewalAt: null })
    expect(business).toMatchObject({ language: 'de', timeZone: 'Europe/Berlin' })
  })

  test('with a known address looks the same, and notifies its owner', async ({ db, pool, person }) => {
    const stranger = aPerson()
    const known = await visit(signup.action, { form: { ...stranger, email: person.email } })
    const fresh = await visit(signup.action, { form: stranger })

    expect(seenFromOutside(known, person.email)).toBe(seenFromOutside(fresh, stranger.email))
    expect(known.status).toBe(200)
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, person.email)
    expect(mail!.subject).toBe('You already have an account')
    const owned = await db.select().from(businesses).where(eq(businesses.domain, stranger.website))
    expect(owned).toHaveLength(1)
    expect((await logIn(person.email)).location).toBe('/business/dashboard')
  })

  test('with a foreign address gives no way in: another browser needs more', async ({ db, pool }) => {
    const victim = aPerson()
    await visit(signup.action, { form: { ...victim, password: 'chosen by a stranger' } })
    const own = await visit(signup.action, { form: victim })
    await runJobs(db, pool)
    const token = await tokenSentTo(db, victim.email)

    const cookie = cookieOf(own)
    expect((await visit(verify.loader, { path: `/?token=${token}`, cookie })).data).toMatchObject({
      asksPassword: true,
    })
    const tried = await visit(verify.action, { form: { token, password }, cookie })
    expect(tried.status).toBe(422)
    expect(await logIn(victim.email, 'chosen by a stranger')).toMatchObject({ status: 422 })

    await visit(forgotten.action, { form: { email: victim.email } })
    await runJobs(db, pool)
    await visit(reset.action, { form: { token: await tokenSentTo(db, victim.email), password } })
    expect((await logIn(victim.email)).location).toBe('/business/dashboard')
    expect(await logIn(victim.email, 'chosen by a stranger')).toMatchObject({ status: 422 })
  })

  test('twice at the same moment makes one account and one business', async ({ db, pool }) => {
    const person = aPerson()
    const both = await Promise.all([
      visit(signup.action, { form: person }),
      visit(signup.action, { form: person }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await db.select().from(users).where(eq(users.email, person.email))).toHaveLength(1)
    expect(await db.select().from(businesses).where(eq(businesses.domain, person.website))).toHaveLength(1)
    await runJobs(db, pool)
  })

  test('keeps what was typed when something is wrong, but never the password', async () => {
    const result = await visit(signup.action, { form: { ...aPerson(), email: 'no', website: 'no' } })
    expect(result).toMatchObject({
      status: 422,
      data: {
        values: { name: 'Ada Lovelace', email: 'no', website: 'no' },
        errors: { email: expect.any(String), website: expect.any(String) },
      },
    })
    expect(JSON.stringify(result.data)).not.toContain(password)
  })

  test('refuses a password that is made of the address', async () => {
    const result = await visit(signup.action, {
      form: { ...aPerson(), email: 'longmailbox@x.example', password: 'longmailbox1' },
    })
    expect(result).toMatchObject({ status: 422, data: { errors: { password: expect.any(String) } } })
  })
})

describe('the link that confirms an address', () => {
  test('works once, and not after a day', async ({ db, pool }) => {
    const person = aPerson()
    const cookie = cookieOf(await visit(signup.action, { form: person }))
    await runJobs(db, pool)
    const token = await tokenSentTo(db, person.email)
    await later(hours(24) + 1000, async () => {
      expect((await visit(verify.action, { form: { token }, cookie })).status).toBe(410)
      expect((await visit(verify.loader, { path: `/?token=${token}` })).status).toBe(410)
    })
    expect((await visit(verify.action, { form: { token }, cookie })).status).toBe(302)
    expect((await visit(verify.action, { form: { token }, cookie })).status).toBe(410)
  })

  test('is sent again at a login before its use, which the page hides', async ({ db, pool }) => {
    const person = aPerson()
    await visit(signup.action, { form: person })
    await runJobs(db, pool)
    const right = await logIn(person.email)
    expect(await runJobs(db, pool)).toEqual(['accounts.send-verification'])
    const wrong = await logIn(person.email, 'something else 1')
    expect(await runJobs(db, pool)).toEqual([])
    expect(right).toEqual(wrong)
  })
})

describe('logging in', () => {
  test('answers a wrong password and an unknown address alike', async ({ person }) => {
    const wrong = await logIn(person.email, 'something else 1')
    const unknown = await logIn('nobody@nowhere.example', 'something else 1')
    expect(wrong.status).toBe(422)
    expect(seenFromOutside(wrong, person.email)).toBe(seenFromOutside(unknown, 'nobody@nowhere.example'))
  })

  test('leads to the page that was wanted, and only to ours', async ({ person }) => {
    const wanted = '/business/reviews?stars=1'
    const path = `/business/login?redirect=${encodeURIComponent(wanted)}`
    expect((await logIn(person.email, password, path)).location).toBe(wanted)
    const evil = await logIn(person.email, password, '/business/login?redirect=//evil.example')
    expect(evil.location).toBe('/business/dashboard')
  })

  test('is for those who are not signed in, and so is signing up', async ({ cookie }) => {
    expect((await visit(login.loader, { cookie })).location).toBe('/business/dashboard')
    expect((await visit(signup.loader, { cookie })).location).toBe('/business/dashboard')
    expect((await visit(login.loader)).status).toBe(200)
  })

  test('is counted without keeping anybody’s address', async ({ pool, person }) => {
    await logIn(person.email, 'wrong one 1')
    const { rows } = await pool.query(`select key from rate_limits where key like 'signInsToEmail%'`)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify(rows)).not.toContain(person.email)
  })

  test('forgives wrong tries after a right one', async ({ person }) => {
    for (let round = 0; round < 2; round++) {
      const from = (typed: string) => ({
        form: { email: person.email, password: typed },
        address: '192.0.2.9',
      })
      for (let count = 0; count < 6; count++) await visit(login.action, from('wrong one 1'))
      expect((await visit(login.action, from(password))).status).toBe(302)
    }
  })
})

describe('signing out', () => {
  test('ends this session and no other', async ({ person, cookie }) => {
    const phone = cookieOf(await logIn(person.email))
    const out = await visit(logout.action, { form: {}, cookie })
    expect(out.location).toBe('/business/login')
    expect(out.headers.get('set-cookie')).toMatch(/^vouchsafe=; Max-Age=0;/)
    expect((await visit(profile.loader, { cookie })).location).toBe('/business/login?redirect=%2F')
    expect((await visit(profile.loader, { cookie: phone })).status).toBe(200)
  })

  test('everywhere ends them all', async ({ person, cookie }) => {
    const phone = cookieOf(await logIn(person.email))
    await visit(security.action, { form: { intent: 'sign-out-everywhere' }, cookie: phone })
    for (const each of [cookie, phone])
      expect((await visit(profile.loader, { cookie: each })).status).toBe(302)
  })

  test('needs a POST: a link signs nobody out', async () => {
    expect(logout.loader().headers.get('location')).toBe('/business/dashboard')
  })
})

describe('a forgotten password', () => {
  test('is answered alike for known and unknown addresses', async ({ db, pool, person }) => {
    const known = await visit(forgotten.action, { form: { email: person.email } })
    const unknown = await visit(forgotten.action, { form: { email: 'nobody@nowhere.example' } })
    expect(known.status).toBe(200)
    expect(seenFromOutside(known, person.email)).toBe(seenFromOutside(unknown, 'nobody@nowhere.example'))
    expect(await runJobs(db, pool)).toEqual(['accounts.send-password-reset'])
  })

  test('is replaced once per link; every session ends, and older links are dead', async ({ db, pool }) => {
    const { person, cookie } = await aMember({ db, pool })
    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const first = await tokenSentTo(db, person.email)
    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const second = await tokenSentTo(db, person.email)

    const both = await Promise.all(
      ['the new password 1', 'the new password 2'].map((each) =>
        visit(reset.action, { form: { token: second, password: each } }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([302, 410])
    expect(
      (await visit(reset.action, { form: { token: first, password: 'the new password 3' } })).status,
    ).toBe(410)
    expect((await visit(profile.loader, { cookie })).status).toBe(302)
    expect((await logIn(person.email)).status).toBe(422)
    const tries = ['the new password 1', 'the new password 2'].map((each) => logIn(person.email, each))
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([302, 422])
  })

  test('cannot be replaced after an hour, nor by the link that confirms an address', async ({ db, pool }) => {
    const { person } = await aMember({ db, pool })
    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const token = await tokenSentTo(db, person.email)
    expect((await visit(verify.action, { form: { token, password } })).status).toBe(410)
    await later(hours(1) + 1000, async () => {
      const late = await visit(reset.action, { form: { token, password: 'the new password 1' } })
      expect(late.status).toBe(410)
    })
  })

  test('leaves no token in the clear in the database', async ({ db, pool, person }) => {
    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const token = await tokenSentTo(db, person.email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await pool.query('select hash from account_links')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ hash }) => hash.toString('base64url'))).not.toContain(token)
    const jobs = await pool.query('select data::text from pgboss.job')
    expect(JSON.stringify(jobs.rows)).not.toContain(person.email)
  })
})

describe('the profile', () => {
  test('changes a password that is known, and signs out other devices', async ({ person, cookie }) => {
    const phone = cookieOf(await logIn(person.email))
    const change = (currentPassword: string) =>
      visit(security.action, {
        form: { intent: 'password', password: currentPassword, newPassword: 'the new password 1' },
        cookie,
      })
    expect((await change('not the current')).status).toBe(422)
    expect((await visit(profile.loader, { cookie: phone })).status).toBe(200)
    expect((await change(password)).status).toBe(200)
    expect((await visit(profile.loader, { cookie })).status).toBe(200)
    expect((await visit(profile.loader, { cookie: phone })).status).toBe(302)
    expect((await logIn(person.email, 'the new password 1')).status).toBe(302)
  })

  test('gives a user without a business one, and only one', async ({ db, person, cookie }) => {
    await db.delete(businessRows).where(eq(businessRows.domain, person.website))
    expect((await visit(profile.loader, { cookie })).data).toMatchObject({ workplace: null })
    const add = () => visit(profile.action, { form: { intent: 'business', website: person.website }, cookie })
    const tries = await Promise.all(Array.from({ length: 8 }, add))
    expect(tries.map(({ status }) => status).sort()).toEqual([302, ...Array(7).fill(409)])
    expect(await db.select().from(businesses).where(eq(businesses.domain, person.website))).toHaveLength(1)
  })
})

test('whatever is posted to any of these doors, none of them breaks', async ({ cookie }) => {
  const doors = [
    signup.action,
    login.action,
    code.action,
    forgotten.action,
    reset.action,
    verify.action,
    profile.action,
    security.action,
    twoFactor.action,
    notifications.action,
    confirmEmail.action,
    stopEmail.action,
  ]
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '😀',
      '__proto__',
      'constructor',
      'rename',
      'password',
      'business',
      'email',
      'confirm',
      'begin',
      'off',
      'sign-out-device',
      'weekly',
      password,
    ),
    fc.uuid(),
    fc.emailAddress(),
    fc.domain(),
    fc.string({ minLength: 10, maxLength: 30 }),
  )
  const fields = [
    'name',
    'email',
    'password',
    'website',
    'token',
    'intent',
    'newPassword',
    'code',
    'session',
    'timeZone',
    'businessId',
    'newReviews',
    'decisions',
  ]
  const form = fc.record(Object.fromEntries(fields.map((field) => [field, odd])), { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...doors), form, fc.boolean(), async (door, values, isMember) => {
      const result = await visit(door, { form: values as never, cookie: isMember ? cookie : undefined })
      expect(result.status).toBeLessThan(500)
    }),
    { numRuns: 80 },
  )
})

test.each(['', 'x', '%00', 'a'.repeat(5000), '%F0%9F%98%80'])('a foreign token is 410: %j', async (token) => {
  expect((await visit(verify.loader, { path: `/?token=${token}` })).status).toBe(410)
  expect((await visit(reset.loader, { path: `/?token=${token}` })).status).toBe(410)
})

test.each(['constructor', '__proto__', '', '%00'])('a foreign notice is not shown: %s', async (notice) => {
  const { data } = await visit(login.loader, { path: `/?notice=${notice}` })
  expect(data).toMatchObject({ notice: undefined })
})
