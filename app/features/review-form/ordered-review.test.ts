import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { periods } from '#app/periods.ts'
import { days, hours, moveClock, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aConfirmationLink, anInvitation, anOrderLink, aReview, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { findKnownAuthor } from './channels.server.ts'
import { confirmReview, eraseUnconfirmed } from './confirmation.server.ts'
import { issueTicket } from './defences.server.ts'
import { type Submission, type Submitted, submitForm, submitReview } from './submission.server.ts'

const review = (given: Parameters<typeof words>[0] = {}) =>
  invitedReview.parse({ ...words(given), title: '' })
const submit = (db: Database, token: string, given: Partial<Submission> = {}) =>
  submitReview(db, { channel: { kind: 'order', token }, submissionKey: uuidv7(), review: review(), ...given })
const find = (db: Database, token: string) => findKnownAuthor(db, { kind: 'order', token })
const reviewsOf = (db: Database, id: string) => db.select().from(reviews).where(eq(reviews.businessId, id))

const confirm = async (db: Database, of: { businessId: string; reviewId: string }) =>
  confirmReview(db, await aConfirmationLink(db, of))
const businessOf = async (db: Database, id: string) =>
  (await db.select().from(businesses).where(eq(businesses.id, id)))[0]

describe('the review of an order', () => {
  test('waits until its author confirms the mailbox, and is then an invited one', async ({ db, pool }) => {
    const { businessId, orderReference, email, token } = await anOrderLink(db)
    const { reviewId } = await submit(db, token, { review: review({ rating: 1 }) })
    const waiting = { id: reviewId, state: 'pending', provenance: null, confirmedAt: null }
    expect(await reviewsOf(db, businessId)).toMatchObject([
      { ...waiting, orderReference, authorEmail: email },
    ])
    expect(await businessOf(db, businessId)).toMatchObject({ reviewCount: 0, verifiedReviews: 0 })
    expect(await runJobs(db, pool)).toContain('review-form.send-confirmation')
    await confirm(db, { businessId, reviewId })
    expect(await reviewsOf(db, businessId)).toMatchObject([
      { state: 'published', provenance: 'invited', orderReference, authorEmail: email },
    ])
    const counted = { reviewCount: 1, ratingTotal: 1, verifiedReviews: 1 }
    expect(await businessOf(db, businessId)).toMatchObject(counted)
    await runJobs(db, pool)
    const subjects = (await mailsTo(db, email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'Confirm your review of Corner & Crumb',
      'Your review of Corner & Crumb is live',
    ])
  })

  test('is saved once, even when several arrive together', async ({ db }) => {
    const { businessId, token } = await anOrderLink(db)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => submit(db, token)))
    const [saved, ...others] = tries.filter(({ status }) => status === 'fulfilled')
    expect(others).toEqual([])
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
    }
    expect(await reviewsOf(db, businessId)).toHaveLength(1)
    await confirm(db, (saved as PromiseFulfilledResult<Submitted>).value)
    expect(await businessOf(db, businessId)).toMatchObject({ reviewCount: 1, verifiedReviews: 1 })
    expect(await find(db, token)).toMatchObject({ status: 409 })
  })

  test('does not prevent reviews of other orders, or of the same number at another shop', async ({ db }) => {
    const business = await aBusiness(db)
    const [first, second] = [await anOrderLink(db, { business }), await anOrderLink(db, { business })]
    const elsewhere = await anOrderLink(db, { orderReference: first.orderReference })
    for (const { token } of [first, second, elsewhere]) await submit(db, token)
    expect(await reviewsOf(db, business.id)).toHaveLength(2)
    expect(await reviewsOf(db, elsewhere.businessId)).toHaveLength(1)
  })
})

describe('an owner who signs order links', () => {
  test('for made-up addresses publishes nothing and moves no counter', async ({ db, pool, business }) => {
    for (let nth = 0; nth < 12; nth += 1) await submit(db, (await anOrderLink(db, { business })).token)
    await runJobs(db, pool)
    expect(await reviewsOf(db, business.id)).toHaveLength(12)
    for (const row of await reviewsOf(db, business.id)) expect(row).toMatchObject({ state: 'pending' })
    expect(await businessOf(db, business.id)).toMatchObject({ reviewCount: 0, verifiedReviews: 0 })
    moveClock(days(periods.unconfirmedDays) + 1)
    await eraseUnconfirmed(db)
    moveClock(-days(periods.unconfirmedDays) - 1)
    expect(await reviewsOf(db, business.id)).toEqual([])
  })

  test('for one mailbox publishes once in 90 days, under all addresses of the mailbox', async ({ db }) => {
    const business = await aBusiness(db)
    for (const email of ['vera@mail.example', 'vera@mail.example', 'vera+2@mail.example']) {
      const { token } = await anOrderLink(db, { business, email })
      await confirm(db, await submit(db, token))
    }
    const failed = (await reviewsOf(db, business.id)).map(({ failedChecks }) => failedChecks)
    expect(failed.toSorted()).toEqual([[], ['duplicate_author'], ['duplicate_author']])
  })

  test('for mailboxes of a domain of theirs is stopped as a group and a burst', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    for (let nth = 0; nth < 32; nth += 1) {
      const { token } = await anOrderLink(db, { business, email: `box-${nth}@catch-all.example` })
      await confirm(db, await submit(db, token))
    }
    const last = (await reviewsOf(db, business.id)).toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)
    expect(last).toMatchObject({ state: 'pending', failedChecks: ['burst', 'group'] })
    // Those who are invited by mail meanwhile are not held for it.
    const { token } = await anInvitation(db, { business })
    const channel = { kind: 'invitation' as const, token }
    const { reviewId } = await submitReview(db, { channel, submissionKey: uuidv7(), review: review() })
    const invited = (await reviewsOf(db, business.id)).find(({ id }) => id === reviewId)
    expect(invited).toMatchObject({ state: 'published', provenance: 'invited' })
  })

  test('for a colleague gets an insider’s review or none', async ({ db }) => {
    const business = await aBusiness(db, { domainProvenAt: now() })
    const email = `kim@${business.domain}`
    const { token } = await anOrderLink(db, { business, email })
    const of = await submit(db, token)
    const link = await aConfirmationLink(db, of)
    expect(await confirmReview(db, link)).toBe(false)
    expect(await businessOf(db, business.id)).toMatchObject({ reviewCount: 0 })
    expect(await confirmReview(db, link, { isInsider: true })).toBe(true)
    expect(await reviewsOf(db, business.id)).toMatchObject([{ provenance: 'insider' }])
    expect(await businessOf(db, business.id)).toMatchObject({ reviewCount: 0, verifiedReviews: 0 })
  })

  test('in the name of a customer does not hold back what that customer writes', async ({ db, business }) => {
    const email = 'vera@mail.example'
    const { token } = await anOrderLink(db, { business, email })
    await submit(db, token)
    expect(await aReview(db, { business, rating: 1, authorEmail: email })).toMatchObject({
      state: 'published',
      provenance: 'confirmed',
    })
    await expect(submit(db, token)).rejects.toMatchObject({ status: 409 })
  })

  test('is limited by network in the mails that such links send to one address', async ({ db, business }) => {
    const email = 'vera@mail.example'
    const outcomes: unknown[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      const { token } = await anOrderLink(db, { business, email })
      const ticket = issueTicket({ kind: 'order', businessId: business.id })
      moveClock(seconds(4))
      const values = { rating: '5', text: '', title: '', authorName: 'Vera K.', consentShow: 'on', ticket }
      const sent = submitForm(db, {
        channel: { kind: 'order', token },
        values,
        language: 'en',
        address: '192.0.2.77',
      })
      outcomes.push(await sent.catch(({ status }) => status))
    }
    moveClock(-3 * seconds(4))
    expect(outcomes.map((each) => each === 429)).toEqual([false, false, true])
    expect(await reviewsOf(db, business.id)).toHaveLength(2)
  })
})

test('an expired order link is refused, but not a form that was opened in time', async ({ db }) => {
  const { businessId, email, token } = await anOrderLink(db, { days: 1 })
  const openedAt = now()
  expect(await find(db, token)).toMatchObject({ email })
  moveClock(hours(25))
  const refused = { status: 410, message: expect.stringContaining('You can still write a review') }
  expect(await find(db, token)).toMatchObject(refused)
  await expect(submit(db, token)).rejects.toMatchObject(refused)
  expect(await reviewsOf(db, businessId)).toEqual([])
  await submit(db, token, { openedAt })
  expect(await reviewsOf(db, businessId)).toHaveLength(1)
  moveClock(-hours(25))
})
