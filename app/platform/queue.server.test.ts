import { sql } from 'drizzle-orm'
import { jobNames } from '#app/jobs.ts'
import { expect, test } from '#tests/database.ts'
import { now, seconds } from './clock.ts'
import { enqueue, enqueueAll, openQueue } from './queue.server.ts'
import { isWorking, startWorking } from './worker-loop.server.ts'

test('a later job, or an unheard one, is found by one question for all', async ({ db, url }) => {
  const queue = await openQueue(url, jobNames, { isWorker: true })
  const done: string[] = []
  const handlers = {
    'contacts.maintain': async () => void done.push('for later'),
    'tags.forget-deleted': async () => void done.push('unheard'),
  }
  try {
    await startWorking(db, handlers, {}, 200)
    await enqueue(db, 'contacts.maintain', {}, { startAfter: new Date(now().getTime() + seconds(1)) })
    await db.execute(
      sql`insert into pgboss.job (name, data, policy) values ('tags.forget-deleted', null, 'standard')`,
    )
    await expect.poll(() => [...done].sort(), { timeout: 20_000 }).toEqual(['for later', 'unheard'])
  } finally {
    await queue.close()
  }
})

test('a stopped worker finishes its job and hands on the rest of its batch at once', async ({ db, url }) => {
  const queue = await openQueue(url, jobNames, { isWorker: true })
  const done: unknown[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const analyse = async (_db: unknown, payload: unknown) => {
    begin()
    await mayEnd
    done.push(payload)
  }
  await enqueueAll(
    db,
    'analyses.analyse-review',
    [1, 2, 3].map((n) => ({ businessId: `${n}`, reviewId: `${n}` })),
  )
  await startWorking(db, { 'analyses.analyse-review': analyse }, {}, 200)
  expect(isWorking()).toBe(true)
  await begun
  const stopping = queue.close()
  expect(isWorking()).toBe(false)
  end()
  await stopping
  const states = await db.execute(sql`
    select state, output ->> 'message' as message, count(*)::int as count from pgboss.job
    where name = 'analyses.analyse-review' group by 1, 2 order by 1`)
  expect(done).toHaveLength(1)
  expect(states.rows).toEqual([
    { state: 'retry', message: 'Handed on at a stop', count: 2 },
    { state: 'completed', message: null, count: 1 },
  ])
})

test('a killed worker’s job is free after a heartbeat, before it expires', async ({ db, url }) => {
  const queue = await openQueue(url, jobNames, { isWorker: true })
  const done: string[] = []
  try {
    await db.execute(sql`
      insert into pgboss.job (name, data, policy, state, started_on, heartbeat_on, heartbeat_seconds, expire_seconds, retry_limit)
      select 'tags.forget-deleted', '{}', 'standard', 'active', now() - interval '21 seconds', now() - interval '21 seconds',
        heartbeat_seconds, 300, 16 from pgboss.queue where name = 'tags.forget-deleted'`)
    await startWorking(db, { 'tags.forget-deleted': async () => void done.push('done') }, {}, 200)
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(['done'])
  } finally {
    await queue.close()
  }
})
