/**
 * Mailbox providers with many domains, which limit mail to all of them together. PostgreSQL evaluates these patterns
 * too: use only the syntax that both kinds of regular expression share.
 */
const providers: Record<string, string> = {
  google: '^(gmail|googlemail)[.]com$',
  microsoft: '^(outlook|hotmail|live|msn)[.][a-z]{2,3}([.][a-z]{2})?$',
  yahoo: '^((yahoo|ymail|rocketmail|aol)[.][a-z]{2,3}([.][a-z]{2})?|aim[.]com)$',
  apple: '^(icloud|me|mac)[.]com$',
  'united internet': '^(gmx[.][a-z]{2,3}|web[.]de|mail[.]com|1und1[.]de)$',
  proton: '^(proton[.]me|protonmail[.](com|ch)|pm[.]me)$',
  orange: '^(orange|wanadoo)[.]fr$',
  telekom: '^(t-online|magenta)[.]de$',
}

const known = Object.entries(providers).map(([name, pattern]) => [name, new RegExp(pattern)] as const)

const bigProviderOf = (domain: string) => known.find(([, pattern]) => pattern.test(domain))?.[0]

/** The provider of a mailbox: one of the big ones, or the domain itself. */
export function providerOf(address: string) {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return bigProviderOf(domain) ?? domain
}

/** A regular expression that matches the domains of these providers and no others. */
export function domainPattern(names: string[]) {
  return names.map((name) => providers[name] ?? `^${name.replace(/[^a-z0-9-]/g, '[$&]')}$`).join('|')
}
