import { domainToASCII } from 'node:url'
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { emailChanges, users } from '#app/features/accounts/account.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isPublicMailDomain } from '#app/platform/mail-address.ts'
import { businesses } from './business.table.ts'
import { accountKeys, mailboxKeys, userKeys } from './earlier-businesses.server.ts'
import { formerMembers, members } from './member.table.ts'

/**
 * How a person is known to work for or with a business: by the address of its owner, of a member (also one of the last
 * months) or of an operator, by their session, or by the mail domain of the business. Anybody can type a domain: one that the business has not proven is a
 * mere hint.
 */
type InsiderSign = 'address' | 'session' | 'domain' | 'unproven_domain'

export type Person = {
  businessId: string
  email: string | null
  /** The user of the session, if the person is signed in. */
  userId?: string | null
}

/** Null: nothing says that this person is an insider. Addresses are compared by the mailbox that they reach. */
export async function findInsider(
  db: Database,
  { businessId, email, userId }: Person,
): Promise<InsiderSign | null> {
  const isOfBusiness = eq(businesses.id, businessId)
  const { ownerId, domain, domainProvenAt } = businesses
  const [business] = await db.select({ ownerId, domain, domainProvenAt }).from(businesses).where(isOfBusiness)
  if (!business) return null
  const workers = [business.ownerId, ...(await listColleagues(db, businessId))]
  const { rows } = await db.execute<{ hasAddress: boolean | null; hasSession: boolean | null }>(sql`
    select bool_or(u.id = ${userId ?? null}::uuid) as "hasSession",
      bool_or(mailbox_of(u.email) = mailbox_of(${email})
        or exists (select from email_changes c where c.user_id = u.id and c.confirmed_at is not null
          and mailbox_of(c.old_email) = mailbox_of(${email}))) as "hasAddress"
    from users u where u.is_operator or u.id = any (${sql.param(workers)}::uuid[])`)
  if (rows[0]?.hasSession) return 'session'
  if (rows[0]?.hasAddress) return 'address'
  const isFormer = await formerMembersOf(db, businessId)
  if (userId && isFormer(userKeys(userId))) return 'session'
  if (email && isFormer(mailboxKeys(email))) return 'address'
  if (!email || !isOfDomain(email, business.domain)) return null
  return business.domainProvenAt ? 'domain' : 'unproven_domain'
}

/**
 * Which of these addresses the business must not invite: its owner's, its members' and former members', and those of its proven domain. Operators'
 * addresses are compared only when their review comes in, because a list must not tell an owner who operates the
 * service.
 */
export async function listInsiders(db: Database, businessId: string, emails: string[]): Promise<Set<string>> {
  const colleagues = await listColleagues(db, businessId)
  const { rows } = await db.execute<{
    email: string
    domain: string
    isProven: boolean
    isMember: boolean
  }>(sql`
    select given.email, b.domain, b.domain_proven_at is not null as "isProven",
      exists (select from users u where mailbox_of(u.email) = mailbox_of(given.email)
        and (u.id = b.owner_id or u.id = any (${sql.param(colleagues)}::uuid[]))) as "isMember"
    from businesses b
    cross join json_array_elements_text(${JSON.stringify(emails)}::json) as given (email)
    where b.id = ${businessId}`)
  const isFormer = await formerMembersOf(db, businessId)
  const insiders = rows.filter(
    ({ email, domain, isProven, isMember }) =>
      isMember || (isProven && isOfDomain(email, domain)) || isFormer(mailboxKeys(email)),
  )
  return new Set(insiders.map(({ email }) => email))
}

async function listColleagues(db: Database, businessId: string) {
  const rows = await db.select({ id: members.userId }).from(members).where(eq(members.businessId, businessId))
  return rows.map(({ id }) => id)
}

const formerPeriod = days((365 / 12) * periods.formerMemberMonths)
const formerSince = () => new Date(now().getTime() - formerPeriod)

/** Tells whether one of some hashes is of a person who worked for the business in the last months. */
async function formerMembersOf(db: Database, businessId: string) {
  const rows = await db
    .select({ hash: formerMembers.accountHash })
    .from(formerMembers)
    .where(and(eq(formerMembers.businessId, businessId), gt(formerMembers.endedAt, formerSince())))
  const hashes = new Set(rows.map(({ hash }) => hash))
  return (given: string[]) => given.some((hash) => hashes.has(hash))
}

/** Called when somebody stops working for a business: otherwise an owner could dismiss a colleague who then reviews. */
export async function rememberInsider(tx: Database, businessId: string, userId: string) {
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  const earlier = await tx
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNotNull(emailChanges.confirmedAt)))
  const hashes = new Set([...accountKeys(account!), ...earlier.flatMap(({ email }) => mailboxKeys(email))])
  const endedAt = now()
  await tx
    .insert(formerMembers)
    .values([...hashes].map((accountHash) => ({ businessId, accountHash, endedAt })))
    .onConflictDoUpdate({ target: [formerMembers.businessId, formerMembers.accountHash], set: { endedAt } })
}

export async function forgetFormerMembers(db: Database) {
  await db.delete(formerMembers).where(lte(formerMembers.endedAt, formerSince()))
}

/** Whether a mailbox is on this domain or a subdomain. Never for a public provider: an owner may type gmail.com. */
function isOfDomain(email: string, domain: string) {
  if (isPublicMailDomain(domain)) return false
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
  return host === domain || host.endsWith(`.${domain}`)
}
