import { isIP } from 'node:net'
import ipaddr, { type IPv6 } from 'ipaddr.js'

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
