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
