import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isResendable } from './changing.server.ts'
import { type Invitation, invitations } from './invitation.table.ts'
import { type InvitationState, lifetimeDays } from './invitation.vocabulary.ts'
import type { InvitationFilter } from './invitation-filter.ts'
import { isOpen } from './invitation-row.server.ts'

/** An invitation as its business sees it. */
export type ListedInvitation = {
  id: string
  state: InvitationState
  name: string | null
  email: string | null
  orderReference: string | null
  mailsSent: number
  /** Of the last thing that happened to it. ISO 8601. */
  at: string
  failure: string | null
  mayResend: boolean
  mayCancel: boolean
}

/** A page of a business's invitations, the newest first. */
export async function listInvitations(
  db: Database,
  businessId: string,
  { state, q, batch, after }: InvitationFilter,
  limit = 30,
): Promise<{ rows: ListedInvitation[]; next: string | null }> {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.businessId, businessId),
        state === 'all' ? undefined : eq(invitations.state, state),
        batch ? eq(invitations.batchId, batch) : undefined,
        pattern
          ? or(
              ilike(invitations.name, pattern),
              ilike(invitations.email, pattern),
              ilike(invitations.orderReference, pattern),
            )
          : undefined,
        after
          ? sql`(${invitations.createdAt}, ${invitations.id}) < (select created_at, id from invitations
            where business_id = ${businessId} and id = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return { rows: page.map(listed), next: found.length > limit ? page.at(-1)!.id : null }
}

function listed(invitation: Invitation): ListedInvitation {
  const { id, state, name, email, orderReference, mailsSent, failure } = invitation
  const at = invitation.endedAt ?? invitation.clickedAt ?? invitation.lastMailAt ?? invitation.createdAt
  return {
    id,
    state,
    name,
    email,
    orderReference,
    mailsSent,
    at: at.toISOString(),
    failure,
    mayResend: isResendable(invitation, now()),
    mayCancel: isOpen(invitation),
  }
}

export type Funnel = {
  invited: number
  sent: number
  begun: number
  completed: number
  byState: Partial<Record<InvitationState, number>>
}

/** What became of those invited within the last 90 days, or of one list. */
export async function countFunnel(db: Database, businessId: string, batch?: string): Promise<Funnel> {
  const since = new Date(now().getTime() - days(lifetimeDays)).toISOString()
  const { rows } = await db.execute<{
    state: InvitationState
    count: number
    sent: number
    begun: number
    completed: number
  }>(sql`
    select state, count(*)::int as count, count(sent_at)::int as sent, count(clicked_at)::int as begun,
      count(completed_at)::int as completed
    from invitations
    where business_id = ${businessId}
      and ${batch ? sql`batch_id = ${batch}` : sql`created_at > ${since}`}
    group by state`)
  const total = (of: 'count' | 'sent' | 'begun' | 'completed') => rows.reduce((sum, row) => sum + row[of], 0)
  return {
    invited: total('count'),
    sent: total('sent'),
    begun: total('begun'),
    completed: total('completed'),
    byState: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
