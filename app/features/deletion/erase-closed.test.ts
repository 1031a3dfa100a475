import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterEach } from 'vitest'
import { users } from '#app/features/accounts/account.table.ts'
import { keepPicture } from '#app/features/businesses/brand.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { renewOrderKey } from '#app/features/invitations/order-link.server.ts'
import { newReviewReport, submitReport } from '#app/features/moderation/report-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { clearExpired } from '#app/platform/clear-expired.job.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, aQuestion, aReview, aUser } from '#tests/factories.ts'
import { findEverywhere } from '#tests/find-everywhere.ts'
import { runJobs } from '#tests/jobs.ts'
import { namesOfActs } from '#tests/logged-acts.ts'
import { aMailServer, keepMail } from '#tests/mail-server.ts'
import { renameWidget } from '#tests/widgets.ts'
import { closeAccount, closeBusiness, reopenBusiness } from './closures.server.ts'
import { eraseClosed } from './erase-closed.job.ts'

afterEach(() => {
  moveClock(Date.now() - now().getTime())
  keepMail()
})

/** Stands in every name, address and text of the business: where it is found, something was left. */
const secret = 'quokka'

async function aFullBusiness(db: Database, pool: pg.Pool) {
  const owner = await aUser(db, { name: `Ada ${secret}`, email: `ada-${secret}-${uuidv7()}@mail.example` })
  const business = await aBusiness(db, {
    ownerId: owner.id,
    name: `The ${secret} bakery`,
    address: `${secret} street 1`,
    tierName: 'pro',
  })
  const by = (name: string) => ({
    authorName: `${name} ${secret}`,
    authorEmail: `${name}-${secret}-${uuidv7()}@mail.example`,
  })
  await aQuestion(db, { business, text: `Do you like ${secret} bread?` })
  const review = await aReview(db, { business, ...by('lotte'), text: `The ${secret} loaf keeps for days.` })
  const pending = await aReview(db, {
    business,
    ...by('timo'),
    text: `A ${secret} cake for us.`,
    state: 'pending',
  })
  await anInvitation(db, {
    business,
    name: `Mia ${secret}`,
    email: `mia-${secret}@mail.example`,
    source: `${secret} list`,
  })
  const widget = await createWidget(db, { business, name: `The ${secret} wall` })
  await renameWidget(db, { business, widgetId: widget.id, name: 'Wall' })
  await pool.query(
    `insert into widget_days (business_id, widget_id, day, page) select business_id, id, now(), '/${secret}' from widgets where id = $1`,
    [widget.id],
  )
  await pool.query(
    `insert into widget_origins (business_id, widget_id, origin) select business_id, id, 'https://${secret}.example' from widgets where id = $1`,
    [widget.id],
  )
  await renewOrderKey(db, business.id)
  const typed = { ground: 'fake', explanation: `No ${secret} was there.`, name: `Vera ${secret}` }
  const report = newReviewReport.parse({ ...typed, email: `vera-${secret}@mail.example`, goodFaith: 'on' })
  await submitReport(db, {
    businessId: business.id,
    reviewId: review.id,
    about: 'review',
    submissionKey: uuidv7(),
    report,
  })
  await keepPicture(db, {
    business,
    kind: 'logo',
    width: 320,
    height: 320,
    image: Buffer.from(`a ${secret}`),
  })
  await runJobs(db, pool)
  return { owner, business, review, pending }
}

const exists = async (db: Database, businessId: string) =>
  (await db.$count(businesses, eq(businesses.id, businessId))) === 1

test('after 30 days a business is erased: only its commitments are left', async ({ db, pool }) => {
  const { owner, business, review, pending } = await aFullBusiness(db, pool)
  const neighbour = await aReview(db)
  const of = { userId: owner.id, businessId: business.id }
  await closeBusiness(db, of)
  expect(await closeAccount(db, owner.id)).toBe('waiting')
  await runJobs(db, pool)

  moveClock(days(30) - 60_000)
  await eraseClosed(db)
  expect(await exists(db, business.id)).toBe(true)
  expect(await db.$count(reviews, eq(reviews.businessId, business.id))).toBe(2)

  moveClock(120_000)
  const server = await aMailServer()
  server.use()
  await eraseClosed(db)
  await runJobs(db, pool)
  await eraseClosed(db)
  await runJobs(db, pool)
  await server.close()
  expect(server.taken.map(({ to }) => to)).toEqual([[review.authorEmail]])
  expect(server.taken[0]!.mail.text).toContain(
    'we erased it with its reviews, including your review and your address',
  )

  // The pace of the mails names the hosts that they went to, for a while.
  moveClock(days(1))
  await clearExpired(db)
  expect(await findEverywhere(pool, secret)).toEqual([])
  for (const id of [business.id, owner.id, review.id, pending.id]) {
    const left = await findEverywhere(pool, id)
    expect(left.filter((column) => !column.startsWith('public.log_leaves'))).toEqual([])
  }
  const acts = await namesOfActs(db, business.id)
  expect(acts.filter((act) => act === 'erased')).toHaveLength(2)
  expect(acts).toEqual(expect.arrayContaining(['published', 'closed']))
  expect(await db.$count(reviews, eq(reviews.id, neighbour.id))).toBe(1)
})

test('an author whose mail fails keeps the address for seven days at most', async ({ db, pool }) => {
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const review = await aReview(db, { business })
  await closeBusiness(db, { userId: owner.id, businessId: business.id })
  await pool.query('delete from pgboss.job')
  moveClock(days(30) + 1000)
  const server = await aMailServer({ atRecipient: () => ({ code: 451, text: 'later' }) })
  server.use()
  await eraseClosed(db)
  await expect(runJobs(db, pool)).rejects.toThrow()
  await eraseClosed(db)
  expect(await db.select().from(reviews).where(eq(reviews.id, review.id))).toMatchObject([
    { authorEmail: review.authorEmail },
  ])
  moveClock(days(7))
  await eraseClosed(db)
  await server.close()
  expect(await exists(db, business.id)).toBe(false)
})

test('two workers, or an interrupted one, tell an author once and finish', async ({ db, pool }) => {
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const authorEmail = `twice-${uuidv7()}@mail.example`
  await aReview(db, { business, authorEmail })
  await aReview(db, { business })
  await closeBusiness(db, { userId: owner.id, businessId: business.id })
  await pool.query('delete from pgboss.job')
  moveClock(days(30) + 1000)
  await Promise.all([eraseClosed(db), eraseClosed(db)])
  await runJobs(db, pool)
  await Promise.all([eraseClosed(db), eraseClosed(db)])
  const told = await db.execute(
    sql`select from dev_mails where recipient = ${authorEmail} and subject like '%closed%'`,
  )
  expect(told.rows).toHaveLength(1)
  expect(await exists(db, business.id)).toBe(false)
  expect(await db.$count(users, eq(users.id, owner.id))).toBe(1)
})

test('a business that was opened again in time is not touched', async ({ db }) => {
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const of = { userId: owner.id, businessId: business.id }
  await closeBusiness(db, of)
  await reopenBusiness(db, of)
  moveClock(days(31))
  await eraseClosed(db)
  expect(await exists(db, business.id)).toBe(true)
})
