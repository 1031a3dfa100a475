import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { appendBusinessAct } from '#app/features/log/acts.server.ts'
import { hasReceivedReviews } from '#app/features/log/read-acts.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { isOtherName } from '#app/platform/visible-text.ts'
import { limits } from '#app/rate-limits.ts'
import type { BusinessName, BusinessProfile } from './business.schema.ts'
import { type Business, businesses, businessRows, formerNames } from './business.table.ts'
import { readableDomain, refuseProvenDomain } from './domain-name.server.ts'
import { findEarlierBusinesses } from './earlier-businesses.server.ts'
import { lockOwnBusiness } from './lock-business.server.ts'

const labels = {
  name: 'name',
  website: 'website',
  category: 'category',
  description: 'description',
  address: 'address',
  openingHours: 'opening hours',
  links: 'links',
  language: 'language',
  timeZone: 'time zone',
}

/**
 * Changes the public profile of a business. A new domain is not proven yet. Once the business has received a review, a
 * new name or domain leaves a public line; a few a day are allowed.
 */
export async function updateProfile(
  db: Database,
  { business: known, profile }: { business: Business; profile: BusinessProfile },
) {
  const { website, language = known.language, timeZone = known.timeZone, ...rest } = profile
  const { address, domain } = website
  await changeProfile(db, known, { ...rest, language, timeZone, website: address, domain })
}

/** Confirms the name that we guessed from the website, or replaces it, by the same rules. */
export async function confirmName(
  db: Database,
  { business, name }: { business: Business; name: BusinessName['name'] },
) {
  await changeProfile(db, business, { name })
}

type Profile = Pick<Business, keyof typeof labels | 'domain'>

async function changeProfile(db: Database, known: Business, change: Partial<Profile>) {
  if (isRenaming(known, { ...known, ...change }) && (await hasReceivedReviews(db, known.id)))
    await countAgainst(limits.renamesOfBusiness, known.id)
  await db.transaction(async (tx) => {
    const business = await lockOwnBusiness(tx, known)
    const given = { ...business, ...change }
    const changed = (Object.keys(labels) as (keyof typeof labels)[]).filter(
      (key) => !isDeepStrictEqual(given[key], business[key]),
    )
    if (changed.length === 0 && business.nameConfirmedAt) return
    const isNewDomain = given.domain !== business.domain
    if (isNewDomain) await refuseProvenDomain(tx, given.domain, { except: business.id })
    if (isRenaming(business, given) && (await hasReceivedReviews(tx, business.id)))
      await keepFormerName(tx, business, given)
    const at = now()
    await tx
      .update(businessRows)
      .set({
        ...change,
        nameConfirmedAt: business.nameConfirmedAt ?? at,
        domainProvenAt: isNewDomain ? null : business.domainProvenAt,
        updatedAt: at,
      })
      .where(eq(businessRows.id, business.id))
    await findEarlierBusinesses(tx, business.id)
    if (changed.length === 0) return
    await recordActivity(tx, {
      business,
      type: 'business_updated',
      message: `Changed the ${changed.map((key) => labels[key]).join(', ')}`,
      relatedId: business.id,
    })
  })
}

const shownFor = days(365 * periods.recordYears)

type Named = Pick<Business, 'name' | 'domain'>

/** An earlier name or domain of a business; null for the one of the two that did not change. */
export type FormerName = {
  name: string | null
  /** In Unicode. */
  domain: string | null
  /** ISO 8601. */
  until: string
}

const isRenaming = (before: Named, after: Named) =>
  isOtherName(before.name, after.name) || before.domain !== after.domain

/** Keeps the name and domain that a change replaces, with its log entry, in the transaction of the change. */
export async function keepFormerName(tx: Database, before: Named & { id: string }, after: Named) {
  const { id: businessId, name, domain } = before
  const at = now()
  const fields = { name: `${after.name}\n${after.domain}` }
  const { id, salt } = await appendBusinessAct(tx, { businessId, act: 'renamed', at, fields })
  await tx.insert(formerNames).values({ businessId, id, name, domain, until: at, salt })
}

/** The names and domains of the last two years, the latest first. */
export async function listFormerNames(db: Database, businessId: string): Promise<FormerName[]> {
  const since = new Date(now().getTime() - shownFor)
  const [current] = await db
    .select({ name: businesses.name, domain: businesses.domain })
    .from(businesses)
    .where(eq(businesses.id, businessId))
  const rows = await db
    .select()
    .from(formerNames)
    .where(and(eq(formerNames.businessId, businessId), gt(formerNames.until, since)))
    .orderBy(desc(formerNames.until), desc(formerNames.id))
  return rows.map(({ name, domain, until }, index) => {
    const next = rows[index - 1] ?? current!
    return {
      name: isOtherName(name, next.name) ? name : null,
      domain: domain === next.domain ? null : readableDomain(domain),
      until: until.toISOString(),
    }
  })
}
