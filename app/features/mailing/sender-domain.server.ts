import { eq, ne } from 'drizzle-orm'
import { parse } from 'tldts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isMailKept, senderAddress } from '#app/platform/mail.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { senderDomains } from './mailing.table.ts'
import { type DmarcPolicy, type SenderDomain, usualSelectors } from './sender-domain.vocabulary.ts'

export const domainOfAddress = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The latest check of the domain in MAIL_FROM; null before the first one. */
export async function findSenderDomain(db: Database) {
  const domain = domainOfAddress(senderAddress())
  const [found] = await db.select().from(senderDomains).where(eq(senderDomains.domain, domain))
  return found ?? null
}

/** Looks at the domain in MAIL_FROM and saves what was found. Where mail is kept, none is sent from it. */
export async function keepSenderDomain(db: Database) {
  if (isMailKept()) return
  const { domain, ...found } = await checkSenderDomain(domainOfAddress(senderAddress()))
  const set = { ...found, checkedAt: now() }
  await db
    .insert(senderDomains)
    .values({ domain, ...set })
    .onConflictDoUpdate({ target: senderDomains.domain, set })
  await db.delete(senderDomains).where(ne(senderDomains.domain, domain))
}

/** Checks a domain's records of permitted senders (SPF), signing keys (DKIM) and the treatment of forgeries (DMARC). */
export async function checkSenderDomain(domain: string): Promise<SenderDomain> {
  const [spf, dmarc, dkim] = await Promise.all([findSpf(domain), findDmarc(domain), findDkim(domain)])
  return { domain, spf, ...dmarc, ...dkim }
}

/** Null: the name server did not answer. */
async function recordsAt(name: string, kind: RegExp) {
  try {
    return (await publicWeb().readTxt(name)).filter((record) => kind.test(record.trim()))
  } catch {
    return null
  }
}

function stateOf(records: string[] | null) {
  if (!records) return 'unreachable'
  if (records.length === 0) return 'none'
  return records.length === 1 ? 'one' : 'several'
}

const findSpf = async (domain: string) => stateOf(await recordsAt(domain, /^v=spf1(?:\s|$)/i))

/** Looks at the domain itself, then at the registered domain above it, whose `sp` is for its subdomains. */
async function findDmarc(domain: string): Promise<Pick<SenderDomain, 'dmarc' | 'dmarcPolicy'>> {
  const registered = parse(domain).domain ?? domain
  for (const name of new Set([domain, registered])) {
    const records = await recordsAt(`_dmarc.${name}`, /^v=DMARC1\s*(?:;|$)/i)
    const dmarc = stateOf(records)
    if (dmarc === 'none') continue
    const isInherited = name !== domain
    return { dmarc, dmarcPolicy: dmarc === 'one' ? policyIn(records![0]!, isInherited) : null }
  }
  return { dmarc: 'none', dmarcPolicy: null }
}

function policyIn(record: string, isInherited: boolean): DmarcPolicy {
  const policy = (isInherited && tagIn(record, 'sp')) || tagIn(record, 'p')
  return policy === 'none' || policy === 'quarantine' || policy === 'reject' ? policy : 'invalid'
}

const tagIn = (record: string, tag: string) =>
  new RegExp(`;\\s*${tag}\\s*=\\s*([^;\\s]*)`, 'i').exec(record)?.[1]?.toLowerCase()

/** A record with an empty key is a key that was taken back. */
async function findDkim(domain: string): Promise<Pick<SenderDomain, 'dkim' | 'dkimSelector'>> {
  const found = await Promise.all(
    usualSelectors.map((selector) =>
      recordsAt(`${selector}._domainkey.${domain}`, /(?:^|;)\s*p\s*=\s*[a-z0-9+/]/i),
    ),
  )
  const at = found.findIndex((records) => records?.length)
  if (at >= 0) return { dkim: 'one', dkimSelector: usualSelectors[at]! }
  return { dkim: found.includes(null) ? 'unreachable' : 'none', dkimSelector: null }
}
