import { addressOf } from '#app/platform/site.server.ts'
import { escaped } from '#widget/print.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { heightFor } from './widget.vocabulary.ts'

/** Where a page of ours is described to sites that embed it by its address alone: https://oembed.com. */
export const oembedAddress = (path: string) =>
  addressOf(`/oembed?url=${encodeURIComponent(addressOf(path))}&format=json`)

type Embeddable = { widget: string } | { business: string }

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const widgetPath = new RegExp(`^/w/(${uuid})(?:\\.html)?$`, 'i')
const businessPath = new RegExp(`^/business/(${uuid})/?$`, 'i')

/** The widget, or the business, that an address of ours leads to. Null for other sites and other pages. */
export function embeddableAt(address: string): Embeddable | null {
  const url = URL.parse(address)
  if (!url || url.origin !== new URL(addressOf('/')).origin) return null
  const [, widget] = widgetPath.exec(url.pathname) ?? []
  const [, business] = businessPath.exec(url.pathname) ?? []
  if (widget) return { widget: widget.toLowerCase() }
  return business ? { business: business.toLowerCase() } : null
}

type Most = { width: number; height: number }

/** A frame of the widget's page. No site has to run anything of ours for it. */
export function oembedOf({ id, kind, business, look, texts, links }: WidgetData, most: Most) {
  const isFloating = kind === 'toast' || kind === 'drawer'
  const wide = kind === 'badge' ? 320 : kind === 'quote' ? 640 : 960
  const width = Math.min(wide, most.width)
  const height = Math.min(isFloating ? heightFor('list', 3) : look.height, most.height)
  const source = addressOf(`/w/${id}.html`)
  return {
    version: '1.0',
    type: 'rich',
    title: texts.region,
    author_name: business,
    author_url: links.all,
    provider_name: 'Vouchsafe',
    provider_url: addressOf('/'),
    cache_age: 3600,
    html: `<iframe src="${escaped(source)}" title="${escaped(texts.region)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  }
}
