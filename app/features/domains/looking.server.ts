import { createHmac } from 'node:crypto'
import { log } from '#app/platform/log.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { deriveKeys } from '#app/platform/secret.server.ts'
import { type ProofFailure, type ProofMethod, recordNames, tagName } from './domain-proof.vocabulary.ts'

type Claim = { businessId: string; ownerId: string; domain: string }

/**
 * The codes that prove a domain: the one to show, then the one of the secret before. Each belongs to one business, one
 * owner and one domain: nobody proves anything by what another left on the website, not even a new owner.
 */
export const proofCodes = ({ businessId, ownerId, domain }: Claim) =>
  deriveKeys('domain-proofs').map((key) =>
    createHmac('sha256', key).update(`${businessId} ${ownerId} ${domain}`).digest('hex').slice(0, 32),
  ) as [string, ...string[]]

type Found = { method: ProofMethod } | { failure: ProofFailure }

/** Looks for one of the codes in the domain's TXT records, then in the head of its front page. */
export async function lookForCode(domain: string, wanted: string[]): Promise<Found> {
  const sources = [
    ...recordNames(domain).map((name) => ({ method: 'dns' as const, read: () => codesInRecords(name) })),
    ...[domain, `www.${domain}`].map((host) => ({
      method: 'meta' as const,
      read: () => codesOnPage(host, domain),
    })),
  ]
  const others: string[] = []
  let answered = 0
  for (const { method, read } of sources) {
    try {
      const codes = await read()
      answered += 1
      if (codes.some((code) => wanted.includes(code))) return { method }
      others.push(...codes)
    } catch (error) {
      log.info({ err: error, method }, 'a domain could not be read')
    }
  }
  if (others.length > 0) return { failure: 'other_code' }
  return { failure: answered > 0 ? 'missing' : 'unreachable' }
}

async function codesInRecords(name: string) {
  const records = await publicWeb().readTxt(name)
  return records.flatMap((record) => new RegExp(`^${tagName}=(\\S+)\\s*$`).exec(record.trim())?.[1] ?? [])
}

async function codesOnPage(host: string, domain: string) {
  const isThere = ({ protocol, hostname }: URL) =>
    protocol === 'https:' && (hostname === domain || hostname === `www.${domain}`)
  return codesIn(await publicWeb().readPage(new URL(`https://${host}/`), isThere))
}

/** Only of the head: what visitors may write into a page is in its body. */
export function codesIn(html: string): string[] {
  const [head = ''] = html.replace(/<!--.*?-->/gs, '').split(/<\/head|<body/i)
  const tags = head.match(/<meta\s[^>]*>/gi) ?? []
  return tags.flatMap((tag) =>
    attributeOf(tag, 'name')?.toLowerCase() === tagName ? (attributeOf(tag, 'content') ?? []) : [],
  )
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)?.slice(1).find(Boolean)
