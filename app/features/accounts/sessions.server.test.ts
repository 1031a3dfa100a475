import { eq } from 'drizzle-orm'
import { days, hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf } from '#tests/doors.ts'
import { aUser } from '#tests/factories.ts'
import { later } from '#tests/held-time.ts'
import { sessions } from './account.table.ts'
import { describeDevice, findSignedIn, openCookies, startSession } from './sessions.server.ts'

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

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) '

test.each([
  [`${windows}Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows}Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${windows}Chrome/140.0.0.0 Safari/537.36 OPR/121.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
  [`${mac}605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
  [`${mac}537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) Something/1', 'A browser on Linux'],
  ['curl/8.5.0', 'An unknown browser'],
  ['<script>alert(1)</script>', 'An unknown browser'],
  ['', 'An unknown browser'],
  [null, 'An unknown browser'],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
