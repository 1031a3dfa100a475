import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { days, hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { later } from '#tests/held-time.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aMember, aPerson, logIn, password, type World } from '#tests/members.ts'
import * as forgotten from '../sign-in/forgotten-password.tsx'
import * as reset from '../sign-in/reset-password.tsx'
import * as signup from '../sign-in/signup.tsx'
import * as confirm from './confirm-email-change.tsx'
import * as security from './security.tsx'
import * as stop from './stop-email-change.tsx'

const ask = (cookie: string, email: string, typed = password) =>
  visit(security.action, { form: { intent: 'email', email, password: typed }, cookie })

async function tokenTo(db: Database, email: string) {
  const [mail] = await mailsTo(db, email)
  return mail?.text.match(/token=([\w.-]+)/)?.[1] ?? ''
}

const confirmWith = (token: string, cookie: string) => visit(confirm.action, { form: { token }, cookie })

/** A member who asked for another address; both mails are there. */
async function aWish({ db, pool }: World) {
  const { person, cookie } = await aMember({ db, pool })
  const wanted = aPerson().email
  expect((await ask(cookie, wanted)).status).toBe(200)
  await runJobs(db, pool)
  return {
    person,
    cookie,
    wanted,
    token: await tokenTo(db, wanted),
    stopper: await tokenTo(db, person.email),
  }
}

describe('changing the address', () => {
  test('happens when the new address confirms it; other devices are out', async ({ db, pool }) => {
    const { person, cookie, wanted, token } = await aWish({ db, pool })
    const phone = cookieOf(await logIn(person.email))
    expect((await visit(security.loader, { cookie })).data).toMatchObject({
      email: person.email,
      waiting: { newEmail: wanted },
    })
    expect((await logIn(wanted)).status).toBe(422)

    const shown = await visit(confirm.loader, { path: `/?token=${token}`, cookie })
    expect(shown).toMatchObject({ status: 200, data: { oldEmail: person.email, newEmail: wanted } })
    expect((await visit(security.loader, { cookie })).data).toMatchObject({ email: person.email })

    expect((await confirmWith(token, cookie)).location).toBe('/profile/security')
    expect((await visit(security.loader, { cookie })).data).toMatchObject({ email: wanted, waiting: null })
    expect((await visit(security.loader, { cookie: phone })).status).toBe(302)
    expect((await logIn(person.email)).status).toBe(422)
    expect((await logIn(wanted)).status).toBe(302)

    await runJobs(db, pool)
    const [mail] = await mailsTo(db, person.email)
    expect(mail!.subject).toBe('Your email address was changed')
    expect((await confirmWith(token, cookie)).status).toBe(410)
  })

  test('asks for the password, and sends nothing to anybody without it', async ({ db, pool }) => {
    const { cookie } = await aMember({ db, pool })
    const wanted = aPerson().email
    expect(await ask(cookie, wanted, 'not the password')).toMatchObject({
      status: 422,
      data: { errors: { password: expect.any(String) }, values: { email: wanted } },
    })
    expect(await runJobs(db, pool)).toEqual([])
    expect(
      (await visit(security.action, { form: { intent: 'email', email: wanted, password } })).status,
    ).toBe(302)
  })

  test('stops asking after ten wrong passwords', async ({ db, pool }) => {
    const { cookie } = await aMember({ db, pool })
    for (let count = 0; count < 10; count++) await ask(cookie, aPerson().email, 'not the password')
    expect((await ask(cookie, aPerson().email)).status).toBe(429)
  })

  test('answers alike for a taken address, whose owner alone learns of it', async ({ db, pool }) => {
    const other = await aMember({ db, pool })
    const { person, cookie } = await aMember({ db, pool })
    const free = aPerson().email
    const answers = [await ask(cookie, free), await ask(cookie, other.person.email)]
    const seen = answers.map(({ status, data }) => JSON.stringify({ status, data }))
    expect(seen[0]).toBe(seen[1])
    expect((await visit(security.loader, { cookie })).data).toMatchObject({
      waiting: { newEmail: other.person.email },
    })
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, other.person.email)
    expect(mail!.subject).toBe('This address already has an account')
    expect(await tokenTo(db, other.person.email)).toBe('')
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('Somebody wants to change your email address')
  })

  test('is confirmed by who asked: a mistyped address gets no account', async ({ db, pool }) => {
    const { person, cookie, wanted, token } = await aWish({ db, pool })
    const stranger = await aMember({ db, pool })
    expect((await visit(confirm.loader, { path: `/?token=${token}` })).location).toContain('/business/login')
    expect((await visit(confirm.action, { form: { token } })).location).toContain('/business/login')
    expect((await visit(confirm.loader, { path: `/?token=${token}`, cookie: stranger.cookie })).status).toBe(
      410,
    )
    expect((await confirmWith(token, stranger.cookie)).status).toBe(410)
    expect((await logIn(wanted)).status).toBe(422)
    expect((await visit(security.loader, { cookie })).data).toMatchObject({ email: person.email })
  })

  test('ends after a day, when it is cancelled, and when another is asked for', async ({ db, pool }) => {
    const first = await aWish({ db, pool })
    await later(hours(24) + 1000, async () => {
      expect((await confirmWith(first.token, first.cookie)).status).toBe(410)
      expect((await visit(security.loader, { cookie: first.cookie })).data).toMatchObject({ waiting: null })
    })
    await ask(first.cookie, aPerson().email)
    expect((await confirmWith(first.token, first.cookie)).status).toBe(410)

    const second = await aWish({ db, pool })
    await visit(security.action, { form: { intent: 'cancel-email' }, cookie: second.cookie })
    expect((await confirmWith(second.token, second.cookie)).status).toBe(410)
  })

  test('twice at the same moment changes it once', async ({ db, pool }) => {
    const { cookie, token } = await aWish({ db, pool })
    const tries = await Promise.all(Array.from({ length: 6 }, () => confirmWith(token, cookie)))
    expect(tries.map(({ status }) => status).sort()).toEqual([302, ...Array(5).fill(410)])
  })

  test('kills the links that were sent to the old address', async ({ db, pool }) => {
    const { person, cookie, token } = await aWish({ db, pool })
    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const old = await tokenTo(db, person.email)
    await confirmWith(token, cookie)
    const tried = await visit(reset.action, { form: { token: old, password: 'the new password 1' } })
    expect(tried.status).toBe(410)
  })

  test('takes an address from who only claimed it and never confirmed', async ({ db, pool }) => {
    const { person, cookie } = await aMember({ db, pool })
    const squatter = aPerson()
    await visit(signup.action, { form: squatter })
    await ask(cookie, squatter.email)
    await runJobs(db, pool)
    expect((await confirmWith(await tokenTo(db, squatter.email), cookie)).status).toBe(302)
    const named = await db.select().from(users).where(eq(users.email, squatter.email))
    expect(named).toMatchObject([{ name: person.name, emailVerified: true }])
  })

  test('leaves no token in the database, nor an address in the queue', async ({ db, pool }) => {
    const { person, wanted, token } = await aWish({ db, pool })
    const { rows } = await pool.query('select * from email_changes')
    expect(JSON.stringify(rows)).not.toContain(token)
    const jobs = await pool.query('select data::text from pgboss.job')
    for (const address of [person.email, wanted]) expect(JSON.stringify(jobs.rows)).not.toContain(address)
  })
})

describe('the old address', () => {
  test('stops a waiting change: nobody is signed in, a new password is chosen', async ({ db, pool }) => {
    const { person, cookie, token, stopper } = await aWish({ db, pool })
    expect((await visit(stop.loader, { path: `/?token=${stopper}` })).data).toMatchObject({
      change: { isDone: false },
    })
    expect((await visit(security.loader, { cookie })).status).toBe(200)
    const stopped = await visit(stop.action, { form: { token: stopper } })
    const resetToken = stopped.location?.match(/^\/business\/reset-password\?token=([\w-]+)$/)?.[1] ?? ''
    expect(resetToken).not.toBe('')
    expect((await visit(security.loader, { cookie })).status).toBe(302)
    expect((await logIn(person.email)).status).toBe(422)
    expect((await confirmWith(token, cookie)).status).toBe(302)
    expect((await visit(stop.action, { form: { token: stopper } })).status).toBe(410)

    await visit(reset.action, { form: { token: resetToken, password: 'the new password 1' } })
    expect((await logIn(person.email, 'the new password 1')).location).toBe('/business/dashboard')
  })

  test('takes the account back for a week, whatever was changed since', async ({ db, pool }) => {
    const { person, cookie, wanted, token, stopper } = await aWish({ db, pool })
    await confirmWith(token, cookie)
    const third = aPerson().email
    await ask(cookie, third)
    await runJobs(db, pool)
    await confirmWith(await tokenTo(db, third), cookie)
    await visit(security.action, {
      form: { intent: 'password', password, newPassword: 'a thief’s password' },
      cookie,
    })
    expect((await logIn(third, 'a thief’s password')).status).toBe(302)
    await runJobs(db, pool)
    const thiefs = await tokenTo(db, wanted)

    await later(days(6), async () => {
      expect((await visit(stop.action, { form: { token: stopper } })).status).toBe(302)
    })
    for (const email of [wanted, third, person.email])
      expect((await logIn(email, 'a thief’s password')).status).toBe(422)
    const [back] = await db.select().from(users).where(eq(users.email, person.email))
    expect(back!.emailVerified).toBe(true)
    expect((await visit(stop.action, { form: { token: thiefs } })).status).toBe(410)
  })

  test('cannot after that, nor by the confirming link, nor by a forged one', async ({ db, pool }) => {
    const { cookie, token, stopper } = await aWish({ db, pool })
    expect((await visit(stop.action, { form: { token } })).status).toBe(410)
    expect((await confirmWith(stopper, cookie)).status).toBe(410)
    const forged = `${stopper.split('.')[0]}.${token.split('.')[1]}`
    expect((await visit(stop.action, { form: { token: forged } })).status).toBe(410)
    await confirmWith(token, cookie)
    await later(days(7) + 1000, async () => {
      expect((await visit(stop.loader, { path: `/?token=${stopper}` })).status).toBe(410)
      expect((await visit(stop.action, { form: { token: stopper } })).status).toBe(410)
    })
  })

  test('gets it back from somebody who signed up and never confirmed', async ({ db, pool }) => {
    const { person, cookie, token, stopper } = await aWish({ db, pool })
    await confirmWith(token, cookie)
    await visit(signup.action, { form: { ...aPerson(), email: person.email } })
    expect((await visit(stop.action, { form: { token: stopper } })).status).toBe(302)
  })
})
