import type { ReactElement } from 'react'
import type { Database } from '#app/platform/database.server.ts'
import { deliverMail, isMailKept, type Mail, renderMail } from '#app/platform/mail.server.ts'
import { countAgainstAll, type Limit, uncount } from '#app/platform/rate-limit.server.ts'
import { TooManyRequests } from '#app/platform/refusal.ts'
import { countUrgentMail } from './mail-lanes.server.ts'

export type Letter = Omit<Mail, 'html' | 'text'> & { body: ReactElement }

/** Sends a mail that somebody is waiting for: at once, before all queued mail. For jobs only. */
export async function sendMail(db: Database, mail: Mail | Letter) {
  if (!isMailKept()) await countUrgentMail(db, mail.to)
  await deliverMail(db, await written(mail))
}

async function written(mail: Mail | Letter): Promise<Mail> {
  if (!('body' in mail)) return mail
  const { body, ...rest } = mail
  return { ...rest, ...(await renderMail(body)) }
}

/**
 * The same for a mail that a stranger can aim at any mailbox: each limit counts by the mailbox. Over them no mail goes out,
 * and the caller is not told, because that would show what others had sent there.
 */
export async function sendWithin(db: Database, limits: Limit[], mail: Letter) {
  try {
    await countAgainstAll(limits, mail.to)
  } catch (error) {
    if (error instanceof TooManyRequests) return
    throw error
  }
  try {
    await sendMail(db, mail)
  } catch (error) {
    // A mail that did not go out does not count.
    for (const limit of limits) await uncount(limit, mail.to)
    throw error
  }
}
