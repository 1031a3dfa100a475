import { createHash } from 'node:crypto'
import { type PreviewPage, previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import { formatDate } from '#app/languages/format.ts'
import type { WallData } from '#widget/wall-data.ts'
import { frameStyle } from '#widget/wall-style.ts'
import { type Tree, wallTree } from '#widget/wall-tree.ts'

/** The typefaces, by their addresses on this service. */
type Fonts = { serif: string; sans: string }

type Options = { fonts?: Fonts; page?: PreviewPage }

/** The wall as a page for iframes: no script, and only the style whose hash its policy contains. */
export function wallPage(wall: WallData, { fonts, page }: Options = {}) {
  const faces = fonts ? face('Newsreader', fonts.serif) + face('Geist', fonts.sans) : ''
  const style = `${faces}body{margin:0;font-family:${fonts ? 'Geist,' : ''}system-ui,sans-serif}${frameStyle(wall.theme, page && previewPages[page])}`
  const hash = createHash('sha256').update(style).digest('base64')
  const scheme = page
    ? page === 'dark'
      ? 'dark'
      : 'light'
    : wall.theme === 'auto'
      ? 'light dark'
      : wall.theme
  const content = print(wallTree(wall, (time) => formatDate(time)))
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'${fonts ? "; font-src 'self'" : ''}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<meta name="color-scheme" content="${scheme}">` +
      `<title>${escaped(`Reviews of ${wall.business}`)}</title><style>${style}</style></head>` +
      `<body>${content}</body></html>\n`,
  }
}

/** font-display optional: if the font is late, the fallback stays and nothing shifts. */
const face = (family: string, address: string) =>
  `@font-face{font-family:${family};font-weight:200 800;font-display:optional;src:url(${address})}`

/** The only place that prints HTML; escapes every text and attribute. */
function print(tree: Tree): string {
  if (typeof tree === 'string') return escaped(tree)
  const [tag, attributes, ...children] = tree
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`)
  return `<${tag}${printed.join('')}>${children.map(print).join('')}</${tag}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)
