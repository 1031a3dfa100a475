import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { cancelInvitation } from '#app/features/invitations/change-invitation.server.ts'
import { findInvited, markFormStarted } from '#app/features/invitations/redeem-invitation.server.ts'
import { sendDueMail } from '#app/features/invitations/send-invitations.server.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anInvitation, findInvitation, words } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { namesOfActs } from '#tests/logged-acts.ts'
import { submitReview } from './submission.server.ts'

const of = ({ businessId, id }: { businessId: string; id: string }) => ({ businessId, invitationId: id })
const submit = (db: Database, token: string, typed: object = words(), submissionKey = uuidv7()) =>
  submitReview(db, {
    channel: { kind: 'invitation', token },
    submissionKey,
    review: invitedReview.parse({ ...typed, title: '' }),
  })
const reviewsOf = (db: Database, id: string) => db.select().from(reviews).where(eq(reviews.businessId, id))

describe('an invited review', () => {
  test('is published and verified at once, from the invited address', async ({ db, pool, business }) => {
    const invitation = await anInvitation(db, { business, orderReference: 'A-4711' })
    const review = words({ rating: 2, authorEmail: 'somebody.else@mail.example' })
    const { reviewId } = await submit(db, invitation.token, review)

    const [row] = await reviewsOf(db, business.id)
    expect(row).toMatchObject({
      id: reviewId,
      state: 'published',
      provenance: 'invited',
      invitationId: invitation.id,
      orderReference: 'A-4711',
      authorEmail: invitation.email,
    })
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted).toMatchObject({ reviewCount: 1, ratingTotal: 2, verifiedReviews: 1 })
    expect(await findInvitation(db, of(invitation))).toMatchObject({ state: 'completed' })
    expect(await namesOfActs(db, business.id)).toEqual(['submitted', 'published'])

    expect(await runJobs(db, pool)).not.toContain('review-form.send-confirmation')
    const subjects = (await mailsTo(db, invitation.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Your review of Corner & Crumb is live'])
  })

  test('redeems its invitation once, and a second try leaves nothing behind', async ({ db }) => {
    const invitation = await anInvitation(db)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => submit(db, invitation.token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
    }
    expect(await reviewsOf(db, invitation.businessId)).toHaveLength(1)
    expect(await findInvited(db, invitation.token)).toMatchObject({ status: 409 })
  })

  test('goes through the same checks as every other review', async ({ db }) => {
    const invitation = await anInvitation(db)
    await submit(db, invitation.token, words({ text: 'Visit www.cheap-pills.example for a better loaf.' }))
    const [row] = await reviewsOf(db, invitation.businessId)
    expect(row).toMatchObject({ state: 'pending', provenance: 'invited', failedChecks: ['links'] })
    expect(await findInvitation(db, of(invitation))).toMatchObject({ state: 'completed' })
  })
})

describe('the link', () => {
  test('says what to do when it was cancelled, has expired or is not ours', async ({ db }) => {
    const cancelled = await anInvitation(db)
    await cancelInvitation(db, of(cancelled))
    expect(await findInvited(db, cancelled.token)).toMatchObject({
      status: 410,
      message: expect.stringContaining('You can still write a review'),
    })
    const old = await anInvitation(db)
    moveClock(days(91))
    await expect(submit(db, old.token)).rejects.toMatchObject({ status: 410 })
    moveClock(-days(91))
    // Not the last character: some of its bits say nothing.
    const other = old.token.replace(/.(?=.$)/, (sign) => (sign === 'A' ? 'B' : 'A'))
    for (const wrong of ['', 'x', old.token.slice(0, -2), `${old.token}AA`, other]) {
      await expect(submit(db, wrong)).rejects.toMatchObject({ status: 410 })
    }
    expect(await reviewsOf(db, old.businessId)).toEqual([])
  })

  test('is marked as clicked when somebody begins to write, not at opening', async ({ db }) => {
    const invitation = await anInvitation(db)
    await sendDueMail(db, of(invitation))
    await findInvited(db, invitation.token)
    expect(await findInvitation(db, of(invitation))).toMatchObject({ state: 'sent', clickedAt: null })
    await markFormStarted(db, invitation.token)
    await markFormStarted(db, invitation.token)
    const started = await findInvitation(db, of(invitation))
    expect(started.state).toBe('clicked')
    await submit(db, invitation.token)
    expect(await findInvitation(db, of(invitation))).toMatchObject({
      state: 'completed',
      clickedAt: started.clickedAt,
    })
  })
})
