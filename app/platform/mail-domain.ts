import providers from 'email-providers/all.json' with { type: 'json' }
import { getDomain } from 'tldts'
import { moreProviders } from './known-providers.ts'

const shared = new Set([...providers, ...moreProviders])

/**
 * The registrable domain behind an email address, such as "shop.example" for "sam@mail.shop.example": whoever holds it
 * can make any number of mailboxes. Null where strangers share a domain (public mail and internet providers), and for
 * what is no address.
 */
export function mailDomainOf(address: string): string | null {
  const host = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
  const domain = address.includes('@') && host.length <= 253 ? getDomain(host) : null
  return domain === null || shared.has(domain) || shared.has(host) ? null : domain
}

/** Anybody can have a mailbox there. */
export const isPublicMailDomain = (domain: string) => mailDomainOf(`@${domain}`) === null
