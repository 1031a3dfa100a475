import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { lockOwnBusiness } from '#app/features/businesses/lock-business.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { decrypt, encrypt } from '#app/platform/secret.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { orderMailAddress, orderMailDomain } from './order-mail-address.server.ts'
import {
  makesSecret,
  type NewOrderSource,
  type SourceKind,
  type SourceSettings,
  sourceLimits,
} from './order-source.schema.ts'
import { type OrderSource, orderEvents, orderSources, orders } from './order-source.table.ts'

/** How long the replaced secret is accepted, until the new one is set at the provider. */
const overlap = hours(24)
/** The number of received orders that are kept and shown. */
export const keptEvents = 100

export type OfSource = { businessId: string; sourceId: string }

export const isSource = ({ businessId, sourceId }: OfSource) =>
  and(eq(orderSources.businessId, businessId), eq(orderSources.id, sourceId))

const purpose = 'order-sources'
type Keyed = Pick<OrderSource, 'businessId' | 'id'>
const aboutOf = ({ businessId, id }: Keyed, what: 'secret' | 'token') => `${businessId} ${id} ${what}`

const encryptFor = (source: Keyed, what: 'secret' | 'token', text: string) =>
  encrypt(purpose, aboutOf(source, what), text)

/** Null without a token, or if SECRET no longer decrypts it. */
export const tokenOf = (source: OrderSource) =>
  source.encryptedToken && decrypt(purpose, aboutOf(source, 'token'), source.encryptedToken)

/** The secrets that are taken now, the current one first. */
export function secretsOf(source: OrderSource) {
  const isReplacedTaken = source.replacedUntil !== null && source.replacedUntil > now()
  return [source.encryptedSecret, isReplacedTaken ? source.replacedSecret : null].flatMap((bytes) =>
    bytes ? (decrypt(purpose, aboutOf(source, 'secret'), bytes) ?? []) : [],
  )
}

export async function findSource(db: Database, of: OfSource) {
  if (!isUuid(of.businessId) || !isUuid(of.sourceId)) return null
  const [found] = await db.select().from(orderSources).where(isSource(of))
  return found ?? null
}

/** The sources of a business, the oldest first, each with what arrived lately. Secrets are no part of it. */
export async function listSources(db: Database, businessId: string) {
  const found = await db
    .select()
    .from(orderSources)
    .where(eq(orderSources.businessId, businessId))
    .orderBy(asc(orderSources.createdAt), asc(orderSources.id))
  return Promise.all(
    found.map(async (source) => {
      const { id, kind, name, shop, legalBasis, language, delayDays, ...rest } = source
      return {
        id,
        kind,
        name,
        shop,
        legalBasis,
        language,
        delayDays,
        pausedAt: rest.pausedAt,
        refusedAt: rest.refusedAt,
        replacedUntil: rest.replacedUntil,
        updatedAt: rest.updatedAt,
        hasSecret: rest.encryptedSecret !== null,
        hasToken: rest.encryptedToken !== null,
        address: addressOfSource(source),
        events: await listEvents(db, { businessId, sourceId: id }),
      }
    }),
  )
}

/** Where its orders go. Null for mail where the operator receives none any more. */
function addressOfSource(source: OrderSource) {
  const { businessId, id, kind } = source
  if (kind !== 'mail') return addressOf(`/hooks/orders/${businessId}/${id}`)
  const [secret] = secretsOf(source)
  return secret ? orderMailAddress(source, secret) : null
}

export type ListedSource = Awaited<ReturnType<typeof listSources>>[number]

/** The latest received orders, each with the state of its invitation. */
function listEvents(db: Database, { businessId, sourceId }: OfSource) {
  return db
    .select({
      id: orderEvents.id,
      at: orderEvents.createdAt,
      reference: orderEvents.reference,
      outcome: orderEvents.outcome,
      invitation: sql<string | null>`${invitations.state}`,
      sendAfter: invitations.sendAfter,
      fetched: orders.fetched,
    })
    .from(orderEvents)
    .leftJoin(
      orders,
      and(eq(orders.businessId, orderEvents.businessId), eq(orders.keyHash, orderEvents.keyHash)),
    )
    .leftJoin(
      invitations,
      and(eq(invitations.businessId, orders.businessId), eq(invitations.id, orders.invitationId)),
    )
    .where(and(eq(orderEvents.businessId, businessId), eq(orderEvents.sourceId, sourceId)))
    .orderBy(desc(orderEvents.id))
    .limit(keptEvents)
}

type Owned = { business: Business; userId: string }

/** Makes a source; where we make its secret, that is returned and nobody can read it again. */
export async function createSource(db: Database, { business, userId }: Owned, wanted: NewOrderSource) {
  if (wanted.kind === 'mail' && !orderMailDomain()) throw conflict('This service receives no mail.')
  return db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const count = await tx.$count(orderSources, eq(orderSources.businessId, locked.id))
    if (count >= sourceLimits.ofBusiness)
      throw conflict(`A business has at most ${sourceLimits.ofBusiness} sources of orders.`)
    const its = { businessId: locked.id, id: uuidv7() }
    const secret = makesSecret(wanted.kind) ? makeSecret() : null
    const encryptedSecret = secret === null ? null : encryptFor(its, 'secret', secret)
    const at = now()
    const times = { createdBy: userId, createdAt: at, updatedAt: at }
    await tx.insert(orderSources).values({ ...its, ...wanted, encryptedSecret, ...times })
    await tell(tx, locked, `Connected orders from ${wanted.name}`)
    // For mail, the address is all that has to be known.
    return { id: its.id, secret: wanted.kind === 'mail' ? null : secret }
  })
}

/** Of the form that Standard Webhooks asks for. */
const makeSecret = () => `whsec_${randomBytes(32).toString('base64')}`

type Changing = { business: Business; sourceId: string }

export const changeSource = (db: Database, changing: Changing, settings: SourceSettings) =>
  change(db, changing, 'Changed', () => settings)

/** A new secret, ours or the one that the provider made; the one before it is taken for a day more. */
export async function replaceSecret(db: Database, changing: Changing, given?: string) {
  const secret = given ?? makeSecret()
  await change(db, changing, given ? 'Stored the secret of' : 'Made a new secret for', (source) => {
    if (makesSecret(source.kind) === (given !== undefined)) throw conflict('This secret is made elsewhere.')
    const replacedUntil = source.encryptedSecret && new Date(now().getTime() + overlap)
    const encryptedSecret = encryptFor(source, 'secret', secret)
    return { encryptedSecret, replacedSecret: source.encryptedSecret, replacedUntil, refusedAt: null }
  })
  return secret
}

/** Stores the key for fetching orders. Throws a conflict if it was typed for another kind of source. */
export const saveToken = (db: Database, changing: Changing, kind: SourceKind, token: string) =>
  change(db, changing, 'Stored the key to fetch orders of', (source) => {
    if (source.kind !== kind) throw conflict('This key is for another kind of source.')
    return { encryptedToken: encryptFor(source, 'token', token) }
  })

export const forgetToken = (db: Database, changing: Changing) =>
  change(db, changing, 'Removed the key to fetch orders of', () => ({ encryptedToken: null }))

export const pauseSource = (db: Database, changing: Changing, isPaused: boolean) =>
  change(db, changing, isPaused ? 'Paused' : 'Resumed', () => ({ pausedAt: isPaused ? now() : null }))

/** Invitations that are planned stay; the owner can cancel them. */
export async function deleteSource(db: Database, changing: Changing) {
  await change(db, changing, 'Deleted', null)
}

type Changes = Partial<typeof orderSources.$inferInsert>

async function change(
  db: Database,
  { business, sourceId }: Changing,
  did: string,
  changesOf: ((source: OrderSource) => Changes) | null,
) {
  return db.transaction(async (tx) => {
    const locked = await lockOwnBusiness(tx, business)
    const of = { businessId: locked.id, sourceId }
    const source = await findSource(tx, of)
    if (!source) throw notFound('source')
    if (changesOf)
      await tx
        .update(orderSources)
        .set({ ...changesOf(source), updatedAt: now() })
        .where(isSource(of))
    else await tx.delete(orderSources).where(isSource(of))
    await tell(tx, locked, `${did} ${source.name}, a source of orders`)
    return source
  })
}

/** At a handover: the former owner knows the secrets. Returns how many there were. */
export async function forgetSources(tx: Database, businessId: string) {
  const gone = await tx.delete(orderSources).where(eq(orderSources.businessId, businessId)).returning()
  return gone.length
}

const tell = (tx: Database, business: Business, message: string) =>
  recordActivity(tx, { business, type: 'orders_changed', message })
