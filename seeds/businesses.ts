import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { firstOfNextMonth } from '#app/features/businesses/add-business.server.ts'
import { type Business, businessRows, writtenBusiness } from '#app/features/businesses/business.table.ts'
import { plans, type TierName } from '#app/features/plans/plans.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { backAt } from './past.ts'

type NewBusiness = Partial<
  Pick<Business, 'category' | 'openingHours' | 'links' | 'language' | 'timeZone'>
> & {
  ownerId: string
  name: string
  website: string
  tierName: TierName
  description?: string
  address?: string
  openedAt?: Date
}

/** Makes a business whose pages say "sample data" and are not indexed. */
export async function plantBusiness(
  tx: Database,
  { tierName, openedAt = now(), website, ...given }: NewBusiness,
): Promise<Business> {
  const [business] = await tx
    .insert(businessRows)
    .values({
      ...given,
      id: uuidv7({ msecs: openedAt.getTime() }),
      website,
      domain: new URL(website).hostname,
      isSample: true,
      tierName,
      tierPriceCents: plans[tierName].priceCents.monthly,
      tierRenewalAt: tierName === 'starter' ? null : new Date(now().getTime() + days(19)),
      monthlyInvitationResetAt: firstOfNextMonth(now()),
      createdAt: openedAt,
      updatedAt: openedAt,
    })
    .returning(writtenBusiness)
  await backAt(openedAt, () =>
    recordActivity(tx, {
      business: business!,
      type: 'business_created',
      message: `Opened ${given.name}`,
      relatedId: business!.id,
    }),
  )
  return business!
}
