import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { MailEvent } from '#app/features/mailing/bounce-webhooks.server.ts'
import { suppress } from '#app/features/mailing/suppression.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { invitations } from './invitation.table.ts'
import { invitationOfMessageId, openStates, recordEnded } from './invitation-row.server.ts'

/**
 * Ends the invitations that a mail provider's events are about. A bounced address is dead for every business that
 * mailed it; a complaint concerns the business whose mail it was, or, where the provider dropped our Message-ID, every
 * business that mailed the address lately. A repeated event changes nothing.
 */
export async function recordDeliveryEvents(db: Database, events: MailEvent[]) {
  for (const event of events) await db.transaction((tx) => recordOne(tx, event))
}

async function recordOne(tx: Database, { kind, email, messageId, said }: MailEvent) {
  const at = now()
  const mailed = await tx
    .select({ businessId: invitations.businessId, id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNotNull(invitations.sentAt),
        gt(invitations.createdAt, new Date(at.getTime() - days(periods.invitationDays))),
      ),
    )
    .orderBy(invitations.businessId)
  const invitationId = invitationOfMessageId(messageId)
  const named = mailed.filter(({ id }) => id === invitationId)
  const meant = kind === 'bounced' || named.length === 0 ? mailed : named
  const state = kind === 'bounced' ? 'undelivered' : 'unsubscribed'
  for (const businessId of new Set(meant.map((each) => each.businessId))) {
    await suppress(tx, { businessId, email, reason: kind })
    const ended = await tx
      .update(invitations)
      .set({ state, endedAt: at, updatedAt: at, failure: said || null })
      .where(
        and(
          eq(invitations.businessId, businessId),
          eq(invitations.email, email),
          inArray(invitations.state, [...openStates]),
        ),
      )
      .returning({ businessId: invitations.businessId, id: invitations.id })
    await recordEnded(tx, ended)
  }
}
