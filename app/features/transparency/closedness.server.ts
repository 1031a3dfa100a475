import { sql } from 'drizzle-orm'
import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PublicRecord } from './public-record.ts'

type Closedness = Pick<PublicRecord['business'], 'closedBy' | 'closedSince' | 'erasedFrom' | 'status'>

/** Who closed a business, since when, and what becomes of it. */
export async function readClosedness(tx: Database, business: PublicBusiness): Promise<Closedness> {
  const { id, name, isActive, closing } = business
  if (closing) {
    return {
      closedBy: 'owner',
      closedSince: closing.since,
      erasedFrom: closing.until,
      status: `${name} was closed by its owner on ${dayOf(closing.since)} and no longer collects reviews. It and its reviews will be erased on ${dayOf(closing.until)}, unless its owner opens it again.`,
    }
  }
  if (isActive) {
    return { closedBy: null, closedSince: null, erasedFrom: null, status: `${name} collects reviews.` }
  }
  const closedSince = await findClosing(tx, id)
  const since = closedSince ? ` on ${dayOf(closedSince)}` : ''
  return {
    closedBy: 'operator',
    closedSince,
    erasedFrom: null,
    status: `${name} was closed by the operator of this service${since} and no longer collects reviews. What was collected stays here.`,
  }
}

/** Written down in the business's log alone, from the first version on that could close one. */
async function findClosing(tx: Database, businessId: string) {
  const { rows } = await tx.execute<{ at: string }>(sql`
    select created_at as at from activities where business_id = ${businessId} and type = 'business_closed'
    order by created_at desc, id desc limit 1`)
  return rows[0] ? new Date(rows[0].at).toISOString() : null
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (time: string) => day.format(new Date(time))
