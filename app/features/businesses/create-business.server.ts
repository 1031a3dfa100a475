import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { appendBusinessAct } from '#app/features/log/acts.server.ts'
import type { Language } from '#app/languages/languages.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { NewBusiness } from './business.schema.ts'
import { type Business, businessRows, writtenBusiness } from './business.table.ts'
import { refuseProvenDomain } from './domain-check.server.ts'
import { nameOfWebsite } from './domain-name.server.ts'
import { findEarlierBusinesses } from './earlier-businesses.server.ts'

/** `language` and `timeZone` are those of the browser in which the owner signs up. */
type New = { ownerId: string; business: NewBusiness; language?: Language; timeZone?: string }

/** Creates a business with Starter's defaults. Must run in a transaction. */
export async function createBusiness(
  tx: Database,
  { ownerId, business: { website }, language = 'en', timeZone = 'UTC' }: New,
): Promise<Business> {
  await refuseProvenDomain(tx, website.domain)
  const at = now()
  const [created] = await tx
    .insert(businessRows)
    .values({
      id: uuidv7(),
      ownerId,
      name: nameOfWebsite(website.address),
      website: website.address,
      domain: website.domain,
      language,
      timeZone,
      monthlyInvitationResetAt: firstOfNextMonth(at),
      createdAt: at,
      updatedAt: at,
    })
    .returning(writtenBusiness)
  await recordActivity(tx, {
    business: created!,
    type: 'business_created',
    message: `Opened ${created!.name}`,
    relatedId: created!.id,
  })
  await appendBusinessAct(tx, { businessId: created!.id, act: 'opened', at })
  await findEarlierBusinesses(tx, created!.id)
  return created!
}

/** When the monthly counters reset, in UTC. */
export function firstOfNextMonth(at: Date) {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
}
