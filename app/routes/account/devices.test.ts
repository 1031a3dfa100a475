import { eq } from 'drizzle-orm'
import { sessions } from '#app/features/accounts/account.table.ts'
import type { Device } from '#app/features/accounts/sessions.server.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import { describe, expect } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { later } from '#tests/held-time.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aMember, logIn, password, test } from '#tests/members.ts'
import * as security from './security.tsx'

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const onPhone = async (email: string) => cookieOf(await logIn(email, password, '/business/login', phoneAgent))
const devicesOf = async (cookie: string) =>
  ((await visit(security.loader, { cookie })).data as { devices: Device[] }).devices
const act = (cookie: string, form: Record<string, string>) => visit(security.action, { form, cookie })

describe('the list of devices', () => {
  test('names each in words, this one first, and says when it was used', async ({ person, cookie }) => {
    await onPhone(person.email)
    const devices = await devicesOf(cookie)
    expect(devices).toMatchObject([
      { isThisOne: true, name: 'An unknown browser' },
      { isThisOne: false, name: 'Safari on iPhone' },
    ])
    expect(Object.keys(devices[0]!).sort()).toEqual(['isThisOne', 'name', 'session', 'since', 'usedAt'])
  })

  test('keeps at most 400 characters of a User-Agent header', async ({ db, person }) => {
    await logIn(person.email, password, '/business/login', 'x'.repeat(5000))
    const kept = await db.select().from(sessions)
    expect(Math.max(...kept.map(({ userAgent }) => userAgent.length))).toBe(400)
  })

  test('leaves out those whose time is over', async ({ person, cookie }) => {
    await onPhone(person.email)
    await later(days(10), async () => {
      expect((await visit(security.loader, { cookie })).status).toBe(200)
      moveClock(days(10))
      expect(await devicesOf(cookie)).toHaveLength(1)
      moveClock(-days(10))
    })
  })
})

describe('signing out a device', () => {
  test('ends that one', async ({ person, cookie }) => {
    const phone = await onPhone(person.email)
    const tablet = await onPhone(person.email)
    const [found] = (await devicesOf(phone)).filter(({ isThisOne }) => isThisOne)
    expect((await act(cookie, { intent: 'sign-out-device', session: found!.session })).status).toBe(200)
    expect((await visit(security.loader, { cookie: phone })).status).toBe(302)
    expect((await visit(security.loader, { cookie: tablet })).status).toBe(200)
  })

  test('of somebody else does nothing', async ({ db, pool }) => {
    const victim = await aMember({ db, pool })
    const thief = await aMember({ db, pool })
    const [theirs] = await devicesOf(victim.cookie)
    await act(thief.cookie, { intent: 'sign-out-device', session: theirs!.session })
    expect((await visit(security.loader, { cookie: victim.cookie })).status).toBe(200)
    for (const session of ['', 'x', '%00']) {
      expect((await act(thief.cookie, { intent: 'sign-out-device', session })).status).toBe(422)
    }
  })

  test('or all the others, leaves this one', async ({ person, cookie }) => {
    const phone = await onPhone(person.email)
    await act(cookie, { intent: 'sign-out-others' })
    expect((await visit(security.loader, { cookie: phone })).status).toBe(302)
    expect(await devicesOf(cookie)).toHaveLength(1)
  })

  test('that one sits at leads to the login', async ({ db, cookie }) => {
    const [own] = await devicesOf(cookie)
    expect((await act(cookie, { intent: 'sign-out-device', session: own!.session })).location).toBe(
      '/business/login',
    )
    expect(await db.select().from(sessions).where(eq(sessions.id, own!.session))).toEqual([])
  })
})

test('the owner is notified of a changed password', async ({ db, pool, person, cookie }) => {
  await act(cookie, { intent: 'password', password, newPassword: 'the new password 1' })
  await runJobs(db, pool)
  expect((await mailsTo(db, person.email))[0]!.subject).toBe('Your password was changed')
})
