import { createHash } from 'node:crypto'
import { badgePng, badgeSvg } from '#app/features/widgets/badge-picture.server.ts'
import { oembedAddress } from '#app/features/widgets/oembed.ts'
import { type PreviewPage, previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import type { Serving } from '#app/features/widgets/widgets.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Scripts } from '#widget/bundle.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped, print, styleElement } from '#widget/print.ts'
import { loadedOf, servedOf, widgetScript } from '#widget/served.ts'
import { styleOf } from '#widget/style.ts'
import { themes } from '#widget/themes.ts'
import type { WidgetData } from '#widget/widget-data.ts'

type Drawn = { body: string | Buffer; headers?: Record<string, string> }

/** One of the formats of a widget, at /w/{id}.{extension}. It is built when first requested. */
export type Format = {
  type: string
  /** False for what is compressed already. */
  isCompressible?: boolean
  /** How a query asks for another drawing, as one of a few words: each is kept in memory. '' is the usual one. */
  variantOf?: (query: URLSearchParams) => string
  draw: (widget: WidgetData, variant: string, serving: Serving) => Drawn | Promise<Drawn>
}

/** A page with cross-origin isolation takes a frame that asks the same of itself; see `cross-origin-resource-policy`. */
const embeddable = { 'cross-origin-embedder-policy': 'require-corp' }
const unlisted = { 'x-robots-tag': 'noindex' }

const pictureTheme = (query: URLSearchParams) => (query.get('theme') === 'dark' ? 'dark' : '')

/** Keyed by file extension. */
export const formatsOf = (scripts: Scripts): Record<string, Format> => ({
  js: {
    type: 'text/javascript; charset=utf-8',
    draw: (widget, _variant, serving) => ({
      body: widgetScript(widget, scripts, servedNow(widget, serving)),
    }),
  },
  html: {
    type: 'text/html; charset=utf-8',
    variantOf(query) {
      if (query.has('fragment')) return 'fragment'
      const page = Object.keys(previewPages).find((each) => each === query.get('page'))
      return [page, query.get('dir') === 'rtl' && 'rtl'].filter(Boolean).join(' ')
    },
    draw(widget, variant, { sites }) {
      if (variant === 'fragment') {
        const { html, styleHash } = widgetFragment(widget)
        return { body: html, headers: { ...unlisted, 'vouchsafe-style-hash': styleHash } }
      }
      const words = variant.split(' ')
      const page = words.find((word): word is PreviewPage => word in previewPages)
      const { html, policy } = widgetPage(widget, { page, sites, isRightToLeft: words.includes('rtl') })
      return { body: html, headers: { ...unlisted, ...embeddable, 'content-security-policy': policy } }
    },
  },
  svg: {
    type: 'image/svg+xml; charset=utf-8',
    variantOf: pictureTheme,
    draw: (widget, variant) => ({
      body: badgeSvg(widget, variant === 'dark' ? 'dark' : 'light'),
      headers: { 'content-security-policy': "default-src 'none'" },
    }),
  },
  png: {
    type: 'image/png',
    isCompressible: false,
    variantOf: pictureTheme,
    draw: async (widget, variant) => ({
      body: await badgePng(widget, variant === 'dark' ? 'dark' : 'light'),
    }),
  },
  json: {
    type: 'application/json; charset=utf-8',
    variantOf: (query) =>
      query.get('served') === 'photos' ? 'served photos' : query.has('served') ? 'served' : '',
    // It cannot end a <script> element of a page that is put around it.
    draw(widget, variant, serving) {
      const shown = variant === 'served' ? withoutPhotos(widget) : widget
      const content = variant ? loadedOf(shown, servedNow(shown, serving)) : widget
      return { body: JSON.stringify(content).replaceAll('<', '\\u003c'), headers: unlisted }
    },
  },
})

/** For loaders that sites pinned before widgets had photos: these would reject the whole widget. */
const withoutPhotos = (widget: WidgetData): WidgetData => ({
  ...widget,
  kind: widget.kind === 'photos' ? 'grid' : widget.kind,
  reviews: widget.reviews.map((review) => ({ ...review, photos: [] })),
})

const servedNow = (widget: WidgetData, { isCounted }: Serving) =>
  servedOf(widget, addressOf('/w/'), isCounted ? 1 : 0)

/**
 * The widget as a part of somebody's HTML, put there by their server or their build: declarative shadow DOM, no script.
 * A policy of theirs without 'unsafe-inline' has to allow the style by its hash. The link beside the template is
 * for browsers without declarative shadow DOM.
 */
export function widgetFragment(widget: WidgetData) {
  const { tree, style } = kinds[widget.kind]
  const { element, text } = styleElement(styleOf(widget, style))
  const { id, texts, links } = widget
  return {
    html: `<div data-vouchsafe="${id}"><template shadowrootmode="open">${element}${print(tree(widget))}</template><a href="${escaped(links.all)}">${escaped(texts.region)}</a></div>\n`,
    styleHash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  }
}

type Fonts = { serif: string; sans: string }

/** `sites`: those that may show it in a frame besides our own; empty means all. */
type Options = { fonts?: Fonts; page?: PreviewPage; sites?: string[]; isRightToLeft?: boolean }

/** The widget as a page for iframes: no script, and only the style whose hash its policy contains. */
export function widgetPage(widget: WidgetData, { fonts, page, sites = [], isRightToLeft }: Options = {}) {
  const { tree, style: kindStyle } = kinds[widget.kind]
  const [paper, ink] = page ? previewPages[page] : ['', '']
  const around = page ? `body{background:${paper};color:${ink}}` : ''
  const faces = fonts ? face('Newsreader', fonts.serif) + face('Geist', fonts.sans) : ''
  const { theme } = widget.look
  const [ground, words] = themes[theme].colours(widget.look.accent)[0] ?? ['Canvas', 'CanvasText']
  // On our own pages the line below is set as the widget is.
  const ours = fonts
    ? `.score{font-family:Newsreader}.widget{border:0}body,small{background:${ground}}small{padding:0 16px 12px;color:${words};font-family:Geist,system-ui}`
    : ''
  const { text, element } = styleElement(
    `${faces}body{margin:0;font-family:${fonts ? 'Geist,' : ''}system-ui,sans-serif}${around}${styleOf(widget, kindStyle)}*{--height:100vh}${ours}`,
  )
  const hash = createHash('sha256').update(text).digest('base64')
  const ancestors = sites.length > 0 ? ["'self'", ...sites].join(' ') : '*'
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
