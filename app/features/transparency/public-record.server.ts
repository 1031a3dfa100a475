import { eq, sql } from 'drizzle-orm'
import { billingMode } from '#app/features/billing/stripe-client.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { listFormerNames } from '#app/features/businesses/profile.server.ts'
import { findPublicBusiness, type PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import { formatDate } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readCollection, readLog } from './collection-figures.server.ts'
import { readModeration } from './moderation-figures.server.ts'
import type { PublicRecord } from './public-record.ts'
import { computeReviewFigures, readReviewGroups } from './review-figures.server.ts'

/** The whole public record of a business, counted from its rows and its log at one moment. */
export async function readPublicRecord(db: Database, businessId: string): Promise<PublicRecord> {
  const business = await findPublicBusiness(db, businessId)
  return db.transaction((tx) => countRecord(tx, business), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** Must run in a transaction. */
async function countRecord(tx: Database, business: PublicBusiness): Promise<PublicRecord> {
  const at = now()
  const { id } = business
  const groups = await readReviewGroups(tx, id, at)
  const { log, erased, authors } = await readLog(tx, id)
  const period = await findWrittenPeriod(tx, id, countedProvenances)
  const { withdrawn, replaced, ...reviews } = computeReviewFigures(groups, at, period, erased)
  return {
    version: 1,
    countedAt: at.toISOString(),
    ...(await readParties(tx, business)),
    ...reviews,
    ...(await readModeration(tx, id, groups, at)),
    ...(await readCollection(tx, id, reviews.rating)),
    authors: { withdrawn, replaced, ...authors },
    log,
  }
}

/** The business, the operator of the service, and what the one pays the other. */
async function readParties(tx: Database, business: PublicBusiness) {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, business.id))
  const settings = await findInstanceSettings(tx)
  const { id, name, website, domainName: domain, address, isActive, isSample, collectingSince } = business
  const billing = billingMode()
  const tier = tierInForce(row!.tierName)
  return {
    business: {
      id,
      name,
      website,
      domain,
      formerNames: await listFormerNames(tx, id),
      earlierBusinesses: await listEarlierBusinesses(tx, id),
      domainProvenAt: row!.domainProvenAt?.toISOString() ?? null,
      address,
      isActive,
      ...(await findClosure(tx, business)),
      isSample,
      collectingSince,
    },
    operator: {
      name: settings.operatorName,
      address: settings.operatorAddress,
      jurisdiction: settings.jurisdiction,
      hosting: settings.hosting,
      isTheBusiness: business.isRunByOperator || settings.operatesForItself,
    },
    plan: {
      tier,
      name: plans[tier].longName,
      monthlyPriceCents: billing === 'off' ? 0 : row!.tierPriceCents,
      billing,
    },
  }
}

type Closure = Pick<PublicRecord['business'], 'closedBy' | 'closedSince' | 'erasedFrom' | 'status'>

async function findClosure(db: Database, { id, name, isActive, closing }: PublicBusiness): Promise<Closure> {
  if (closing) {
    const [since, until] = [formatDate(closing.since), formatDate(closing.until)]
    const status = `${name} was closed by its owner on ${since} and no longer collects reviews. The business and its reviews will be erased on ${until} unless the owner reopens it.`
    return { closedBy: 'owner', closedSince: closing.since, erasedFrom: closing.until, status }
  }
  if (isActive) {
    return { closedBy: null, closedSince: null, erasedFrom: null, status: `${name} collects reviews.` }
  }
  // The business's activity log alone has the time, since the first version that could close a business.
  const { rows } = await db.execute<{ at: string }>(sql`
    select created_at as at from activities where business_id = ${id} and type = 'business_closed'
    order by created_at desc, id desc limit 1`)
  const closedSince = rows[0] ? new Date(rows[0].at).toISOString() : null
  const since = closedSince ? ` on ${formatDate(closedSince)}` : ''
  const status = `${name} was closed by the operator of this service${since} and no longer collects reviews. Its reviews stay here.`
  return { closedBy: 'operator', closedSince, erasedFrom: null, status }
}
