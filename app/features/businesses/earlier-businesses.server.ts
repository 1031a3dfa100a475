import { createHmac } from 'node:crypto'
import { and, arrayOverlaps, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { skeletonOf } from '#app/languages/claimed-checks.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { mailboxOf } from '#app/platform/mail-address.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { type Business, businesses } from './business.table.ts'
import {
  closedRecords,
  type EarlierSign,
  earlierBusinesses,
  type FrozenRecord,
} from './closed-record.table.ts'
import { isSharedByPath, readableDomain } from './domain-name.server.ts'

export const recordPeriod = days(365 * periods.recordYears)

const isKept = () => gt(closedRecords.closedAt, new Date(now().getTime() - recordPeriod))

/**
 * Looks for closed businesses that this one may have been. The same account carries the record over at once; a domain or
 * name under another asks the operator, because both change hands. Runs when a business is created, renamed, handed over or proves its domain, and when another closes.
 */
export async function findEarlierBusinesses(tx: Database, businessId: string) {
  const [found] = await tx
    .select({ business: businesses, owner: users })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.id, businessId), isNull(businesses.closedAt)))
  if (!found || found.business.isSample) return
  const { business, owner } = found
  const [accounts, names, domains] = [accountKeys(owner), nameKeys(business.name), domainKeys(business)]
  const { nameKeys: recordNames, domainHashes } = closedRecords
  const isTheDomain = domains.length > 0 ? arrayOverlaps(domainHashes, domains) : undefined
  const records = await tx
    .select()
    .from(closedRecords)
    .where(
      and(
        isKept(),
        or(isNull(closedRecords.closedBusinessId), ne(closedRecords.closedBusinessId, businessId)),
        or(arrayOverlaps(recordNames, names), isTheDomain),
      ),
    )
  for (const record of records) {
    const has = (hashes: string[], own: string[]) => own.some((hash) => hashes.includes(hash))
    const sign: EarlierSign = has(record.accountHashes, accounts)
      ? 'account'
      : has(record.domainHashes, domains)
        ? 'domain'
        : 'name'
    await link(tx, business, record.id, sign)
  }
}

/** Looks again for all businesses of an owner whose address is now confirmed and counts as a sign. */
export async function findEarlierOfOwner(db: Database, ownerId: string) {
  const owned = await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.ownerId, ownerId))
  for (const { id } of owned) await db.transaction((tx) => findEarlierBusinesses(tx, id))
}

const isCaseOf = (businessId: string) =>
  and(eq(earlierBusinesses.businessId, businessId), eq(earlierBusinesses.state, 'asked'))

/** A decision of the operator about a weaker sign does not outlive a conclusive one. */
async function link(tx: Database, business: Business, recordId: string, sign: EarlierSign) {
  const isConclusive = sign === 'account'
  const row = { sign, state: isConclusive ? ('carried' as const) : ('asked' as const) }
  const insert = tx
    .insert(earlierBusinesses)
    .values({ businessId: business.id, recordId, ...row, createdAt: now() })
  const target = [earlierBusinesses.businessId, earlierBusinesses.recordId]
  const linked = await (isConclusive
    ? insert.onConflictDoUpdate({ target, set: row, setWhere: ne(earlierBusinesses.state, 'carried') })
    : insert.onConflictDoNothing()
  ).returning()
  if (linked.length === 0) return
  await enqueue(tx, 'deletion.notify-earlier', { businessId: business.id, recordId })
  await recordActivity(tx, {
    business,
    type: 'business_updated',
    message: isConclusive
      ? 'The public page links to the record of an earlier, closed business'
      : 'A business that was closed here may be an earlier one of yours: the operator decides, and you may object under Profile',
    relatedId: business.id,
  })
}

export type EarlierBusiness = { id: string; closedAt: string } & FrozenRecord

/** The closed businesses whose records are public on the page of this one, the latest first. */
export async function listEarlierBusinesses(db: Database, businessId: string): Promise<EarlierBusiness[]> {
  const rows = await db
    .select({ id: closedRecords.id, closedAt: closedRecords.closedAt, frozen: closedRecords.frozen })
    .from(earlierBusinesses)
    .innerJoin(closedRecords, and(eq(closedRecords.id, earlierBusinesses.recordId), isKept()))
    .where(and(eq(earlierBusinesses.businessId, businessId), eq(earlierBusinesses.state, 'carried')))
    .orderBy(desc(closedRecords.closedAt), desc(closedRecords.id))
  return rows.map(({ id, closedAt, frozen }) => ({ id, closedAt: closedAt.toISOString(), ...frozen }))
}

const reason = typedText({
  min: 10,
  tooShort: 'Please write 10 characters or more',
  max: 1000,
  tooLong: 'At most 1,000 characters',
})
export const objectionForm = z.object({ objection: reason }).brand<'Objection'>()

/** The owner says why an earlier business is not theirs; the operator reads it beside every open case. */
export async function objectToEarlier(
  db: Database,
  businessId: string,
  { objection }: z.output<typeof objectionForm>,
) {
  await db.update(earlierBusinesses).set({ objection }).where(isCaseOf(businessId))
}

export type EarlierCase = Awaited<ReturnType<typeof listEarlierCases>>[number]

/** Open cases, the oldest first; of one business for its owner. */
export async function listEarlierCases(db: Database, businessId?: string) {
  const rows = await db
    .select({
      businessId: businesses.id,
      recordId: earlierBusinesses.recordId,
      name: businesses.name,
      domain: businesses.domain,
      isDomainProven: sql<boolean>`${businesses.domainProvenAt} is not null`,
      wasDomainProven: sql<boolean>`cardinality(${closedRecords.provenDomainHashes}) > 0`,
      sign: earlierBusinesses.sign,
      objection: earlierBusinesses.objection,
      askedAt: earlierBusinesses.createdAt,
      closedAt: closedRecords.closedAt,
      frozen: closedRecords.frozen,
    })
    .from(earlierBusinesses)
    .innerJoin(businesses, eq(businesses.id, earlierBusinesses.businessId))
    .innerJoin(closedRecords, and(eq(closedRecords.id, earlierBusinesses.recordId), isKept()))
    .where(businessId ? isCaseOf(businessId) : eq(earlierBusinesses.state, 'asked'))
    .orderBy(earlierBusinesses.createdAt)
    .limit(100)
  return rows.map((row) => ({ ...row, domain: readableDomain(row.domain) }))
}

export const earlierDecision = z
  .object({
    businessId: z.uuid(),
    recordId: z.uuid(),
    decision: z.enum(['carried', 'rejected']),
    note: reason,
  })
  .brand<'EarlierDecision'>()

/** Only an open case: of two operators the first decides. */
export async function decideEarlier(db: Database, form: z.output<typeof earlierDecision>) {
  const { businessId, recordId, decision, note } = form
  await db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId))
    if (!business) throw notFound('business')
    const decided = await tx
      .update(earlierBusinesses)
      .set({ state: decision, decidedAt: now() })
      .where(and(isCaseOf(businessId), eq(earlierBusinesses.recordId, recordId)))
      .returning()
    if (decided.length === 0) throw conflict('This case is already decided.')
    const outcome = decision === 'carried' ? 'is an earlier one of' : 'has nothing to do with'
    const message = `The operator decided that a closed business ${outcome} ${business.name}: ${note}`
    await recordActivity(tx, { business, type: 'operator_decided', message: message.slice(0, 500) })
  })
}

/** Keyed hashes: the first under the current SECRET, the next under the one before it was rotated. */
const hashesOf = (subject: string, value: string) =>
  deriveKeys('closed-records').map((key) =>
    createHmac('sha256', key).update(`${subject} ${value}`).digest('base64url'),
  )

/** By id, and by mailbox where it is confirmed: anyone can type an address. */
export const accountKeys = ({ id, email, emailVerified }: Account) => [
  ...userKeys(id),
  ...(emailVerified ? mailboxKeys(email) : []),
]
export const userKeys = (userId: string) => hashesOf('account', userId)
export const mailboxKeys = (email: string) => hashesOf('mailbox', mailboxOf(email))
type Account = { id: string; email: string; emailVerified: boolean }

/** Names that look alike have the same keys. */
export function nameKeys(name: string) {
  const letters = skeletonOf(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return hashesOf('name', letters || name)
}

/** On sites where each business has a path, the domain alone says nothing. */
export function domainKeys({ domain, website }: { domain: string; website?: string }) {
  if (!isSharedByPath(domain)) return hashesOf('domain', domain)
  const path = website && new URL(website).pathname.toLowerCase().replace(/\/+$/, '')
  return path ? hashesOf('domain', domain + path) : []
}
