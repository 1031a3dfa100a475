import { createHash } from 'node:crypto'
import { oembedAddress } from '#app/features/widgets/oembed.ts'
import { type PreviewPage, previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped, print, styleElement } from '#widget/print.ts'
import { styleOf } from '#widget/style.ts'
import { themes } from '#widget/themes.ts'
import type { WidgetData } from '#widget/widget-data.ts'

type Fonts = { serif: string; sans: string }

/** `sites`: those that may show it in a frame besides our own; empty means all. */
type Options = { fonts?: Fonts; page?: PreviewPage; sites?: string[]; isRightToLeft?: boolean }

/** The widget as a page for iframes: no script, and only the style whose hash its policy contains. */
export function widgetPage(widget: WidgetData, { fonts, page, sites = [], isRightToLeft }: Options = {}) {
  const { tree, style: kindStyle } = kinds[widget.kind]
  const [paper, ink] = page ? previewPages[page] : ['', '']
  const around = page ? `body{background:${paper};color:${ink}}` : ''
  const faces = fonts ? face('Newsreader', fonts.serif) + face('Geist', fonts.sans) : ''
  const ours = fonts ? '.score{font-family:Newsreader}' : ''
  const { text, element } = styleElement(
    `${faces}body{margin:0;font-family:${fonts ? 'Geist,' : ''}system-ui,sans-serif}${around}${styleOf(widget, kindStyle)}*{--height:100vh}${ours}`,
  )
  const hash = createHash('sha256').update(text).digest('base64')
  const ancestors = sites.length > 0 ? ["'self'", ...sites].join(' ') : '*'
  const { theme } = widget.look
  // Both, where the page around it decides: a frame of another scheme than its page is opaque.
  const scheme = page ? (page === 'dark' ? 'dark' : 'light') : (themes[theme].scheme ?? 'light dark')
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src ${addressOf('/business/')}${fonts ? "; font-src 'self'" : ''}; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    html:
      `<!doctype html><html lang="${widget.language}"${isRightToLeft ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<meta name="color-scheme" content="${scheme}">` +
      `<link rel="alternate" type="application/json+oembed" href="${escaped(oembedAddress(`/w/${widget.id}`))}">` +
      `<title>${escaped(widget.texts.region)}</title>${element}</head>` +
      `<body>${print(tree(widget))}</body></html>\n`,
  }
}

/** font-display optional: if the font is late, the fallback stays and nothing shifts. */
const face = (family: string, address: string) =>
  `@font-face{font-family:${family};font-weight:200 800;font-display:optional;src:url(${address})}`
