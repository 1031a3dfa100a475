import { createHash } from 'node:crypto'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped, print, styleElement } from '#widget/print.ts'
import { styleOf } from '#widget/style.ts'
import type { WidgetData } from '#widget/widget-data.ts'

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
