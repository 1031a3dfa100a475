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
