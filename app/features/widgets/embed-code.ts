type Embedded = {
  widgetId: string
  height: number
  businessName: string
  pageAddress: string
  scriptAddress: string
}

/**
 * The code to paste into a site. The first line reserves the height, so that nothing below shifts when the wall
 * loads, and is a link for visitors without JavaScript.
 */
export function embedCode({ widgetId, height, businessName, pageAddress, scriptAddress }: Embedded) {
  return [
    `<div data-vouchsafe="${widgetId}" style="min-height:${height}px;flex:1 0 240px;place-self:stretch"><a href="${pageAddress}">Reviews of ${escaped(businessName)}</a></div>`,
    `<script async src="${scriptAddress}"></script>`,
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)
