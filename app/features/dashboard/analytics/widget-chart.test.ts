import { describe, expect, test } from 'vitest'
import { asked } from './filter.ts'
import { daysOf, widgetChart } from './widget-chart.ts'

const filter = asked({ period: 'month', compare: 'none', source: 'any' }, new Date('2026-11-20T12:00:00Z'))
const aWidget = (name: string, views: number, clicks = 0) => ({ widgetId: name, name, views, clicks })

describe('the chart of widgets', () => {
  test('says how often they were seen, where most, and how many clicked', () => {
    const chart = widgetChart(filter, {
      widgets: [aWidget('Wall', 900, 30), aWidget('Badge', 300, 6)],
      pages: [
        { page: 'https://shop.example/', views: 1000, clicks: 30 },
        { page: '', views: 200, clicks: 6 },
      ],
    })
    expect(chart.answer).toBe(
      '1,200 views in November 2026, most of them on shop.example/. 36 clicks led on to your reviews (3%).',
    )
    expect(chart.data!.rows.map(({ label, count }) => [label, count])).toEqual([
      ['Wall', 900],
      ['Badge', 300],
    ])
    expect(chart.table.rows).toEqual([
      ['shop.example/', 1000, 30],
      ['Other pages', 200, 6],
    ])
  })

  test('has one sentence where none was seen, and another where there is none', () => {
    expect(widgetChart(filter, { widgets: [aWidget('Wall', 0)], pages: [] })).toMatchObject({
      data: null,
      answer: expect.stringContaining('No widget was seen in November 2026'),
    })
    expect(widgetChart(filter, { widgets: [], pages: [] }).answer).toBe('You have no widget yet.')
  })

  test('tells widgets of one name apart, and folds those beyond eight', () => {
    const widgets = Array.from({ length: 11 }, () => aWidget('A wall with a name that goes on and on', 10))
    const { data } = widgetChart(filter, { widgets, pages: [] })
    expect(new Set(data!.rows.map(({ label }) => label)).size).toBe(9)
    expect(data!.rows.at(-1)).toMatchObject({ label: '3 others', count: 30 })
    const nine = widgetChart(filter, { widgets: widgets.slice(2), pages: [] })
    expect(nine.data!.rows.at(-1)).toMatchObject({ label: '1 other', count: 10 })
  })
})

test('the days of a period begin with its first and end before the next month', () => {
  expect(daysOf({ from: '2026-10', to: '2026-11' })).toEqual({ from: '2026-10-01', to: '2026-12-01' })
})
