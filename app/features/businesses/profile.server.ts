import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { hasReceivedReviews } from '#app/features/log/read-acts.server.ts'
import { limits } from '#app/limits.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import type { BusinessName, BusinessProfile } from './business.schema.ts'
import { type Business, businessRows } from './business.table.ts'
import { refuseProvenDomain } from './domain-check.server.ts'
import { findEarlierBusinesses } from './earlier-businesses.server.ts'
import { isRenaming, keepFormerName } from './former-names.server.ts'
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
