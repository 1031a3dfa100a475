import { parse } from 'tldts'

/**
 * The domain of a website as somebody typed it: without protocol, leading www, path, port, case and trailing
 * dot, an internationalised name in its ASCII form. Null for what is no public website's address.
 */
export function domainOf(website: string): string | null {
  const url = urlOf(website)
  if (!url) return null
  const host = withoutWww(url.hostname.replace(/\.+$/, ''))
  const { domain, isIp } = parse(host, { validateHostname: true })
  return domain && !isIp && host.length <= 253 ? host : null
}

/** The address to link to: http or https, without a fragment. Null where `domainOf` is null. */
export function websiteOf(website: string): string | null {
  const url = urlOf(website)
  if (!url || !domainOf(website)) return null
  url.hash = ''
  return url.pathname === '/' && !url.search ? url.origin : url.href
}

function urlOf(website: string): URL | null {
  const typed = website.trim()
  // Longer ones are nobody's website, and take long to read.
  if (typed.length > 2000) return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`
  if (!typed || !URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // "mailto:me@shop.example" parses as a user named mailto; no website's address has one.
  return isWeb && !url.username && !url.password ? url : null
}

function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '')
  // "www.com" is a name of its own.
  return rest !== host && parse(rest).domain ? withoutWww(rest) : host
}
