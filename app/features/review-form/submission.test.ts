import { eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { restoreReview, withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { receipts } from '#app/features/log/log.table.ts'
import { listActs } from '#app/features/log/read-acts.server.ts'
import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { checkAuthorsFile } from '#app/features/log-format/authors-file.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { days, moveClock, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aConfirmationLink, aDeskLink, aReview, words } from '#tests/factories.ts'
import { countActs, isCommittedTo, namesOfActs } from '#tests/logged-acts.ts'
import { confirmReview, eraseUnconfirmed } from './confirmation.server.ts'
import { issueTicket } from './defences.server.ts'
import { submitForm, submitReview } from './submission.server.ts'

const open = (businessId: string) => ({ kind: 'open' as const, businessId })

describe('submitting', () => {
  test('a review waits for its author, with a log entry and a verified receipt', async ({ db, business }) => {
    const review = words({ rating: 2 })
    const submitted = await submitReview(db, { channel: open(business.id), submissionKey: uuidv7(), review })

    const [row] = await db.select().from(reviews).where(eq(reviews.id, submitted.reviewId))
    expect(row).toMatchObject({ state: 'pending', provenance: null, rating: 2, consentScopes: ['show'] })
    const [act] = await listActs(db, submitted)
    const { text, title, authorName: author, rating } = review
    const said = { rating: String(rating), title: title ?? '', text, author }
    const fields = { ...Object.fromEntries(act!.fields), ...said }
    expect(isCommittedTo(act!, fields)).toBe(true)
    expect(isCommittedTo(act!, { ...fields, rating: '3' })).toBe(false)
    const file = JSON.stringify(await makeReceipts(db, submitted))
    const { acts } = await checkAuthorsFile(file, verifyEd25519, new Date())
    expect(acts).toMatchObject([
      { entry: { act: 'submitted', standing: 'waiting' }, fields: said, place: null },
    ])
  })

  test('a second tap on the button finds the review of the first', async ({ db }) => {
    const { id: businessId } = await aBusiness(db)
    const submission = { channel: open(businessId), submissionKey: uuidv7(), review: words() }
    const both = await Promise.all([submitReview(db, submission), submitReview(db, submission)])
    expect(both[0]).toEqual(both[1])
    expect(await submitReview(db, submission)).toEqual(both[0])
    expect(await db.select().from(reviews).where(eq(reviews.businessId, businessId))).toHaveLength(1)
    expect(await namesOfActs(db, businessId)).toEqual(['submitted'])
  })

  test('another text under the same submission is refused and leaves nothing behind', async ({ db }) => {
    const { id: businessId } = await aBusiness(db)
    const submissionKey = uuidv7()
    await submitReview(db, { channel: open(businessId), submissionKey, review: words() })
    const other = submitReview(db, { channel: open(businessId), submissionKey, review: words() })
    await expect(other).rejects.toMatchObject({ status: 409 })
    expect(await db.select().from(receipts).where(eq(receipts.businessId, businessId))).toHaveLength(1)
  })

  test('an unknown or closed business accepts no review', async ({ db }) => {
    const unknown = submitReview(db, { channel: open(uuidv7()), submissionKey: uuidv7(), review: words() })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
    const malformed = submitReview(db, { channel: open("1'"), submissionKey: uuidv7(), review: words() })
    await expect(malformed).rejects.toMatchObject({ status: 404 })
    const closed = await aBusiness(db, { isActive: false })
    const late = submitReview(db, { channel: open(closed.id), submissionKey: uuidv7(), review: words() })
    await expect(late).rejects.toMatchObject({ status: 410 })
  })
})

test('tries that a full disk refuses do not use up what a visitor may send', async ({ db }) => {
  const { id: businessId } = await aBusiness(db)
  const channel = open(businessId)
  const values = {
    rating: '4',
    title: '',
    text: 'The rye was still warm.',
    authorName: 'Ada',
    consentShow: 'on',
    authorEmail: 'ada@full-disk.example',
    ticket: issueTicket(channel),
  }
  const send = (to: Database) => submitForm(to, { channel, values, language: 'en', address: '192.0.2.77' })
  const noSpace = Object.assign(new Error('could not extend file'), { code: '53100' })
  const full: Database = Object.assign(Object.create(db), { transaction: () => Promise.reject(noSpace) })
  moveClock(seconds(4))
  for (let tried = 0; tried < 8; tried++) await expect(send(full)).rejects.toBe(noSpace)
  const { submitted } = await send(db)
  expect(submitted).toMatchObject({ businessId })
  moveClock(-seconds(4))
})

test('simultaneous reviews are each saved once, whatever arrives beside them', async ({ db, pool }) => {
  const [one, other] = [await aBusiness(db), await aBusiness(db)]
  const of = (id: string) => ({ channel: open(id), submissionKey: uuidv7(), review: words() })
  const good = Array.from({ length: 30 }, (_, index) => of(index % 2 ? one.id : other.id))
  const sent = [...good, ...good, of(uuidv7())].map((each) => submitReview(db, each))
  const outcomes = await Promise.allSettled(sent)
  const ids = outcomes.map((each) => (each.status === 'fulfilled' ? each.value.reviewId : each.reason.status))
  expect(ids.slice(30)).toEqual([...ids.slice(0, 30), 404])
  const both = [one.id, other.id]
  const saved = await db.select().from(reviews).where(inArray(reviews.businessId, both))
  expect(saved.map(({ id }) => id).sort()).toEqual(ids.slice(0, 30).sort())
  expect(await db.$count(receipts, inArray(receipts.businessId, both))).toBe(30)
  const { rows } = await pool.query(
    `select data->>'reviewId' as id from pgboss.job where name = 'review-form.send-confirmation'
     and data->>'businessId' = any($1)`,
    [both],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.slice(0, 30).sort())
})

describe('confirming', () => {
  test('publishes and counts a review that passes the checks, whatever its rating', async ({ db }) => {
    const business = await aBusiness(db)
    for (const rating of [1, 3, 5]) {
      expect(await aReview(db, { business, rating })).toMatchObject({
        state: 'published',
        provenance: 'confirmed',
      })
    }
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted).toMatchObject({ reviewCount: 3, reviewScore: 3, verifiedReviews: 0 })
  })

  test('counts each review once when the link is used many times at the same moment', async ({ db }) => {
    const business = await aBusiness(db)
    const pending = await Promise.all(
      Array.from({ length: 8 }, () => aReview(db, { business, state: 'pending', rating: 4 })),
    )
    const links = await Promise.all(
      pending.map(({ id }) => aConfirmationLink(db, { businessId: business.id, reviewId: id })),
    )
    await Promise.all([...links, ...links].map((link) => confirmReview(db, link)))
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted).toMatchObject({ reviewCount: 8, ratingTotal: 32, reviewScore: 4 })
    expect(await countActs(db, business.id, 'published')).toBe(8)
  })

  test('a link that is unknown, malformed or expired says so and changes nothing', async ({ db }) => {
    const review = await aReview(db, { state: 'pending' })
    const link = await aConfirmationLink(db, { businessId: review.businessId, reviewId: review.id })
    for (const wrong of [
      '',
      'x',
      link.slice(0, -2),
      `${link}AA`,
      link.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
    ]) {
      await expect(confirmReview(db, wrong)).rejects.toMatchObject({ status: 410 })
    }
    moveClock(days(31))
    await expect(confirmReview(db, link)).rejects.toMatchObject({ status: 410 })
    moveClock(-days(31))
    await confirmReview(db, link)
  })

  test('an unconfirmed review is erased after 30 days, and its log entries stay', async ({ db }) => {
    const business = await aBusiness(db)
    const forgotten = await aReview(db, { business, state: 'pending' })
    moveClock(days(29))
    const recent = await aReview(db, { business, state: 'pending' })
    moveClock(days(2))
    await eraseUnconfirmed(db)
    moveClock(-days(31))
    const left = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.businessId, business.id))
    expect(left).toEqual([{ id: recent.id }])
    expect((await namesOfActs(db, business.id)).sort()).toEqual(['erased', 'submitted', 'submitted'])
    expect(await db.select().from(receipts).where(eq(receipts.reviewId, forgotten.id))).toEqual([])
  })
})

describe('withdrawing', () => {
  const deskLink = (db: Database, { businessId, id }: Review) => aDeskLink(db, { businessId, id })

  test('takes a review out of the counters once, and the author can restore it', async ({ db, business }) => {
    await aReview(db, { business, rating: 5 })
    const review = await aReview(db, { business, rating: 1 })
    const link = await deskLink(db, review)
    const counted = async () => (await db.select().from(businesses).where(eq(businesses.id, business.id)))[0]

    const both = await Promise.allSettled([withdrawReview(db, link), withdrawReview(db, link)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await counted()).toMatchObject({ reviewCount: 1, reviewScore: 5 })
    await restoreReview(db, link)
    expect(await counted()).toMatchObject({ reviewCount: 2, reviewScore: 3 })
  })

  test('needs the link to the author’s desk, not the one for confirming', async ({ db, review }) => {
    const other = await aConfirmationLink(db, { businessId: review.businessId, reviewId: review.id })
    await expect(withdrawReview(db, other)).rejects.toMatchObject({ status: 410 })
  })
})
