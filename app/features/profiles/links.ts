import { networks } from '#app/platform/social-networks.ts'

const mostLinks = 8
const longestLink = 200

/** "Instagram", or the host: in its ASCII form, so that no letter of another script imitates a known name. */
export function linkName(address: string) {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = networks.find(({ hosts }) =>
    hosts.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  )
  return known?.name ?? host
}

type ReadLinks = { links: string[]; error?: never } | { error: string; links?: never }

/** Addresses as typed, one a line. Only https: nothing that runs, and nothing that could be changed on the way. */
export function readLinks(typed: string): ReadLinks {
  const lines = typed.split(/\s+/).filter(Boolean)
  const links: string[] = []
  for (const line of lines) {
    const link = linkOf(line)
    if (!link) return { error: `“${shortened(line)}” is not an address that begins with https://` }
    if (link.length > longestLink) return { error: `“${shortened(line)}” is too long for a link` }
    if (!links.includes(link)) links.push(link)
  }
  return links.length > mostLinks ? { error: `At most ${mostLinks} links` } : { links }
}

const shortened = (line: string) => (line.length > 40 ? `${line.slice(0, 39)}…` : line)

function linkOf(typed: string) {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, username, password, hostname, port, href, pathname, search, hash, origin } = new URL(
    address,
  )
  const isName = /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)
  if (protocol !== 'https:' || username || password || port || !isName) return null
  return pathname === '/' && !search && !hash ? origin : href
}
