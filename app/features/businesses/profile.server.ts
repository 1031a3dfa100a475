import { eq } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/recording.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { BusinessProfile } from './business.schema.ts'
import { type Business, businesses } from './business.table.ts'
import { refuseProvenDomain } from './domain-check.server.ts'

const labels = { name: 'name', website: 'website', description: 'description', address: 'address' }

/** Changes the public profile of a business. A new domain is not proven yet. */
export async function updateProfile(
  db: Database,
  { business, profile }: { business: Business; profile: BusinessProfile },
) {
  const { name, website, description, address } = profile
  const given = { name, website: website.address, description, address }
  const changed = (Object.keys(labels) as (keyof typeof labels)[]).filter(
    (key) => given[key] !== business[key],
  )
  if (changed.length === 0) return
  await db.transaction(async (tx) => {
    const isNewDomain = website.domain !== business.domain
    if (isNewDomain) await refuseProvenDomain(tx, website.domain, { except: business.id })
    await tx
      .update(businesses)
      .set({
        ...given,
        domain: website.domain,
        domainProvenAt: isNewDomain ? null : business.domainProvenAt,
        updatedAt: now(),
      })
      .where(eq(businesses.id, business.id))
    await recordActivity(tx, {
      business,
      type: 'business_updated',
      message: `Changed the ${changed.map((key) => labels[key]).join(', ')}`,
      relatedId: business.id,
    })
  })
}
