import { desc, eq } from 'drizzle-orm'
import type pg from 'pg'
import { vi } from 'vitest'
import { findNext, sendNextTo } from '#app/features/invitations/send-invitations.server.ts'
import type { JobName } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { handlers } from '#app/worker.server.ts'

/** Does what was asked for so far, in its order, and sends the invitations that wait, as the worker would. */
export async function runJobs(db: Database, pool: pg.Pool) {
  const { rows } = await pool.query<{ name: JobName; data: never }>(
    `with taken as (delete from pgboss.job where state = 'created' returning name, data, created_on)
     select name, data from taken order by created_on`,
  )
  for (const { name, data } of rows) await handlers[name](db, data)
  await sendWaiting(db)
  return rows.map(({ name }) => name)
}

/** Sends each invitation whose turn it is, until the lanes or the list have no more. */
export async function sendWaiting(db: Database) {
  // Held meanwhile: the lanes of a slow machine would be free again after each mail.
  const isHeld = vi.isFakeTimers()
  if (!isHeld) vi.useFakeTimers({ toFake: ['Date'] })
  for (let turn = await findNext(db); 'provider' in turn; turn = await findNext(db)) {
    await sendNextTo(db, turn.provider)
  }
  if (!isHeld) vi.useRealTimers()
}

/** The mails to an address that were kept, the newest first. */
export function mailsTo(db: Database, email: string) {
  return db.select().from(devMails).where(eq(devMails.recipient, email)).orderBy(desc(devMails.id))
}

/** The link of each mail about an account, the newest first. */
export async function linksSentTo(db: Database, email: string) {
  const mails = await mailsTo(db, email)
  return mails.flatMap(({ text }) => {
    const link = /https?:\S+\/business\/(?:login|verify-email)[^\s\])]*/.exec(text)
    return link ? [new URL(link[0])] : []
  })
}

/** The token in the newest mail to an address. */
export async function tokenSentTo(db: Database, email: string) {
  const [mail] = await mailsTo(db, email)
  return mail?.text.match(/token=([\w-]+(?:\.[\w-]+)?)/)?.[1] ?? ''
}
