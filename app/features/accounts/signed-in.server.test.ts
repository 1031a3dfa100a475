import { eq } from 'drizzle-orm'
import { days, hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf } from '#tests/doors.ts'
import { aUser } from '#tests/factories.ts'
import { sessions } from './account.table.ts'
import { openAuth } from './auth.server.ts'
import { findSignedIn } from './signed-in.server.ts'
import { startSession } from './signing-in.server.ts'

const testSecret = 'a secret that is used in tests alone'

async function aSession(db: Database) {
  const user = await aUser(db)
  const headers = await startSession(user.id)
  return { user, cookie: cookieOf({ headers }), line: headers.get('set-cookie')! }
}

const who = (db: Database, cookie: string) => findSignedIn(db, new Headers({ cookie }))

async function later(milliseconds: number, look: () => Promise<void>) {
  moveClock(milliseconds)
  try {
    await look()
  } finally {
    moveClock(-milliseconds)
  }
}

test('a session says who is signed in, among other cookies too', async ({ db }) => {
  const { user, cookie } = await aSession(db)
  const expected = { id: user.id, name: user.name, email: user.email, emailVerified: true, isOperator: false }
  expect((await who(db, cookie))?.user).toEqual(expected)
  expect((await who(db, `theme=dark; ${cookie}; x=y`))?.user).toEqual(expected)
})

test('a cookie that we did not sign says nothing', async ({ db }) => {
  const { cookie } = await aSession(db)
  const other = await aSession(db)
  const [, value = ''] = cookie.split('=')
  const [, signature] = other.cookie.split('.')
  const forged = [
    '',
    'vouchsafe=',
    'vouchsafe=%',
    'vouchsafe=.',
    `${cookie.split('.')[0]}`,
    `${cookie.split('.')[0]}.${signature}`,
    `vouchsafe=x${value}`,
    `other=${value}`,
  ]
  for (const each of forged) expect(await who(db, each)).toBeNull()
})

test('a session ends after two weeks without use, and after thirty days of it', async ({ db }) => {
  const { cookie } = await aSession(db)
  await later(days(15), async () => expect(await who(db, cookie)).toBeNull())
  for (const day of [10, 20, 29]) {
    await later(days(day), async () => expect(await who(db, cookie)).not.toBeNull())
  }
  await later(days(30) + hours(1), async () => expect(await who(db, cookie)).toBeNull())
})

test('reading a session writes at most once an hour', async ({ db }) => {
  const { user, cookie } = await aSession(db)
  const usedAt = async () =>
    (await db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]!.updatedAt.getTime()
  const before = await usedAt()
  await who(db, cookie)
  expect(await usedAt()).toBe(before)
  await later(hours(2), async () => void (await who(db, cookie)))
  expect(await usedAt()).toBeGreaterThan(before)
})

test('nothing is kept of where and with what somebody signed in', async ({ db }) => {
  const { user } = await aSession(db)
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect([session!.ipAddress, session!.userAgent]).toEqual(['', ''])
})

test('sessions outlive a change of SECRET while the one before is given, and end when it is not', async ({
  db,
}) => {
  const { cookie } = await aSession(db)
  try {
    openSecret(
      { SECRET: 'the secret that comes after it, in time', SECRET_PREVIOUS: testSecret },
      '/nonexistent',
    )
    expect(await who(db, cookie)).not.toBeNull()
    openSecret({ SECRET: 'the secret that comes after it, in time' }, '/nonexistent')
    expect(await who(db, cookie)).toBeNull()
  } finally {
    openSecret({ SECRET: testSecret }, '/nonexistent')
  }
})

test('behind TLS the cookie is bound to this host and to TLS', async ({ db }) => {
  const plain = await aSession(db)
  expect(plain.line).toMatch(/^vouchsafe=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  try {
    openAuth(db, { APP_URL: 'https://reviews.example', isSecure: true })
    const secure = await aSession(db)
    expect(secure.line).toMatch(
      /^__Host-vouchsafe=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await who(db, secure.cookie)).not.toBeNull()
    expect(await who(db, secure.cookie.replace('__Host-', ''))).toBeNull()
  } finally {
    openAuth(db, { APP_URL: 'http://localhost:3000', isSecure: false })
  }
})
