import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import { logLeaves } from '#app/features/receipts/log.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { answerReview } from './replying.server.ts'
import { newAnswer } from './review.schema.ts'
import { answers } from './review.table.ts'

const wording = (text: string) => newAnswer.parse({ text })

async function anAnswerable(db: Database) {
  const owner = await aUser(db)
  const business = await aBusiness(db, { ownerId: owner.id })
  const review = await aReview(db, { business })
  const answer = (text: string, given: { reviewId?: string } = {}) =>
    answerReview(db, { business, reviewId: review.id, userId: owner.id, answer: wording(text), ...given })
  return { business, review, answer }
}

const leavesOf = (db: Database, businessId: string) =>
  db.$count(logLeaves, and(eq(logLeaves.businessId, businessId), eq(logLeaves.kind, 'answered')))

test('a review has one answer; an edit replaces it, and each wording is in the log', async ({ db, pool }) => {
  const { business, answer } = await anAnswerable(db)
  await pool.query('delete from pgboss.job')
  expect(await answer('Thank you.')).toBe('answered')
  expect(await answer('Thank you!')).toBe('edited')
  expect(await answer('Thank you!')).toBe('unchanged')

  const rows = await db.select().from(answers).where(eq(answers.businessId, business.id))
  expect(rows.map(({ text }) => text)).toEqual(['Thank you!'])
  expect(rows[0]!.updatedAt.getTime()).toBeGreaterThan(rows[0]!.createdAt.getTime())
  expect(await leavesOf(db, business.id)).toBe(2)
  const told = await db
    .select()
    .from(activities)
    .where(and(eq(activities.businessId, business.id), eq(activities.type, 'review_answered')))
  expect(told).toHaveLength(2)
  const { rows: jobs } = await pool.query(
    `select data from pgboss.job where name = 'notifications.notify-author'`,
  )
  expect(jobs.map(({ data }) => data.news)).toEqual(['answered'])
})

test('two answers at once leave one, with a leaf for each wording', async ({ db }) => {
  const { business, answer } = await anAnswerable(db)
  const outcomes = await Promise.all([answer('From one desk.'), answer('From the other.')])
  expect(outcomes.sort()).toEqual(['answered', 'edited'])
  expect(await db.$count(answers, eq(answers.businessId, business.id))).toBe(1)
  expect(await leavesOf(db, business.id)).toBe(2)
})

test('a review of another business, one that is not there and one that is not confirmed cannot be answered', async ({
  db,
}) => {
  const { answer, business } = await anAnswerable(db)
  const foreign = await aReview(db)
  const pending = await aReview(db, { business, state: 'pending' })
  for (const reviewId of [foreign.id, uuidv7(), pending.id, 'no id at all', '']) {
    await expect(answer('Thank you.', { reviewId })).rejects.toMatchObject({ status: 404 })
  }
  expect(await db.$count(answers, eq(answers.reviewId, foreign.id))).toBe(0)
})
