import { log } from '#app/platform/log.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { isColour } from './host-page.ts'

type PageColours = { background?: string; text?: string }

type Declarations = Map<string, string>

/**
 * The background and the text colour that a page's own HTML gives its body: by attributes and by rules in its style
 * elements. Style sheets that are files of their own are not read. The page is a stranger's, so everything is split and
 * nothing searched by patterns that a long page could slow down.
 */
export function coloursIn(html: string): PageColours {
  const attributes = (html.split(/<body\b/i)[1]?.split('>')[0] ?? '').slice(0, 2000)
  const rules = rulesIn(stylesIn(html))
  const variables = new Map(rules.flatMap(({ declarations }) => [...declarations]))
  const inline = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const places = [
    declarationsIn(inline?.[1] ?? inline?.[2] ?? ''),
    declarationsOf(rules, ['body']),
    declarationsOf(rules, ['html', ':root']),
    new Map(
      [...attributes.matchAll(/\b(bgcolor|text)\s*=\s*["']?([^"'\s>]+)/gi)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!,
      ]),
    ),
  ]
  const first = (...names: string[]) =>
    places
      .flatMap((place) => names.map((name) => place.get(name) ?? ''))
      .map((value) => hexOf(value, variables))
      .find((value) => value !== null)
  return { background: first('background-color', 'background', 'bgcolor'), text: first('color', 'text') }
}

const stylesIn = (html: string) =>
  html
    .split(/<style\b/i)
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1).split(/<\/style/i)[0]!)
    .join('\n')

type Rule = { selectors: string[]; declarations: Declarations }

/** Without rules within others, such as those of `@media`. */
function rulesIn(css: string): Rule[] {
  const plain = css
    .split('/*')
    .map((part, at) => (at === 0 ? part : (part.split('*/')[1] ?? '')))
    .join('')
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

function declarationsIn(text: string): Declarations {
  const pairs = text.split(';').map((each) => [each.indexOf(':'), each] as const)
  return new Map(
    pairs
      .filter(([at]) => at > 0)
      .map(([at, each]) => [each.slice(0, at).trim().toLowerCase(), each.slice(at + 1).trim()]),
  )
}

/** A later rule wins. */
const declarationsOf = (rules: Rule[], selectors: string[]): Declarations =>
  new Map(
    rules
      .filter((rule) => rule.selectors.some((each) => selectors.includes(each)))
      .flatMap(({ declarations }) => [...declarations]),
  )

const named: Record<string, string> = { white: '#ffffff', black: '#000000' }

/** `#rrggbb` of a colour as most pages write it; null for what we do not read. */
function hexOf(value: string, variables: Declarations, depth = 0): string | null {
  const text = value
    .slice(0, 200)
    .replace(/!important/i, '')
    .trim()
    .toLowerCase()
  const variable = /^var\(\s*(--[\w-]+)/.exec(text)?.[1]
  if (variable) return depth < 4 ? hexOf(variables.get(variable) ?? '', variables, depth + 1) : null
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1|100%)\s*)?\)/.exec(text)
  if (parts) {
    const numbers = parts.slice(1, 4).map((part) => Math.min(Number(part), 255))
    return `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`
  }
  const word = text.split(/\s/)[0]!
  const short = /^#([0-9a-f]{3})$/.exec(word)?.[1]
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`
  return isColour(word) ? word : (named[word] ?? null)
}

type Read = { colours: PageColours; found: string } | { errors: { address: string } }

/** Opens the owner's page once and proposes its colours. Only public hosts, https, and the usual port. */
export async function readPageColours(typed: string): Promise<Read> {
  const address = addressIn(typed)
  if (!address) return wrong('Please enter the address of a page, such as https://www.example.com')
  try {
    const colours = coloursIn(await publicWeb().readPage(address, isUsual))
    return { colours, found: sentenceOf(colours) }
  } catch (error) {
    log.info({ err: error }, 'a page could not be read for its colours')
    return wrong('We could not open this page. Please check the address, or choose the colours by hand.')
  }
}

const wrong = (address: string) => ({ errors: { address } })

function addressIn(typed: string) {
  const text = typed.trim().replace(/^http:\/\//i, 'https://')
  const full = /^https:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || text.length > 500 || !URL.canParse(full)) return null
  const address = new URL(full)
  return isUsual(address) && address.hostname.includes('.') ? address : null
}

const isUsual = ({ protocol, port, username, password }: URL) =>
  protocol === 'https:' && port === '' && username === '' && password === ''

function sentenceOf({ background, text }: PageColours) {
  if (background && text) return `Found: background ${background}, text ${text}.`
  if (background)
    return `Found: background ${background}. No text colour is written in the page; please choose it.`
  if (text) return `Found: text ${text}. No background is written in the page; please choose it.`
  return 'No colours are written in the page itself; they are probably in a style sheet. Please choose them.'
}
