import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { operatorActions } from '#app/features/accounts/account.table.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { sendDueMail } from '#app/features/invitations/send-invitations.server.ts'
import { type JobName, mailJobs } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, listStuckJobs } from '#app/platform/queue.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, aReview, aUser, findInvitation } from '#tests/factories.ts'
import { aMailServer, keepMail } from '#tests/mail-server.ts'
import { listOperatorActions } from './operator-actions.server.ts'
import { listUndelivered, retryAllAsOperator, retryAsOperator, retryUndelivered } from './retries.server.ts'
import { countOperatorWork } from './service-state.server.ts'

/** Lets jobs look as the queue leaves them when a mail server said no. */
async function fail(pool: pg.Pool, name: JobName, id: string, state: 'failed' | 'retry' = 'failed') {
  const { rows } = await pool.query<{ id: string }>(
    `update pgboss.job set state = $3::pgboss.job_state, retry_count = 3, start_after = now() + interval '1 hour',
      completed_on = case when $3 = 'failed' then now() end,
      output = '{"message": "451 come back later", "mailTo": "l…@mail.example"}'
      where name = $1 and data::text like '%' || $2 || '%' returning id`,
    [name, id, state],
  )
  return rows[0]!.id
}

const stateOf = async (pool: pg.Pool, id: string) =>
  (await pool.query(`select state, start_after <= now() as due from pgboss.job where id = $1`, [id])).rows[0]

test('a mail that failed, or waits, says to whom, why and since when', async ({ db, pool }) => {
  const review = await aReview(db, { state: 'pending' })
  const id = await fail(pool, 'review-form.send-confirmation', review.id, 'retry')
  const stuck = await listStuckJobs(db, mailJobs)
  expect(stuck).toMatchObject([
    { id, state: 'retry', mailTo: 'l…@mail.example', message: '451 come back later', tries: 4 },
  ])
  expect(stuck[0]!.nextAt).not.toBeNull()
  const operator = await aUser(db, { isOperator: true })
  await retryAsOperator(db, { operatorId: operator.id, jobId: id })
  expect(await stateOf(pool, id)).toEqual({ state: 'retry', due: true })
  const told = await db.select().from(activities).where(eq(activities.businessId, review.businessId))
  expect(told.map(({ message }) => message)).toContain(
    'The operator had a failed mail sent again: Confirmation of an author’s address',
  )
  await pool.query(`delete from pgboss.job where id = $1`, [id])
  await expect(retryAsOperator(db, { operatorId: operator.id, jobId: id })).rejects.toMatchObject({
    status: 404,
  })
})

test('all of one kind go back at once, as the activities and the record say', async ({ db, pool }) => {
  const operator = await aUser(db, { isOperator: true })
  const first = await aBusiness(db)
  const reviews = [
    await aReview(db, { business: first, state: 'pending' }),
    await aReview(db, { business: first, state: 'pending' }),
    await aReview(db, { state: 'pending' }),
  ]
  const ids = await Promise.all(reviews.map(({ id }) => fail(pool, 'review-form.send-confirmation', id)))
  await enqueue(db, 'accounts.send-password-reset', { userId: operator.id })
  const reset = await fail(pool, 'accounts.send-password-reset', operator.id)
  expect((await countOperatorWork(db)).mail).toBe(4)

  const retried = await retryAllAsOperator(db, {
    operatorId: operator.id,
    name: 'review-form.send-confirmation',
  })
  expect(retried).toBe(3)
  for (const id of ids) expect(await stateOf(pool, id)).toEqual({ state: 'retry', due: true })
  const inLog = await db
    .select({ message: activities.message })
    .from(activities)
    .where(and(eq(activities.businessId, first.id), eq(activities.type, 'jobs_retried')))
  expect(inLog).toEqual([
    { message: 'The operator had 2 failed mails sent again: Confirmation of an author’s address' },
  ])
  await retryAsOperator(db, { operatorId: operator.id, jobId: reset })
  expect(await db.select().from(operatorActions)).toMatchObject([
    {
      operatorId: operator.id,
      message: 'The operator had a failed mail sent again: Link for a forgotten password',
    },
  ])
  const record = await listOperatorActions(db)
  expect(record.slice(0, 3)).toMatchObject([
    { operator: operator.email, business: null },
    { operator: null, business: { name: 'Corner & Crumb' } },
    { operator: null, business: { name: 'Corner & Crumb' } },
  ])
  await pool.query(`delete from pgboss.job where id = any($1::uuid[])`, [[...ids, reset]])
})

async function anUndelivered(db: Database, code: number, text: string) {
  const server = await aMailServer({ atRecipient: () => ({ code, text }) })
  server.use()
  const invitation = await anInvitation(db)
  const of = { businessId: invitation.businessId, invitationId: invitation.id }
  await sendDueMail(db, of)
  await server.close()
  keepMail()
  return { invitation, of }
}

test('an invitation refused for our sake is sent again, to a dead address never', async ({ db }) => {
  const blocked = await anUndelivered(db, 550, '5.7.1 You are on a block list')
  const dead = await anUndelivered(db, 550, '5.1.1 No such person')
  const listed = await listUndelivered(db)
  expect(listed).toMatchObject([
    { invitationId: blocked.invitation.id, failure: expect.stringContaining('block list') },
  ])
  expect(listed[0]!.mailTo).toMatch(/^l…@mail\.example$/)
  expect((await countOperatorWork(db)).mail).toBe(1)
  await retryUndelivered(db, blocked.of)
  expect(await findInvitation(db, blocked.of)).toMatchObject({
    state: 'queued',
    failure: null,
    endedAt: null,
  })
  await expect(retryUndelivered(db, blocked.of)).rejects.toMatchObject({ status: 409 })
  await expect(retryUndelivered(db, dead.of)).rejects.toMatchObject({ status: 409 })
  await expect(retryUndelivered(db, { ...dead.of, businessId: uuidv7() })).rejects.toMatchObject({
    status: 404,
  })
  await sendDueMail(db, blocked.of)
  expect(await findInvitation(db, blocked.of)).toMatchObject({ state: 'sent', mailsSent: 1 })
})
