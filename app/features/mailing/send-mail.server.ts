import type { Database } from '#app/platform/database.server.ts'
import { deliverMail, isMailKept, type Mail } from '#app/platform/mail.server.ts'
import { countAgainstAll, type Limit, uncount } from '#app/platform/rate-limit.server.ts'
import { TooManyRequests } from '#app/platform/refusal.ts'
import { countUrgentMail } from './mail-lanes.server.ts'

/** Sends a mail that somebody is waiting for: at once, before all queued mail. For jobs only. */
export async function sendMail(db: Database, mail: Mail) {
  if (!isMailKept()) await countUrgentMail(db, mail.to)
  await deliverMail(db, mail)
}

/**
 * The same for a mail that a stranger can aim at any mailbox: each limit counts by the mailbox. Over them no mail goes out,
 * and the caller is not told, because that would show what others had sent there.
 */
export async function sendWithin(db: Database, limits: Limit[], mail: Mail) {
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
