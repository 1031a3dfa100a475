import { createHash } from 'node:crypto'
import { badgePng, badgeSvg } from '#app/features/widgets/badge-picture.server.ts'
import { type PreviewPage, previewPages } from '#app/features/widgets/widget.vocabulary.ts'
import type { Serving } from '#app/features/widgets/widget-directory.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Scripts } from '#widget/bundle.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped, print, styleElement } from '#widget/print.ts'
import { loadedOf, servedOf, widgetScript } from '#widget/served.ts'
import { styleOf } from '#widget/style.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { widgetPage } from './widget-page.server.ts'

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
