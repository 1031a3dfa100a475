import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { countActs, namesOfActs } from '#tests/logged-acts.ts'
import { readLastReply, replyToReview, withdrawReply } from './publish-reply.server.ts'
import { newReply } from './review.schema.ts'
import { replies } from './review.table.ts'

const wording = (text: string) => newReply.parse({ text })

async function aReviewToReplyTo(db: Database) {
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const review = await aReview(db, { business })
  const reply = (text: string, given: { reviewId?: string; replaces?: string } = {}) =>
    replyToReview(db, { business, reviewId: review.id, userId: owner.id, reply: wording(text), ...given })
  return { business, review, reply }
}

const entriesOf = (db: Database, businessId: string) => countActs(db, businessId, 'answered')

test('a review has one reply; an edit replaces it, and each wording is in the log', async ({ db, pool }) => {
  const { business, reply } = await aReviewToReplyTo(db)
  await pool.query('delete from pgboss.job')
  expect(await reply('Thank you.')).toBe('replied')
  expect(await reply('Thank you!')).toBe('edited')
  expect(await reply('Thank you!')).toBe('unchanged')

  const rows = await db.select().from(replies).where(eq(replies.businessId, business.id))
  expect(rows.map(({ text }) => text)).toEqual(['Thank you!'])
  expect(rows[0]!.updatedAt.getTime()).toBeGreaterThan(rows[0]!.createdAt.getTime())
  expect(await entriesOf(db, business.id)).toBe(2)
  const told = await db
    .select()
    .from(activities)
    .where(and(eq(activities.businessId, business.id), eq(activities.type, 'review_replied')))
  expect(told).toHaveLength(2)
  const { rows: jobs } = await pool.query(
    `select data from pgboss.job where name = 'notifications.notify-author'`,
  )
  expect(jobs.map(({ data }) => data.news)).toEqual(['replied'])
})

test('two replies at once leave one, with a log entry for each wording', async ({ db }) => {
  const { business, reply } = await aReviewToReplyTo(db)
  const outcomes = await Promise.all([reply('From one desk.'), reply('From the other.')])
  expect(outcomes.sort()).toEqual(['edited', 'replied'])
  expect(await db.$count(replies, eq(replies.businessId, business.id))).toBe(1)
  expect(await entriesOf(db, business.id)).toBe(2)
})

test('a reply that its writer did not see is not replaced', async ({ db }) => {
  const { business, reply } = await aReviewToReplyTo(db)
  expect(await reply('From one desk.', { replaces: '' })).toBe('replied')
  await expect(reply('From the other.', { replaces: '' })).rejects.toMatchObject({ status: 409 })
  const [seen] = await db.select().from(replies).where(eq(replies.businessId, business.id))
  expect(seen!.text).toBe('From one desk.')
  expect(await reply('From the other.', { replaces: seen!.updatedAt.toISOString() })).toBe('edited')
})

test('a foreign, missing or unconfirmed review cannot be replied to', async ({ db }) => {
  const { reply, business } = await aReviewToReplyTo(db)
  const foreign = await aReview(db)
  const pending = await aReview(db, { business, state: 'pending' })
  for (const reviewId of [foreign.id, uuidv7(), pending.id, 'no id at all', '']) {
    await expect(reply('Thank you.', { reviewId })).rejects.toMatchObject({ status: 404 })
  }
  expect(await db.$count(replies, eq(replies.reviewId, foreign.id))).toBe(0)
})

test('an owner edits a reply at most ten times a day', async ({ db }) => {
  const { reply } = await aReviewToReplyTo(db)
  for (let nth = 1; nth <= 10; nth += 1) await reply(`We are sorry, ${nth}.`)
  await expect(reply('We are sorry, 11.')).rejects.toMatchObject({ status: 429 })
})

test('a deleted reply stays in the log; its author is not told of another', async ({ db, pool }) => {
  const { business, review, reply } = await aReviewToReplyTo(db)
  const withdraw = () => withdrawReply(db, { business, reviewId: review.id })
  await expect(withdraw()).rejects.toMatchObject({ status: 409 })
  await reply('Thank you.')
  await pool.query('delete from pgboss.job')
  await withdraw()
  expect(await db.$count(replies, eq(replies.reviewId, review.id))).toBe(0)
  expect(await reply('Thank you again.')).toBe('replied')
  expect((await namesOfActs(db, business.id)).slice(-3)).toEqual(['answered', 'answer_removed', 'answered'])
  const { rows } = await pool.query(`select data from pgboss.job where name = 'notifications.notify-author'`)
  expect(rows).toEqual([])
})

test('another business deletes no reply, and deleting is one of ten changes a day', async ({ db }) => {
  const { business, review, reply } = await aReviewToReplyTo(db)
  await reply('Thank you.')
  const stranger = await aBusiness(db)
  await expect(withdrawReply(db, { business: stranger, reviewId: review.id })).rejects.toMatchObject({
    status: 404,
  })
  for (let nth = 1; nth <= 4; nth += 1) {
    await withdrawReply(db, { business, reviewId: review.id })
    await reply(`Thank you, ${nth}.`)
  }
  await withdrawReply(db, { business, reviewId: review.id })
  await expect(reply('Once more.')).rejects.toMatchObject({ status: 429 })
})

test('the last reply is that to another review of the same business', async ({ db }) => {
  const { business, review, reply } = await aReviewToReplyTo(db)
  const other = await aReview(db, { business })
  const lastBefore = (reviewId: string) => readLastReply(db, { businessId: business.id, reviewId })
  expect(await lastBefore(review.id)).toBeNull()
  await reply('To the other.', { reviewId: other.id })
  await reply('To this one.')
  expect(await lastBefore(review.id)).toBe('To the other.')
  expect(await lastBefore(other.id)).toBe('To this one.')
})
