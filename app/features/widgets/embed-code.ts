import { escaped } from '#widget/print.ts'

type Embedded = {
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
export function embedCode({ widgetId, height, title, pageAddress, scriptAddress }: Embedded) {
  const script = `<script async src="${scriptAddress}"></script>`
  if (!height) return script
  return `<div data-vouchsafe="${widgetId}" style="display:block;min-height:${height}px;flex:1 0 240px;place-self:stretch;break-inside:avoid"><a href="${pageAddress}">${escaped(title)}</a></div>\n${script}`
}
