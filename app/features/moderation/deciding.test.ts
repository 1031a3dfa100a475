import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { editedReview, newAppeal, newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import { type Review, replies, reviews } from '#app/features/reviews/review.table.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import { days, hours, minutes, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { namesOfActs } from '#tests/logged-acts.ts'
import { appealDecision, appealRemoval, decideAppeal, listOpenAppeals } from './appeals.server.ts'
import { appeals, challenges, reports } from './case.table.ts'
import { challengeReview } from './challenge-review.server.ts'
import { challengeDecision, decideChallenge, listOpenChallenges } from './decide-challenge.server.ts'
import { decideReports, reportDecision } from './decide-reports.server.ts'
import { decideHeldReview, heldDecision, listHeldReviews } from './held-reviews.server.ts'
import { listReportedThings } from './open-reports.server.ts'
import { newReplyReport, newReviewReport, submitReport } from './report-review.server.ts'

const note = 'I read it again, and this is why.'
const changed = { status: 409, message: expect.stringContaining('has changed this re') }

const fresh = async (db: Database, { id }: Review) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!

async function edit(db: Database, { businessId, id }: Review, text: string) {
  const token = await aDeskLink(db, { businessId, id })
  return editReview(db, token, editedReview.parse({ rating: 3, title: '', text }))
}

async function challenge(db: Database, business: Business, review: Review, reason: ChallengeReason = 'fake') {
  const typed = newChallenge.parse({ reason, grounds: 'Nobody of that name was ever here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId: review.id, challenge: typed })
  return challengeId
}

type About = 'review' | 'reply'

async function report(db: Database, review: Review, about: About = 'review', ground = 'hate_or_threats') {
  const schema = about === 'reply' ? newReplyReport : newReviewReport
  const typed = { ground, explanation: 'It threatens a waiter by name.', goodFaith: 'on' }
  const of = { businessId: review.businessId, reviewId: review.id, about, submissionKey: uuidv7() }
  await submitReport(db, { ...of, report: schema.parse(typed) })
}

/** The case as the operator's page shows it. */
const heldCase = async (db: Database, { id }: Review) =>
  (await listHeldReviews(db, { limit: 1000 })).find(({ reviewId }) => reviewId === id)!
const challengeCase = async (db: Database, { id }: Review) =>
  (await listOpenChallenges(db, { limit: 1000 })).find(({ reviewId }) => reviewId === id)!
const appealCase = async (db: Database, { id }: Review) =>
  (await listOpenAppeals(db, { limit: 1000 })).find(({ reviewId }) => reviewId === id)!
const reportCase = async (db: Database, { id }: Review, subject: About = 'review') =>
  (await listReportedThings(db, { limit: 1000 })).find(
    ({ reviewId, about }) => reviewId === id && about === subject,
  )!

type Shown<Case> = Case & { decision: string; reason?: string }
const onHeld = (
  db: Database,
  { businessId, reviewId, version, ...typed }: Shown<Awaited<ReturnType<typeof heldCase>>>,
) =>
  decideHeldReview(db, heldDecision.parse({ reason: 'spam', note, ...typed, businessId, reviewId, version }))
const onChallenge = (
  db: Database,
  { reason, statedAt, ...typed }: Shown<Omit<Awaited<ReturnType<typeof challengeCase>>, 'reason'>>,
) =>
  decideChallenge(
    db,
    challengeDecision.parse({ ...typed, reason, note, statedAt: statedAt?.toISOString() ?? '' }),
  )
const onAppeal = (db: Database, typed: Shown<Awaited<ReturnType<typeof appealCase>>>) =>
  decideAppeal(db, appealDecision.parse({ ...typed, note }))
const onReport = (db: Database, typed: Shown<Awaited<ReturnType<typeof reportCase>>>) =>
  decideReports(db, reportDecision.parse({ reason: 'hate_or_threats', note, ...typed }))

async function atLater<T>(ms: number, act: () => Promise<T>) {
  moveClock(ms)
  try {
    return await act()
  } finally {
    moveClock(-ms)
  }
}

/** The counter of the business says what its rows say. */
async function countOf(db: Database, { id }: Business) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, id))
  const published = and(eq(reviews.businessId, id), eq(reviews.state, 'published'))
  expect(business!.reviewCount).toBe(await db.$count(reviews, published))
  return business!.reviewCount
}

const countLog = async (db: Database, { id }: Business) => (await namesOfActs(db, id)).length

describe('a decision made on another version is refused, and changes nothing', () => {
  test.for(['publish', 'refuse'])('of a held review: %s', async (decision, { db, business }) => {
    const review = await aReview(db, { business, text: 'Better cakes at www.other.example, believe me' })
    const read = await heldCase(db, review)
    expect(await edit(db, review, 'The best cakes are at www.rival.example, with SAVE10')).toBe('held')
    const entries = await countLog(db, business)
    await expect(onHeld(db, { ...read, decision })).rejects.toMatchObject(changed)
    expect(await fresh(db, review)).toMatchObject({ state: 'pending', heldAt: expect.any(Date) })
    expect(await countLog(db, business)).toBe(entries)
    const again = await heldCase(db, review)
    expect(again.text).toContain('rival')
    await onHeld(db, { ...again, decision })
    expect(await fresh(db, review)).toMatchObject({
      state: decision === 'publish' ? 'published' : 'removed',
    })
  })

  test('of a held review whose new version passed the checks', async ({ db }) => {
    const review = await aReview(db, { text: 'Better cakes at www.other.example, believe me' })
    const read = await heldCase(db, review)
    expect(await edit(db, review, 'The cakes of another baker are better, believe me.')).toBe('published')
    const refused = onHeld(db, { ...read, decision: 'refuse' })
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('no longer'),
    })
    expect(await fresh(db, review)).toMatchObject({ state: 'published' })
  })

  test.for(['uphold', 'reject'])('of a challenge: %s', async (decision, { db, business, review }) => {
    const challengeId = await challenge(db, business, review)
    const read = await challengeCase(db, review)
    await edit(db, review, 'I was there on Friday and bought two loaves of rye.')
    const decided = onChallenge(db, { ...read, decision, reason: 'personal_data' })
    await expect(decided).rejects.toMatchObject(changed)
    const [row] = await db.select().from(challenges).where(eq(challenges.id, challengeId))
    expect(row).toMatchObject({ state: 'open', decidedAt: null })
    expect(await fresh(db, review)).toMatchObject({ state: 'published', challengedAt: expect.any(Date) })
    expect(await countOf(db, business)).toBe(1)
    await onChallenge(db, { ...(await challengeCase(db, review)), decision, reason: 'personal_data' })
  })

  test('of a challenge whose author has replied to it since', async ({ db, business, review }) => {
    const challengeId = await challenge(db, business, review)
    const read = await challengeCase(db, review)
    expect(read).toMatchObject({ statement: null, statedAt: null })
    const stated = { statement: 'I have the receipt of that Friday.', statedAt: now() }
    await db.update(challenges).set(stated).where(eq(challenges.id, challengeId))
    const upheld = { decision: 'uphold', reason: 'personal_data' }
    await expect(onChallenge(db, { ...read, ...upheld })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('The author has replied'),
    })
    const again = await challengeCase(db, review)
    expect(again).toMatchObject(stated)
    await onChallenge(db, { ...again, ...upheld })
    expect(await fresh(db, review)).toMatchObject({ state: 'removed' })
  })

  test.for(['accept', 'reject'])('of an appeal: %s', async (decision, { db, business }) => {
    const review = await aReview(db, { business, text: 'Call me on 0171 555 0199 about it, please.' })
    await onHeld(db, { ...(await heldCase(db, review)), decision: 'refuse' })
    const token = await aDeskLink(db, review)
    await appealRemoval(db, token, newAppeal.parse({ text: 'I took the number out, as you asked.' }))
    const read = await appealCase(db, review)
    await edit(db, review, 'Call the owner on 0171 555 0142, he is at home at night.')
    await expect(onAppeal(db, { ...read, decision })).rejects.toMatchObject(changed)
    const [appeal] = await db.select().from(appeals).where(eq(appeals.reviewId, review.id))
    expect(appeal).toMatchObject({ state: 'open' })
    expect(await fresh(db, review)).toMatchObject({ state: 'removed' })
    expect((await appealCase(db, review)).text).toContain('0142')
  })

  test('a wording that an appeal brought back cannot be challenged', async ({ db, business, review }) => {
    await challenge(db, business, review)
    await atLater(hours(73), async () =>
      onChallenge(db, { ...(await challengeCase(db, review)), decision: 'uphold', reason: 'fake' }),
    )
    await edit(db, review, 'I was there on Monday, at the counter by the door.')
    const token = await aDeskLink(db, review)
    await appealRemoval(db, token, newAppeal.parse({ text: 'Now I say when it was, as you asked.' }))
    await onAppeal(db, { ...(await appealCase(db, review)), decision: 'accept' })
    expect(await fresh(db, review)).toMatchObject({ state: 'published' })
    await expect(challenge(db, business, review, 'spam')).rejects.toMatchObject({ status: 409 })
    await edit(db, review, 'Another wording, which nobody has decided about.')
    expect(await challenge(db, business, review, 'spam')).toEqual(expect.any(String))
  })

  test('and the text of an appeal cannot be changed after it was made', async ({ db }) => {
    const review = await aReview(db, { text: 'Call me on 0171 555 0199 about it, please.' })
    await onHeld(db, { ...(await heldCase(db, review)), decision: 'refuse' })
    const token = await aDeskLink(db, review)
    const appeal = (text: string) => appealRemoval(db, token, newAppeal.parse({ text }))
    await appeal('That is the number of the shop itself.')
    await expect(appeal('Something else altogether, instead.')).rejects.toMatchObject({ status: 409 })
    expect((await appealCase(db, review)).appeal).toBe('That is the number of the shop itself.')
  })

  test.for(['uphold', 'reject'])('of a reported review: %s', async (decision, { db, review }) => {
    await report(db, review)
    const read = await reportCase(db, review)
    await edit(db, review, 'I was there on Friday and bought two loaves of rye.')
    await expect(onReport(db, { ...read, decision })).rejects.toMatchObject(changed)
    expect(await db.$count(reports, and(eq(reports.reviewId, review.id), eq(reports.state, 'open')))).toBe(1)
    expect(await fresh(db, review)).toMatchObject({ state: 'published' })
    await onReport(db, { ...(await reportCase(db, review)), decision })
  })

  test.for(['uphold', 'reject'])('of a reported reply: %s', async (decision, { db, business, review }) => {
    const reply = (text: string) =>
      replyToReview(db, {
        business,
        reviewId: review.id,
        userId: business.ownerId,
        reply: newReply.parse({ text }),
      })
    await reply('I know where you live, Lotte.')
    await report(db, review, 'reply')
    const read = await reportCase(db, review, 'reply')
    await reply('Thank you, and see you on Saturday.')
    await expect(onReport(db, { ...read, decision })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('business has changed this reply'),
    })
    const [kept] = await db.select().from(replies).where(eq(replies.reviewId, review.id))
    expect(kept).toMatchObject({ text: 'Thank you, and see you on Saturday.' })
    // An edit of the review is no edit of the reply.
    await edit(db, review, 'I was there on Friday and bought two loaves of rye.')
    await onReport(db, { ...(await reportCase(db, review, 'reply')), decision })
  })

  test('and no form without a version is a decision', () => {
    const of = { businessId: uuidv7(), reviewId: uuidv7(), challengeId: uuidv7(), note, reason: 'spam' }
    expect(heldDecision.safeParse({ ...of, decision: 'publish' }).success).toBe(false)
    expect(challengeDecision.safeParse({ ...of, decision: 'reject', statedAt: '' }).success).toBe(false)
    expect(challengeDecision.safeParse({ ...of, decision: 'reject', version: '1' }).success).toBe(false)
    expect(appealDecision.safeParse({ ...of, decision: 'reject' }).success).toBe(false)
    const reported = { ...of, decision: 'reject', about: 'review', upTo: uuidv7() }
    expect(reportDecision.safeParse(reported).success).toBe(false)
  })
})

describe('the author of a challenged review', () => {
  const almost = hours(72) - minutes(1)

  test('has 72 hours before a removal, and the operator three days after them', async ({ db }) => {
    const business = await aBusiness(db)
    const review = await aReview(db, { business })
    await challenge(db, business, review)
    const read = await challengeCase(db, review)
    expect(read.decideBy.getTime() - read.openedAt.getTime()).toBe(hours(72) + days(3))
    const upheld = () => onChallenge(db, { ...read, decision: 'uphold', reason: 'fake' })
    const until = `${read.authorHasUntil.toISOString().slice(11, 16)} UTC`
    const refusal = { status: 409, message: expect.stringContaining(until) }
    await expect(upheld()).rejects.toMatchObject(refusal)
    await expect(atLater(almost, upheld)).rejects.toMatchObject(refusal)
    expect(await fresh(db, review)).toMatchObject({ state: 'published', challengedAt: expect.any(Date) })
    expect(await countOf(db, business)).toBe(1)
    await atLater(hours(72), upheld)
    expect(await fresh(db, review)).toMatchObject({ state: 'removed', challengedAt: null })
    expect(await countOf(db, business)).toBe(0)
  })

  test.for(['personal_data', 'hate_or_threats'] as const)('but not for %s', async (reason, { db }) => {
    const business = await aBusiness(db)
    const review = await aReview(db, { business })
    await challenge(db, business, review)
    await onChallenge(db, { ...(await challengeCase(db, review)), decision: 'uphold', reason })
    expect(await fresh(db, review)).toMatchObject({ state: 'removed', removedReason: reason })
  })

  test('has them too when a visitor reports the review, whoever the visitor is', async ({ db, pool }) => {
    const owner = await aUser(db)
    const business = await aBusiness(db, { ownerId: owner.id })
    const review = await aReview(db, { business })
    await challenge(db, business, review)
    await report(db, review, 'review', 'fake')
    const read = await reportCase(db, review)
    const upheld = () => onReport(db, { ...read, decision: 'uphold', reason: 'fake' })
    await expect(upheld()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('UTC') })
    await expect(atLater(almost, upheld)).rejects.toMatchObject({ status: 409 })
    const shown = await reportCase(db, review)
    expect(shown.reports).toHaveLength(1)
    expect(shown.facts.authorHasUntil).toEqual((await challengeCase(db, review)).authorHasUntil)
    await atLater(hours(72), upheld)
    expect(await fresh(db, review)).toMatchObject({ state: 'removed', challengedAt: null })
    const [challenged] = await db.select().from(challenges).where(eq(challenges.reviewId, review.id))
    expect(challenged).toMatchObject({ state: 'upheld', decisionNote: note })
    expect(await countOf(db, business)).toBe(0)
    await runJobs(db, pool)
    expect((await mailsTo(db, owner.email)).map(({ subject }) => subject)).toContain(
      'Your challenge was decided: the review was removed',
    )
  })

  test('does not have them where a report is of child sexual abuse', async ({ db, business, review }) => {
    await challenge(db, business, review)
    await report(db, review, 'review', 'child_abuse')
    const read = await reportCase(db, review)
    await expect(onReport(db, { ...read, decision: 'uphold', reason: 'fake' })).rejects.toMatchObject({
      status: 409,
    })
    await onReport(db, { ...read, decision: 'uphold', reason: 'unlawful' })
    expect(await fresh(db, review)).toMatchObject({ state: 'removed', removedReason: 'unlawful' })
  })

  test('has them too when an edit of theirs is held', async ({ db, business, review }) => {
    await challenge(db, business, review)
    expect(await edit(db, review, 'My receipt is at www.receipts.example, look at it.')).toBe('held')
    const read = await heldCase(db, review)
    const refused = () => onHeld(db, { ...read, decision: 'refuse', reason: 'fake' })
    await expect(refused()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('UTC') })
    expect(await fresh(db, review)).toMatchObject({ state: 'pending' })
    await atLater(hours(72), refused)
    expect(await fresh(db, review)).toMatchObject({ state: 'removed' })
    const [challenged] = await db.select().from(challenges).where(eq(challenges.reviewId, review.id))
    expect(challenged).toMatchObject({ state: 'upheld' })
  })
})

describe('a report', () => {
  test('hides nothing, however many there are, and a kept one leaves the challenge open', async ({ db }) => {
    const business = await aBusiness(db)
    const review = await aReview(db, { business })
    await challenge(db, business, review)
    for (const ground of ['personal_data', 'hate_or_threats', 'unlawful', 'spam', 'child_abuse'])
      await report(db, review, 'review', ground)
    expect(await fresh(db, review)).toMatchObject({ state: 'published', hiddenAt: null, removedAt: null })
    expect(await countOf(db, business)).toBe(1)
    await onReport(db, { ...(await reportCase(db, review)), decision: 'reject' })
    expect(await fresh(db, review)).toMatchObject({ state: 'published', challengedAt: expect.any(Date) })
    expect(await challengeCase(db, review)).toBeDefined()
  })
})

describe('hidden words', () => {
  test('are removed by an upheld report too', async ({ db, business, review }) => {
    await report(db, review)
    await challenge(db, business, review)
    const hidden = { hiddenAt: now(), hiddenReason: 'spam' as const }
    await db.update(reviews).set(hidden).where(eq(reviews.id, review.id))
    const of = { businessId: business.id, reviewId: review.id, actor: 'rule' } as const
    await appendActs(db, [{ ...of, act: 'hidden', at: now(), fields: { reason: 'spam' } }])
    const read = await reportCase(db, review)
    expect(read.standing).toBe('hidden')
    await onReport(db, { ...read, decision: 'uphold', reason: 'personal_data' })
    expect(await fresh(db, review)).toMatchObject({ state: 'removed', hiddenAt: null })
    expect(await countOf(db, business)).toBe(0)
  })
})
