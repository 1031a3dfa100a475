import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { domainOf } from '#app/features/businesses/domain.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { domainOfAddress } from '#app/features/mailing/sender-domain.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isPublicMailDomain } from '#app/platform/mail-address.ts'
import { isOwnName, type NewMailSettings, webAddressesIn } from './mail-settings.schema.ts'
import { mailSettings } from './mail-settings.table.ts'

/**
 * What a mail for a business has as its sender, reply address and footer. Without a name the service's is used; without
 * `replyTo`, replies go to the service.
 */
export type Sender = { fromName?: string; replyTo?: string; footer: string | null }

type Holder = {
  business: Pick<Business, 'domain' | 'domainProvenAt'>
  owner: { email: string; emailVerified: boolean }
}

/**
 * Judged at every sending, not only when it was saved: an address of the owner before, or at a domain whose proof ended,
 * gets no replies any more.
 */
const mayHaveReplies = (address: string, { business, owner }: Holder) =>
  (owner.emailVerified && owner.email === address) ||
  (business.domainProvenAt !== null &&
    domainOfAddress(address) === business.domain &&
    !isPublicMailDomain(business.domain))

async function find(db: Database, businessId: string) {
  const [found] = await db
    .select({
      business: {
        name: businesses.name,
        domain: businesses.domain,
        domainProvenAt: businesses.domainProvenAt,
      },
      owner: { email: users.email, emailVerified: users.emailVerified },
      settings: mailSettings,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .leftJoin(mailSettings, eq(mailSettings.businessId, businesses.id))
    .where(eq(businesses.id, businessId))
  return found
}

/** The saved settings, and those in force. */
export async function findMailSettings(db: Database, businessId: string) {
  const found = (await find(db, businessId))!
  const { senderName = null, replyTo = null, footer = null } = found.settings ?? {}
  const name = senderName ?? found.business.name
  const isReplyToUsed = replyTo !== null && mayHaveReplies(replyTo, found)
  const sender: Sender = {
    fromName: isOwnName(name) ? name : undefined,
    replyTo: isReplyToUsed ? replyTo : undefined,
    footer,
  }
  return { saved: { senderName, replyTo, footer }, sender }
}

export async function findSender(db: Database, businessId: string): Promise<Sender> {
  return (await findMailSettings(db, businessId)).sender
}

type Problems = Partial<Record<keyof NewMailSettings, string>>

/** Saves the settings, or returns what is wrong with them by field. */
export async function saveMailSettings(
  db: Database,
  { business, settings }: { business: Business; settings: NewMailSettings },
): Promise<Problems | null> {
  return db.transaction(async (tx) => {
    const found = await find(tx, business.id)
    const problems = problemsOf(settings, found!)
    if (Object.keys(problems).length > 0) return problems
    const set = { ...settings, updatedAt: now() }
    await tx
      .insert(mailSettings)
      .values({ businessId: business.id, ...set })
      .onConflictDoUpdate({ target: mailSettings.businessId, set })
    const message = 'Changed the sender name, reply address or footer of the mails to customers'
    await recordActivity(tx, { business, type: 'business_updated', message, relatedId: business.id })
    return null
  })
}

function problemsOf({ replyTo, footer }: NewMailSettings, holder: Holder): Problems {
  const { domain } = holder.business
  const readable = readableDomain(domain)
  const problems: Problems = {}
  if (replyTo && !mayHaveReplies(replyTo, holder)) {
    problems.replyTo =
      domainOfAddress(replyTo) === domain
        ? `Please prove first that ${readable} is yours, or enter your own confirmed address, ${holder.owner.email}`
        : `Replies may go to your own confirmed address, ${holder.owner.email}, or to an address at your proven domain`
  }
  const foreign = webAddressesIn(footer ?? '').find((address) => !isAt(address, domain))
  if (foreign) problems.footer = `Only your own website, ${readable}, may be linked here, not ${foreign}`
  return problems
}

function isAt(address: string, domain: string) {
  const host = domainOf(address)
  return host === domain || Boolean(host?.endsWith(`.${domain}`))
}

/** For a handover: replies no longer go where the former owner wanted them. Returns how many addresses that ended. */
export async function forgetReplyTo(tx: Database, businessId: string) {
  const isTheirs = and(eq(mailSettings.businessId, businessId), isNotNull(mailSettings.replyTo))
  const forgotten = await tx
    .update(mailSettings)
    .set({ replyTo: null, updatedAt: now() })
    .where(isTheirs)
    .returning({ businessId: mailSettings.businessId })
  return forgotten.length
}
