import { squeeze } from '../style.ts'
import { type Branch, el } from '../tree.ts'
import type { WidgetData, WidgetTexts } from '../widget-data.ts'
import { cardsStyle } from './cards.ts'
import { card } from './parts.ts'

/** Reviews side by side. They scroll by swipe, wheel and arrow keys, without a script too. */
export function row(widget: WidgetData): Branch {
  const { reviews, texts } = widget
  return el(
    'div.list',
    { tabindex: 0, role: 'group', 'aria-label': texts.open },
    el('ul.cards', { role: 'list' }, ...reviews.map((review) => el('li', card(review, widget)))),
  )
}

/** Buttons that stay hidden until the script makes them work. The script also replaces "#" with numbers. */
export const steps = ({ previous, next, position }: WidgetTexts): Branch =>
  el(
    'div.steps',
    { hidden: '' },
    el('p.position', position),
    iconButton('previous', previous, 'M10 3L5 8l5 5'),
    iconButton('next', next, 'M6 3l5 5-5 5'),
  )

export const iconButton = (name: string, label: string, ...paths: string[]): Branch =>
  el(
    `button.${name}`,
    { type: 'button', 'aria-label': label },
    ...paths.map((d) => el('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, el('path', { d }))),
  )

// The row takes no part in how wide the page makes the widget: a table would become as wide as all reviews. The line
// before the first card lies outside of the list. On paper nothing scrolls, so the cards take as many lines as they need.
export const rowStyle =
  cardsStyle +
  squeeze(`
[hidden] { display: none !important }
div.list { min-height: 120px; container-type: inline-size; overflow: auto hidden; overscroll-behavior-x: contain; scrollbar-width: thin }
.list:focus-visible { outline-offset: -2px }
.cards { display: flex; margin: 0; margin-inline-start: calc(-1px - var(--space)); padding-inline: 0 }
li { flex: 0 0 min(264px, 100cqi); padding-inline: var(--space); border-inline-start: 1px solid var(--line); list-style: none }
.card { max-width: 600px; border: 0 }
.list:has(~ footer :is(details[hidden], [open])) { mask: none }
.list:has(~ footer [open]) { max-height: 80vh; overflow: auto }
@container (width < 480px) { .card :is(.text, .reply) { -webkit-line-clamp: 5 !important } }
@media print {
  .cards { flex-wrap: wrap }
  div.list { mask: none }
}
`)

export const buttonStyle = squeeze(`
button { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; border: 1px solid; border-radius: 6px; background: none; color: inherit; cursor: pointer }
button svg { width: 16px; fill: none; stroke: currentColor; stroke-width: 1.5 }
[aria-disabled=true] { opacity: .4; cursor: default }
`)

export const stepsStyle =
  buttonStyle +
  squeeze(`
.list { scroll-snap-type: x mandatory }
.list:has(+ footer .steps:not([hidden])) { scrollbar-width: none }
.card { scroll-snap-align: start }
.steps { display: flex; align-items: center; gap: 6px; order: 1; margin-inline-start: auto }
.steps:not([hidden]) ~ a { margin: 0 }
.position { margin-inline-end: 6px; font-variant-numeric: tabular-nums }
.steps:dir(rtl) svg { scale: -1 1 }
@media print { .steps { display: none } }
@media (prefers-reduced-motion: no-preference) { .list { scroll-behavior: smooth } }
`)
