import { and, asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { eraseOwnReview, makeErasureCode } from '#app/features/authors/erase-review.server.ts'
import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { remindOperator } from '#app/features/notifications/notify-operators.job.ts'
import { countOperatorWork } from '#app/features/operator/service-state.server.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { editedReview, newAppeal, newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import { type Review, replies, reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import {
  decideAppealAsShown,
  decideChallengeAsShown,
  decideHeldAsShown,
  decideReportsAsShown,
} from '#tests/deciding.ts'
import { aBusiness, aDeskLink, aReview, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { namesOfActs } from '#tests/logged-acts.ts'
import { appealRemoval } from './appeals.server.ts'
import { challenges, reports } from './case.table.ts'
import { challengeReview } from './challenge-review.server.ts'
import { countReportedThings, listReportedThings } from './open-reports.server.ts'
import { findReportable, newReplyReport, newReviewReport, submitReport } from './report-review.server.ts'
import { forgetReporter, forgetReporters, readOwnReport } from './reporter.server.ts'

const note = 'I read it again, and this is why.'
let count = 0

type Typed = Partial<Record<'ground' | 'explanation' | 'name' | 'email', string>>

/** A published review with a reply, and what a visitor and the operator can do to it. */
async function aReportable(db: Database) {
  const business = await aBusiness(db, { name: 'Corner & Crumb' })
  const review = await aReview(db, { business })
  const of = { businessId: business.id, reviewId: review.id }
  const reply = (text: string) =>
    replyToReview(db, {
      business,
      reviewId: review.id,
      userId: business.ownerId,
      reply: newReply.parse({ text }),
    })
  await reply('Thank you, and see you on Saturday.')
  const report = (typed: Typed = {}, about: 'review' | 'reply' = 'review', submissionKey = uuidv7()) =>
    submitReport(db, { ...of, about, submissionKey, report: aReport(typed, about) })
  const upTo = async (about: 'review' | 'reply' = 'review') =>
    (await listReportedThings(db, { limit: 1000 })).find(
      (thing) => thing.reviewId === review.id && thing.about === about,
    )!.upTo
  const decide = async (decision: 'uphold' | 'reject', given: Record<string, string> = {}) => {
    const about = given.about === 'reply' ? 'reply' : 'review'
    const typed = { decision, ...of, about, reason: 'spam', note, upTo: given.upTo ?? (await upTo(about)) }
    return decideReportsAsShown(db, { ...typed, ...given })
  }
  const token = () => aDeskLink(db, { businessId: of.businessId, id: of.reviewId })
  return { business, review, of, reply, report, decide, upTo, token }
}

function aReport(typed: Typed = {}, about: 'review' | 'reply' = 'review') {
  const email = `vera-${++count}@visitor.example`
  const explanation = 'The second sentence sells a diet programme, with a code.'
  const schema = about === 'reply' ? newReplyReport : newReviewReport
  return schema.parse({ ground: 'spam', explanation, name: 'Vera Visitor', email, goodFaith: 'on', ...typed })
}

const now = async (db: Database, { id }: Review) =>
  (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!

const reportsOf = (db: Database, { id }: Review) =>
  db.select().from(reports).where(eq(reports.reviewId, id)).orderBy(asc(reports.id))

const kindsOf = (db: Database, { id }: Business) => namesOfActs(db, id)

const actsOf = async (db: Database, { id }: Business) =>
  (
    await db
      .select({ message: activities.message })
      .from(activities)
      .where(eq(activities.businessId, id))
      .orderBy(activities.id)
  ).map(({ message }) => message)

async function expectCountersToAgree(db: Database, { id }: Business) {
  const standing = await db.$count(reviews, and(eq(reviews.businessId, id), eq(reviews.state, 'published')))
  const [business] = await db.select().from(businesses).where(eq(businesses.id, id))
  expect(business!.reviewCount).toBe(standing)
}

describe('a report', () => {
  test('changes nothing in public, is acknowledged, waits for the operator', async ({ db, pool }) => {
    const operator = await aUser(db, { isOperator: true })
    const { business, review, report } = await aReportable(db)
    await runJobs(db, pool)
    await report({ email: 'first.report@visitor.example' })
    expect(await now(db, review)).toMatchObject({ state: 'published', challengedAt: null })
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
    expect(entries[0]).toMatchObject({ kind: 'review', text: review.text, challenge: null })
    await runJobs(db, pool)
    const [receipt] = await mailsTo(db, 'first.report@visitor.example')
    expect(receipt!.subject).toBe('We received your report: Corner & Crumb')
    expect(receipt!.text).toContain('not automated')
    expect(receipt!.text).toContain('within 3 days')
    expect(receipt!.text).not.toContain('diet programme')
    const [toOperator] = await mailsTo(db, operator.email)
    expect(toOperator!.subject).toBe('A visitor reported a review of Corner & Crumb')
    expect(await actsOf(db, business)).toContain('A visitor reported a review: spam or advertising')
    const [thing] = (await listReportedThings(db)).filter(({ reviewId }) => reviewId === review.id)
    expect(thing).toMatchObject({ about: 'review', standing: 'public', text: review.text })
    expect(thing!.decideBy.getTime() - thing!.openedAt.getTime()).toBe(days(3))
    expect(thing).not.toHaveProperty('rating')
  })

  test('sent twice by one form is one report, and both get a page', async ({ db }) => {
    const { review, report } = await aReportable(db)
    const key = uuidv7()
    const sent = await Promise.all([report({}, 'review', key), report({}, 'review', key)])
    expect(await reportsOf(db, review)).toHaveLength(1)
    for (const { token } of sent) {
      expect((await readOwnReport(db, token)).report).toMatchObject({ state: 'open', ground: 'spam' })
    }
  })

  test('is of nothing that is not public: another tenant’s, withdrawn, removed, unknown', async ({ db }) => {
    const { business, review, of, token, reply } = await aReportable(db)
    const other = await aBusiness(db)
    const find = (given: Partial<typeof of> = {}, about: 'review' | 'reply' = 'review') =>
      findReportable(db, { ...of, about, ...given })
    expect(await find()).toMatchObject({ text: review.text, hasReply: true })
    expect(await find({}, 'reply')).toMatchObject({ text: 'Thank you, and see you on Saturday.' })
    const report = aReport()
    for (const given of [{ businessId: other.id }, { reviewId: uuidv7() }, { reviewId: 'no id' }]) {
      await expect(find(given)).rejects.toMatchObject({ status: 404 })
      const submitted = submitReport(db, {
        ...of,
        ...given,
        about: 'review',
        submissionKey: uuidv7(),
        report,
      })
      await expect(submitted).rejects.toMatchObject({ status: 404 })
    }
    const unreplied = await aReview(db, { business })
    await expect(find({ reviewId: unreplied.id }, 'reply')).rejects.toMatchObject({ status: 404 })
    const pending = await aReview(db, { business, state: 'pending' })
    await expect(find({ reviewId: pending.id })).rejects.toMatchObject({ status: 404 })
    await withdrawReview(db, await token())
    await expect(find()).rejects.toMatchObject({ status: 404 })
    await expect(find({}, 'reply')).rejects.toMatchObject({ status: 404 })
    await expect(reply('Something else to say.')).rejects.toMatchObject({ status: 409 })
  })

  test('needs a ground, an explanation and good faith; a name only with an address', () => {
    const parse = (typed: Record<string, string>) => newReviewReport.safeParse(typed)
    const fields = (typed: Record<string, string>) =>
      (parse(typed).error?.issues ?? []).map(({ path }) => path.join('.'))
    expect(fields({})).toEqual(['ground', 'explanation', 'goodFaith'])
    const typed = { ground: 'unlawful', explanation: 'It insults a judge by name.', goodFaith: 'on' }
    expect(parse(typed).data).toMatchObject({ name: null, email: null })
    expect(parse({ ...typed, ground: 'child_abuse', name: '', email: '' }).success).toBe(true)
    expect(parse({ ...typed, email: 'a@b.example' }).data).toMatchObject({ name: null, email: 'a@b.example' })
    expect(fields({ ...typed, name: 'Vera' })).toEqual(['email'])
    expect(fields({ ...typed, ground: 'dislike' })).toEqual(['ground'])
    expect(newReplyReport.safeParse({ ...typed, ground: 'not_about_business' }).success).toBe(false)
  })
})

describe('the operator', () => {
  test('removes it from every count, with a tombstone, a reason and an appeal', async ({ db, pool }) => {
    const { business, review, report, decide, token } = await aReportable(db)
    await report({ email: 'second@visitor.example' })
    await decide('uphold', { reason: 'unlawful' })
    expect(await now(db, review)).toMatchObject({
      state: 'removed',
      removedReason: 'unlawful',
      removedNote: note,
    })
    const { entries } = await listPublishedReviews(db, { businessId: business.id, limit: 5 })
    expect(entries[0]).toMatchObject({ kind: 'tombstone', reason: 'unlawful', isDecided: true })
    await expectCountersToAgree(db, business)
    expect((await kindsOf(db, business)).slice(-2)).toEqual(['decided', 'removed'])
    expect((await actsOf(db, business)).at(-1)).toBe(
      'The operator removed a reported review: unlawful content',
    )

    await runJobs(db, pool)
    const [toAuthor] = await mailsTo(db, review.authorEmail!)
    expect(toAuthor!.subject).toBe('Your review of Corner & Crumb was removed')
    for (const part of [note, 'unlawful content', 'without automated means', 'appeal, once', '/review/mine/'])
      expect(toAuthor!.text).toContain(part)
    expect(toAuthor!.text).not.toMatch(/Vera|diet programme/)
    const [toReporter] = await mailsTo(db, 'second@visitor.example')
    expect(toReporter!.subject).toBe('Your report was decided: The review was removed')
    for (const part of [note, 'not automatically', 'article 21', 'to court'])
      expect(toReporter!.text.replace(/\s+/g, ' ')).toContain(part)

    const file = await exportOwnReview(db, await token())
    expect(file.reports).toMatchObject([{ ground: 'spam', state: 'upheld', decisionNote: note }])
    expect(JSON.stringify(file)).not.toMatch(/Vera|diet programme/)
    const decided = file.acts
      .map(({ fields }) => Object.fromEntries(fields))
      .find((fields) => fields.decision)
    expect(decided).toMatchObject({
      decision: 'report of the review upheld',
      reason: 'unlawful',
    })

    await appealRemoval(db, await token(), newAppeal.parse({ text: 'Please read it once more.' }))
    const accept = { decision: 'accept', businessId: business.id, reviewId: review.id, note }
    await decideAppealAsShown(db, accept)
    expect(await now(db, review)).toMatchObject({ state: 'published' })
    await expectCountersToAgree(db, business)
  })

  test('lets it stand: who reported it reads why, and nobody else is bothered', async ({ db, pool }) => {
    const { business, review, report, decide } = await aReportable(db)
    await runJobs(db, pool)
    const { token } = await report({ email: 'third@visitor.example' })
    await decide('reject')
    await runJobs(db, pool)
    expect(await now(db, review)).toMatchObject({ state: 'published' })
    expect((await kindsOf(db, business)).at(-1)).toBe('decided')
    expect((await actsOf(db, business)).at(-1)).toBe('The operator kept a reported review')
    const [mail] = await mailsTo(db, 'third@visitor.example')
    expect(mail!.subject).toBe('Your report was decided: The review stays public')
    expect(mail!.text).toContain(note)
    expect((await mailsTo(db, review.authorEmail!)).map(({ subject }) => subject).join()).not.toMatch(
      /report|removed/,
    )
    expect((await readOwnReport(db, token)).report).toMatchObject({ state: 'rejected', note, reason: null })
  })

  test('decides all reports of one review together, and once', async ({ db, pool }) => {
    const operator = await aUser(db, { isOperator: true })
    const { review, report, decide, upTo } = await aReportable(db)
    const waitingBefore = (await countOperatorWork(db)).reports
    for (const ground of ['spam', 'fake', 'unlawful']) await report({ ground })
    await runJobs(db, pool)
    expect(await mailsTo(db, operator.email)).toHaveLength(1)
    expect((await countOperatorWork(db)).reports).toBe(waitingBefore + 1)
    const [thing] = (await listReportedThings(db)).filter(({ reviewId }) => reviewId === review.id)
    expect(thing!.reports.map(({ ground }) => ground)).toEqual(['spam', 'fake', 'unlawful'])

    const read = await upTo()
    const decided = await Promise.allSettled([
      decide('uphold', { upTo: read }),
      decide('reject', { upTo: read }),
    ])
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const rows = await reportsOf(db, review)
    expect(new Set(rows.map(({ state }) => state)).size).toBe(1)
    expect(rows.every(({ state }) => state !== 'open')).toBe(true)
    await expect(decide('reject', { upTo: read })).rejects.toMatchObject({ status: 409 })
  })

  test('does not decide a report that came in after they opened the desk', async ({ db }) => {
    const { review, report, decide, upTo } = await aReportable(db)
    await report()
    const read = await upTo()
    await report({ ground: 'child_abuse', name: '', email: '' })
    await expect(decide('reject', { upTo: read })).rejects.toMatchObject({ status: 409 })
    expect((await reportsOf(db, review)).map(({ state }) => state)).toEqual(['open', 'open'])
  })

  test('removes a reply alone: its business reads why and may reply in other words', async ({ db, pool }) => {
    const { business, review, reply, report, decide } = await aReportable(db)
    await report({ ground: 'hate_or_threats' }, 'reply')
    await decide('uphold', { about: 'reply', reason: 'hate_or_threats' })
    expect(await now(db, review)).toMatchObject({ state: 'published' })
    expect(await db.$count(replies, eq(replies.reviewId, review.id))).toBe(0)
    expect((await kindsOf(db, business)).slice(-2)).toEqual(['decided', 'answer_removed'])
    await runJobs(db, pool)
    const [owner] = await db.select().from(users).where(eq(users.id, business.ownerId))
    const [mail] = await mailsTo(db, owner!.email)
    expect(mail!.subject).toBe('A reply by Corner & Crumb was removed')
    for (const part of [note, 'hate or threats', 'see you on Saturday', 'not a program'])
      expect(mail!.text).toContain(part)
    await expect(reply('Thank you, and see you on Saturday.')).rejects.toMatchObject({ status: 409 })
    expect(await reply('Thank you for coming by.')).toBe('replied')
    await expect(decide('uphold', { about: 'reply', upTo: uuidv7() })).rejects.toMatchObject({ status: 409 })
  })

  test('is reminded of a report that has waited for two days', async ({ db }) => {
    const operator = await aUser(db, { isOperator: true })
    const { report } = await aReportable(db)
    await report()
    moveClock(days(2) + 1000)
    const waiting = await countReportedThings(db, { before: new Date(Date.now() + 1000) })
    await remindOperator(db)
    moveClock(-days(2) - 1000)
    expect(waiting).toBeGreaterThan(0)
    expect((await mailsTo(db, operator.email))[0]!.subject).toMatch(/due within a day|overdue/)
  })
})

describe('a report of a review', () => {
  const challenge = (db: Database, business: Business, reviewId: string, reason: string) =>
    challengeReview(db, {
      business,
      reviewId,
      challenge: newChallenge.parse({ reason, grounds: 'It sells a diet programme.' }),
    })

  test('that its business challenges too is decided with the challenge, both ways', async ({ db, pool }) => {
    const first = await aReportable(db)
    await first.report({ email: 'fourth@visitor.example' })
    const { challengeId } = await challenge(db, first.business, first.review.id, 'spam')
    const [waiting] = (await listReportedThings(db)).filter(({ reviewId }) => reviewId === first.review.id)
    expect(waiting).toMatchObject({ standing: 'challenged' })
    const upheld = { decision: 'uphold', businessId: first.business.id, challengeId, reason: 'spam', note }
    await decideChallengeAsShown(db, upheld)
    expect(await reportsOf(db, first.review)).toMatchObject([{ state: 'upheld', decisionReason: 'spam' }])
    await runJobs(db, pool)
    const subjects = (await mailsTo(db, 'fourth@visitor.example')).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('removed'))

    const second = await aReportable(db)
    await challenge(db, second.business, second.review.id, 'fake')
    await second.report({ ground: 'fake' })
    await second.decide('uphold', { reason: 'personal_data' })
    const [challenged] = await db.select().from(challenges).where(eq(challenges.reviewId, second.review.id))
    expect(challenged).toMatchObject({ state: 'upheld', decisionNote: note })
    expect(await now(db, second.review)).toMatchObject({ state: 'removed', challengedAt: null })
    await expectCountersToAgree(db, second.business)
    await runJobs(db, pool)
    const told = (await mailsTo(db, second.review.authorEmail!)).map(({ subject }) => subject)
    expect(told.filter((subject) => subject.includes('removed'))).toHaveLength(1)
  })

  test('whose new wording the operator refuses is upheld with it', async ({ db }) => {
    const { business, review, report, token } = await aReportable(db)
    await report()
    const worse = { rating: 3, title: '', text: 'Better go to https://other-bakery.example for bread.' }
    expect(await editReview(db, await token(), editedReview.parse(worse))).toBe('held')
    const [held] = (await listReportedThings(db)).filter(({ reviewId }) => reviewId === review.id)
    expect(held).toMatchObject({ standing: 'held', isEditedSince: true })
    const refuse = { decision: 'refuse', businessId: business.id, reviewId: review.id, reason: 'spam', note }
    await decideHeldAsShown(db, refuse)
    expect(await reportsOf(db, review)).toMatchObject([{ state: 'upheld', decisionNote: note }])
  })

  test('that its author withdrew can still be removed for good', async ({ db }) => {
    const { business, review, report, decide, token } = await aReportable(db)
    await report()
    await withdrawReview(db, await token())
    await decide('uphold')
    expect(await now(db, review)).toMatchObject({ state: 'removed' })
    await expectCountersToAgree(db, business)
  })

  test('that its author erases is closed, told, and quotes it no longer', async ({ db, pool }) => {
    const { review, of, report, token } = await aReportable(db)
    await report({ email: 'fifth@visitor.example', explanation: `It says: ${review.text}` })
    await report({ ground: 'hate_or_threats' }, 'reply')
    await eraseOwnReview(db, await token(), await makeErasureCode(db, of))
    const rows = await reportsOf(db, review)
    expect(rows).toMatchObject([
      { state: 'gone', explanation: null },
      { state: 'gone', explanation: null },
    ])
    await runJobs(db, pool)
    const [mail] = await mailsTo(db, 'fifth@visitor.example')
    expect(mail!.subject).toBe('Your report was decided: The review is no longer public')
  })
})

describe('who reports', () => {
  test('has name and address forgotten on request, and is decided all the same', async ({ db, pool }) => {
    const { review, report, decide } = await aReportable(db)
    const { token } = await report({ email: 'sixth@visitor.example' })
    await runJobs(db, pool)
    expect((await readOwnReport(db, token)).report.hasAddress).toBe(true)
    await forgetReporter(db, token)
    expect(await reportsOf(db, review)).toMatchObject([{ name: null, email: null, state: 'open' }])
    expect(await mailsTo(db, 'sixth@visitor.example')).toEqual([])
    await decide('reject')
    await runJobs(db, pool)
    expect(await mailsTo(db, 'sixth@visitor.example')).toEqual([])
    expect((await readOwnReport(db, token)).report).toMatchObject({ state: 'rejected', hasAddress: false })
    await expect(forgetReporter(db, 'no token')).rejects.toMatchObject({ status: 410 })
  })

  test('is forgotten half a year after the decision, with their words; the counts stay', async ({ db }) => {
    const { business, review, report, decide } = await aReportable(db)
    await report()
    await decide('reject')
    await report()
    moveClock(days(187))
    await forgetReporters(db)
    moveClock(-days(187))
    expect(await reportsOf(db, review)).toMatchObject([
      { name: null, email: null, explanation: null, state: 'rejected' },
      { name: 'Vera Visitor', email: expect.any(String), explanation: expect.any(String), state: 'open' },
    ])
    expect((await readPublicRecord(db, business.id)).reports.count).toBe(2)
  })
})
