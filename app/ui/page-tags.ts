type PageTags = {
  title: string
  description: string
  /** The canonical address. */
  address: string
  /** The address of a 1200 × 630 image; by default the service's own. */
  picture?: string
  /** The image's alternative text. */
  pictureText?: string
  isIndexed?: boolean
}

/** The `meta` of a public page whose loader knows its address; callers may append tags. */
export function pageTags({ title, description, address, isIndexed = true, ...given }: PageTags) {
  const picture = given.picture ?? new URL('/og.png', address).href
  const pictureText = given.pictureText ?? (given.picture ? title : 'Vouchsafe: let their words stand.')
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Vouchsafe' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: pictureText },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

type At = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** The `meta` of a page with a fixed address. */
export const pageMeta =
  (title: string, description: string) =>
  ({ matches, location }: At) => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin: string } | undefined
    return root ? pageTags({ title, description, address: root.origin + location.pathname }) : [{ title }]
  }

/** The `meta` of a page for people who follow a personal link. */
export const unlistedMeta = (title: string) => [
  { title: `${title} · Vouchsafe` },
  { name: 'robots', content: 'noindex' },
]
