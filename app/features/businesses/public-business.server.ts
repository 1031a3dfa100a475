import { eq } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { logLeaves } from '#app/features/log/log.table.ts'
import type { Brand, ShownPictures } from '#app/features/profiles/brand.vocabulary.ts'
import { type OpeningHours, openState } from '#app/features/profiles/opening-hours.ts'
import type { Category } from '#app/features/profiles/profile.vocabulary.ts'
import type { DetailsIn } from '#app/features/profiles/profile-details.tsx'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { gone, notFound } from '#app/platform/refusal.ts'
import { cacheForOutages } from '#app/platform/unavailable.server.ts'
import { findPictures } from './brand.server.ts'
import { businesses } from './business.table.ts'
import { readableDomain } from './domain-name.server.ts'

/** The public profile of a business, without the owner's name and the price it pays. */
export type PublicBusiness = {
  id: string
  name: string
  website: string
  domain: string
  /** The domain in Unicode. */
  domainName: string
  isDomainProven: boolean
  description: string | null
  address: string | null
  category: Category | null
  openingHours: OpeningHours | null
  links: string[]
  /** The language of its customers; one that a visitor asks for comes first. */
  language: Language
  timeZone: string
  pictures: ShownPictures
  accent: Brand['accent']
  typeface: Brand['typeface']
  isActive: boolean
  /** Closed by its owner: since when, and when it will be erased. ISO 8601. */
  closing: { since: string; until: string } | null
  isSample: boolean
  isRunByOperator: boolean
  /** ISO 8601. */
  collectingSince: string
}

export async function findPublicBusiness(db: Database, businessId: string): Promise<PublicBusiness> {
  if (!isUuid(businessId)) throw notFound('business')
  const [found] = await db
    .select({ business: businesses, isRunByOperator: users.isOperator })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(businesses.id, businessId))
  if (!found) throw (await wasHere(db, businessId)) ? erased() : notFound('business')
  const { business, isRunByOperator } = found
  const { closedAt, eraseAfter } = business
  // From then on it is being erased, and nothing of it is shown.
  if (eraseAfter && eraseAfter <= now()) throw erased()
  return {
    id: business.id,
    name: business.name,
    website: business.website,
    domain: business.domain,
    domainName: readableDomain(business.domain),
    isDomainProven: business.domainProvenAt !== null,
    description: business.description,
    address: business.address,
    category: business.category,
    openingHours: business.openingHours,
    links: business.links,
    language: business.language,
    timeZone: business.timeZone,
    pictures: await findPictures(db, businessId),
    accent: business.accent,
    typeface: business.typeface,
    isActive: business.isActive,
    closing:
      closedAt && eraseAfter ? { since: closedAt.toISOString(), until: eraseAfter.toISOString() } : null,
    isSample: business.isSample,
    isRunByOperator,
    collectingSince: business.createdAt.toISOString(),
  }
}

const erased = () => gone('This business was closed and erased.', 'business')

/** A business that collected reviews leaves entries in the log, which outlive it. */
async function wasHere(db: Database, businessId: string) {
  const entries = await db
    .select({ id: logLeaves.id })
    .from(logLeaves)
    .where(eq(logLeaves.businessId, businessId))
    .limit(1)
  return entries.length > 0
}

/** The details of a business, ready to be shown in a language at this moment. */
export function detailsIn(
  { openingHours, timeZone, isActive }: Pick<PublicBusiness, 'openingHours' | 'timeZone' | 'isActive'>,
  language: Language,
): DetailsIn {
  const open = isActive && openingHours ? openState(openingHours.days, timeZone, now()) : null
  return { language, words: messages[language].profile, open }
}

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
