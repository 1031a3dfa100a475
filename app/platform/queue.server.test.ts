import { sql } from 'drizzle-orm'
import { jobNames } from '#app/jobs.ts'
import { expect, test } from '#tests/database.ts'
import { now, seconds } from './clock.ts'
import { enqueue, openQueue, startWorking } from './queue.server.ts'

test('a job for later, and one whose notification nobody heard, are found by one question for all queues', async ({
  db,
  url,
}) => {
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
      sql`insert into pgboss.job (name, data, policy) values ('tags.forget-deleted', '{}', 'standard')`,
    )
    await expect.poll(() => [...done].sort(), { timeout: 20_000 }).toEqual(['for later', 'unheard'])
  } finally {
    await queue.close()
  }
})
