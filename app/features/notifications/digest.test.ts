import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erase-review.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { handlers } from '#app/worker.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, aReview, aUser } from '#tests/factories.ts'
import { itIs } from '#tests/held-time.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { digestReviews, notificationSettings } from './notification.table.ts'
import type { ReviewNews } from './notification.vocabulary.ts'
import {
  changeNotificationSettings,
  findNotificationSettings,
  moveDigests,
} from './notification-settings.server.ts'
import { startDueDigests } from './send-digest.job.tsx'

type World = { db: Database; pool: Pool }

/** An owner who chose how often they are told, and their business. */
async function anOwner(db: Database, newReviews: ReviewNews, timeZone = 'Europe/Berlin') {
  const user = await aUser(db)
  const business = await aBusiness(db, { ownerId: user.id, timeZone })
  const of = { businessId: business.id, userId: user.id }
  await changeNotificationSettings(db, of, { newReviews })
  return { user, business, of }
}

/** A published review, and all that follows from it at once. */
async function publish({ db, pool }: World, business: Business, text?: string) {
  const review = await aReview(db, { business, ...(text && { text }) })
  await runJobs(db, pool)
  return review
}

async function erase(db: Database, review: Review) {
  const { businessId, id: reviewId } = review
  const code = await makeErasureCode(db, { businessId, reviewId })
  await eraseOwnReview(db, await aDeskLink(db, review), code)
}

async function digestTime({ db, pool }: World) {
  await handlers['notifications.start-digests'](db, {})
  return runJobs(db, pool)
}

const subjectsTo = async (db: Database, email: string) =>
  (await mailsTo(db, email)).map(({ subject }) => subject)

describe('a new review', () => {
  test('is notified of at once by default, and the mail says how to get fewer', async ({ db, pool }) => {
    const user = await aUser(db)
    const business = await aBusiness(db, { ownerId: user.id })
    await publish({ db, pool }, business)
    const [mail] = await mailsTo(db, user.email)
    expect(mail!.subject).toContain('reviewed')
    expect(mail!.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/hooks\/notifications\/[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail!.text).toContain('/notifications/')
  })

  test('is told of never to who wants that', async ({ db, pool }) => {
    const { user, business } = await anOwner(db, 'off')
    await publish({ db, pool }, business)
    itIs('2032-01-01T00:00:00Z')
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toEqual([])
  })
})

describe('the daily digest', () => {
  test('comes at eight in the owner’s morning with all that is new, once', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { user, business } = await anOwner(db, 'daily')
    await aReview(db, { business, rating: 5, text: 'The seeded loaf kept for five whole days.' })
    await aReview(db, { business, rating: 2, text: 'The queue on Saturday was far too long.' })
    await runJobs(db, pool)
    expect(await subjectsTo(db, user.email)).toEqual([])
    itIs('2031-05-06T05:59:00Z')
    expect(await digestTime({ db, pool })).toEqual([])
    itIs('2031-05-06T06:00:00Z')
    expect(await digestTime({ db, pool })).toEqual(['notifications.send-digest'])

    const [mail] = await mailsTo(db, user.email)
    expect(mail!.subject).toBe('2 new reviews of Corner & Crumb')
    expect(mail!.text).toContain('2 new reviews, 3.5 of 5 on average: 1 × 5 stars, 1 × 2 stars.')
    expect(mail!.text).toContain('The seeded loaf kept for five whole days.')
    expect(mail!.text).toContain('The queue on Saturday was far too long.')
    expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })

    itIs('2031-05-08T12:00:00Z')
    expect(await digestTime({ db, pool })).toEqual([])
    expect(await subjectsTo(db, user.email)).toHaveLength(1)
  })

  test('is sent once by several workers, and holds each review once', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const owners = await Promise.all([1, 2, 3].map(() => anOwner(db, 'daily')))
    const told = []
    for (const { business } of owners) told.push(await publish({ db, pool }, business))
    // The queue may bring a job twice.
    for (const { businessId, id } of told)
      await handlers['notifications.notify-owner'](db, { businessId, reviewId: id })
    itIs('2031-05-06T06:00:00Z')
    await Promise.all(Array.from({ length: 6 }, () => startDueDigests(db)))
    await runJobs(db, pool)
    for (const { user, business } of owners) {
      expect(await subjectsTo(db, user.email)).toEqual(['1 new review of Corner & Crumb'])
      const kept = await db.select().from(digestReviews).where(eq(digestReviews.businessId, business.id))
      expect(kept).toHaveLength(1)
    }
  })

  test('that nobody could send for days is sent once, with everything', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { user, business } = await anOwner(db, 'daily')
    for (let count = 0; count < 7; count++) await publish({ db, pool }, business)
    itIs('2031-05-20T15:00:00Z')
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toEqual(['7 new reviews of Corner & Crumb'])
    expect((await mailsTo(db, user.email))[0]!.text).toContain('And 2 more.')
  })

  test('leaves out what was erased since, and is not sent for nothing else', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { user, business } = await anOwner(db, 'daily')
    const erased = await publish({ db, pool }, business, 'I would rather not have written this.')
    await erase(db, erased)
    itIs('2031-05-06T06:00:00Z')
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toEqual([])

    const later = await publish({ db, pool }, business, 'This one has its own regrets, later on.')
    itIs('2031-05-07T06:00:00Z')
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toHaveLength(1)
    await erase(db, later)
    expect(await subjectsTo(db, user.email)).toEqual([])
  })

  test('goes to who owns the business, and not to who did', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { user, business } = await anOwner(db, 'daily')
    await publish({ db, pool }, business)
    const heir = await aUser(db)
    await pool.query('update business_rows set owner_id = $2 where id = $1', [business.id, heir.id])
    itIs('2031-05-06T06:00:00Z')
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toEqual([])
  })
})

test('the weekly digest comes on Monday at eight', async ({ db, pool }) => {
  itIs('2031-05-06T09:00:00Z') // a Tuesday
  const { user, business } = await anOwner(db, 'weekly', 'America/New_York')
  await publish({ db, pool }, business)
  itIs('2031-05-09T12:00:00Z')
  await publish({ db, pool }, business)
  itIs('2031-05-12T11:59:00Z')
  await digestTime({ db, pool })
  expect(await subjectsTo(db, user.email)).toEqual([])
  itIs('2031-05-12T12:00:00Z')
  await digestTime({ db, pool })
  expect(await subjectsTo(db, user.email)).toEqual(['2 new reviews of Corner & Crumb'])
})

describe('changing how often', () => {
  test('to at once sends what waits with the next run, and then each review', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { user, business, of } = await anOwner(db, 'weekly')
    await publish({ db, pool }, business)
    await changeNotificationSettings(db, of, { newReviews: 'at_once' })
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toEqual(['1 new review of Corner & Crumb'])
    await publish({ db, pool }, business)
    expect((await subjectsTo(db, user.email))[0]).toContain('reviewed')
  })

  test('to never forgets what waits', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { user, business, of } = await anOwner(db, 'daily')
    await publish({ db, pool }, business)
    await changeNotificationSettings(db, of, { newReviews: 'off' })
    await changeNotificationSettings(db, of, { newReviews: 'daily' })
    itIs('2031-05-07T06:00:00Z')
    await digestTime({ db, pool })
    expect(await subjectsTo(db, user.email)).toEqual([])
  })

  test('or the time zone moves the digest that waits', async ({ db, pool }) => {
    itIs('2031-05-05T09:00:00Z')
    const { business, of } = await anOwner(db, 'daily', 'UTC')
    await publish({ db, pool }, business)
    const dueAt = async () => {
      const [row] = await db
        .select()
        .from(notificationSettings)
        .where(eq(notificationSettings.businessId, of.businessId))
      return row!.digestDueAt?.toISOString()
    }
    expect(await dueAt()).toBe('2031-05-06T08:00:00.000Z')
    await db.update(businessRows).set({ timeZone: 'Asia/Tokyo' }).where(eq(businessRows.id, business.id))
    await db.transaction((tx) => moveDigests(tx, business.id))
    expect(await dueAt()).toBe('2031-05-05T23:00:00.000Z')
    expect(await findNotificationSettings(db, of)).toEqual({ newReviews: 'daily', decisions: true })
  })
})
