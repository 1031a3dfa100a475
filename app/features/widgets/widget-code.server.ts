import { fillWords } from '#app/languages/fill-words.ts'
import { messages } from '#app/languages/messages.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped } from '#widget/print.ts'
import { pinnedLoader } from './loader.server.ts'
import type { Embedded } from './ways-in.ts'
import type { Widget } from './widgets.server.ts'

type Embeddable = Pick<Widget, 'id' | 'kind' | 'settings'>
type Named = { id: string; name: string }

export const widgetCode = (widget: Embeddable, business: Named) => readEmbedded(widget, business).code

export function readEmbedded({ id, kind, settings }: Embeddable, business: Named): Embedded {
  const isFloating = kinds[kind].isFloating === true
  const common = {
    widgetId: id,
    height: isFloating ? 0 : settings.height,
    title: fillWords(messages[settings.language].widgets.region, { business: business.name }),
    pageAddress: addressOf(`/business/${business.id}`),
  }
  return {
    ...common,
    isFloating,
    doors: addressOf('/w/'),
    code: embedCode({ ...common, scriptAddress: addressOf(`/w/${id}.js`) }),
    loader: pinnedLoader(),
  }
}

type Pasted = {
  widgetId: string
  /** 0 for what lies over the page, and needs no place in it. */
  height: number
  /** "Customer reviews of NAME", in the widget's language. */
  title: string
  pageAddress: string
  scriptAddress: string
}

/**
 * The code to paste into a site. The first line reserves the height, so that nothing below shifts when the widget
 * loads, and is a link for visitors without JavaScript.
 */
export function embedCode({ widgetId, height, title, pageAddress, scriptAddress }: Pasted) {
  const script = `<script async src="${scriptAddress}"></script>`
  if (!height) return script
  return `<div data-vouchsafe="${widgetId}" style="display:block;min-height:${height}px;flex:1 0 240px;place-self:stretch;break-inside:avoid"><a href="${pageAddress}">${escaped(title)}</a></div>\n${script}`
}
