import { decodeXML } from 'entities'
import { Parser } from 'htmlparser2'

type Tag = { name: string; attributes: Record<string, string> }

export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) })
  parser.end(html)
  return tags
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
  [...xml.matchAll(/<(?:loc|link|guid)\b[^>]*>(https?:[^<]+)</g)].map((found) => decodeXML(found[1]!))

export const linksInCss = (css: string) =>
  [...css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map((found) => found[1]!)
