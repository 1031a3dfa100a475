import type { Scripts } from './bundle.ts'
import { type ServedBadge, servedBadge } from './kinds/badge.ts'
import { kinds } from './kinds/kinds.ts'
import { literal } from './print.ts'
import { styleOf } from './style.ts'
import type { Branch } from './tree.ts'
import type { WidgetData } from './widget-data.ts'

/**
 * The content of a script: `doors` is the address before the id ("https://reviews.example/w/"), `height` the block size to
 * reserve in CSS pixels, 0 for what lies over the page. As a list, because each byte is paid for on other people's sites.
 * `counts`: 1 if views and clicks are counted.
 */
export type Served = [doors: string, id: string, height: number, style: string, tree: Branch, counts: 0 | 1]

export function servedOf(widget: WidgetData, doors: string, counts: 0 | 1): Served {
  const { tree, style, isFloating } = kinds[widget.kind]
  const height = isFloating ? 0 : widget.look.height
  return [doors, widget.id, height, styleOf(widget, style), tree(widget), counts]
}

/** The loader's data: content for the enlivening of that name, and no code. */
export type Loaded = { script: keyof Scripts; served: Served }

export const loadedOf = (widget: WidgetData, served: Served): Loaded => ({
  script: kinds[widget.kind].script,
  served,
})

/** The whole script of a widget. A badge in the page's own look has a small one of its own. */
export function widgetScript(widget: WidgetData, scripts: Scripts, served: Served) {
  const [doors, , , , , counts] = served
  const badge = widget.kind === 'badge' && counts && servedBadge(widget, doors)
  return badge ? scriptOf(scripts.badge, badge) : scriptOf(scripts[kinds[widget.kind].script], served)
}

/** The script of a widget: `bundle` with what it shows in place of the name WIDGET. */
export const scriptOf = (bundle: string, served: Served | ServedBadge) =>
  `${bundle.replace('WIDGET', () => literal(served))}\n`
