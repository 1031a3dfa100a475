// Sites that may show a widget in a frame. Without zod, so that screens can import it.

/**
 * The origin of a site as somebody typed it: "www.shop.example/path" becomes https://www.shop.example. "*.shop.example"
 * stands for all its subdomains. Null for what is no site.
 */
export function originOf(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const isWildcard = /^https?:\/\/\*\./i.test(address)
  const plain = isWildcard ? address.replace('*.', '') : address
  if (!URL.canParse(plain)) return null
  const { protocol, host, hostname, username, password } = new URL(plain)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || username || password || !isHost(hostname) || (isWildcard && !isName(hostname))) return null
  return `${protocol}//${isWildcard ? '*.' : ''}${host}`
}

/** Origins that a policy can carry: URLs also have host names with a semicolon, which would end it. */
const isHost = (name: string) => name === 'localhost' || isName(name) || /^\d+(\.\d+){3}$/.test(name)
const isName = (name: string) => /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(name)
