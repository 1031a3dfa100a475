import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitations } from './invitation.table.ts'
import { lifetimeDays } from './invitation.vocabulary.ts'
import { openStates } from './invitation-row.server.ts'
import type { MailEvent } from './mail-events.ts'
import { suppress } from './suppressing.server.ts'

/**
 * Writes down what a provider tells of a mail. A dead address is dead for every business that mailed it; a
 * complaint is about the business whose mail it was, or, where the provider dropped our Message-ID, about
 * each that mailed the address lately. The same news twice changes nothing.
 */
export async function takeMailNews(db: Database, events: MailEvent[]) {
  for (const event of events) await db.transaction((tx) => takeOne(tx, event))
}

async function takeOne(tx: Database, { kind, email, invitationId, said }: MailEvent) {
  const at = now()
  const mailed = await tx
    .select({ businessId: invitations.businessId, id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNotNull(invitations.sentAt),
        gt(invitations.createdAt, new Date(at.getTime() - days(lifetimeDays))),
      ),
    )
    .orderBy(invitations.businessId, invitations.id)
    .for('update')
  const named = mailed.filter(({ id }) => id === invitationId)
  const meant = kind === 'bounced' || named.length === 0 ? mailed : named
  const state = kind === 'bounced' ? 'undelivered' : 'unsubscribed'
  for (const businessId of new Set(meant.map((each) => each.businessId))) {
    await suppress(tx, { businessId, email, reason: kind })
    await tx
      .update(invitations)
      .set({ state, endedAt: at, updatedAt: at, failure: said || null })
      .where(
        and(
          eq(invitations.businessId, businessId),
          eq(invitations.email, email),
          inArray(invitations.state, [...openStates]),
        ),
      )
  }
}
