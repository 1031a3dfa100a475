import { toOklch } from '#app/platform/colour.ts'
import { log } from '#app/platform/log.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'

type SiteBrand = { accent: string | null; logo: Buffer | null }

/** Reads logo and colour from a business's own site; null if the site cannot be opened. Only https, public hosts, port 443. */
export async function readSiteBrand(website: string): Promise<SiteBrand | null> {
  const address = new URL(website.replace(/^http:/i, 'https:'))
  try {
    const html = await publicWeb().readPage(address, isUsual)
    const icon = iconIn(html, address)
    return {
      accent: accentIn(html),
      logo:
        icon &&
        (await publicWeb()
          .readFile(icon, isUsual)
          .catch(() => null)),
    }
  } catch (error) {
    log.info({ err: error }, 'a site could not be read for its looks')
    return null
  }
}

const mostTags = 400

/** The page is a stranger's, so it is split, and patterns see short pieces. */
const tagsIn = (html: string, name: string) =>
  html
    .split(`<${name}`)
    .slice(1, mostTags)
    .map((part) => part.slice(0, 1000).split('>')[0]!)

const valueIn = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find(Boolean) ?? ''

/** The colour that the site names for browsers, or else the strong colour that its own style elements use most. */
function accentIn(html: string): string | null {
  const named = tagsIn(html, 'meta').find((tag) => valueIn(tag, 'name').toLowerCase() === 'theme-color')
  const theme = named && hexIn(valueIn(named, 'content'))
  if (theme && isStrong(theme)) return theme
  const counts = new Map<string, number>()
  for (const [colour] of stylesIn(html).matchAll(/#[0-9a-f]{6}\b/gi)) {
    const hex = colour.toLowerCase()
    if (isStrong(hex)) counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** Neither grey nor nearly white or black. */
function isStrong(colour: string) {
  const { lightness, chroma } = toOklch(colour)
  return chroma > 0.05 && lightness > 0.2 && lightness < 0.93
}

/** The icon for home screens: square, without transparent parts, and large enough. */
function iconIn(html: string, page: URL): URL | null {
  const tag = tagsIn(html, 'link').find((each) =>
    valueIn(each, 'rel').toLowerCase().startsWith('apple-touch-icon'),
  )
  const address = tag && valueIn(tag, 'href')
  if (!address || !URL.canParse(address, page)) return null
  const icon = new URL(address, page)
  return isUsual(icon) ? icon : null
}

type PageColours = { background?: string; text?: string }

type Declarations = Map<string, string>

/**
 * The background and the text colour that a page gives its body, inline or in its style elements. Style sheets that are
 * files are not read. The page is a stranger's: it is split rather than searched by patterns that a long page slows down.
 */
export function coloursIn(html: string): PageColours {
  const attributes = (html.split(/<body\b/i)[1]?.split('>')[0] ?? '').slice(0, 2000)
  const inline = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const rules = rulesIn(stylesIn(html))
  const variables = new Map(rules.flatMap(({ declarations }) => [...declarations]))
  const places = [
    declarationsIn(inline?.[1] ?? inline?.[2] ?? ''),
    declarationsOf(rules, ['body']),
    declarationsOf(rules, ['html', ':root']),
  ]
  const first = (...names: string[]) =>
    places
      .flatMap((place) => names.map((name) => hexIn(place.get(name) ?? '', variables)))
      .find((value) => value !== null)
  return { background: first('background-color', 'background'), text: first('color') }
}

const stylesIn = (html: string) =>
  html
    .split(/<style\b/i)
    .slice(1, 20)
    .map((part) => part.slice(part.indexOf('>') + 1, 100_000).split(/<\/style/i)[0]!)
    .join('\n')

type Rule = { selectors: string[]; declarations: Declarations }

/** Without rules within others, such as those of `@media`. */
function rulesIn(css: string): Rule[] {
  const [start = '', ...comments] = css.split('/*')
  const plain = start + comments.map((part) => part.split('*/')[1] ?? '').join('')
  let depth = 0
  return plain.split('}').flatMap((part) => {
    const pieces = part.split('{')
    depth += pieces.length - 1
    const isOutermost = depth === 1 && pieces.length === 2
    depth = Math.max(0, depth - 1)
    if (!isOutermost) return []
    const selectors = pieces[0]!.split(',').map((selector) => selector.trim().toLowerCase())
    return [{ selectors, declarations: declarationsIn(pieces[1]!) }]
  })
}

const declarationsIn = (text: string): Declarations =>
  new Map(
    text
      .split(';')
      .map((each) => each.split(':').map((part) => part.trim()))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )

/** A later rule wins. */
const declarationsOf = (rules: Rule[], selectors: string[]): Declarations =>
  new Map(
    rules
      .filter((rule) => rule.selectors.some((each) => selectors.includes(each)))
      .flatMap(({ declarations }) => [...declarations]),
  )

const named: Record<string, string> = { white: '#ffffff', black: '#000000' }

/** `#rrggbb` of a colour as most pages write it; null for others. */
function hexIn(value: string, variables: Declarations = new Map(), depth = 0): string | null {
  const text = value.slice(0, 200).trim().toLowerCase()
  const variable = /^var\(\s*(--[\w-]+)/.exec(text)?.[1]
  if (variable) return depth < 4 ? hexIn(variables.get(variable) ?? '', variables, depth + 1) : null
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)/.exec(text)?.slice(1)
  if (parts)
    return `#${parts.map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`
  const word = text.split(/[\s!]/)[0]!
  if (/^#[0-9a-f]{3}$/.test(word)) return `#${[...word.slice(1)].map((digit) => digit + digit).join('')}`
  return /^#[0-9a-f]{6}$/.test(word) ? word : (named[word] ?? null)
}

/** Opens a page once for its colours; null if it cannot be opened. */
export async function readPageColours(address: string): Promise<PageColours | null> {
  const full = `https://${address.trim().replace(/^https?:\/\//i, '')}`
  if (!URL.canParse(full) || !isUsual(new URL(full))) return null
  try {
    return coloursIn(await publicWeb().readPage(new URL(full), isUsual))
  } catch (error) {
    log.info({ err: error }, 'a page could not be read for its colours')
    return null
  }
}

/** Only https, named hosts, and the usual port. */
export const isUsual = ({ protocol, port, username, password, hostname }: URL) =>
  protocol === 'https:' && port === '' && username === '' && password === '' && hostname.includes('.')
