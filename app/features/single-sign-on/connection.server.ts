import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { sessions } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { memberRoles } from '#app/features/businesses/business.vocabulary.ts'
import { lockOwnBusiness } from '#app/features/businesses/lock-business.server.ts'
import { members } from '#app/features/businesses/member.table.ts'
import { domainProofs } from '#app/features/domains/domain-proof.table.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { isPublicMailDomain } from '#app/platform/mail-address.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { encrypt } from '#app/platform/secret.server.ts'
import { typedLine } from '#app/platform/typed-text.ts'
import { limits } from '#app/rate-limits.ts'
import { type Connection, singleSignOnIdentities, singleSignOns } from './single-sign-on.table.ts'

export type Provided = { business: Business; connection: Connection; isInForce: boolean }

/** Null without one. In force means that the plan includes it and DNS proves the domain (a page could be a guest's). */
export async function findConnection(db: Database, businessId: string): Promise<Provided | null> {
  if (!isUuid(businessId)) return null
  const [found] = await db
    .select({ business: businesses, connection: singleSignOns, method: domainProofs.method })
    .from(singleSignOns)
    .innerJoin(businesses, eq(businesses.id, singleSignOns.businessId))
    .leftJoin(domainProofs, eq(domainProofs.businessId, singleSignOns.businessId))
    .where(eq(singleSignOns.businessId, businessId))
  if (!found) return null
  const { business, connection } = found
  const isInForce =
    allows(tierInForce(business.tierName), 'singleSignOn') &&
    isProvenByDns(business, found.method) &&
    business.closedAt === null
  return { business, connection, isInForce }
}

const isProvenByDns = ({ domain, domainProvenAt }: Business, method: string | null) =>
  domainProvenAt !== null && method === 'dns' && !isPublicMailDomain(domain)

/** Whether the business's domain is proven as single sign-on needs it. */
export async function isDomainProvenByDns(db: Database, business: Business) {
  const [proof] = await db
    .select({ method: domainProofs.method })
    .from(domainProofs)
    .where(eq(domainProofs.businessId, business.id))
  return isProvenByDns(business, proof?.method ?? null)
}

/** The business that owns this mail domain, if single sign-on is in force there. */
export async function findByMailDomain(db: Database, domain: string): Promise<string | null> {
  const [found] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(singleSignOns, eq(singleSignOns.businessId, businesses.id))
    .where(and(eq(businesses.domain, domain), isNotNull(businesses.domainProvenAt)))
  const provided = found && (await findConnection(db, found.id))
  return provided?.isInForce ? provided.business.id : null
}

/**
 * Whether a session through the provider of this business is still valid: its user is a member with a linked identity,
 * not the owner, and the connection is in force. Checked at each request.
 */
export async function doesSessionHold(
  db: Database,
  { businessId, userId }: { businessId: string; userId: string },
) {
  const provided = await findConnection(db, businessId)
  if (!provided?.isInForce || provided.business.ownerId === userId) return false
  const [identity] = await db
    .select({ domain: singleSignOnIdentities.domain, issuer: singleSignOnIdentities.issuer })
    .from(singleSignOnIdentities)
    .innerJoin(
      members,
      and(
        eq(members.businessId, singleSignOnIdentities.businessId),
        eq(members.userId, singleSignOnIdentities.userId),
      ),
    )
    .where(and(eq(singleSignOnIdentities.businessId, businessId), eq(singleSignOnIdentities.userId, userId)))
  return identity?.domain === provided.business.domain && identity.issuer === provided.connection.issuer
}

/** Whether members must sign in through the provider. False while the connection is not in force, or all were locked out. */
export async function isRequired(db: Database, businessId: string) {
  const provided = await findConnection(db, businessId)
  return provided?.connection.isRequired === true && provided.isInForce
}

export const secretPurpose = 'single-sign-on'

/** Saves a connection whose provider was just read. A new provider starts without identities and sessions. */
export async function saveConnection(db: Database, business: Business, given: NewConnection) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const businessId = locked.id
    const [before] = await tx.select().from(singleSignOns).where(eq(singleSignOns.businessId, businessId))
    const { secret, ...shown } = given
    const isSame = before?.kind === shown.kind && before.issuer === shown.issuer
    const kept = isSame ? before.encryptedSecret : null
    const encryptedSecret = secret ? encrypt(secretPurpose, businessId, secret) : kept
    if (shown.kind === 'openid' && !encryptedSecret) throw conflict('Please type the secret of the client.')
    const none = { clientId: null, entryPoint: null, certificates: [] as string[] }
    const values = {
      ...none,
      ...shown,
      encryptedSecret,
      updatedAt: now(),
      testedAt: null,
      ...(isSame ? {} : { isRequired: false }),
    }
    await tx
      .insert(singleSignOns)
      .values({ businessId, ...values })
      .onConflictDoUpdate({ target: singleSignOns.businessId, set: values })
    if (before && !isSame) await forgetPeople(tx, businessId)
    const message = before ? 'Changed single sign-on' : 'Set up single sign-on'
    await recordActivity(tx, { business: locked, type: 'team_changed', message })
  })
}

/** Removes the connection and every session through it. 404 without one. */
export async function removeConnection(db: Database, business: Business) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    if (!(await forgetConnection(tx, locked.id))) throw notFound('connection')
    await recordActivity(tx, { business: locked, type: 'team_changed', message: 'Removed single sign-on' })
  })
}

/** Also called at a handover: the provider was the former owner's. */
export async function forgetConnection(tx: Database, businessId: string) {
  await forgetPeople(tx, businessId)
  const gone = await tx.delete(singleSignOns).where(eq(singleSignOns.businessId, businessId)).returning()
  return gone.length > 0
}

async function forgetPeople(tx: Database, businessId: string) {
  await tx.delete(singleSignOnIdentities).where(eq(singleSignOnIdentities.businessId, businessId))
  await tx.delete(sessions).where(eq(sessions.onlyBusinessId, businessId))
}

/** 409 before a successful test: a wrong setting would lock the team out. */
export async function requireSingleSignOn(db: Database, business: Business, isNeeded: boolean) {
  await db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const [found] = await tx.select().from(singleSignOns).where(eq(singleSignOns.businessId, locked.id))
    if (!found) throw notFound('connection')
    if (isNeeded && !found.testedAt)
      throw conflict('Test the connection first, with an address of your domain.')
    await tx
      .update(singleSignOns)
      .set({ isRequired: isNeeded, updatedAt: now() })
      .where(eq(singleSignOns.businessId, locked.id))
    const message = `Single sign-on is ${isNeeded ? 'required' : 'no longer required'} of the team`
    await recordActivity(tx, { business: locked, type: 'team_changed', message })
  })
}

export const countProviderRead = (businessId: string) =>
  countAgainst(limits.providersReadOfBusiness, businessId)

const defaultRole = z.enum(memberRoles, 'Please choose a role')
const address = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, 'Please type an address that begins with https://')

export const openIdConnection = z.object({
  kind: z.literal('openid'),
  // Spelled exactly as in the provider's tokens.
  issuer: address,
  clientId: typedLine({
    min: 1,
    max: 500,
    tooShort: 'Please type the id of the client',
    tooLong: 'At most 500 characters',
  }),
  /** Left empty to keep the one that is stored. */
  clientSecret: z.string().trim().max(1000, 'At most 1,000 characters').default(''),
  defaultRole,
})

export const samlConnection = z.object({
  kind: z.literal('saml'),
  metadata: z
    .string('Please paste the metadata of your provider')
    .trim()
    .min(1, 'Please paste the metadata of your provider')
    .max(60_000, 'This is longer than the metadata of one provider'),
  defaultRole,
})

type NewConnection = {
  kind: 'openid' | 'saml'
  issuer: string
  clientId?: string
  secret?: string
  entryPoint?: string
  certificates?: string[]
  defaultRole: (typeof memberRoles)[number]
}
