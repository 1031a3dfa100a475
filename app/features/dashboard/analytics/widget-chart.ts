import { type Chart, nothingDrawn } from '#app/features/figures/chart.ts'
import type { Months } from '#app/features/inbox/periods.ts'
import { windowOfMonths } from '#app/features/inbox/periods.ts'
import { aView } from '#app/features/widget-counts/page.ts'
import type { Days, PageViews, WidgetViews } from '#app/features/widget-counts/views.server.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import { dayOf } from './buckets.ts'
import { type Asked, filtersInWords } from './filter.ts'
import { periodInWords } from './period.ts'
import type { BarsData } from './stars-chart.ts'

export type SeenWidgets = { widgets: WidgetViews[]; pages: PageViews[] }

/** Of the business's own calendar. */
export function daysOf(months: Months | null): Days {
  const window = months && windowOfMonths(months)
  return window
    ? { from: dayOf(window.from), to: dayOf(window.to) }
    : { from: '2000-01-01', to: '9999-12-31' }
}

const mostBars = 8
const longestLabel = 22

/** Counts are exact, so they need no interval. */
export function widgetChart(filter: Asked, { widgets, pages }: SeenWidgets): Chart<BarsData> {
  const question = 'Are your widgets seen?'
  const period = periodInWords(filter.months)
  const [views, clicks] = [sum(widgets, 'views'), sum(widgets, 'clicks')]
  if (views === 0) {
    const answer = widgets.length === 0 ? 'You have no widget yet.' : `No widget was seen ${period}. ${aView}`
    return { question, answer, ...nothingDrawn }
  }
  const [top] = pages.filter(({ page }) => page)
  const most = top && top.views > views / 2 ? `, most of them on ${withoutProtocol(top.page)}` : ''
  const filters = filtersInWords(filter)
  return {
    question,
    answer: `${countOf(views, 'view')} ${period}${most}. ${countOf(clicks, 'click')} led on to your reviews (${formatPercent(clicks / views)}).`,
    notes: [
      aView,
      'Frames and pages without JavaScript are not counted.',
      ...(filters ? [`It does not follow the filter by ${filters}.`] : []),
    ],
    data: { rows: barsOf(widgets, views) },
    table: {
      columns: [
        { header: 'Page', kind: 'text' },
        { header: 'Views', kind: 'count' },
        { header: 'Clicks', kind: 'count' },
      ],
      rows: pages.map(({ page, views, clicks }) => [withoutProtocol(page) || 'Other pages', views, clicks]),
    },
  }
}

function barsOf(widgets: WidgetViews[], all: number) {
  const [first, rest] = [widgets.slice(0, mostBars), widgets.slice(mostBars)]
  const row = (label: string, count: number) => ({ label, count, of: all })
  return [
    ...first.map(({ name, views }, at) => row(labelOf(name, at, first), views)),
    ...(rest.length > 0 ? [row(countOf(rest.length, 'other'), sum(rest, 'views'))] : []),
  ]
}

/** Two widgets may have one name, or begin alike. */
function labelOf(name: string, at: number, among: WidgetViews[]) {
  const short = shorten(name)
  const isTwice = among.some((other, index) => index !== at && shorten(other.name) === short)
  return isTwice ? `${shorten(name, longestLabel - 4)} (${at + 1})` : short
}

const shorten = (name: string, longest = longestLabel) =>
  name.length > longest ? `${[...name].slice(0, longest - 1).join('')}…` : name

const withoutProtocol = (page: string) => page.replace(/^https?:\/\//, '')
const sum = (rows: WidgetViews[], of: 'views' | 'clicks') => rows.reduce((total, row) => total + row[of], 0)
