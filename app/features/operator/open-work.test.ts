import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import {
  businessClosing,
  listOperatedBusinesses,
  setBusinessActive,
} from '#app/features/businesses/set-business-active.server.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { remindOperator } from '#app/features/notifications/notify-operators.job.ts'
import { newChallenge } from '#app/features/reviews/review.schema.ts'
import { mailJobs } from '#app/jobs.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import { countFailedJobs, listFailedJobs, retryFailedJob } from '#app/platform/queue.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { mailsTo } from '#tests/jobs.ts'
import { countOperatorWork } from './service-state.server.ts'

test('a job that failed for good is listed, and goes back into the queue once', async ({ db, pool }) => {
  const { reviewId } = await aReview(db, { state: 'pending' }).then(({ id }) => ({ reviewId: id }))
  const { rows } = await pool.query(
    `update pgboss.job set state = 'failed', output = '{"message": "The mail server said no"}', retry_count = 8,
      completed_on = now() where name = 'review-form.send-confirmation' and data ->> 'reviewId' = $1 returning id`,
    [reviewId],
  )
  const [{ id }] = rows
  const failed = await listFailedJobs(db, mailJobs)
  expect(failed).toMatchObject([
    { id, name: 'review-form.send-confirmation', tries: 9, message: 'The mail server said no' },
  ])
  expect(await countOperatorWork(db)).toMatchObject({ mail: 1, jobs: 0 })
  await retryFailedJob(db, id)
  expect(await countOperatorWork(db)).toMatchObject({ mail: 1 })
  await pool.query(`update pgboss.job set state = 'completed' where id = $1`, [id])
  expect(await countOperatorWork(db)).toMatchObject({ mail: 0 })
  expect(await countFailedJobs(db, mailJobs)).toBe(0)
  await expect(retryFailedJob(db, id)).rejects.toMatchObject({ status: 409 })
  await expect(retryFailedJob(db, uuidv7())).rejects.toMatchObject({ status: 404 })
  await expect(retryFailedJob(db, 'no id')).rejects.toMatchObject({ status: 404 })
})

test('the operator closes a business and opens it again; its own log says so, once each', async ({ db }) => {
  const business = await aBusiness(db, { name: 'Closing Time' })
  const set = (isActive: string) =>
    setBusinessActive(
      db,
      businessClosing.parse({ businessId: business.id, isActive, reason: 'It sells counterfeits.' }),
    )
  await set('false')
  await set('false')
  const [closed] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(closed!.isActive).toBe(false)
  await expect(aReview(db, { business })).rejects.toMatchObject({ status: 410 })
  await set('true')
  await aReview(db, { business })
  const told = await db
    .select({ type: activities.type })
    .from(activities)
    .where(and(eq(activities.businessId, business.id)))
    .orderBy(activities.id)
  expect(told.map(({ type }) => type)).toEqual(['business_closed', 'business_reopened', 'review_published'])
  const found = await listOperatedBusinesses(db, { words: 'closing t' })
  expect(found.map(({ id }) => id)).toEqual([business.id])
  expect(found[0]).not.toHaveProperty('reviewScore')
  expect(await listOperatedBusinesses(db, { words: '%' })).toEqual([])
})

test('the operator is reminded of a challenge a day before it is due, and after', async ({ db }) => {
  const operator = await aUser(db, { isOperator: true })
  const business = await aBusiness(db)
  const review = await aReview(db, { business })
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was here.' })
  await challengeReview(db, { business, reviewId: review.id, challenge })
  const subjectAfter = async (ms: number) => {
    moveClock(ms)
    await remindOperator(db)
    const { overdue } = await countOperatorWork(db)
    moveClock(-ms)
    return { subject: (await mailsTo(db, operator.email))[0]?.subject, overdue: overdue.challenges }
  }
  expect(await subjectAfter(days(5) - 1000)).toEqual({ subject: undefined, overdue: 0 })
  expect(await subjectAfter(days(5) + 1000)).toEqual({
    subject: '1 decision is due within a day',
    overdue: 0,
  })
  expect(await subjectAfter(days(6) + 1000)).toEqual({ subject: '1 decision is overdue', overdue: 1 })
})
