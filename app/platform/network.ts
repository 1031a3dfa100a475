import { isIP } from 'node:net'

/** An IPv6 customer is given a whole /64 and may use another address for each try, so the /64 is the network. */
export function networkOf(address: string) {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** A block as large as providers rent out whole: a /24, or a /48 of IPv6. */
export function wideNetworkOf(address: string) {
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 3).join(':')}::/48`
  return isIP(address) === 4 ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address
}

function groupsOf(address: string) {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = (part = '') => part.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array(Math.max(zeros, 0)).fill('0'), ...groups(tail)]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}
