import { type LookupAddress, lookup } from 'node:dns'
import { resolveTxt } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, type Dispatcher, request } from 'undici'
import { isForThisMachine } from './client-address.server.ts'
import { isLoopbackHost } from './env.server.ts'

// Reading what strangers name: their DNS records and their pages, and never anything in our own network. EVERY request
// to an address that an owner can choose goes through here; tests/architecture.test.ts lists the few that need not.

const timeoutMs = 10_000
const mostBytes = 400_000
const mostRedirects = 3

type PublicWeb = {
  /** The TXT records of a name, each in one piece; none if there is no such name. */
  readTxt(name: string): Promise<string[]>
  /** The beginning of the page at an https address, following redirects that `mayFollow` allows. */
  readPage(address: URL, mayFollow: (to: URL) => boolean): Promise<string>
  /** The beginning of a file, in the same way. */
  readFile(address: URL, mayFollow: (to: URL) => boolean): Promise<Buffer>
  /** What an https address answers, up to a size; a redirect is an answer. */
  ask(address: string, asked: Asked): Promise<Response>
  /** The same of an address that the operator typed: any port, and a private network where the address itself names it. */
  askNamed(address: string, asked: Asked, timeoutMs: number): Promise<Response>
}

type Asked = { method: string; headers: Record<string, string>; body?: string }

let web: PublicWeb = {
  readTxt,
  readPage: (address, mayFollow) => readPage(address, mayFollow, publicAgent),
  readFile: (address, mayFollow) => readBytes(address, mayFollow, publicAgent, 'image/*'),
  ask,
  askNamed,
}

/** Tests read from a web of their own. */
export function openPublicWeb(other: Partial<PublicWeb>) {
  web = { ...web, ...other }
}

export const publicWeb = () => web

async function readTxt(name: string) {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}

export async function readPage(address: URL, mayFollow: (to: URL) => boolean, dispatcher: Dispatcher) {
  return (await readBytes(address, mayFollow, dispatcher, 'text/html')).toString('utf8')
}

async function readBytes(
  address: URL,
  mayFollow: (to: URL) => boolean,
  dispatcher: Dispatcher,
  accept: string,
) {
  const headers = { accept, 'user-agent': 'Vouchsafe' }
  const signal = AbortSignal.timeout(timeoutMs)
  for (let at = address, redirects = 0; ; redirects++) {
    if (!isUsual(at)) throw new Error('Only https on its usual port is read.')
    const { statusCode, headers: answered, body } = await request(at, { headers, signal, dispatcher })
    if (statusCode === 200) return await beginningOf(body)
    body.on('error', () => {}).destroy()
    const { location } = answered
    if (statusCode < 300 || statusCode >= 400 || typeof location !== 'string')
      throw new Error(`The page was answered ${statusCode}.`)
    if (!URL.canParse(location, at)) throw new Error('The redirect leads nowhere.')
    at = new URL(location, at)
    if (redirects === mostRedirects || !mayFollow(at)) throw new Error('The page redirects elsewhere.')
  }
}

async function ask(address: string, asked: Asked) {
  const at = new URL(address)
  if (!isAskable(address)) throw new Error('Only https on its usual port is asked.')
  return answerOf(at, asked, isStandIn(at) ? undefined : publicAgent, timeoutMs)
}

async function askNamed(address: string, asked: Asked, timeout: number) {
  const at = new URL(address)
  const isPrivate = isIP(at.hostname.replace(/^\[|\]$/g, '')) > 0 || isLoopbackHost(at.hostname)
  return answerOf(at, asked, isPrivate ? undefined : publicAgent, timeout)
}

async function answerOf(at: URL, asked: Asked, dispatcher: Dispatcher | undefined, timeout: number) {
  const signal = AbortSignal.timeout(timeout)
  const { statusCode, headers, body } = await request(at, { ...asked, signal, dispatcher } as object)
  const bytes = Uint8Array.from(await beginningOf(body))
  const type = headers['content-type']?.toString() ?? 'text/plain'
  return new Response([204, 304].includes(statusCode) ? null : bytes, {
    status: statusCode,
    headers: { 'content-type': type },
  })
}

/**
 * A service that only its own machine can reach may also ask other services on that machine, such as a stand-in during
 * development.
 */
export const isStandIn = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && isForThisMachine() && isLoopbackHost(hostname)

/** Whether `ask` would try this address. */
export const isAskable = (address: string) => {
  const at = new URL(address)
  return isUsual(at) || isStandIn(at)
}

/** Whether the address alone shows that it leads into a private network. A name is looked up at each request. */
export function isPrivate(address: string) {
  const at = new URL(address)
  const host = at.hostname.replace(/^\[|\]$/g, '')
  return !isStandIn(at) && (isLoopbackHost(host) || (isIP(host) > 0 && !isPublicAddress(host)))
}

const isUsual = ({ protocol, port, username, password }: URL) =>
  protocol === 'https:' && port === '' && username === '' && password === ''

async function beginningOf(body: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > mostBytes) break
  }
  return Buffer.concat(chunks).subarray(0, mostBytes)
}

/** Connects to public addresses only, whatever name, notation or redirect led there. */
const publicAgent = new Agent({ connect: connectPublic })

const connect = buildConnector({ timeout: timeoutMs, allowH2: false, lookup: lookupPublic as LookupFunction })

/** Node looks up everything but literal addresses, so those are checked here and the rest in `lookupPublic`. */
export function connectPublic(options: buildConnector.Options, callback: buildConnector.Callback) {
  if (isIP(options.hostname) && !isPublicAddress(options.hostname)) return callback(privateNetwork(), null)
  connect(options, callback)
}

/** Looked up once, for the check and for the connection: a name cannot be public first and private then. */
function lookupPublic(hostname: string, options: object, callback: Parameters<LookupFunction>[2]) {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error || !addresses?.length) return callback(error ?? new Error('No address.'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(privateNetwork(), '')
    if ('all' in options && options.all) return callback(null, addresses)
    callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}

const privateNetwork = () => new Error('This address leads into a private network.')

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Mapped addresses (::ffff:127.0.0.1) are checked as IPv4; tunnels and translations into IPv4 are not public. */
export function isPublicAddress(address: string) {
  if (!isIP(address) || address.includes('%')) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast))
}
