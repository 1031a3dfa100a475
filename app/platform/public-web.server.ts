import { type LookupAddress, lookup } from 'node:dns'
import { resolveTxt } from 'node:dns/promises'
import { get } from 'node:https'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'

// Reading what strangers name: their DNS records and their pages, and never anything in our own network.

const timeoutMs = 10_000
const mostBytes = 1_000_000
const mostRedirects = 3

export type PublicWeb = {
  /** The TXT records of a name, each in one piece; none if there is no such name. */
  readTxt(name: string): Promise<string[]>
  /** The beginning of the page at an https address, following redirects that `mayFollow` allows. */
  readPage(address: URL, mayFollow: (to: URL) => boolean): Promise<string>
}

let web: PublicWeb = {
  readTxt,
  readPage: (address, mayFollow) => readPage(address, mayFollow, mostRedirects),
}

/** Tests read from a web of their own. */
export function openPublicWeb(other: PublicWeb) {
  web = other
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

function readPage(address: URL, mayFollow: (to: URL) => boolean, redirectsLeft: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'user-agent': 'Vouchsafe' }
    const options = {
      headers,
      lookup: lookupPublic,
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
    }
    const request = get(address, options, (response) => {
      const { statusCode = 0, headers: answered } = response
      if (statusCode >= 300 && statusCode < 400 && answered.location) {
        response.destroy()
        if (!URL.canParse(answered.location, address)) return reject(new Error('The redirect leads nowhere.'))
        const to = new URL(answered.location, address)
        if (redirectsLeft === 0 || !mayFollow(to)) return reject(new Error('The page redirects elsewhere.'))
        return resolve(readPage(to, mayFollow, redirectsLeft - 1))
      }
      if (statusCode !== 200) {
        response.destroy()
        return reject(new Error(`The page was answered ${statusCode}.`))
      }
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > mostBytes) response.destroy()
      })
      response.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')))
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error('The page did not answer in time.')))
    request.on('error', reject)
  })
}

/** Looked up once, for the check and for the connection: a name cannot be public first and private then. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error || !addresses?.length) return callback(error ?? new Error('No address.'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error('This name leads into a private network.'), '')
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}

/** Addresses that are nobody's website: private, loopback, link-local, reserved, and tunnels into them. */
const notPublic = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')

/** Mapped addresses (::ffff:127.0.0.1) are checked as IPv4 by the list itself. */
export function isPublicAddress(address: string) {
  const family = isIP(address)
  return family !== 0 && !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
