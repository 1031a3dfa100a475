import { and, eq, isNotNull, lte, ne, or } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import {
  type Business,
  businesses,
  businessRows,
  writtenBusiness,
} from '#app/features/businesses/business.table.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { findEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { keepFormerName } from '#app/features/businesses/profile.server.ts'
import { hasReceivedReviews } from '#app/features/log/read-acts.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, enqueueAll } from '#app/platform/queue.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { limits } from '#app/rate-limits.ts'
import { type DomainProof, domainProofs } from './domain-proof.table.ts'
import { graceDays, recheckDays } from './domain-proof.vocabulary.ts'
import { lookForCode, proofCodes } from './look-up-proof.server.ts'

export async function findProof(db: Database, businessId: string): Promise<DomainProof | null> {
  const [found] = await db.select().from(domainProofs).where(eq(domainProofs.businessId, businessId))
  return found ?? null
}

/** Has the domain looked at in the background. */
export async function askForProof(
  db: Database,
  { businessId, domain }: { businessId: string; domain: string },
) {
  await countAgainst(limits.domainProofsOfBusiness, businessId)
  await db.transaction(async (tx) => {
    const asked = { domain, state: 'checking' as const, failure: null, askedAt: now() }
    await tx
      .insert(domainProofs)
      .values({ businessId, ...asked })
      .onConflictDoUpdate({ target: domainProofs.businessId, set: asked })
    await enqueue(tx, 'domains.check', { businessId })
  })
}

/** Looks for the code of a business on the domain that it asked about, and saves what was found. */
export async function checkDomain(db: Database, { businessId }: { businessId: string }) {
  const [asked] = await db
    .select({ domain: domainProofs.domain, ownerId: businesses.ownerId })
    .from(domainProofs)
    .innerJoin(businesses, eq(businesses.id, domainProofs.businessId))
    .where(eq(domainProofs.businessId, businessId))
  if (!asked) return
  const { domain, ownerId } = asked
  const found = await lookForCode(domain, proofCodes({ businessId, ownerId, domain }))
  await db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update')
    const isAskedStill = and(eq(domainProofs.businessId, businessId), eq(domainProofs.domain, domain))
    const [proof] = await tx.select().from(domainProofs).where(isAskedStill).for('update')
    if (!business || !proof || business.ownerId !== ownerId) return
    if ('method' in found) await prove(tx, business, { ...proof, method: found.method })
    else await fail(tx, business, { ...proof, failure: found.failure })
  })
}

/** A business that proves a domain takes it over from one that proved it before. */
async function prove(tx: Database, business: Business, { domain, method }: DomainProof) {
  const at = now()
  await endProofOfOthers(tx, business.id, domain)
  const isNew = business.domain !== domain
  if (isNew && (await hasReceivedReviews(tx, business.id))) {
    await keepFormerName(tx, business, { ...business, domain })
  }
  await tx
    .update(businessRows)
    .set({
      domain,
      website: isNew ? `https://${domain}` : business.website,
      domainProvenAt: (!isNew && business.domainProvenAt) || at,
      updatedAt: at,
    })
    .where(eq(businessRows.id, business.id))
  await tx
    .update(domainProofs)
    .set({ state: 'proven', method, failure: null, failingSince: null, checkedAt: at })
    .where(eq(domainProofs.businessId, business.id))
  await findEarlierBusinesses(tx, business.id)
  if (isNew || !business.domainProvenAt) {
    await record(tx, business, `Proved that ${readableDomain(domain)} is under your control`)
  }
}

async function endProofOfOthers(tx: Database, businessId: string, domain: string) {
  const isOthers = and(
    eq(businessRows.domain, domain),
    ne(businessRows.id, businessId),
    isNotNull(businessRows.domainProvenAt),
  )
  const ended = await tx
    .update(businessRows)
    .set({ domainProvenAt: null, updatedAt: now() })
    .where(isOthers)
    .returning(writtenBusiness)
  for (const other of ended) {
    await tx
      .update(domainProofs)
      .set({ state: 'failed', failure: 'taken_over', checkedAt: now(), failingSince: null })
      .where(eq(domainProofs.businessId, other.id))
    await record(
      tx,
      other,
      `Another business proved ${readableDomain(domain)}, so that your proof no longer counts`,
    )
  }
}

/** A proof that stood keeps standing for two weeks: a moved website or a slow name server is no new owner. */
async function fail(tx: Database, business: Business, { domain, failure, failingSince }: DomainProof) {
  const at = now()
  const wasProven = business.domain === domain && business.domainProvenAt !== null
  const since = wasProven ? (failingSince ?? at) : null
  const isOver = since !== null && at.getTime() - since.getTime() >= days(graceDays)
  await tx
    .update(domainProofs)
    .set({ state: 'failed', failure, checkedAt: at, failingSince: isOver ? null : since })
    .where(eq(domainProofs.businessId, business.id))
  if (isOver) {
    await tx
      .update(businessRows)
      .set({ domainProvenAt: null, updatedAt: at })
      .where(eq(businessRows.id, business.id))
    await record(
      tx,
      business,
      `The proof of ${readableDomain(domain)} ended: the code has been missing for ${graceDays} days`,
    )
  } else if (wasProven && failingSince === null) {
    await record(tx, business, `The code that proves ${readableDomain(domain)} was not found any more`)
  }
}

/** Has every proven domain looked at again once a week, and each day while that fails. */
export async function recheckDomains(db: Database) {
  const before = (count: number) => new Date(now().getTime() - days(count))
  const isProven = and(
    eq(businesses.id, domainProofs.businessId),
    eq(businesses.domain, domainProofs.domain),
    isNotNull(businesses.domainProvenAt),
  )
  const due = await db
    .select({ businessId: domainProofs.businessId })
    .from(domainProofs)
    .innerJoin(businesses, isProven)
    .where(
      or(
        lte(domainProofs.checkedAt, before(recheckDays)),
        and(isNotNull(domainProofs.failingSince), lte(domainProofs.checkedAt, before(1))),
      ),
    )
  if (due.length > 0) await enqueueAll(db, 'domains.check', due)
}

const record = (tx: Database, business: Business, message: string) =>
  recordActivity(tx, { business, type: 'domain_proof_changed', message, relatedId: business.id })
