import { createHmac } from 'node:crypto'
import { Tokenizer } from 'htmlparser2'
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

/**
 * Only of the head: what visitors may write into a page is in its body. The tokenizer reads each character once; the
 * library's parser would not, as its stack of open elements slows it down.
 */
export function codesIn(html: string): string[] {
  const codes: string[] = []
  let tag = ''
  let attribute = ''
  let values: Record<string, string> = {}
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const add = (piece: string) => {
    if (tag === 'meta' && (attribute === 'name' || attribute === 'content')) values[attribute] += piece
  }
  const endTag = () => {
    if (tag === 'meta' && values.name?.toLowerCase() === tagName && values.content) codes.push(values.content)
    tag = ''
  }
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = nameAt(start, end)
        values = {}
        if (tag === 'body') tokenizer.pause()
      },
      onclosetag: (start, end) => nameAt(start, end) === 'head' && tokenizer.pause(),
      onattribname(start, end) {
        // A name that comes twice keeps its first value, as in browsers.
        attribute = nameAt(start, end)
        if (attribute in values) attribute = ''
        else values[attribute] = ''
      },
      onattribdata: (start, end) => add(html.slice(start, end)),
      onattribentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onattribend: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  )
  tokenizer.write(html)
  return codes
}
