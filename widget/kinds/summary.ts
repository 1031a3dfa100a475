import { squeeze } from '../style.ts'
import { type Branch, el, link, star } from '../tree.ts'
import type { WidgetData } from '../widget-data.ts'
import { listStyle } from './cards.ts'
import { foot, frame, head, unfolding } from './parts.ts'

export function summaryTree(widget: WidgetData): Branch {
  const inside = [distribution(widget), topics(widget)].filter((each) => each !== null)
  if (inside.length === 0) return frame(widget, head(widget), foot(widget))
  return frame(widget, head(widget), el('div.list', ...inside), foot(widget, unfolding(widget.texts)))
}

function distribution({ distribution: counts, language, texts }: WidgetData) {
  const sum = counts.reduce((before, each) => before + each, 0)
  if (sum === 0) return null
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const rows = counts.map((count, at) =>
    el(
      'tr',
      el('th', { scope: 'row', 'aria-label': texts.levels[at]! }, number.format(5 - at), star()),
      el('td', bar(count / sum)),
      el('td', number.format(count)),
      el('td', percent.format(count / sum)),
    ),
  )
  return el('table.distribution', el('tbody', ...rows))
}

/** A drawing in a drawing is cut off at its width, and so needs no style of its own, which a policy may forbid. */
const bar = (share: number) =>
  el(
    'svg.bar',
    { 'aria-hidden': 'true' },
    el('svg', { width: `${(share * 100).toFixed(1)}%` }, el('path', { d: 'M0 0h4000v9H0z' })),
  )

function topics({ topics, language, texts }: WidgetData) {
  if (topics.length === 0) return null
  const number = new Intl.NumberFormat(language)
  const items = topics.map(({ name, mentions, link: to }) =>
    el('li.topic', link(to, name), ' ', el('span.meta', number.format(mentions))),
  )
  return el('div.topics', el('p.title', texts.topics), el('ul', ...items))
}

export const summaryStyle =
  listStyle +
  squeeze(`
section:has(.distribution):not(:has([open])) { max-height: max(var(--height), 360px) }
.summary div.list { display: flex; flex-wrap: wrap; align-items: start; gap: 12px 40px; min-height: 190px; padding: 12px 0 28px }
.distribution { flex: 2 1 240px; max-width: 600px; border-spacing: 0; font-variant-numeric: tabular-nums }
th, td { padding: 2px 0; padding-inline-start: 12px; text-align: end; white-space: nowrap }
th { padding: 0; font-weight: inherit }
td:nth-child(2) { width: 100% }
th .star { width: 10px; margin-inline-start: 3px; fill: currentColor }
.bar { display: block; width: 100%; height: 9px; fill: currentColor }
.bar:dir(rtl) { transform: scaleX(-1) }
.summary .stars { flex: none }
.topics { flex: 1 1 200px; max-width: 400px }
ul { margin: 4px 0 0; padding: 0; list-style: none }
.topic { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; border-top: 1px solid var(--line) }
`)
