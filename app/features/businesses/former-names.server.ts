import { and, desc, eq, gt } from 'drizzle-orm'
import { appendBusinessAct } from '#app/features/log/acts.server.ts'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Business, businesses, formerNames } from './business.table.ts'
import { readableDomain } from './domain-name.server.ts'

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

/** Another name than before: case and spacing do not make one. */
const isOtherName = (one: string, other: string) => folded(one) !== folded(other)
const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

export const isRenaming = (before: Named, after: Named) =>
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
