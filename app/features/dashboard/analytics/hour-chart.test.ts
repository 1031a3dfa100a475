import { expect, test } from 'vitest'
import { asked, defaultFilter } from './filter.ts'
import { hourChart, offsetHours } from './hour-chart.ts'

test('an hour is moved by the offset of its month, over the end of the week', () => {
  expect(offsetHours('Europe/Berlin', '2026-01-01')).toBe(1)
  expect(offsetHours('Europe/Berlin', '2026-07-01')).toBe(2)
  expect(offsetHours('America/New_York', '2026-01-01')).toBe(-5)
  expect(offsetHours('UTC', '2026-01-01')).toBe(0)
  const filter = asked(defaultFilter, new Date('2026-11-22'))
  const counts = [
    { start: '2026-01-01', hour: 167, reviews: 10 },
    { start: '2026-07-01', hour: 0, reviews: 4 },
  ]
  const { data } = hourChart(filter, counts, 'Europe/Berlin')
  expect([data!.hours[0], data!.hours[2]]).toEqual([10, 4])
  expect(hourChart(filter, counts.slice(1), 'UTC').data).toBeNull()
})
