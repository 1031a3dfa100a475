import { sql } from 'drizzle-orm'
import type { InvitationState, LegalBasis } from '#app/features/invitations/invitation.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PublicRecord } from './public-record.ts'

type Row = { basis: LegalBasis; state: InvitationState; wasSent: boolean; count: number }

export async function countInvitations(
  db: Database,
  businessId: string,
): Promise<PublicRecord['invitations']> {
  const { rows } = await db.execute<Row>(sql`
    select b.legal_basis as basis, i.state, i.sent_at is not null as "wasSent", count(*)::int as count
    from invitations i join invitation_batches b on b.business_id = i.business_id and b.id = i.batch_id
    where i.business_id = ${businessId} group by 1, 2, 3`)
  const keys = await db.execute(
    sql`select 1 from order_keys where business_id = ${businessId} and expires_at is null`,
  )
  const sum = (is: (row: Row) => boolean) => rows.filter(is).reduce((total, { count }) => total + count, 0)
  return {
    sent: sum(({ wasSent }) => wasSent),
    reviewed: sum(({ state }) => state === 'completed'),
    declined: sum(({ state }) => state === 'declined'),
    unsubscribed: sum(({ state }) => state === 'unsubscribed'),
    undelivered: sum(({ state }) => state === 'undelivered'),
    byBasis: {
      consent: sum(({ basis, wasSent }) => wasSent && basis === 'consent'),
      existing_customer: sum(({ basis, wasSent }) => wasSent && basis === 'existing_customer'),
    },
    hasOrderLinks: keys.rows.length > 0,
  }
}
