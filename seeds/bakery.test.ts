import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { openCookies } from '#app/features/accounts/sessions.server.ts'
import { signIn } from '#app/features/accounts/sign-in.server.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { reviewVersions } from '#app/features/authors/author.table.ts'
import { openBilling } from '#app/features/billing/stripe-client.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { countFunnel } from '#app/features/invitations/list-invitations.server.ts'
import { maintainInvitations } from '#app/features/invitations/maintenance.job.ts'
import { findNext, sendNextTo } from '#app/features/invitations/send-invitations.server.ts'
import { logLeaves, receipts } from '#app/features/log/log.table.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import { findFailedChecks } from '#app/features/moderation/checks.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aUser } from '#tests/factories.ts'
import { isCommittedTo } from '#tests/logged-acts.ts'
import { bakeryOwner, bakeryStories, seedBakery, toldReviews } from './bakery.ts'
import { cyclesOwner } from './cycles.ts'
import { seedDemo, welcomeLines } from './demo.ts'
import { seedPassword } from './owners.ts'

const env = { APP_URL: 'http://localhost:3000', isLoopback: true, isSecure: false, DEMO: undefined }

async function seeded(db: Database): Promise<Business> {
  await seedBakery(db)
  const [found] = await db
    .select({ business: businesses })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(users.email, bakeryOwner.email))
  return found!.business
}

const reviewsOf = (db: Database, { id }: Business) =>
  db
    .select()
    .from(reviews)
    .where(and(eq(reviews.businessId, id), isNull(reviews.productId)))

describe('the first start', () => {
  test('seeds nothing where the demo is off, or where others reach the service', async ({ db }) => {
    await seedDemo(db, { ...env, DEMO: '0' })
    await seedDemo(db, { ...env, isLoopback: false })
    await seedDemo(db, { ...env, DATABASE_URL: 'postgres://elsewhere' })
    expect(await db.select().from(users)).toEqual([])
    expect(await welcomeLines(db, env)).toEqual(['Vouchsafe is at http://localhost:3000'])
  })

  test('seeds nothing where somebody has signed up', async ({ db }) => {
    const user = await aUser(db)
    await seedDemo(db, env)
    expect(await db.select().from(users)).toHaveLength(1)
    await db.delete(users).where(eq(users.id, user.id))
  })

  test('seeds the demo once, with a printed sign-in that works', async ({ db }) => {
    await openBilling({ BILLING: 'demo' }, db)
    await seedDemo(db, env)
    // It is planted before the queue is open, and its plan was bought by nobody.
    const { rows } = await db.execute(sql`select 1 from pgboss.job where name = 'billing.notify-owner'`)
    expect(rows).toEqual([])
    await seedDemo(db, env)
    expect(await db.select().from(users)).toHaveLength(2)

    const printed = (await welcomeLines(db, env)).join('\n')
    const business = await seeded(db)
    expect(printed).toContain(`/business/${business.id}`)
    expect(printed).toContain('/dev/mail')
    const [, email = ''] = printed.match(/Sign in as +([^\s,]+)/) ?? []
    const [, password = ''] = printed.match(/Password +(\S+)/) ?? []
    expect(password).toBe(seedPassword())
    openCookies(env)
    for (const each of [email, cyclesOwner.email])
      expect(await signIn(db, { email: each, password, userAgent: null })).toMatchObject({ isDone: true })
    expect(printed).toContain(`Sign in as    ${cyclesOwner.email}`)
  })
})

describe('the demo', () => {
  test('is told once: a second seed adds nothing', async ({ db }) => {
    const business = await seeded(db)
    expect(await seedBakery(db)).toBe(false)
    expect(await reviewsOf(db, business)).toHaveLength(toldReviews.length)
  })

  test('has counters that equal a recount of its rows', async ({ db }) => {
    const { id, ...business } = await seeded(db)
    const { rows } = await db.execute(sql`
      select
        count(*) filter (where provenance <> 'imported')::int as "reviewCount",
        sum(rating) filter (where provenance <> 'imported')::int as "ratingTotal",
        round(avg(rating) filter (where provenance <> 'imported'), 2)::float as "reviewScore",
        count(*) filter (where provenance in ('order', 'invited'))::int as "verifiedReviews",
        count(*) filter (where provenance = 'imported')::int as "importedCount",
        sum(rating) filter (where provenance = 'imported')::int as "importedRatingTotal"
      from reviews where business_id = ${id} and state = 'published' and product_id is null`)
    expect(business).toMatchObject(rows[0]!)
    expect(business).toMatchObject({ isSample: true, tierName: 'pro', importedCount: 14 })
  })

  test('has every state, and nothing in it lies in the future', async ({ db }) => {
    const business = await seeded(db)
    const all = await reviewsOf(db, business)
    const count = (is: (review: (typeof all)[number]) => boolean) => all.filter(is).length
    expect({
      published: count(({ state }) => state === 'published'),
      challenged: count(({ challengedAt }) => challengedAt !== null),
      held: count(({ heldAt }) => heldAt !== null),
      unconfirmed: count(({ confirmedAt, state }) => state === 'pending' && confirmedAt === null),
      withdrawn: count(({ state }) => state === 'withdrawn'),
      removed: count(({ state }) => state === 'removed'),
    }).toEqual({ published: 290, challenged: 2, held: 3, unconfirmed: 3, withdrawn: 4, removed: 4 })

    const { rows } = await db.execute<{ newest: Date }>(sql`
      select greatest(
        (select max(greatest(written_at, confirmed_at, published_at, withdrawn_at, removed_at, updated_at))
          from reviews), (select max(at) from receipts), (select max(created_at) from replies),
        (select max(created_at) from activities)) as newest`)
    expect(new Date(rows[0]!.newest) <= now()).toBe(true)
    const [opened] = await db.select().from(activities).orderBy(activities.createdAt).limit(1)
    expect(opened).toMatchObject({ type: 'business_created', message: 'Opened Corner & Crumb' })
  })

  test('tells of no time to come, and keeps the weekdays of the old reviews, whenever it is seeded', () => {
    for (const moment of ['2027-01-04T00:00:30Z', '2027-01-05T08:19:00Z', '2027-01-09T23:59:00Z']) {
      const offset = Date.parse(moment) - now().getTime()
      moveClock(offset)
      const stories = bakeryStories()
      const times = stories.flatMap((story) => [
        story.writtenAt,
        story.confirmedAt,
        story.reply?.at,
        story.edit?.at,
        story.withdrawnAt,
        story.challenge?.at,
        story.challenge?.removal?.at,
      ])
      expect(times.filter((time) => time && time > now())).toEqual([])
      expect(now().getTime() - Math.max(...stories.map(({ writtenAt }) => writtenAt.getTime()))).toBeLessThan(
        days(2),
      )
      const monday = stories.find(({ text }) => text.includes('stopped in on a Monday'))!
      const told = toldReviews.find(({ text }) => text === monday.text)!
      expect(monday.writtenAt.getUTCDay()).toBe(new Date(Date.UTC(2026, 10, 21 - told.daysAgo)).getUTCDay())
      moveClock(-offset)
    }
  })

  test('holds what the checks hold, and what it published would pass them', async ({ db }) => {
    const all = await reviewsOf(db, await seeded(db))
    for (const review of all.filter(({ heldAt }) => heldAt)) {
      expect(await findFailedChecks(db, review)).toEqual(review.failedChecks)
    }
    const unfit = []
    for (const review of all.filter(({ state }) => state === 'published').slice(-40)) {
      const failed = await findFailedChecks(db, { ...review, provenance: 'invited' })
      if (failed.length > 0 && failed[0] !== 'duplicate_text') unfit.push([review.text, failed])
    }
    expect(unfit).toEqual([])
  })

  test('has a log entry and a receipt that verifies for every act', async ({ db }) => {
    const business = await seeded(db)
    const rows = await db.select().from(receipts).where(eq(receipts.businessId, business.id))
    const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId)
    expect(await db.$count(logLeaves)).toBe(await db.$count(receipts))

    const firsts = new Map(
      (await db.select().from(reviewVersions)).map(({ reviewId, rating, title, text }) => [
        reviewId,
        { rating, title, text },
      ]),
    )
    expect(firsts.size).toBe(1)
    for (const review of await reviewsOf(db, business)) {
      const acts = byReview.get(review.id)!
      const kinds = acts.map(({ act }) => act).sort()
      expect(kinds).toEqual(expect.arrayContaining(expectedKinds(review)))
      for (const { act, ...receipt } of acts) {
        if (act !== 'submitted' && act !== 'published') continue
        const committed = JSON.parse(receipt.fields)
        // How a review came in is not known before its address is confirmed.
        const { provenance: _, ...words } = wordsOf({ ...review, ...firsts.get(review.id) })
        expect(isCommittedTo(receipt, { ...committed, ...words })).toBe(true)
      }
    }
  })

  test('has invited for weeks, each review by its own, and nothing is left', async ({ db }) => {
    const business = await seeded(db)
    const rows = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
    const funnel = await countFunnel(db, business.id)
    expect(funnel.invited).toBe(rows.length)
    expect(funnel.completed).toBeGreaterThan(20)
    expect(funnel.completed / funnel.sent).toBeLessThan(0.4)
    const byInvitation = new Map(
      (await reviewsOf(db, business)).map((review) => [review.invitationId, review]),
    )
    for (const row of rows.filter(({ state }) => state === 'completed')) {
      expect(byInvitation.get(row.id)).toMatchObject({ authorEmail: row.email, writtenAt: row.completedAt })
      expect(row.sentAt!.getTime()).toBeLessThan(row.completedAt!.getTime())
    }
    expect(await sendNextTo(db, 'example.com')).toBe(false)
    moveClock(days(30))
    await maintainInvitations(db)
    expect(await findNext(db)).toEqual({ waitMs: null })
    moveClock(-days(30))
    expect(rows.filter(({ email }) => !/@(example[.]com|mail[.]example)$/.test(email!))).toEqual([])
  })

  test('is analysed', async ({ db }) => {
    const business = await seeded(db)
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from analyses where business_id = ${business.id}`,
    )
    expect(rows[0]!.count).toBe(await db.$count(reviews, eq(reviews.businessId, business.id)))
  })
})

function expectedKinds(review: typeof reviews.$inferSelect) {
  if (review.provenance === 'imported') return ['imported']
  if (review.heldAt) return ['submitted', 'held']
  if (!review.publishedAt) return ['submitted']
  const rest = { published: [], pending: [], withdrawn: ['withdrawn'], removed: ['challenged', 'removed'] }
  const challenged = review.challengedAt ? ['challenged'] : []
  return ['submitted', 'published', ...rest[review.state], ...challenged]
}
