import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { mountDoors } from '#app/doors.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { ownersMailToken } from '#app/features/businesses/owners-mail-link.server.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import {
  changeNotificationSettings,
  findNotificationSettings,
} from '#app/features/notifications/notification-settings.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { describe, expect, test } from '#tests/database.ts'
import { decideChallengeAsShown } from '#tests/deciding.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { aMember, aPerson, type World } from '#tests/members.ts'
import * as page from '../public/notifications.tsx'
import * as signup from '../sign-in/signup.tsx'
import * as notifications from './notifications.tsx'

const doors = mountDoors(new Hono())

async function anOwner(world: World) {
  const { person, cookie } = await aMember(world)
  const [business] = await world.db.select().from(businesses).where(eq(businesses.domain, person.website))
  return { cookie, person, of: { businessId: business!.id, userId: business!.ownerId } }
}

const save = (cookie: string | undefined, form: Record<string, string>) =>
  visit(notifications.action, { form, cookie })

describe('the page of notifications', () => {
  test('saves what is chosen for a business', async ({ db, pool }) => {
    const { cookie, of } = await anOwner({ db, pool })
    const { businessId } = of
    expect((await visit(notifications.loader, { cookie })).data).toMatchObject({
      settings: [{ businessId, newReviews: 'at_once', decisions: true, place: 'UTC' }],
    })
    expect((await save(cookie, { businessId, newReviews: 'weekly' })).status).toBe(200)
    expect(await findNotificationSettings(db, of)).toEqual({ newReviews: 'weekly', decisions: false })
    await save(cookie, { businessId, newReviews: 'daily', decisions: 'on' })
    expect(await findNotificationSettings(db, of)).toEqual({ newReviews: 'daily', decisions: true })
  })

  test('is for who is signed in, and for their own businesses', async ({ db, pool }) => {
    const mine = await anOwner({ db, pool })
    const other = await aBusiness(db)
    const form = { businessId: other.id, newReviews: 'off' }
    expect((await save(undefined, form)).location).toContain('/business/login')
    expect((await save(mine.cookie, form)).status).toBe(404)
    expect((await save(mine.cookie, { ...form, businessId: 'x' })).status).toBe(404)
    expect((await save(mine.cookie, { businessId: mine.of.businessId, newReviews: 'hourly' })).status).toBe(
      422,
    )
    const untouched = await findNotificationSettings(db, { businessId: other.id, userId: other.ownerId })
    expect(untouched.newReviews).toBe('at_once')
  })
})

describe('the link in a mail', () => {
  test('shows and changes how often, without a sign-in', async ({ db, pool }) => {
    const { of } = await anOwner({ db, pool })
    const params = { token: ownersMailToken('notifications', of) }
    expect((await visit(page.loader, { params })).data).toMatchObject({ newReviews: 'at_once' })
    expect((await visit(page.action, { params, form: { newReviews: 'daily' } })).status).toBe(200)
    expect(await findNotificationSettings(db, of)).toEqual({ newReviews: 'daily', decisions: true })
    expect((await visit(page.action, { params, form: {} })).status).toBe(422)
  })

  test('stops them with one click of the mail program (RFC 8058), and with no GET', async ({ db, pool }) => {
    const { of } = await anOwner({ db, pool })
    const address = `/notifications/${ownersMailToken('notifications', of)}`
    const shown = await doors.request(`/hooks${address}`)
    expect([shown.status, shown.headers.get('location')]).toEqual([303, address])
    expect((await findNotificationSettings(db, of)).newReviews).toBe('at_once')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await doors.request(`/hooks${address}`, { method: 'POST', body })).status).toBe(200)
    expect((await findNotificationSettings(db, of)).newReviews).toBe('off')
  })

  test('does nothing for who no longer owns the business, nor when it was made up', async ({ db }) => {
    const business = await aBusiness(db)
    const stranger = await aUser(db)
    const tokens = [
      ownersMailToken('notifications', { businessId: business.id, userId: stranger.id }),
      'x',
      `${ownersMailToken('notifications', { businessId: business.id, userId: business.ownerId })}x`,
    ]
    for (const token of tokens) {
      expect((await visit(page.loader, { params: { token } })).status).toBe(410)
      expect((await visit(page.action, { params: { token }, form: { newReviews: 'off' } })).status).toBe(410)
      expect((await doors.request(`/hooks/notifications/${token}`, { method: 'POST' })).status).toBe(410)
    }
  })
})

test('owners are notified of decisions about challenges, unless off', async ({ db, pool }) => {
  for (const decisions of [true, false]) {
    const owner = await aUser(db)
    const business = await aBusiness(db, { ownerId: owner.id })
    const of = { businessId: business.id, userId: owner.id }
    await changeNotificationSettings(db, of, { newReviews: 'off', decisions })
    const review = await aReview(db, { business })
    const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was here.' })
    const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge })
    const given = { decision: 'reject', businessId: business.id, challengeId, reason: 'fake' }
    const note = 'It reads like a visit, and nothing speaks against it.'
    const operator = await aUser(db, { isOperator: true })
    await decideChallengeAsShown(db, { ...given, note, operatorId: operator.id })
    await runJobs(db, pool)
    const subjects = (await mailsTo(db, owner.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(decisions ? ['Your challenge was decided: the review stays public'] : [])
  }
})

describe('the time zone', () => {
  test('is the browser’s at first, UTC where it says none that we know', async ({ pool }) => {
    const zoneOf = async (domain: string) => {
      const { rows } = await pool.query(
        'select users.time_zone from users join businesses on owner_id = users.id where domain = $1',
        [domain],
      )
      return rows[0].time_zone
    }
    for (const [said, kept] of [
      ['Europe/Lisbon', 'Europe/Lisbon'],
      ['Asia/Calcutta', 'Asia/Calcutta'],
      ['Mars/Olympus', 'UTC'],
      ['', 'UTC'],
    ] as const) {
      const person = aPerson()
      await visit(signup.action, { form: { ...person, timeZone: said } })
      const zone = await zoneOf(person.website)
      if (said === 'Asia/Calcutta') expect(['Asia/Calcutta', 'Asia/Kolkata']).toContain(zone)
      else expect(zone).toBe(kept)
    }
  })
})
