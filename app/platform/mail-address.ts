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

const googleDomains = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an email address, as `mailbox_of` in the database has it: without case, without "+anything", and for
 * Google Mail without dots.
 */
export function mailboxOf(address: string) {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return googleDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
