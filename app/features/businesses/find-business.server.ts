import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { cacheForOutages } from '#app/platform/unavailable.server.ts'
import { findPictures } from './brand.server.ts'
import { businesses } from './business.table.ts'

const { id, name, domain, address, isActive, isSample, language, accent, typeface } = businesses
export const businessColumns = { id, name, domain, address, isActive, isSample, language, accent, typeface }

async function readFacts(db: Database, businessId: string) {
  const [found] = await db.select(businessColumns).from(businesses).where(eq(businesses.id, businessId))
  if (!found) throw notFound('business')
  return { ...found, pictures: await findPictures(db, businessId) }
}

export type BusinessFacts = Awaited<ReturnType<typeof readFacts>>

const remembered = cacheForOutages<BusinessFacts>()

/**
 * The public facts of a business, or 404. While the database is away, the last known facts, so that a
 * submitted form can be shown again with what was typed.
 */
export async function findBusinessFacts(db: Database, businessId: string): Promise<BusinessFacts> {
  if (!isUuid(businessId)) throw notFound('business')
  return remembered(businessId, () => readFacts(db, businessId))
}
