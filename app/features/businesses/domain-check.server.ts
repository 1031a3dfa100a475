import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { businesses } from './business.table.ts'
import { domainOf } from './domain.ts'
import { readableDomain } from './domain-name.server.ts'

type Except = { except?: string }

/**
 * Whether another business has the same domain. An empty website counts as not existing; a check that fails is logged and
 * answers false.
 */
export async function doesDomainExist(
  db: Database,
  website: string,
  { except }: Except = {},
): Promise<boolean> {
  const domain = domainOf(website)
  if (!domain) return false
  try {
    const [other] = await db
      .select({ id: businesses.id })
      .from(businesses)
      .where(has(domain, except))
      .limit(1)
    return other !== undefined
  } catch (error) {
    log.error({ err: error }, 'domain check failed')
    return false
  }
}

/** Typing a domain does not block others; only a business that has proven it may use it exclusively. */
export async function refuseProvenDomain(db: Database, domain: string, { except }: Except = {}) {
  const [prover] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(has(domain, except), isNotNull(businesses.domainProvenAt)))
    .limit(1)
  if (prover)
    throw conflict(
      `Another business has proven that it owns ${readableDomain(domain)}. If it is yours, you can prove that under Profile.`,
    )
}

function has(domain: string, except: string | undefined) {
  return and(eq(businesses.domain, domain), except ? ne(businesses.id, except) : undefined)
}
