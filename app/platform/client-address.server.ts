import { BlockList, isIP } from 'node:net'

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
