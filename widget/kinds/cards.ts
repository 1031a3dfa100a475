import { squeeze } from '../style.ts'
import { type Branch, el } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { evenly } from './columns.ts'
import { card, foot, frame, head, unfolding } from './parts.ts'

/** Cards in columns that end evenly. */
export const wallTree = (widget: WidgetData): Branch => cardsTree({ ...widget, reviews: evenly(widget) })

/** A wall, a grid and a list: all cards at once, cut at the reserved height until somebody asks for more. */
export function cardsTree(widget: WidgetData): Branch {
  const { reviews, texts } = widget
  if (reviews.length === 0) return frame(widget, head(widget), foot(widget))
  return frame(
    widget,
    head(widget),
    el('div.list', el('div.cards', ...reviews.map((review) => card(review, widget)))),
    foot(widget, unfolding(texts)),
  )
}

// The list fades out over the blank end of its cards when nothing is cut. The first row's lines lie above its edge.
export const cardsStyle = squeeze(`
:host { min-width: min(240px, 100%) }
header, footer, .top { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px }
header, footer { padding: 12px 0 }
header { border-bottom: 2px solid }
header p:first-of-type { flex: auto }
footer { border-top: 1px solid var(--line) }
.date, footer > :last-child { margin-inline-start: auto }
div.list { overflow: hidden; mask: linear-gradient(#000 calc(100% - 40px), #0000) }
.cards { margin: -1px 0 28px }
.card { display: grid; gap: 6px; break-inside: avoid; padding: 14px 0; border-top: 1px solid var(--line) }
.reply { padding-inline-start: 10px; border-inline-start: 2px solid var(--line) }
.title, summary { font-weight: bold }
summary { cursor: pointer }
details:not([open]) span + span, details[open] span:first-child { display: none }
@media screen {
  .widget:not(:has(details[open])) :is(.text, .reply) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 9; overflow: hidden }
}
`)

export const wallStyle =
  cardsStyle +
  squeeze(`.cards { columns: 280px 3; gap: calc(2 * var(--space)); column-rule: 1px solid var(--line) }`)

// The lines to the left of the first column lie outside of the list.
export const gridStyle =
  cardsStyle +
  squeeze(`
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); margin-inline: calc(-1 * var(--space)) }
.card { align-content: start; padding-inline: var(--space); border-inline-start: 1px solid var(--line) }
`)

export const listStyle = cardsStyle + squeeze(`.date { margin: 0 }.widget.list { mask: none }`)
