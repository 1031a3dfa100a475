import { squeeze } from '../style.ts'
import { type Branch, el } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { foot, frame, head, unfolding } from './parts.ts'
import { buttonStyle, iconButton, row, rowStyle } from './row.ts'

/** A row that drifts once the script has copied its cards. Without the script it is one to scroll. */
export function marqueeTree(widget: WidgetData): Branch {
  const { reviews, texts } = widget
  if (reviews.length === 0) return frame(widget, head(widget), foot(widget))
  const pause = iconButton('pause', texts.pause, 'M5 3v10M11 3v10', 'M4 3l9 5-9 5z')
  return frame(
    widget,
    head(widget, el('div', { hidden: '', 'data-play': texts.play }, pause)),
    row(widget),
    foot(widget, unfolding(texts)),
  )
}

export const marqueeStyle =
  rowStyle +
  buttonStyle +
  squeeze(`
[inert], .pause svg + svg, .still .pause svg { display: none }
.still .pause svg + svg { display: block }
[data-play] { margin-inline-start: auto }
@keyframes drift { to { translate: calc(50% * var(--way)) } }
@media (prefers-reduced-motion: reduce) { [data-play] { display: none } }
@media print { [data-play] { display: none } }
@media screen and (prefers-reduced-motion: no-preference) {
  .moving .list { scrollbar-width: none; mask: linear-gradient(90deg, #0000, #000 24px calc(100% - 24px), #0000), linear-gradient(#000 calc(100% - 40px), #0000); mask-composite: intersect }
  .moving .cards { width: max-content; animation: drift var(--lap) linear infinite }
  .moving [inert] { display: block }
  .still .cards, .list:is(:hover, :focus) .cards, footer:focus-within .cards { animation-play-state: paused }
}
`)
