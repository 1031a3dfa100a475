import { createHash } from 'node:crypto'
import type { Tried } from '#app/features/widgets/render-widget.server.ts'
import { widgetKind, widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { addressOf } from '#app/platform/site.server.ts'
import geist from '#app/ui/fonts/geist-basic.woff2?url'
import type { Scripts } from '#widget/bundle.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped, print } from '#widget/print.ts'
import { scriptOf, servedOf } from '#widget/served.ts'
import { styleOf } from '#widget/style.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import type { HostPage } from './host-page.ts'

type Preview = {
  widget: WidgetData
  page: HostPage
  scripts: Scripts
  /** Only the widget, to look at: without a script, and without the lines of text that stand for the page. */
  isPicture: boolean
}

/**
 * A page of somebody else's with the widget in it, built by the widget's real script, as a visitor gets it. It counts
 * nothing, and runs in a sandbox: an origin of its own, which reaches nothing of the owner's. To the page around its
 * frame it tells how high it is and what fits.
 */
export function previewPage({ widget, page, scripts, isPicture }: Preview) {
  const { script: bundle, style: kindStyle, isFloating, tree } = kinds[widget.kind]
  const style = isPicture ? pictureStyle(page) : pageStyle(page) + (isFloating ? floatingStyle : '')
  const plainStyle = styleOf(widget, kindStyle).replaceAll('<', '\\3c ')
  const plain = `<style>${plainStyle}</style>${print(tree(widget))}`
  const served = scriptOf(scripts[bundle], servedOf(widget, addressOf('/w/'), 0))
  const place = isFloating ? lines : `<div data-vouchsafe="${widget.id}"></div>`
  const live =
    `<div>${place}</div><script>${served}</script><script>${telling}</script>` +
    `<noscript>${plain}</noscript>`
  return {
    policy: [
      "default-src 'none'",
      ...(isPicture ? [] : [`script-src ${hashOf(served)} ${hashOf(telling)}`]),
      `style-src ${hashOf(style)} ${hashOf(plainStyle)}`,
      `img-src ${addressOf('/business/')}`,
      `font-src ${addressOf(geist)}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      // Browsers do not draw a frame of another origin before it is on screen.
      isPicture
        ? 'sandbox allow-same-origin'
        : 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
    html:
      `<!doctype html><html lang="${widget.language}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<meta name="color-scheme" content="${page.scheme}">` +
      `<title>${escaped(`Preview: reviews of ${widget.business}`)}</title><style>${style}</style></head>` +
      `<body>${isPicture ? plain : live}</body></html>\n`,
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const pageColours = ({ background, text }: HostPage, font = '') =>
  `background:${background};color:${text};font:16px/1.5 ${font}system-ui,sans-serif`

const pageStyle = (page: HostPage) =>
  `body{margin:0;padding:24px;${pageColours(page)}}` +
  '.line{display:block;height:10px;margin:0 0 14px;border-radius:3px;background:currentColor;opacity:.12}' +
  '.short{width:60%}.title{height:22px;width:40%;margin-bottom:22px}'

const pictureStyle = (page: HostPage) =>
  `@font-face{font-family:Page;font-weight:400 700;src:url(${geist})}` +
  `body{margin:0;padding:16px;min-height:calc(100vh - 32px);display:grid;align-content:safe center;${pageColours(page, 'Page,')}}`

/** A toast comes at once, on a page of some height. */
const floatingStyle = 'body{--toast-wait:0s;min-height:592px}'

/** The text of a page, as bars, so that it is seen what a floating widget lies over. */
const lines = ['title', '', '', 'short', '', '', 'short', '', 'short']
  .map((length) => `<span class="line ${length}"></span>`)
  .join('')

const telling = `(() => {
  const place = document.querySelector('[data-vouchsafe]')
  const tell = () => {
    const list = place?.shadowRoot?.querySelector('.list')
    const end = list?.getBoundingClientRect().bottom
    const cards = list ? [...list.querySelectorAll('.card')] : []
    const inView = cards.filter((card) => card.getBoundingClientRect().bottom <= end + 1)
    parent.postMessage({
      vouchsafe: 'preview',
      height: document.body.offsetHeight,
      cards: cards.length,
      fitting: inView.length,
      natural: place && list ? Math.ceil(place.offsetHeight + list.scrollHeight - list.clientHeight) : 0,
    }, '*')
  }
  new ResizeObserver(tell).observe(document.body)
  addEventListener('load', tell)
})()`

/** The settings that an address asks for. A setting that is missing, or half typed, stays as saved. */
export function triedIn(query: URLSearchParams): Tried {
  const asked = Object.fromEntries(query)
  const tried = Object.entries({ ...widgetSettings.shape, kind: widgetKind }).flatMap(([name, schema]) => {
    const value = Object.hasOwn(asked, name) ? schema.safeParse(asked[name]) : null
    return value?.success ? [[name, value.data]] : []
  })
  return Object.fromEntries(tried) as Tried
}
