import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideChallengeAsShown } from '#tests/deciding.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { namesOfActs } from '#tests/logged-acts.ts'
import { challenges } from './case.table.ts'
import { challengeReview, noteRatingsShown, readCoveredReview } from './challenge-review.server.ts'
import { challengeDecision, decideChallenge, listOpenChallenges } from './decide-challenge.server.ts'

const note = 'I read it again, and this is why.'

async function aChallengeable(db: Database, given: { rating?: number } = {}) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, ...given })
  const challenge = (reason: string) =>
    challengeReview(db, {
      business,
      reviewId: review.id,
      challenge: newChallenge.parse({ reason, grounds: 'The second sentence is about somebody else.' }),
    })
  const decide = (challengeId: string, decision: 'uphold' | 'reject', reason = 'fake') =>
    decideChallengeAsShown(db, { decision, businessId: business.id, challengeId, reason, note })
  return { business, review, challenge, decide }
}

const now = async (db: Database, { id }: Review) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!

const kindsOf = (db: Database, { id }: Business) => namesOfActs(db, id)

/** Counters, summary and transparency page say what the rows say. */
async function expectNumbersToAgree(db: Database, { id }: Business) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, id))
  const { rows } = await db.execute<{ count: number; total: number }>(sql`
    select count(*)::int as count, coalesce(sum(rating), 0)::int as total from reviews
    where business_id = ${id} and state = 'published'`)
  expect(business).toMatchObject({ reviewCount: rows[0]!.count, ratingTotal: rows[0]!.total })
  const record = await readPublicRecord(db, id)
  const summary = await summariseBusiness(db, id)
  expect(record.totals.standing).toBe(rows[0]!.count)
  expect(record.totals.removed).toBe(summary.removed)
  return { business: business!, record }
}

test('a challenged review stands, marked, until the operator lets it stand', async ({ db, pool }) => {
  const operator = await aUser(db, { isOperator: true })
  const { business, review, challenge, decide } = await aChallengeable(db)
  await runJobs(db, pool)
  const { challengeId, isHidden } = await challenge('fake')
  expect(isHidden).toBe(false)
  expect(await now(db, review)).toMatchObject({ state: 'published', challengedAt: expect.any(Date) })
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
  expect(entries[0]).toMatchObject({ kind: 'review', challenge: { reason: 'fake' } })
  await runJobs(db, pool)
  const [toAuthor] = await mailsTo(db, review.authorEmail!)
  expect(toAuthor!.text).toContain('The second sentence is about somebody else.')
  expect(toAuthor!.text).toContain('/review/mine/')
  const [toOperator] = await mailsTo(db, operator.email)
  expect(toOperator!.subject).toContain('challenged a review')
  expect(toOperator!.text).not.toContain('★')

  await decide(challengeId, 'reject')
  expect(await now(db, review)).toMatchObject({ state: 'published', challengedAt: null })
  await runJobs(db, pool)
  const [decided] = await mailsTo(db, review.authorEmail!)
  expect(decided!.subject).toContain('stays public')
  expect(decided!.text).toContain(note)
  expect((await kindsOf(db, business)).slice(-2)).toEqual(['challenged', 'decided'])
  const acts = await db
    .select({ type: activities.type })
    .from(activities)
    .where(eq(activities.businessId, business.id))
  expect(acts.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['review_challenged', 'operator_decided']),
  )
  await expectNumbersToAgree(db, business)
})

test('an upheld challenge removes the review from every counter, with a reason', async ({ db, pool }) => {
  const { business, review, challenge, decide } = await aChallengeable(db)
  const { challengeId } = await challenge('fake')
  await decide(challengeId, 'uphold', 'conflict_of_interest')
  expect(await now(db, review)).toMatchObject({
    state: 'removed',
    removedReason: 'conflict_of_interest',
    removedNote: note,
    challengedAt: null,
  })
  const { record } = await expectNumbersToAgree(db, business)
  expect(record.removals.byReason.conflict_of_interest.count).toBe(1)
  expect(record.challenges).toMatchObject({ open: 0, upheld: 1, rejected: 0 })
  expect((await kindsOf(db, business)).slice(-3)).toEqual(['challenged', 'decided', 'removed'])
  await runJobs(db, pool)
  const [mail] = await mailsTo(db, review.authorEmail!)
  expect(mail!.subject).toContain('removed')
  expect(mail!.text).toContain(note)
})

test('two challenges at once are one, and two decisions at once are one', async ({ db }) => {
  const { business, challenge, decide } = await aChallengeable(db)
  const tried = await Promise.allSettled([challenge('fake'), challenge('spam'), challenge('duplicate')])
  const [opened, ...more] = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(more).toEqual([])
  const refused = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
  expect(refused).toEqual([409, 409])
  expect(await db.$count(challenges, eq(challenges.businessId, business.id))).toBe(1)

  const decided = await Promise.allSettled([
    decide(opened!.challengeId, 'uphold'),
    decide(opened!.challengeId, 'reject'),
    decide(opened!.challengeId, 'uphold'),
  ])
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await kindsOf(db, business)).filter((kind) => kind === 'decided')).toHaveLength(1)
  await expectNumbersToAgree(db, business)
})

test('a challenge says whether the service had shown the stars to the business', async ({ db }) => {
  const seenOf = async (business: Business) =>
    (await db.select().from(challenges).where(eq(challenges.businessId, business.id)))[0]!.ratingSeen
  const unseen = await aChallengeable(db)
  await unseen.challenge('fake')
  expect(await seenOf(unseen.business)).toBe(false)
  const seen = await aChallengeable(db)
  await noteRatingsShown(db, seen.business.id, [seen.review.id, unseen.review.id])
  await seen.challenge('fake')
  expect(await seenOf(seen.business)).toBe(true)
})

test('stars and sentiment are not part of what is shown to who challenges or decides', async ({ db }) => {
  const { business, review, challenge } = await aChallengeable(db, { rating: 1 })
  const covered = await readCoveredReview(db, { businessId: business.id, reviewId: review.id })
  expect(Object.keys(covered).sort()).toEqual(
    ['authorName', 'id', 'provenance', 'text', 'title', 'writtenAt'].sort(),
  )
  const { challengeId } = await challenge('fake')
  const open = (await listOpenChallenges(db, { limit: 1000 })).find(
    (each) => each.challengeId === challengeId,
  )!
  expect(Object.keys(open).some((key) => /^rating$|score|sentiment|label/.test(key))).toBe(false)
})

test('a challenge ends alike for every rating', async ({ db }) => {
  const ends = []
  for (const rating of [1, 3, 5]) {
    const { review, challenge, decide } = await aChallengeable(db, { rating })
    const { challengeId, isHidden } = await challenge('spam')
    await decide(challengeId, 'reject')
    const { state, challengedAt } = await now(db, review)
    ends.push({ isHidden, state, challengedAt })
  }
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
})

test('only a business’s own public reviews can be challenged', async ({ db }) => {
  const { business, review, challenge } = await aChallengeable(db)
  const foreign = await aReview(db)
  const pending = await aReview(db, { business, state: 'pending' })
  const typed = newChallenge.parse({ reason: 'spam', grounds: 'It sells a diet programme.' })
  for (const reviewId of [foreign.id, pending.id, uuidv7(), '']) {
    const tried = challengeReview(db, { business, reviewId, challenge: typed })
    await expect(tried).rejects.toMatchObject({ status: 404 })
  }
  expect((await now(db, foreign)).state).toBe('published')
  const { challengeId } = await challenge('fake')
  const elsewhere = challengeDecision.parse({
    decision: 'uphold',
    businessId: foreign.businessId,
    challengeId,
    version: '1',
    statedAt: '',
    reason: 'fake',
    note,
  })
  await expect(decideChallenge(db, elsewhere)).rejects.toMatchObject({ status: 404 })
  expect((await now(db, review)).state).toBe('published')
  expect(await db.$count(challenges, and(eq(challenges.id, challengeId), eq(challenges.state, 'open')))).toBe(
    1,
  )
})

test('a challenge needs a reason of the list and grounds of ten characters', () => {
  expect(
    newChallenge.safeParse({ reason: 'too_negative', grounds: 'It is very unfair to us.' }).success,
  ).toBe(false)
  expect(newChallenge.safeParse({ reason: 'fake', grounds: 'short' }).success).toBe(false)
  expect(newChallenge.safeParse({ reason: 'fake', grounds: 'x'.repeat(2001) }).success).toBe(false)
})
