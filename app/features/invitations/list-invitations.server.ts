import { and, count, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { isResendable } from './change-invitation.server.ts'
import { type Invitation, invitationBatches, invitations } from './invitation.table.ts'
import { type InvitationState, invitationStates } from './invitation.vocabulary.ts'
import { isCancellable, isInvitation, type OfInvitation } from './invitation-row.server.ts'

const invitationFilter = z.object({
  state: z.enum(['all', ...invitationStates]).catch('all'),
  /** Part of the name, the email address or the order reference. */
  q: z.string().trim().min(1).max(100).optional().catch(undefined),
  batch: z.uuid().optional().catch(undefined),
  /** The last invitation of the page before. */
  after: z.uuid().optional().catch(undefined),
})
type InvitationFilter = z.output<typeof invitationFilter>

/** The filter in a URL's query. Values that make no sense are ignored. */
export const readInvitationFilter = (query: URLSearchParams): InvitationFilter =>
  invitationFilter.parse(
    Object.fromEntries([...query].map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')])),
  )

/** A page of a business's invitations, newest first. */
export async function listInvitations(
  db: Database,
  businessId: string,
  { state, q, batch, after }: InvitationFilter,
  limit = 10,
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

/** Throws 404 for another tenant's. */
export async function findListed(db: Database, of: OfInvitation): Promise<ListedInvitation> {
  const [found] = isUuid(of.invitationId) ? await db.select().from(invitations).where(isInvitation(of)) : []
  if (!found) throw notFound('invitation')
  return listed(found)
}

export const hasInvitation = async (db: Database, of: OfInvitation) =>
  (await db.$count(invitations, isInvitation(of))) > 0

/** An invitation as its business sees it. `invitedAt`, and `at`, when it last changed: ISO 8601. */
export type ListedInvitation = ReturnType<typeof listed>

function listed(invitation: Invitation) {
  const { id, state, name, email, orderReference, mailsSent, failure } = invitation
  const at = invitation.endedAt ?? invitation.clickedAt ?? invitation.lastMailAt ?? invitation.createdAt
  return {
    id,
    state,
    name,
    email,
    orderReference,
    mailsSent,
    failure,
    invitedAt: invitation.createdAt.toISOString(),
    at: at.toISOString(),
    mayResend: isResendable(invitation, now()),
    mayCancel: isCancellable(invitation),
  }
}

/** The funnel of one list, or of everybody invited in the last 90 days. */
export function countFunnel(db: Database, businessId: string, batch?: string) {
  const since = new Date(now().getTime() - days(periods.invitationDays)).toISOString()
  return countFunnelOf(db, businessId, batch ? sql`batch_id = ${batch}` : sql`created_at > ${since}`)
}

/** The funnel of people invited in this time; null: at any time. */
export const countFunnelIn = (db: Database, businessId: string, window: { from: Date; to: Date } | null) =>
  countFunnelOf(
    db,
    businessId,
    window
      ? sql`created_at >= ${window.from.toISOString()} and created_at < ${window.to.toISOString()}`
      : sql`true`,
  )

async function countFunnelOf(db: Database, businessId: string, isCounted: SQL) {
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
    where business_id = ${businessId} and ${isCounted}
    group by state`)
  const total = (of: 'count' | 'sent' | 'begun' | 'completed') => rows.reduce((sum, row) => sum + row[of], 0)
  return {
    invited: total('count'),
    sent: total('sent'),
    begun: total('begun'),
    completed: total('completed'),
    byState: Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<
      Record<InvitationState, number>
    >,
  }
}

export type Funnel = Awaited<ReturnType<typeof countFunnelOf>>

/** The terms and the language of the latest batch, to prefill the form: most businesses invite on the same terms each time. */
export async function findLastTerms(db: Database, businessId: string) {
  const { id, legalBasis, source, reminders, language, subject, text, incentive, createdAt } =
    invitationBatches
  const [last] = await db
    .select({ id, legalBasis, source, reminders, language, subject, text, incentive })
    .from(invitationBatches)
    .where(eq(invitationBatches.businessId, businessId))
    .orderBy(desc(createdAt))
    .limit(1)
  return last ?? null
}

export type LastTerms = Awaited<ReturnType<typeof findLastTerms>>

/** Lists that were queued, newest first. */
export async function listBatches(db: Database, businessId: string) {
  const invited = count(invitations.id)
  const rows = await db
    .select({
      id: invitationBatches.id,
      source: invitationBatches.source,
      queuedAt: invitationBatches.queuedAt,
      invited,
      completed: sql<number>`count(${invitations.completedAt})::int`,
    })
    .from(invitationBatches)
    .innerJoin(
      invitations,
      and(eq(invitations.businessId, businessId), eq(invitations.batchId, invitationBatches.id)),
    )
    .where(and(eq(invitationBatches.businessId, businessId), isNotNull(invitationBatches.queuedAt)))
    .groupBy(invitationBatches.businessId, invitationBatches.id)
    .having(sql`${invited} > 1`)
    .orderBy(desc(invitationBatches.queuedAt))
    .limit(10)
  return rows.map(({ queuedAt, ...row }) => ({ ...row, queuedAt: queuedAt!.toISOString() }))
}
