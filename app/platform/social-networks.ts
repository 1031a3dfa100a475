/** Networks by their own domains: a name is shown only for these, so that no other site passes for one. */
export const networks = [
  // These get an icon in the footer if the operator enters an address; the id is the icon's in public/social.svg. A Mastodon
  // address of the operator may be on any server.
  { id: 'mastodon', name: 'Mastodon', hosts: ['mastodon.social'] },
  { id: 'bluesky', name: 'Bluesky', hosts: ['bsky.app'] },
  { id: 'linkedin', name: 'LinkedIn', hosts: ['linkedin.com'] },
  { id: 'x', name: 'X', hosts: ['x.com', 'twitter.com'] },
  { id: 'instagram', name: 'Instagram', hosts: ['instagram.com'] },
  { id: 'facebook', name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  { id: 'youtube', name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  { id: 'github', name: 'GitHub', hosts: ['github.com'] },
  { name: 'Pinterest', hosts: ['pinterest.com'] },
  { name: 'Snapchat', hosts: ['snapchat.com'] },
  { name: 'Threads', hosts: ['threads.com', 'threads.net'] },
  { name: 'TikTok', hosts: ['tiktok.com'] },
  { name: 'Tripadvisor', hosts: ['tripadvisor.com'] },
  { name: 'Vimeo', hosts: ['vimeo.com'] },
  { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  { name: 'XING', hosts: ['xing.com'] },
] as const

export const socialNetworks = networks.filter((network) => 'id' in network)
export type SocialNetwork = (typeof socialNetworks)[number]['id']
