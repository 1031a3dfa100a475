import { createHmac } from 'node:crypto'
import { and, isNotNull, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { reviews } from '#app/features/reviews/review.table.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { wideNetworkOf } from '#app/platform/network.ts'
import { deriveKey } from '#app/platform/secret.server.ts'

/** How long the network of a review is kept after its confirmation: as long as groups are looked for. */
export const networkPeriod = days(periods.networkDays)

/**
 * Finds reviews of one business from one network, and links nothing across businesses. Null for addresses that strangers
 * share or that are those of a proxy of our own.
 */
export function networkHashOf({ businessId, address }: { businessId: string; address: string }) {
  if (!ipaddr.isValid(address)) return null
  const plain = ipaddr.process(address)
  if (['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'].includes(plain.range()))
    return null
  const network = wideNetworkOf(plain.toString())
  return createHmac('sha256', deriveKey('review-networks')).update(`${businessId} ${network}`).digest()
}

export async function forgetNetworks(db: Database) {
  const due = sql`coalesce(${reviews.confirmedAt}, ${reviews.createdAt}) < ${new Date(now().getTime() - networkPeriod)}`
  await db
    .update(reviews)
    .set({ networkHash: null })
    .where(and(isNotNull(reviews.networkHash), due))
}
