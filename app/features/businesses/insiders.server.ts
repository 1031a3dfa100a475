import { domainToASCII } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { isPublicMailDomain } from '#app/platform/mail-address.ts'

/**
 * How a person is known to work for or with a business: by the address of its owner, of a member or of an operator, by their
 * session, or by the mail domain of the business. Anybody can type a domain: one that the business has not proven is a
 * mere hint.
 */
export type InsiderSign = 'address' | 'session' | 'domain' | 'unproven_domain'

export type Person = {
  businessId: string
  email: string | null
  /** Of the session, if the person is signed in. */
  userId?: string | null
}

/** Null: nothing says that this person is an insider. Addresses are compared by the mailbox that they reach. */
export async function findInsider(
  db: Database,
  { businessId, email, userId }: Person,
): Promise<InsiderSign | null> {
  const { rows } = await db.execute<{
    domain: string
    isProven: boolean
    hasAddress: boolean
    hasSession: boolean
  }>(sql`
    with insiders as (
      select owner_id as id from businesses where id = ${businessId}
      union select user_id from members where business_id = ${businessId}
      union select id from users where is_operator)
    select b.domain, b.domain_proven_at is not null as "isProven",
      exists (select from insiders join users u using (id)
        where mailbox_of(u.email) = mailbox_of(${email})
          or exists (select from email_changes c where c.user_id = u.id and c.confirmed_at is not null
            and mailbox_of(c.old_email) = mailbox_of(${email}))) as "hasAddress",
      exists (select from insiders where id = ${userId ?? null}::uuid) as "hasSession"
    from businesses b where b.id = ${businessId}`)
  const [found] = rows
  if (!found) return null
  if (found.hasSession) return 'session'
  if (found.hasAddress) return 'address'
  if (!email || !isOfDomain(email, found.domain)) return null
  return found.isProven ? 'domain' : 'unproven_domain'
}

/**
 * Which of these addresses the business must not invite: its owner's and members' own, and those of its proven domain. Operators'
 * addresses are compared only when their review comes in, because a list must not tell an owner who operates the
 * service.
 */
export async function listInsiders(db: Database, businessId: string, emails: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{
    email: string
    domain: string
    isProven: boolean
    isMember: boolean
  }>(sql`
    select given.email, b.domain, b.domain_proven_at is not null as "isProven",
      exists (select from users u where mailbox_of(u.email) = mailbox_of(given.email) and (u.id = b.owner_id
        or u.id in (select user_id from members m where m.business_id = b.id))) as "isMember"
    from businesses b
    cross join json_array_elements_text(${JSON.stringify(emails)}::json) as given (email)
    where b.id = ${businessId}`)
  const insiders = rows.filter(
    ({ email, domain, isProven, isMember }) => isMember || (isProven && isOfDomain(email, domain)),
  )
  return new Set(insiders.map(({ email }) => email))
}

/** Whether a mailbox is on this domain or a subdomain. Never for a public provider: an owner may type gmail.com. */
function isOfDomain(email: string, domain: string) {
  if (isPublicMailDomain(domain)) return false
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
  return host === domain || host.endsWith(`.${domain}`)
}
