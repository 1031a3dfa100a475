import { squeeze } from '../style.ts'
import { type Branch, el } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { badgeLine } from './badge.ts'
import { floatingStyle } from './floating.ts'
import { foot, frame, unfolding } from './parts.ts'
import { iconButton, row, rowStyle, steps, stepsStyle } from './row.ts'

/**
 * One review at a time, in a corner of the page; without a script, the same in the text of the page. It takes no focus and
 * is not announced, because nobody asked for it: it is a region at the end of the page. Without reviews it shows nothing.
 */
export function toastTree(widget: WidgetData): Branch {
  const { reviews, texts } = widget
  if (reviews.length === 0) return el('div', { hidden: '' })
  return frame(
    widget,
    el('div', { hidden: '' }, iconButton('close', texts.close, 'M4 4l8 8M12 4l-8 8')),
    row(widget),
    foot(widget, el('p', badgeLine(widget)), steps(texts), unfolding(texts)),
  )
}

// It waits in an animation instead of a timer, which ends with the element. Until then it is below the screen, and so
// not counted as seen. On a phone held sideways a third of the screen is too little for a review: there is no toast.
export const toastStyle =
  rowStyle +
  stepsStyle +
  floatingStyle +
  squeeze(`
.toast { font-size: 13px; line-height: 1.4 }
.toast .text { font-size: 15px; -webkit-line-clamp: 3 !important }
.toast .reply { display: none !important }
.toast li { flex-basis: 100cqi }
.toast .list { min-height: 90px; mask: linear-gradient(#000 calc(100% - 12px), #0000) }
.toast .cards { padding-bottom: 0 }
.toast .card { padding-bottom: 8px }
.toast footer { gap: 0 12px; padding-block: 6px }
.toast a, .toast summary { padding: 2px 0 }
.toast footer > * { margin: 0 }
.toast footer > p { flex: 1 0 calc(100% - 150px); text-align: -webkit-match-parent }
.toast .steps { order: 0 }
[popover] .top { padding-inline-end: 28px }
.toast > div:has(.close) { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; z-index: 1 }
.close { border: 0 }
section[popover] {
  inset-inline-start: max(16px, env(safe-area-inset-left));
  width: min(380px, 100vw - 32px);
  --height: var(--toast-height, 33vh);
  animation: rise .25s var(--toast-wait, 4s) ease-out backwards;
}
section[popover]:has(details[open]) { max-height: 85vh }
@keyframes rise { from { visibility: hidden; translate: 0 100vh } }
@media (prefers-reduced-motion: reduce) { section[popover] { animation-duration: 1ms } }
@media (max-width: 480px) { section[popover] { inset-inline: 8px; width: auto; bottom: max(8px, env(safe-area-inset-bottom)) } }
@media (max-height: 480px) and (pointer: coarse) { section[popover] { display: none } }
`)
