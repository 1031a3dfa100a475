import { eq, inArray } from 'drizzle-orm'
import { accountLinks, users } from '#app/features/accounts/account.table.ts'
import { createLinkToken } from '#app/features/accounts/links.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import * as signup from '#app/routes/sign-in/signup.tsx'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aPerson } from '#tests/members.ts'
import { eraseUnconfirmedAccounts } from './erase-unconfirmed-accounts.job.ts'

const exists = async (db: Database, userId: string) => (await db.$count(users, eq(users.id, userId))) === 1

const daysAgo = (count: number) => new Date(now().getTime() - days(count))

test('an unconfirmed account goes after 30 days, with business, links, mails', async ({ db, pool }) => {
  const person = aPerson()
  await visit(signup.action, { form: person })
  await runJobs(db, pool)
  const [user] = await db.select().from(users).where(eq(users.email, person.email))
  moveClock(days(30) - 60_000)
  await eraseUnconfirmedAccounts(db)
  expect(await exists(db, user!.id)).toBe(true)
  moveClock(120_000)
  await eraseUnconfirmedAccounts(db)
  moveClock(-days(30) - 60_000)

  expect(await exists(db, user!.id)).toBe(false)
  expect(await db.$count(businesses, eq(businesses.domain, person.website))).toBe(0)
  expect(await db.$count(accountLinks, eq(accountLinks.userId, user!.id))).toBe(0)
  expect(await mailsTo(db, person.email)).toEqual([])
  const { rows } = await pool.query('select data::text from pgboss.job')
  expect(JSON.stringify(rows)).not.toContain(user!.id)
  expect((await visit(signup.action, { form: person })).status).toBe(200)
})

test('one whose business has reviews stays: they are not its own', async ({ db }) => {
  for (const state of ['published', 'pending'] as const) {
    const owner = await aUser(db, { emailVerified: false, createdAt: daysAgo(90) })
    const business = await aBusiness(db, { ownerId: owner.id })
    await aReview(db, { business, state })
    await eraseUnconfirmedAccounts(db)
    expect(await exists(db, owner.id)).toBe(true)
    expect(await db.$count(businesses, eq(businesses.id, business.id))).toBe(1)
  }
})

test('a confirmed one stays, and one that was sent a link today', async ({ db }) => {
  const confirmed = await aUser(db, { createdAt: daysAgo(400) })
  const trying = await aUser(db, { emailVerified: false, createdAt: daysAgo(31) })
  await createLinkToken(db, { purpose: 'verify-email', userId: trying.id, lifetimeMs: days(1) })
  await eraseUnconfirmedAccounts(db)
  expect([await exists(db, confirmed.id), await exists(db, trying.id)]).toEqual([true, true])
})

test('many go in one night, two workers or not', async ({ db }) => {
  const many = Array.from({ length: 450 }, (_, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: 'Nobody Yet',
    email: `never-${at}@unconfirmed.example`,
    createdAt: daysAgo(31),
  }))
  await db.insert(users).values(many)
  await Promise.all([eraseUnconfirmedAccounts(db), eraseUnconfirmedAccounts(db)])
  const ids = many.map(({ id }) => id)
  expect(await db.$count(users, inArray(users.id, ids))).toBe(0)
})
