/**
 * Social networks: each gets an icon in the footer if the operator enters an address. The id is also the
 * icon's id in public/social.svg. A Mastodon address may be on any server.
 */
export const socialNetworks = [
  { id: 'mastodon', name: 'Mastodon', host: 'mastodon.social' },
  { id: 'bluesky', name: 'Bluesky', host: 'bsky.app' },
  { id: 'linkedin', name: 'LinkedIn', host: 'linkedin.com' },
  { id: 'x', name: 'X', host: 'x.com' },
  { id: 'instagram', name: 'Instagram', host: 'instagram.com' },
  { id: 'facebook', name: 'Facebook', host: 'facebook.com' },
  { id: 'youtube', name: 'YouTube', host: 'youtube.com' },
  { id: 'github', name: 'GitHub', host: 'github.com' },
] as const
export type SocialNetwork = (typeof socialNetworks)[number]['id']

/** The kinds of support that plans may include, shown only if the operator offers them. */
export const supportKinds = ['email', 'priority', 'phone'] as const
export type SupportKind = (typeof supportKinds)[number]

export const supportTexts: readonly { kind: SupportKind; label: string; help: string }[] = [
  { kind: 'email', label: 'Email support', help: 'For every plan.' },
  { kind: 'priority', label: 'Priority email support', help: 'For Pro and Enterprise.' },
  { kind: 'phone', label: 'Phone support and a dedicated manager', help: 'For Enterprise.' },
]
