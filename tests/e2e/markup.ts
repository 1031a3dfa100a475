type Tag = { name: string; attributes: Record<string, string> }

/** The tags of a page as we write them: every value in double quotes. What is inside scripts and styles is no markup. */
export function tagsOf(html: string): Tag[] {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1').replace(/<!--.*?-->/gs, '')
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map((found) => ({
    name: found[1]!.toLowerCase(),
    attributes: attributesOf(found[2]!),
  }))
}

function attributesOf(text: string) {
  const pairs = [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(pairs.map(([, name, value = '']) => [name!.toLowerCase(), unescapeHtml(value)]))
}

export const idsOf = (html: string) => tagsOf(html).flatMap(({ attributes }) => attributes.id ?? [])

export const textOf = (html: string, name: string) =>
  new RegExp(`<${name}\\b[^>]*>([^<]+)</${name}>`).exec(html)?.[1]?.trim()

/** Everything of a page that a browser, a reader or a machine may fetch: no form that changes something. */
export function linksOf(html: string) {
  return tagsOf(html).flatMap(({ name, attributes: { href, src, srcset, action, method, ...rest } }) => {
    const sources = [src, ...(srcset?.split(',').map((each) => each.trim().split(' ')[0]) ?? [])]
    if (name === 'a' || name === 'link') return isFetched(rest.rel) ? present([href]) : []
    if (name === 'form') return method?.toLowerCase() === 'post' ? [] : present([action])
    if (name === 'meta') return rest.property === 'og:image' ? present([rest.content]) : []
    return present(sources)
  })
}

const isFetched = (rel = '') => !/\b(preconnect|dns-prefetch)\b/.test(rel)
const present = (values: (string | undefined)[]) => values.filter((value) => value !== undefined)

export const linksInXml = (xml: string) =>
  [...xml.matchAll(/<(?:loc|link|guid)\b[^>]*>(https?:[^<]+)</g)].map((found) => unescapeHtml(found[1]!))

export const linksInCss = (css: string) =>
  [...css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map((found) => found[1]!)

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const unescapeHtml = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
