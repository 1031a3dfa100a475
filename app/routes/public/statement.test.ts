import { eq } from 'drizzle-orm'
import { readOwnReview } from '#app/features/authors/own-review.server.ts'
import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideChallengeAsShown } from '#tests/deciding.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { action as desk } from './authors-desk.tsx'

async function aChallenged(db: Database) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, rating: 1 })
  const { challengeId } = await challengeReview(db, {
    business,
    reviewId: review.id,
    challenge: newChallenge.parse({ reason: 'fake', grounds: 'Nobody of this name was here.' }),
  })
  const token = await aDeskLink(db, review)
  const say = (statement: string) => visit(desk, { params: { token }, form: { act: 'statement', statement } })
  const saved = async () =>
    (await db.select().from(challenges).where(eq(challenges.reviewId, review.id)))[0]!.statement
  return { business, review, challengeId, token, say, saved }
}

test('an author’s statement is read by nobody but the operator and the author', async ({ db }) => {
  const { business, review, token, say, saved } = await aChallenged(db)
  expect((await say('I have the till receipt of that Monday.')).status).toBe(200)
  expect(await saved()).toBe('I have the till receipt of that Monday.')
  expect((await say('It was a Tuesday, here is my wombat.')).status).toBe(200)
  expect(await saved()).toBe('It was a Tuesday, here is my wombat.')
  const { review: own } = await readOwnReview(db, token)
  expect(own.challenge).toMatchObject({ statement: 'It was a Tuesday, here is my wombat.', isHidden: false })
  const waits = Date.parse(own.challenge!.replyUntil) - Date.parse(own.challenge!.since)
  expect(waits).toBe(days(3))
  expect(JSON.stringify(await readReview(db, business.id, review.id))).not.toContain('wombat')
  expect(JSON.stringify(await exportOwnReview(db, token))).toContain('wombat')
})

test('a statement of 1 or 2,001 characters is refused, and comes back as typed', async ({ db }) => {
  const { say, saved } = await aChallenged(db)
  for (const statement of ['', ' a ', 'x'.repeat(2001)]) {
    const { status, data } = await say(statement)
    expect(status).toBe(422)
    expect(data).toMatchObject({ errors: { statement: expect.any(String) }, values: { statement } })
  }
  expect(await saved()).toBeNull()
  expect((await say('ok')).status).toBe(200)
  expect((await say('x'.repeat(2000))).status).toBe(200)
})

test('after the decision a statement is refused', async ({ db }) => {
  const { business, challengeId, say } = await aChallenged(db)
  await decideChallengeAsShown(db, {
    decision: 'reject',
    businessId: business.id,
    challengeId,
    note: 'I read it again, and this is why.',
  })
  expect(await say('But I was there.')).toMatchObject({ status: 409 })
})
