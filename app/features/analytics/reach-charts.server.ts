import { stillNeeded } from '#app/features/figures/chart-table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { windowOfMonths } from '#app/features/inbox/period-filter.ts'
import { countFunnelIn } from '#app/features/invitations/list-invitations.server.ts'
import { aView } from '#app/features/widget-counts/viewed-page.ts'
import {
  countByPage,
  countByWidget,
  type PageViews,
  type WidgetViews,
} from '#app/features/widget-counts/widget-views.server.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import { periodInWords } from './analytics-filter.ts'
import { askedOf, daysOf } from './chart-counts.server.ts'
import { type Asking, type ChartKind, inRating } from './review-charts.server.ts'

/** When people write, and what invitations and widgets bring. */
export const reachCharts: ChartKind[] = [
  {
    id: 'hours',
    question: 'When do people write reviews?',
    read: async ({ db, business: { id, timeZone }, filter: wanted }) => {
      const { filter, notes } = inRating(wanted)
      const asked = { ...(await askedOf(db, id, filter)), by: ['start' as const, 'hour' as const] }
      const counts = await readCounts(db, id, { ...asked, sums: ['reviews'] })
      return tellHours(counts, timeZone, notes)
    },
  },
  {
    id: 'invitations',
    question: 'Do invitations lead to reviews?',
    ignores: ['topic', 'language', 'source'],
    read: tellInvitations,
  },
  {
    id: 'widgets',
    question: 'Are your widgets seen?',
    ignores: ['topic', 'language', 'source'],
    read: async ({ db, business, filter: { months } }) => {
      const { from, to } = daysOf(months)
      const days = { from: from ?? '2000-01-01', to: to ?? '9999-12-31' }
      const [widgets, pages] = await Promise.all([
        countByWidget(db, business.id, days),
        countByPage(db, business.id, { days, limit: 50 }),
      ])
      return tellWidgets(widgets, pages, periodInWords(months))
    },
  },
]

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const parts = [
  'at night (0 to 6)',
  'in the morning (6 to 12)',
  'in the afternoon (12 to 18)',
  'in the evening (18 to 24)',
]

/** `counts`: reviews of each hour of the week, Monday's first hour is 0, in UTC. */
export function tellHours(
  counts: { start: string; hour: number; reviews: number }[],
  timeZone: string,
  notes: string[],
) {
  const hours = Array<number>(168).fill(0)
  for (const [month, its] of Map.groupBy(counts, ({ start }) => start)) {
    const offset = offsetHours(timeZone, month)
    for (const { hour, reviews } of its) hours[(hour + offset + 168) % 168]! += reviews
  }
  const total = sum(hours)
  if (total < fewestReviews) return stillNeeded(total)
  const rows = weekdays.map((day, at) => ({ day, hours: hours.slice(24 * at, 24 * at + 24) }))
  const most = (of: string[], isIn: (hour: number) => number) => {
    const sums = of.map((_, at) => sum(hours.filter((_, hour) => isIn(hour) === at)))
    const highest = Math.max(...sums)
    return { name: of[sums.indexOf(highest)], share: formatPercent(highest / total) }
  }
  const day = most(weekdays, (hour) => Math.floor(hour / 24))
  const part = most(parts, (hour) => Math.floor((hour % 24) / 6))
  return {
    answer: `Most often on ${day.name}s (${day.share}) and ${part.name} (${part.share}).`,
    notes: [`Times of ${timeZone}, the time zone of your business, to the hour.`, ...notes],
    data: { kind: 'week' as const, of: 'Day', rows },
  }
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * The offset of a time zone from UTC in the middle of a month, rounded to a whole hour, because reviews are counted by the
 * hour.
 */
export function offsetHours(timeZone: string, month: string) {
  const at = new Date(`${month.slice(0, 7)}-15T12:00:00Z`)
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hour, minute] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  if (!sign) return 0
  return Math.round((sign === '-' ? -1 : 1) * (Number(hour) + Number(minute) / 60))
}

async function tellInvitations({ db, business, filter: { months } }: Asking) {
  const { invited, sent, begun, completed } = await countFunnelIn(
    db,
    business.id,
    months && windowOfMonths(months),
  )
  if (sent < fewestReviews) return stillNeeded(sent, 'invitation')
  return {
    answer: `${formatPercent(completed / sent)} of ${countOf(sent, 'person', 'people')} emailed wrote a review.`,
    notes: [`Of invitations made ${periodInWords(months)}, even if the review came later.`],
    data: {
      kind: 'bars' as const,
      of: 'Step',
      counted: 'People',
      rows: [
        { label: 'Invited', count: invited, of: 0 },
        { label: 'Emailed', count: sent, of: invited },
        { label: 'Started the form', count: begun, of: sent },
        { label: 'Reviewed', count: completed, of: sent },
      ],
    },
  }
}

const mostBars = 8

export function tellWidgets(widgets: WidgetViews[], pages: PageViews[], period: string) {
  const [views, clicks] = [sum(widgets.map((each) => each.views)), sum(widgets.map((each) => each.clicks))]
  if (views === 0) return widgets.length === 0 ? 'You have no widget yet.' : `No widget was seen ${period}.`
  const [top] = pages.filter(({ page }) => page)
  const most = top && top.views > views / 2 ? `, most of them on ${withoutProtocol(top.page)}` : ''
  const [first, rest] = [widgets.slice(0, mostBars), widgets.slice(mostBars)]
  const others = {
    label: countOf(rest.length, 'other'),
    count: sum(rest.map((each) => each.views)),
    of: views,
  }
  return {
    answer: `${countOf(views, 'view')} ${period}${most}. ${countOf(clicks, 'click')} led on to your reviews (${formatPercent(clicks / views)}).`,
    notes: [aView, 'Frames and pages without JavaScript are not counted.'],
    data: {
      kind: 'bars' as const,
      of: 'Widget',
      counted: 'Views',
      rows: [
        ...first.map(({ name, views: count }) => ({ label: name, count, of: views })),
        ...(rest.length > 0 ? [others] : []),
      ],
    },
    table: {
      columns: [
        { header: 'Page', kind: 'text' as const },
        { header: 'Views', kind: 'count' as const },
        { header: 'Clicks', kind: 'count' as const },
      ],
      rows: pages.map(({ page, views, clicks }) => [withoutProtocol(page) || 'Other pages', views, clicks]),
    },
  }
}

const withoutProtocol = (page: string) => page.replace(/^https?:\/\//, '')
