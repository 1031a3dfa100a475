import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'

type Erased = { businessId: string; email: string | null; invitationId: string | null }

/**
 * Takes from orders what leads to a person, before the invitations forget whose they were. What stays is a hash, so that
 * the order invites nobody again.
 */
export async function eraseOrders(tx: Database, { businessId, email, invitationId }: Erased) {
  const theirs = sql`(select o.key_hash from orders o join invitations i on i.business_id = o.business_id
      and i.id = o.invitation_id
    where o.business_id = ${businessId} and (i.email = ${email} or i.id = ${invitationId}))`
  await tx.execute(sql`delete from order_events where business_id = ${businessId}
    and (key_hash in ${theirs} or lower(received ->> 'email') = ${email})`)
  await tx.execute(
    sql`update orders set provider_id = null where business_id = ${businessId} and key_hash in ${theirs}`,
  )
}
