import { BlockList, isIP } from 'node:net'
import ipaddr, { type IPv6 } from 'ipaddr.js'
import { type Environment, isLoopbackHost } from './env.server.ts'

/** Makes the function that tells a client's address. `proxies`: addresses or CIDR ranges that may speak for others. */
export function addressReader(proxies: string[]) {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix) trusted.addSubnet(address, Number(prefix), family)
    else trusted.addAddress(address, family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return function readAddress(peer: string | undefined, forwardedFor: string | undefined) {
    let address = plain(peer ?? '')
    // From the right: each hop was added by the one after it, and we stop at the first that we do not trust.
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (isIP(address) && isTrusted(address) && hops.length > 0) {
      const next = hops.pop()!
      if (!isIP(next)) break
      address = next
    }
    return address
  }
}

function plain(address: string) {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** An IPv6 customer is given a whole /64 and may use another address for each try, so the /64 is the network. */
export function networkOf(address: string) {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** A block as large as providers rent out whole: a /24, or a /48 of IPv6. */
export function wideNetworkOf(address: string) {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return isIP(address) === 4 ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address
}

/** The eight groups of an IPv6 address, in hexadecimal. */
const groupsOf = (address: string) => (ipaddr.parse(address) as IPv6).parts.map((part) => part.toString(16))

const forwarding = ['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'client-ip']

let isLocalService = false

/** Decided by the settings alone: a proxy in front can make any request look local, and need not say that it is one. */
export function openLoopback(env: Pick<Environment, 'isLoopback' | 'HOST' | 'TRUSTED_PROXIES'>) {
  isLocalService = env.isLoopback && isLoopbackHost(env.HOST) && env.TRUSTED_PROXIES.length === 0
}

export const isForThisMachine = () => isLocalService

/**
 * Whether the request comes from this machine to a service that only this machine can reach. A proxy in front
 * would make every visitor look local, so any sign of one counts as "no".
 */
export function isLocal(request: Request, peer: string) {
  if (!isLocalService || !isLoopbackAddress(peer)) return false
  const host = request.headers.get('host') ?? ''
  if (!URL.canParse(`http://${host}`) || !isLoopbackHost(new URL(`http://${host}`).hostname)) return false
  return ![...request.headers.keys()].some(
    (name) => forwarding.includes(name) || name.startsWith('x-forwarded-'),
  )
}

function isLoopbackAddress(address: string) {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
