import type { SocialNetwork, SupportKind } from './instance.schema.ts'

export const socialNames: readonly (readonly [SocialNetwork, string])[] = [
  ['mastodon', 'Mastodon'],
  ['bluesky', 'Bluesky'],
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['github', 'GitHub'],
]

export const supportTexts: readonly { kind: SupportKind; label: string; help: string }[] = [
  { kind: 'email', label: 'E-mail support', help: 'For every plan.' },
  { kind: 'priority', label: 'Priority e-mail support', help: 'For Pro and Enterprise.' },
  { kind: 'phone', label: 'Phone support and a dedicated manager', help: 'For Enterprise.' },
]
