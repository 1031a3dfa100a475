import { describe, expect, test } from 'vitest'
import { offsetHours, tellHours, tellWidgets } from './reach-charts.server.ts'

const drawn = (told: ReturnType<typeof tellWidgets>) => told as Exclude<typeof told, string>
const aWidget = (name: string, views: number, clicks = 0) => ({ widgetId: name, name, views, clicks })

describe('the chart of widgets', () => {
  test('says how often they were seen, where most, and how many clicked', () => {
    const chart = drawn(
      tellWidgets(
        [aWidget('Wall', 900, 30), aWidget('Badge', 300, 6)],
        [
          { page: 'https://shop.example/', views: 1000, clicks: 30 },
          { page: '', views: 200, clicks: 6 },
        ],
        'in November 2026',
      ),
    )
    expect(chart.answer).toBe(
      '1,200 views in November 2026, most of them on shop.example/. 36 clicks led on to your reviews (3%).',
    )
    expect(chart.data.rows.map(({ label, count }) => [label, count])).toEqual([
      ['Wall', 900],
      ['Badge', 300],
    ])
    expect(chart.table.rows).toEqual([
      ['shop.example/', 1000, 30],
      ['Other pages', 200, 6],
    ])
  })

  test('has one sentence where none was seen, and another where there is none', () => {
    expect(tellWidgets([aWidget('Wall', 0)], [], 'in November 2026')).toContain(
      'No widget was seen in November 2026',
    )
    expect(tellWidgets([], [], 'at any time')).toBe('You have no widget yet.')
  })

  test('folds widgets beyond eight', () => {
    const widgets = Array.from({ length: 11 }, () => aWidget('A wall with a name that goes on and on', 10))
    const { data } = drawn(tellWidgets(widgets, [], 'at any time'))
    expect(data.rows).toHaveLength(9)
    expect(data.rows.at(-1)).toMatchObject({ label: '3 others', count: 30 })
    const nine = drawn(tellWidgets(widgets.slice(2), [], 'at any time'))
    expect(nine.data.rows.at(-1)).toMatchObject({ label: '1 other', count: 10 })
  })
})

test('an hour is moved by the offset of its month, over the end of the week', () => {
  expect(offsetHours('Europe/Berlin', '2026-01-01')).toBe(1)
  expect(offsetHours('Europe/Berlin', '2026-07-01')).toBe(2)
  expect(offsetHours('America/New_York', '2026-01-01')).toBe(-5)
  expect(offsetHours('UTC', '2026-01-01')).toBe(0)
  const counts = [
    { start: '2026-01-01', hour: 167, reviews: 10 },
    { start: '2026-07-01', hour: 0, reviews: 4 },
  ]
  const told = tellHours(counts, 'Europe/Berlin', [])
  const [monday] = (told as Exclude<typeof told, string>).data.rows
  expect([monday!.hours[0], monday!.hours[2]]).toEqual([10, 4])
  expect(tellHours(counts.slice(1), 'UTC', [])).toContain('6 more are needed')
})
