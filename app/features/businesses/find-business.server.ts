import { eq } from 'drizzle-orm'
import type { Brand } from '#app/features/profiles/brand.ts'
import type { ShownPictures } from '#app/features/profiles/picture.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { cacheForOutages } from '#app/platform/unavailable.server.ts'
import { findPictures } from './brand.server.ts'
import { businesses } from './business.table.ts'

export type BusinessFacts = {
  id: string
  name: string
  domain: string
  address: string | null
  isActive: boolean
  isSample: boolean
  language: Language
  accent: Brand['accent']
  typeface: Brand['typeface']
  pictures: ShownPictures
}

const { id, name, domain, address, isActive, isSample, language, accent, typeface } = businesses
export const businessColumns = {
  id,
  name,
  domain,
  address,
  isActive,
  isSample,
  language,
  accent,
  typeface,
}

const remembered = cacheForOutages<BusinessFacts>()

/**
 * The public facts of a business, or 404. While the database is away, the last known facts, so that a
 * submitted form can be shown again with what was typed.
 */
export async function findBusinessFacts(db: Database, businessId: string): Promise<BusinessFacts> {
  if (!isUuid(businessId)) throw notFound('business')
  return remembered(businessId, async () => {
    const [found] = await db.select(businessColumns).from(businesses).where(eq(businesses.id, businessId))
    if (!found) throw notFound('business')
    return { ...found, pictures: await findPictures(db, businessId) }
  })
}
