import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodes, twoFactors, users } from '#app/features/accounts/account.table.ts'
import { createLinkToken } from '#app/features/accounts/links.server.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { switchOffTwoFactorOf } from '#app/features/operator/person-requests.server.ts'
import { hours, minutes, moveClock, now, seconds } from '#app/platform/clock.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { handlers } from '#app/worker.server.ts'
import { describe, expect } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { later } from '#tests/held-time.ts'
import { mailsTo, runJobs, tokenSentTo } from '#tests/jobs.ts'
import { aMember, logIn, password, test, type World } from '#tests/members.ts'
import * as forgotten from '../sign-in/forgotten-password.tsx'
import * as code from '../sign-in/login-code.tsx'
import * as reset from '../sign-in/reset-password.tsx'
import * as verify from '../sign-in/verify-email.tsx'
import * as closing from './closing.tsx'
import * as profile from './profile.tsx'
import * as security from './security.tsx'
import * as twoFactor from './two-factor.tsx'

const act = (cookie: string, form: Record<string, string>) => visit(twoFactor.action, { form, cookie })
const codesIn = (answer: { data: unknown }) => (answer.data as { recoveryCodes?: string[] }).recoveryCodes

async function keyShownTo(cookie: string) {
  const { data } = await visit(twoFactor.loader, { cookie })
  return (data as { setUp: { typedKey: string } | null }).setUp?.typedKey.replaceAll(' ', '')
}

/** What the app of somebody with that key shows; by steps of 30 seconds from now. */
const codeNow = (key: string, steps = 0) =>
  new TOTP({ secret: key }).generate({ timestamp: now().getTime() + seconds(30 * steps) })

/** Until a code that was not used yet is shown. */
const onceNewCodeIsShown = <T>(look: () => Promise<T>) => later(seconds(60), look)

/** A member who has switched it on, at the beginning of a step: the codes stay the same for half a minute. */
async function aCarefulMember(world: World) {
  const { person, cookie } = await aMember(world)
  moveClock(seconds(30) - (now().getTime() % seconds(30)))
  await act(cookie, { intent: 'begin', password })
  const key = (await keyShownTo(cookie))!
  const on = await act(cookie, { intent: 'confirm', code: codeNow(key, -1) })
  return { person, cookie, key, recovery: codesIn(on)! }
}

const secondStep = (cookie: string, typed: string, path = '/business/login/code') =>
  visit(code.action, { path, form: { code: typed }, cookie })

describe('with a session and the password alone', () => {
  const wanted = 'the new password 1'
  const acts = {
    password: [security.action, { intent: 'password', newPassword: wanted }],
    email: [security.action, { intent: 'email', email: 'thief@mail.example' }],
    'another passkey': [security.action, { intent: 'add-passkey', name: 'Thief' }],
    takeout: [profile.action, { intent: 'takeout' }],
    'the takeout of a closed account': [closing.action, { intent: 'takeout' }],
    'new recovery codes': [twoFactor.action, { intent: 'new-codes' }],
    'switching it off': [twoFactor.action, { intent: 'off' }],
    'closing the account': [closing.action, { intent: 'close-account' }],
  } as const

  test.for(Object.keys(acts) as (keyof typeof acts)[])('nobody gets %s', async (act, { db, pool }) => {
    const { person, cookie, key } = await aCarefulMember({ db, pool })
    const [door, fields] = acts[act]
    const without = await visit(door, { form: { ...fields, password }, cookie })
    expect(without).toMatchObject({ status: 422, data: { errors: { code: expect.any(String) } } })
    const wrong = await visit(door, { form: { ...fields, password, code: '000000' }, cookie })
    expect(wrong).toMatchObject({ status: 422, data: { errors: { code: expect.stringContaining('Wrong') } } })
    expect((await logIn(person.email)).location).toContain('/business/login/code')
    const right = await visit(door, { form: { ...fields, password, code: codeNow(key) }, cookie })
    expect(right.status).not.toBe(422)
  })
})

describe('switching it on', () => {
  test('takes password and code, shows ten recovery codes once', async ({ db, pool, person, cookie }) => {
    const phone = cookieOf(await logIn(person.email))
    expect((await act(cookie, { intent: 'begin', password: 'not the password' })).status).toBe(422)
    expect(await keyShownTo(cookie)).toBeUndefined()
    expect((await act(cookie, { intent: 'begin', password })).status).toBe(200)
    const key = (await keyShownTo(cookie))!
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect((await logIn(person.email)).location).toBe('/business/dashboard')

    const on = await act(cookie, { intent: 'confirm', code: codeNow(key) })
    const codes = codesIn(on)!
    expect(new Set(codes).size).toBe(10)
    for (const each of codes) expect(each).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect((await visit(twoFactor.loader, { cookie })).data).toMatchObject({
      state: { isOn: true, codesLeft: 10 },
      setUp: null,
    })
    expect((await visit(profile.loader, { cookie: phone })).status).toBe(302)
    await runJobs(db, pool)
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('Two-factor sign-in is on')
  })

  test('does nothing with a wrong code, and shows the key to no other device', async ({ person, cookie }) => {
    const phone = cookieOf(await logIn(person.email))
    await act(cookie, { intent: 'begin', password })
    const key = (await keyShownTo(cookie))!
    expect(await keyShownTo(phone)).toBeUndefined()
    expect((await act(phone, { intent: 'confirm', code: codeNow(key) })).status).toBe(409)
    for (const wrong of [codeNow(key, 5), '000', 'abcdef', '']) {
      expect((await act(cookie, { intent: 'confirm', code: wrong })).status).toBe(422)
    }
    expect((await logIn(person.email)).location).toBe('/business/dashboard')
  })

  test('takes half an hour at most, and can be left', async ({ cookie }) => {
    await act(cookie, { intent: 'begin', password })
    const key = (await keyShownTo(cookie))!
    await later(minutes(30) + 1000, async () => {
      expect(await keyShownTo(cookie)).toBeUndefined()
      expect((await act(cookie, { intent: 'confirm', code: codeNow(key) })).status).toBe(409)
    })
    await act(cookie, { intent: 'cancel' })
    expect(await keyShownTo(cookie)).toBeUndefined()
  })

  test('keeps neither key nor recovery codes in the clear', async ({ db, pool }) => {
    const { key, recovery } = await aCarefulMember({ db, pool })
    const { rows } = await pool.query(
      `select two_factors.*, recovery_codes.*, encode(encrypted_key, 'escape') as text from two_factors join recovery_codes using (user_id)`,
    )
    const kept = JSON.stringify(rows)
    for (const secret of [key, ...recovery]) expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Secret.fromBase32(key).hex.toLowerCase())
  })
})

describe('signing in with it', () => {
  test('asks for the code after the password, and leads where one was going', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    const wanted = '/business/reviews?stars=1'
    const path = `/business/login?redirect=${encodeURIComponent(wanted)}`
    const first = await logIn(person.email, password, path)
    const codePage = `/business/login/code?redirect=${encodeURIComponent(wanted)}`
    expect(first.location).toBe(codePage)
    const pending = cookieOf(first)
    expect((await visit(profile.loader, { cookie: pending })).status).toBe(302)
    expect((await visit(code.loader, { path: codePage, cookie: pending })).data).toMatchObject({ wanted })

    const second = await secondStep(pending, codeNow(key, 1), codePage)
    expect(second.location).toBe(wanted)
    expect((await visit(profile.loader, { cookie: cookieOf(second) })).status).toBe(200)
    expect((await secondStep(pending, codeNow(key, 1), codePage)).location).toContain('step-expired')
  })

  test('takes the same code once, in one step, even at the same moment', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    const steps = await Promise.all(Array.from({ length: 4 }, () => logIn(person.email)))
    const typed = codeNow(key)
    const tries = await Promise.all(steps.map((step) => secondStep(cookieOf(step), typed)))
    expect(tries.map(({ status }) => status).sort()).toEqual([302, 422, 422, 422])
    expect((await secondStep(cookieOf(await logIn(person.email)), codeNow(key, -1))).status).toBe(422)
  })

  test('allows a clock that is half a minute off, and no more', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    await onceNewCodeIsShown(async () => {
      const pending = cookieOf(await logIn(person.email))
      for (const off of [-2, 2]) expect((await secondStep(pending, codeNow(key, off))).status).toBe(422)
      expect((await secondStep(pending, codeNow(key, 1))).status).toBe(302)
    })
  })

  test('is not to be had without the password, nor ten minutes after it', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    expect((await visit(code.loader)).location).toContain('notice=step-expired')
    expect((await secondStep('', codeNow(key))).location).toContain('notice=step-expired')
    expect((await secondStep('second-step=made-up', codeNow(key))).location).toContain('step-expired')
    const pending = cookieOf(await logIn(person.email))
    await later(minutes(10) + 1000, async () => {
      expect((await secondStep(pending, codeNow(key))).location).toContain('step-expired')
    })
  })

  test('leads to no other site', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    const pending = cookieOf(await logIn(person.email))
    const path = '/business/login/code?redirect=//evil.example'
    expect((await secondStep(pending, codeNow(key), path)).location).toBe('/business/dashboard')
  })

  test('stops after ten wrong codes an hour, and notifies the owner', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    await runJobs(db, pool)
    for (let count = 0; count < 10; count++) {
      expect((await secondStep(cookieOf(await logIn(person.email)), '000000')).status).toBe(422)
    }
    const last = cookieOf(await logIn(person.email))
    expect((await secondStep(last, codeNow(key))).status).toBe(429)
    expect(await runJobs(db, pool)).toEqual(['accounts.notify-of-change'])
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('Somebody knows your password')
    await later(hours(1) + 1000, async () => {
      const again = cookieOf(await logIn(person.email))
      expect((await secondStep(again, codeNow(key))).status).toBe(302)
    })
  })

  test('is not bypassed by a new password, or an old confirming link', async ({ db, pool }) => {
    const { person, key } = await aCarefulMember({ db, pool })
    const [user] = await db.select().from(users).where(eq(users.email, person.email))
    const of = { userId: user!.id, lifetimeMs: hours(24) }
    const link = await createLinkToken(db, { purpose: 'verify-email', ...of })
    const confirmed = await visit(verify.action, { form: { token: link, password } })
    expect(confirmed.location).toContain('/business/login/code')
    expect((await visit(profile.loader, { cookie: cookieOf(confirmed) })).status).toBe(302)

    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const token = await tokenSentTo(db, person.email)
    const changed = await visit(reset.action, { form: { token, password: 'the new password 1' } })
    expect(changed.location).toBe('/business/login?notice=password-changed')
    expect((await secondStep(cookieOf(confirmed), codeNow(key))).location).toContain('step-expired')
    const first = await logIn(person.email, 'the new password 1')
    expect(first.location).toContain('/business/login/code')
  })
})

describe('a recovery code', () => {
  test('works once, however it is typed, and the owner is notified', async ({ db, pool }) => {
    const { person, recovery } = await aCarefulMember({ db, pool })
    const pending = async () => cookieOf(await logIn(person.email))
    const typed = recovery[0]!.toLowerCase().replace('-', ' ')
    const opened = await secondStep(await pending(), typed)
    expect(opened.status).toBe(302)
    expect((await secondStep(await pending(), typed)).status).toBe(422)
    expect((await secondStep(await pending(), 'AAAAA-AAAAA')).status).toBe(422)
    const { data } = await visit(security.loader, { cookie: cookieOf(opened) })
    expect(data).toMatchObject({ twoFactor: { isOn: true, codesLeft: 9 } })
    await runJobs(db, pool)
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('A recovery code was used')
  })

  test('opens it once at the same moment too', async ({ db, pool }) => {
    const { person, recovery } = await aCarefulMember({ db, pool })
    const steps = await Promise.all(Array.from({ length: 4 }, () => logIn(person.email)))
    const tries = await Promise.all(steps.map((step) => secondStep(cookieOf(step), recovery[0]!)))
    expect(tries.map(({ status }) => status).sort()).toEqual([302, 422, 422, 422])
  })

  test('of somebody else opens nothing', async ({ db, pool }) => {
    const mine = await aCarefulMember({ db, pool })
    const theirs = await aCarefulMember({ db, pool })
    const pending = cookieOf(await logIn(mine.person.email))
    expect((await secondStep(pending, theirs.recovery[0]!)).status).toBe(422)
  })

  test('is worthless once there are new ones, which take password and code', async ({ db, pool }) => {
    const { person, cookie, key, recovery } = await aCarefulMember({ db, pool })
    expect((await act(cookie, { intent: 'new-codes', password })).status).toBe(422)
    expect((await act(cookie, { intent: 'new-codes', password: 'wrong', code: codeNow(key) })).status).toBe(
      422,
    )
    const made = codesIn(await act(cookie, { intent: 'new-codes', password, code: codeNow(key) }))!
    expect(made).toHaveLength(10)
    expect((await secondStep(cookieOf(await logIn(person.email)), recovery[0]!)).status).toBe(422)
    expect((await secondStep(cookieOf(await logIn(person.email)), made[0]!)).status).toBe(302)
  })
})

describe('switching it off', () => {
  test('takes the password and a code', async ({ db, pool }) => {
    const { person, cookie, key } = await aCarefulMember({ db, pool })
    const off = (given: Record<string, string>) => act(cookie, { intent: 'off', ...given })
    expect((await off({ password })).status).toBe(422)
    expect((await off({ password, code: '000000' })).status).toBe(422)
    expect((await off({ password: 'not the password', code: codeNow(key) })).status).toBe(422)
    expect((await logIn(person.email)).location).toContain('/code')
    expect((await off({ password, code: codeNow(key) })).status).toBe(200)
    expect((await logIn(person.email)).location).toBe('/business/dashboard')
    expect(await db.select().from(recoveryCodes)).not.toContainEqual(
      expect.objectContaining({ userId: await idOf({ db, pool }, person.email) }),
    )
    await runJobs(db, pool)
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('Two-factor sign-in is off')
  })

  test('takes the code for changing the address too', async ({ db, pool }) => {
    const { person, cookie, key } = await aCarefulMember({ db, pool })
    const change = (given: Record<string, string>) =>
      visit(security.action, {
        form: { intent: 'email', email: `new-${person.email}`, password, ...given },
        cookie,
      })
    expect(await change({})).toMatchObject({ status: 422, data: { errors: { code: expect.any(String) } } })
    expect((await change({ code: codeNow(key) })).status).toBe(200)
  })

  test('is done by the operator for those who lost phone and codes: logged', async ({ db, pool }) => {
    const { person, cookie } = await aCarefulMember({ db, pool })
    expect(await switchOffTwoFactorOf(db, 'nobody@nowhere.example')).toBe(false)
    expect(await switchOffTwoFactorOf(db, person.email)).toBe(true)
    expect(await switchOffTwoFactorOf(db, person.email)).toBe(false)
    expect((await visit(profile.loader, { cookie })).status).toBe(302)
    expect((await logIn(person.email)).location).toBe('/business/dashboard')
    const [business] = await db.select().from(businesses).where(eq(businesses.domain, person.website))
    const logged = await db.select().from(activities).where(eq(activities.businessId, business!.id))
    expect(logged.map(({ type }) => type)).toContain('two_factor_switched_off')
    await runJobs(db, pool)
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('Two-factor sign-in was switched off for you')
  })
})

test('keys outlive two rotations of SECRET; unclaimed ones are forgotten', async ({ db, pool }) => {
  const first = 'a secret that is used in tests alone'
  const second = 'the second secret, used in tests alone'
  const { person, key } = await aCarefulMember({ db, pool })
  const left = await aMember({ db, pool })
  await act(left.cookie, { intent: 'begin', password })
  try {
    openSecret({ SECRET: second, SECRET_PREVIOUS: first }, '/nonexistent')
    moveClock(hours(1))
    await handlers['accounts.maintain-totp-keys'](db, {})
    moveClock(-hours(1))
    openSecret({ SECRET: 'the third secret, used in tests alone', SECRET_PREVIOUS: second }, '/nonexistent')
    const opened = await secondStep(cookieOf(await logIn(person.email)), codeNow(key))
    expect(opened.status).toBe(302)
  } finally {
    openSecret({ SECRET: first }, '/nonexistent')
  }
  const kept = await db.select({ userId: twoFactors.userId }).from(twoFactors)
  expect(kept).not.toContainEqual({ userId: await idOf({ db, pool }, left.person.email) })
})

async function idOf({ db }: World, email: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user!.id
}
