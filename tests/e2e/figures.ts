import { DomUtils, parseDocument } from 'htmlparser2'

type Nodes = ReturnType<typeof parseDocument>['children']
type Stated = { count: number; words: string; on: string }

/** What pages state: numbers, by the list to which their link leads; averages, by the number of reviews they are from. */
export type Figures = { lists: Map<string, Stated[]>; averages: Map<number, string[]> }

const toNumber = (digits: string) => Number(digits.replaceAll(',', ''))

/** "Bread, 120 reviews", "Read the 20 negative reviews", "Declined 4", "290". */
const counted = /(?<![\d.,])([\d,]+)(?: [a-z]+)? reviews?\b|(?:^|\s)([\d,]+)$/

/** "4.38 of 5 from 276 reviews" */
const rated = /(\d\.\d+)(?: of 5)? ?,? from ([\d,]+) reviews?\b/g

export function readFigures({ lists, averages }: Figures, on: string, html: string) {
  const main = mainOf(html)
  for (const link of DomUtils.getElementsByTagName('a', main)) {
    const words = wordsIn(link.children)
    const [, reviews, last] = counted.exec(words) ?? []
    const to = link.attribs.href?.replace(/#.*/, '')
    if (!to?.startsWith('/') || !(reviews ?? last)) continue
    const count = toNumber(reviews ?? last!)
    lists.set(to, [...(lists.get(to) ?? []), { count, words, on }])
  }
  for (const [, average, count] of wordsIn(main).matchAll(rated)) {
    averages.set(toNumber(count!), [...(averages.get(toNumber(count!)) ?? []), average!])
  }
}

/** How long a list says that it is: "182 reviews and 9 imported" are 182, or 191. Null where a page is no list. */
export function lengthsOf(html: string): number[] | null {
  const headings = DomUtils.findAll(
    ({ name, attribs }) => name === 'h1' || attribs.id === 'reviews' || attribs.role === 'status',
    mainOf(html),
  )
  for (const words of headings.map(({ children }) => wordsIn(children))) {
    const own = /^(?:All )?([\d,]+) (?:reviews?(?! are published)|challenges?)\b/.exec(words)?.[1]
    const imported = /([\d,]+) imported/.exec(words)?.[1] ?? '0'
    if (own) return [toNumber(own), toNumber(own) + toNumber(imported)]
    if (imported !== '0') return [toNumber(imported)]
  }
  return null
}

function mainOf(html: string): Nodes {
  const { children } = parseDocument(html)
  return DomUtils.findOne(({ name }) => name === 'main', children)?.children ?? children
}

const wordsIn = (nodes: Nodes) =>
  DomUtils.filter((node) => node.type === 'text', nodes)
    .map((text) => DomUtils.textContent(text))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
