import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'

/** The domain in Unicode: "xn--bckerei-5wa.de" becomes bäckerei.de. */
export function readableDomain(domain: string) {
  return domainToUnicode(domain) || domain
}

/** A default name for a business, from its domain: "kaffee-braun.co.uk" becomes Kaffee Braun. */
export function nameOfDomain(domain: string) {
  const readable = readableDomain(domain)
  const label = parse(readable, { allowPrivateDomains: true }).domainWithoutSuffix ?? readable
  const words = label.split(/[-_]+/).filter(Boolean)
  const name = words.map(capitalised).join(' ')
  // The database requires 2 to 80 characters.
  return [...([...name].length < 2 ? domain : name)].slice(0, 80).join('')
}

function capitalised(word: string) {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}
