import { eq } from 'drizzle-orm'
import { days, hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf } from '#tests/doors.ts'
import { aUser } from '#tests/factories.ts'
import { later } from '#tests/held-time.ts'
import { sessions } from './account.table.ts'
import { openCookies } from './cookies.server.ts'
import { startSession } from './sessions.server.ts'
import { findSignedIn } from './signed-in.server.ts'

async function aSession(db: Database) {
  const user = await aUser(db)
  const headers = await startSession(db, { userId: user.id, userAgent: null })
  return { user, cookie: cookieOf({ headers }), line: headers.get('set-cookie')! }
}

const who = (db: Database, cookie: string) => findSignedIn(db, new Headers({ cookie }))

test('a session says who is signed in, among other cookies too', async ({ db }) => {
  const { user, cookie } = await aSession(db)
  const expected = { id: user.id, name: user.name, email: user.email, emailVerified: true, isOperator: false }
  expect((await who(db, cookie))?.user).toEqual(expected)
  expect((await who(db, `theme=dark; ${cookie}; x=y`))?.user).toEqual(expected)
})

test('only the whole token in the right cookie is a session', async ({ db }) => {
  const { cookie } = await aSession(db)
  const [, token = ''] = cookie.split('=')
  expect(token).toMatch(/^[\w-]{43}$/)
  const forged = [
    '',
    'vouchsafe=',
    'vouchsafe=%',
    `vouchsafe=x${token}`,
    `other=${token}`,
    cookie.slice(0, -1),
  ]
  for (const each of forged) expect(await who(db, each)).toBeNull()
})

test('the database holds nothing that could be used as a session', async ({ db, pool }) => {
  const { user, cookie } = await aSession(db)
  const { rows } = await pool.query(
    `select id::text, encode(token_hash, 'escape') as escaped, encode(token_hash, 'base64') as hash from sessions where user_id = $1`,
    [user.id],
  )
  const [, token = ''] = cookie.split('=')
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const { id, hash } of rows) {
    for (const each of [id, hash]) expect(await who(db, `vouchsafe=${each}`)).toBeNull()
  }
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

test('behind TLS the cookie is bound to this host and to TLS', async ({ db }) => {
  const plain = await aSession(db)
  expect(plain.line).toMatch(/^vouchsafe=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  try {
    openCookies({ isSecure: true })
    const secure = await aSession(db)
    expect(secure.line).toMatch(
      /^__Host-vouchsafe=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(await who(db, secure.cookie)).not.toBeNull()
    expect(await who(db, secure.cookie.replace('__Host-', ''))).toBeNull()
  } finally {
    openCookies({ isSecure: false })
  }
})
