import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { editReview, renameAuthor } from '#app/features/authors/edit-review.server.ts'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erase-review.server.ts'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import {
  type Business,
  businesses,
  businessRows,
  formerNames,
} from '#app/features/businesses/business.table.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { editedReview, newChallenge, shownName } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { now as time } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { decideChallengeAsShown, decideHeldAsShown } from '#tests/deciding.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { holdTime } from '#tests/held-time.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { namesOfActs } from '#tests/logged-acts.ts'
import { challenges } from './case.table.ts'
import { challengeReview } from './challenge-review.server.ts'

const note = 'I read it again, and this is why.'
const atHome = 'The owner lives at 14 Elm Road, go and tell her about the bread.'

const challenge = (db: Database, business: Business, reviewId: string, reason: string) =>
  challengeReview(db, {
    business,
    reviewId,
    challenge: newChallenge.parse({ reason, grounds: 'We think that it must not be public.' }),
  })

const now = async (db: Database, { id }: Pick<Review, 'id'>) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!

const deskOf = (db: Database, { businessId, id }: Review) => aDeskLink(db, { businessId, id })

const words = (text: string, rating = 1) => editedReview.parse({ rating, text, title: '' })

const kindsOf = (db: Database, { id }: Business) => namesOfActs(db, id)

/** A review that says where the owner lives, challenged for it. */
async function aHidden(db: Database) {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, rating: 1, text: atHome })
  const { challengeId, isHidden } = await challenge(db, business, review.id, 'personal_data')
  expect(isHidden).toBe(true)
  return { business, review, challengeId, token: await deskOf(db, review) }
}

test('an owner who challenges four genuine bad reviews hides none and moves no number', async ({ db }) => {
  const business = await aBusiness(db)
  const genuine = [
    { rating: 1, text: 'The cake was stale, and the queue nearly killed me.' },
    { rating: 2, text: 'Rude staff. 12 Baker Street is hard to find, too.' },
    { rating: 1, text: 'I would kill for good bread, but this was not it.' },
    { rating: 2, text: 'They charged me twice and never gave it back.' },
    ...['rye', 'spelt', 'oat', 'wheat'].map((bread) => ({ rating: 5, text: `Good ${bread} bread.` })),
    { rating: 4, text: 'Good buns.' },
  ]
  const written = []
  for (const given of genuine) written.push(await aReview(db, { business, ...given }))
  const before = await summariseBusiness(db, business.id)
  expect(before.average).toBe(3.33)
  const reasons = ['hate_or_threats', 'spam', 'personal_data', 'unlawful']
  for (const [index, reason] of reasons.entries()) {
    const isOverLimit = index === 3
    const tried = challenge(db, business, written[index]!.id, reason)
    if (isOverLimit) await expect(tried).rejects.toMatchObject({ status: 409 })
    else expect(await tried).toMatchObject({ isHidden: false })
  }
  const after = await summariseBusiness(db, business.id)
  expect(after).toEqual({ ...before, challenged: { open: 3, hidden: 0 } })
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 20 })
  expect(entries.map(({ kind }) => kind)).toEqual(Array(9).fill('review'))
  const [row] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(row).toMatchObject({ reviewCount: 9, ratingTotal: 30, reviewScore: 3.33 })
})

test('an owner who removes the shop’s address cannot hide reviews that name it', async ({ db }) => {
  const business = await aBusiness(db, { address: '27 Orchard Lane, Bristol BS8 3AB' })
  const text = 'I waited an hour at 27 Orchard Lane, Bristol BS8 3AB, for stale bread.'
  const review = await aReview(db, { business, rating: 1, text })
  await db.update(businessRows).set({ address: null }).where(eq(businessRows.id, business.id))
  expect(await challenge(db, business, review.id, 'personal_data')).toMatchObject({ isHidden: false })
})

test('no text is hidden as unlawful, fake or off topic, whatever is in it', async ({ db }) => {
  for (const reason of [
    'unlawful',
    'fake',
    'not_about_business',
    'conflict_of_interest',
    'duplicate',
    'spam',
  ]) {
    const business = await aBusiness(db)
    const review = await aReview(db, { business, text: `${atHome} ${reason}` })
    expect(await challenge(db, business, review.id, reason)).toMatchObject({ isHidden: false })
  }
})

test('the operator restores hidden words, and they cannot be challenged again', async ({ db }) => {
  const { business, review, challengeId } = await aHidden(db)
  expect((await kindsOf(db, business)).slice(-2)).toEqual(['challenged', 'hidden'])
  await decideChallengeAsShown(db, { decision: 'reject', businessId: business.id, challengeId, note })
  expect(await now(db, review)).toMatchObject({ state: 'published', hiddenAt: null, challengedAt: null })
  expect((await kindsOf(db, business)).slice(-2)).toEqual(['decided', 'restored'])
  for (const reason of ['personal_data', 'fake'])
    await expect(challenge(db, business, review.id, reason)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('already decided about this wording'),
    })
})

test('hidden words that the operator removes leave a tombstone and no longer count', async ({ db }) => {
  const { business, challengeId } = await aHidden(db)
  const decision = { decision: 'uphold', reason: 'personal_data', businessId: business.id, challengeId, note }
  await decideChallengeAsShown(db, decision)
  const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
  expect(entries).toMatchObject([{ kind: 'tombstone', isDecided: true }])
  const [row] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(row).toMatchObject({ reviewCount: 0, ratingTotal: 0 })
})

describe('the author of hidden words', () => {
  test('brings them back at once by an edit with which our check no longer agrees', async ({ db }) => {
    const { business, review, token } = await aHidden(db)
    expect(await editReview(db, token, words('The bread was stale twice.'))).toBe('published')
    expect(await now(db, review)).toMatchObject({ hiddenAt: null, challengedAt: expect.any(Date) })
    expect((await kindsOf(db, business)).slice(-2)).toEqual(['edited', 'restored'])
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
    expect(entries).toMatchObject([{ kind: 'review', challenge: { reason: 'personal_data' } }])
    expect(await editReview(db, token, words(`${atHome} Again.`))).toBe('published')
    expect(await now(db, review)).toMatchObject({ hiddenReason: 'personal_data' })
    const [row] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(row).toMatchObject({ reviewCount: 1, ratingTotal: 1 })
  })

  test('keeps them hidden with an edit that still says it, or is held', async ({ db }) => {
    const { business, review, token } = await aHidden(db)
    expect(await editReview(db, token, words('She lives at 14 Elm Road, and the bread is bad.'))).toBe(
      'published',
    )
    expect((await now(db, review)).hiddenAt).not.toBeNull()
    expect(await editReview(db, token, words('Ring her on 020 7946 0123 about it.'))).toBe('held')
    expect(await now(db, review)).toMatchObject({ state: 'pending', hiddenAt: null, hiddenReason: null })
    await decideHeldAsShown(db, { decision: 'publish', businessId: business.id, reviewId: review.id })
    expect(await now(db, review)).toMatchObject({ state: 'published', hiddenAt: null })
  })

  test('does not bring them back by withdrawing and restoring', async ({ db }) => {
    const { review, token } = await aHidden(db)
    await withdrawReview(db, token)
    expect(await now(db, review)).toMatchObject({ state: 'withdrawn', hiddenAt: null })
    await restoreReview(db, token)
    expect(await now(db, review)).toMatchObject({ state: 'published', hiddenReason: 'personal_data' })
  })

  test('can erase them', async ({ db }) => {
    const { business, review, token } = await aHidden(db)
    const of = { businessId: business.id, reviewId: review.id }
    await eraseOwnReview(db, token, await makeErasureCode(db, of))
    expect(await db.$count(challenges, eq(challenges.businessId, business.id))).toBe(0)
    const [row] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(row).toMatchObject({ reviewCount: 0, ratingTotal: 0 })
  })

  test('is told what our check found, how to reply until when, and how to mend it', async ({ db, pool }) => {
    const { review } = await aHidden(db)
    await runJobs(db, pool)
    const mails = await mailsTo(db, review.authorEmail!)
    const { text } = mails.find(({ subject }) => subject.includes('challenged'))!
    for (const said of [
      'personal data',
      'We think that it must not be public',
      'Our own automatic check found',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/Your stars stay public and still count/)
    expect(text).toMatch(/decides by \d{1,2} \w+ \d{4}, \d\d:\d\d UTC/)
    expect(text).toContain('you can appeal once')
  })
})

describe('words that the operator has read and let stand are never hidden:', () => {
  test('published although a check stopped them, even in the moment they were written', async ({
    db,
    business,
  }) => {
    holdTime()
    const review = await aReview(db, { business, text: 'Ask Vera, her number is 020 7946 0123.' })
    await decideHeldAsShown(db, { decision: 'publish', businessId: business.id, reviewId: review.id })
    expect(await challenge(db, business, review.id, 'personal_data')).toMatchObject({ isHidden: false })
  })

  test('unless the author has written others since', async ({ db, business }) => {
    const review = await aReview(db, { business, text: 'Ask Vera, her number is 020 7946 0123.' })
    await decideHeldAsShown(db, { decision: 'publish', businessId: business.id, reviewId: review.id })
    expect(await editReview(db, await deskOf(db, review), words(atHome))).toBe('published')
    expect(await challenge(db, business, review.id, 'personal_data')).toMatchObject({ isHidden: true })
  })
})

test('the business’s own address in a review is no advertising, nor is its former one', async ({ db }) => {
  const business = await aBusiness(db)
  const former = {
    businessId: business.id,
    id: uuidv7(),
    name: 'Crumb',
    domain: 'crumb-old.example',
    until: time(),
    salt: randomBytes(32),
  }
  await db.insert(formerNames).values(former)
  const rows = [`I ordered at www.${business.domain} twice.`, 'I ordered at crumb-old.example, it is bad.']
  const { reviewIds } = await importReviews(db, {
    business,
    source: 'Acme',
    reviews: rows.map((text) => ({ rating: 1, text, authorName: 'Ines K.', writtenAt: '2019-03-04' })),
  })
  for (const id of reviewIds)
    expect(await challenge(db, business, id, 'spam')).toMatchObject({ isHidden: false })
})

test('answers that the business offered as choices hide nothing', async ({ db, business }) => {
  const review = await aReview(db, { business, rating: 1 })
  const answer = {
    questionId: uuidv7(),
    version: 1,
    question: 'Which?',
    isPublic: true,
    text: 'Call 020 7946 0123',
  }
  await db
    .update(reviews)
    .set({ answers: [{ ...answer, kind: 'choice' }] as Review['answers'] })
    .where(and(eq(reviews.businessId, business.id), eq(reviews.id, review.id)))
  expect(await challenge(db, business, review.id, 'personal_data')).toMatchObject({ isHidden: false })
})

test('a name that our check found comes back when its author changes it', async ({ db, business }) => {
  const review = await aReview(db, { business, rating: 1 })
  const named = { authorName: 'lives at 14 Elm Road' }
  await db.update(reviews).set(named).where(eq(reviews.id, review.id))
  expect(await challenge(db, business, review.id, 'personal_data')).toMatchObject({ isHidden: true })
  expect(await renameAuthor(db, await deskOf(db, review), shownName.parse({ authorName: 'Lotte' }))).toBe(
    'saved',
  )
  expect(await now(db, review)).toMatchObject({ hiddenAt: null, challengedAt: expect.any(Date) })
})
