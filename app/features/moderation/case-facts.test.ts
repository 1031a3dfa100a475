import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { editedReview, invitedReview, newChallenge } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { findFailingWords } from '#app/features/reviews/text-checks.ts'
import { days, hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideChallengeAsShown, decideReportsAsShown } from '#tests/deciding.ts'
import { aBusiness, aDeskLink, anInvitation, aReview, words } from '#tests/factories.ts'
import { challengeReview } from './challenge-review.server.ts'
import { countOpenCases } from './count-open-cases.server.ts'
import { listOpenChallenges } from './decide-challenge.server.ts'
import { listHeldReviews } from './held-reviews.server.ts'
import { listReportedThings } from './open-reports.server.ts'
import { newReviewReport, submitReport } from './report-review.server.ts'

const note = 'I read it again, and this is why.'

async function challenge(db: Database, business: Business, { id }: Review) {
  const typed = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was ever here.' })
  return (await challengeReview(db, { business, reviewId: id, challenge: typed })).challengeId
}

async function report(db: Database, { businessId, id: reviewId }: Review) {
  const typed = { ground: 'fake', explanation: 'Nobody of that name was ever here.', goodFaith: 'on' }
  const of = { businessId, reviewId, about: 'review' as const, submissionKey: uuidv7() }
  await submitReport(db, { ...of, report: newReviewReport.parse(typed) })
}

const challengeCase = async (db: Database, { id }: Review) =>
  (await listOpenChallenges(db, { limit: 1000 })).find(({ reviewId }) => reviewId === id)!
const reportCase = async (db: Database, { id }: Review) =>
  (await listReportedThings(db, { limit: 1000 })).find(({ reviewId }) => reviewId === id)!

test('a case says how its review came in, and how often its author wrote', async ({ db, business }) => {
  const email = 'lotte.case@mail.example'
  await aReview(db, { business, authorEmail: email, rating: 1 })
  await aReview(db, { business, authorEmail: 'rival@mail.example' })
  await aReview(db, { authorEmail: email })
  const { token } = await anInvitation(db, {
    business,
    email: 'Lotte.Case+shop@mail.example',
    orderReference: 'A-4711',
  })
  const { reviewId } = await submitReview(db, {
    channel: { kind: 'invitation', token },
    submissionKey: uuidv7(),
    review: invitedReview.parse({ ...words(), title: '' }),
  })
  const [review] = await db.select().from(reviews).where(eq(reviews.id, reviewId))
  await challenge(db, business, review!)
  const { facts } = await challengeCase(db, review!)
  expect(facts).toMatchObject({
    provenance: 'invited',
    orderReference: 'A-4711',
    invitedAt: expect.any(Date),
    version: 1,
    editedAt: null,
    otherReviews: 1,
    importSource: null,
  })
  expect(JSON.stringify(facts)).not.toMatch(/rating|sentiment|stars/i)
})

test('a case counts the business’s challenges in 90 days and the reports', async ({ db, business }) => {
  const [old, first, second] = [
    await aReview(db, { business }),
    await aReview(db, { business }),
    await aReview(db, { business }),
  ]
  moveClock(-days(91))
  const longAgo = await challenge(db, business, old)
  moveClock(days(91))
  await decideChallengeAsShown(db, {
    decision: 'reject',
    businessId: business.id,
    challengeId: longAgo,
    note,
  })
  const challengeId = await challenge(db, business, first)
  await decideChallengeAsShown(db, { decision: 'reject', businessId: business.id, challengeId, note })
  await challenge(db, business, second)
  await report(db, first)
  await report(db, second)
  moveClock(hours(2))
  await report(db, second)
  moveClock(-hours(2))
  const { facts } = await reportCase(db, second)
  expect(facts).toMatchObject({
    challenges: { open: 1, upheld: 0, rejected: 1 },
    reports: { open: 2, upheld: 0, rejected: 0, gone: 0 },
    reportsInAnHour: 2,
    decisions: [],
  })
  const { facts: ofFirst } = await reportCase(db, first)
  expect(ofFirst.decisions).toMatchObject([{ by: 'challenge', reason: 'fake', isUpheld: false, note }])
})

test('earlier decisions are shown for the same wording and not for a new one', async ({ db }) => {
  const business = await aBusiness(db)
  const review = await aReview(db, { business })
  await report(db, review)
  const { upTo } = await reportCase(db, review)
  const of = { businessId: business.id, reviewId: review.id, about: 'review', upTo }
  await decideReportsAsShown(db, { ...of, decision: 'reject', note })
  await challenge(db, business, review)
  const before = (await challengeCase(db, review)).facts
  expect(before.decisions).toMatchObject([{ by: 'report', reason: 'fake', isUpheld: false }])
  const token = await aDeskLink(db, review)
  const edited = { rating: 3, title: '', text: 'I was there on Friday and bought two loaves of rye.' }
  await editReview(db, token, editedReview.parse(edited))
  const after = (await challengeCase(db, review)).facts
  expect(after).toMatchObject({ version: 2, editedAt: expect.any(Date), decisions: [] })
})

test('a held review shows the words that failed', async ({ db }) => {
  const review = await aReview(db, { text: 'Better cakes at www.other.example, believe me' })
  const held = (await listHeldReviews(db, { limit: 1000 })).find(({ reviewId }) => reviewId === review.id)!
  expect(held.facts.failingWords).toEqual([{ check: 'links', words: 'www.other.example' }])
  expect(findFailingWords('A title', 'Call 0171 555 0199 or ann@mail.example', null)).toEqual([
    { check: 'personal_data', words: 'ann@mail.example' },
    { check: 'personal_data', words: '0171 555 0199' },
  ])
  expect(findFailingWords(null, 'We came on 12.10.2026, and the rye was good.')).toEqual([])
})

test('a case is overdue after three days, a challenge after its author’s 72 hours', async ({ db }) => {
  const business = await aBusiness(db)
  const held = await aReview(db, { business, text: 'Better cakes at www.other.example, believe me' })
  const challenged = await aReview(db, { business })
  await challenge(db, business, challenged)
  const overdue = async () => ({
    held: (await listHeldReviews(db, { limit: 1000 })).find(({ reviewId }) => reviewId === held.id)!
      .overdueHours,
    challenge: (await challengeCase(db, challenged)).overdueHours,
  })
  const countAt = async (ms: number) => {
    const later = await countOpenCases(db, new Date(held.heldAt!.getTime() + ms))
    const atFirst = await countOpenCases(db, held.heldAt!)
    return { held: later.held - atFirst.held, challenges: later.challenges - atFirst.challenges }
  }
  expect(await overdue()).toEqual({ held: null, challenge: null })
  expect((await countAt(days(3) + 1000)).challenges).toBe(0)
  expect((await countAt(days(3) + 1000)).held).toBeGreaterThan(0)
  moveClock(days(3) + hours(4) + 1000)
  const first = await overdue()
  moveClock(days(3))
  const second = await overdue()
  moveClock(-days(6) - hours(4) - 1000)
  expect(first).toEqual({ held: 5, challenge: null })
  expect(second).toEqual({ held: 77, challenge: 5 })
})
