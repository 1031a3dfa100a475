import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWindow } from '#app/features/inbox/period-filter.ts'
import { dayOf } from '#app/platform/clock.ts'
import {
  type AnalyticsFilter,
  analyticsQuery,
  asked,
  comparedMonths,
  defaultFilter,
  inboxPeriodOf,
  isOpening,
  lengthOf,
  readAnalyticsFilter,
} from './analytics-filter.ts'
import { bucketsOf, unitFor } from './chart-counts.server.ts'

const lastDay = new Date('2026-03-31T23:59:59Z')
const months = (from: string, to: string) => ({ from, to })
const monthsIn = (period: AnalyticsFilter['period'], from?: string, to?: string) =>
  asked({ ...defaultFilter, period, from, to }, lastDay).months

test('periods are whole months, also on the last day of a month', () => {
  expect(monthsIn('month')).toEqual(months('2026-03', '2026-03'))
  expect(monthsIn('quarter')).toEqual(months('2026-01', '2026-03'))
  expect(monthsIn('year')).toEqual(months('2025-04', '2026-03'))
  expect(monthsIn('this-year')).toEqual(months('2026-01', '2026-03'))
  expect(monthsIn('any')).toBeNull()
})

test('a custom period is put in order, ends with this month, and begins as the last twelve', () => {
  expect(monthsIn('custom', '2026-02', '2025-11')).toEqual(months('2025-11', '2026-02'))
  expect(monthsIn('custom', '2026-01', '2027-05')).toEqual(months('2026-01', '2026-03'))
  expect(monthsIn('custom', '2025-06')).toEqual(months('2025-06', '2025-06'))
  expect(
    asked(readAnalyticsFilter(new URLSearchParams('period=custom&from=2026-13&to=x')), lastDay).months,
  ).toEqual(months('2025-04', '2026-03'))
})

test('only a custom period keeps months of its own', () => {
  const filter = { ...defaultFilter, from: '2026-02', to: '2025-11' }
  expect(asked({ ...filter, period: 'custom' }, lastDay)).toMatchObject(months('2025-11', '2026-02'))
  const { from, to } = asked({ ...filter, period: 'year' }, lastDay)
  expect([from, to]).toEqual([undefined, undefined])
})

test('a period is compared with as many months before it, or with the same ones a year earlier', () => {
  expect(comparedMonths(months('2026-01', '2026-03'), 'before')).toEqual(months('2025-10', '2025-12'))
  expect(comparedMonths(months('2026-01', '2026-03'), 'year-before')).toEqual(months('2025-01', '2025-03'))
  expect(comparedMonths(months('2024-02', '2024-02'), 'year-before')).toEqual(months('2023-02', '2023-02'))
  expect(comparedMonths(months('2026-01', '2026-03'), 'none')).toBeNull()
  expect(comparedMonths(null, 'before')).toBeNull()
})

test('the inbox takes the same days: February has 29 in a leap year', () => {
  const window = readWindow(inboxPeriodOf(months('2024-01', '2024-02')), lastDay)
  expect(window).toEqual({ from: new Date('2024-01-01'), to: new Date('2024-03-01') })
  expect(readWindow(inboxPeriodOf(months('2024-02', '2024-02')), lastDay)).toEqual({
    from: new Date('2024-02-01'),
    to: new Date('2024-03-01'),
  })
  expect(inboxPeriodOf(null)).toBe('any')
})

test('the period before ends where the period begins, and is as long', () => {
  const month = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(month, month, (one, other) => {
      const [from, to] = [one, other].map((at) => at.toISOString().slice(0, 7)).sort() as [string, string]
      const before = comparedMonths({ from, to }, 'before')!
      expect(lengthOf(before)).toBe(lengthOf({ from, to }))
      expect(readWindow(inboxPeriodOf(before), lastDay)!.to).toEqual(
        readWindow(inboxPeriodOf({ from, to }), lastDay)!.from,
      )
    }),
  )
})

test('the address keeps the filter, and ignores what makes no sense', () => {
  const read = (query: string) => readAnalyticsFilter(new URLSearchParams(query))
  expect(read('period=decade&compare=x&source=robots&language=%00&topic=')).toMatchObject(defaultFilter)
  const filter = asked(
    read('period=custom&from=2026-01&to=2026-02&topic=bread&language=de&source=imported%3AGoogle'),
    lastDay,
  )
  const { months: _, before, ...parts } = filter
  expect(read(analyticsQuery(parts))).toEqual(parts)
  expect(before).toEqual(months('2025-11', '2025-12'))
  // Told although it is a default: without it, the page opens with what the business has.
  expect(read(analyticsQuery(defaultFilter))).toEqual(defaultFilter)
  expect(isOpening(new URLSearchParams(analyticsQuery(defaultFilter)))).toBe(false)
  expect(isOpening(new URLSearchParams('language=de'))).toBe(true)
})

test('buckets cover the window without gaps, weeks from Monday on', () => {
  const labels = (unit: 'week' | 'month' | 'quarter', from: string, to: string) =>
    bucketsOf(unit, new Date(from), new Date(to)).map(({ start }) => start)
  expect(labels('month', '2025-12-01', '2026-03-01')).toEqual(['2025-12-01', '2026-01-01', '2026-02-01'])
  expect(labels('quarter', '2025-11-01', '2026-03-01')).toEqual(['2025-10-01', '2026-01-01'])
  expect(labels('week', '2024-02-26', '2024-03-05')).toEqual(['2024-02-26', '2024-03-04'])
})

test('buckets are as fine as their reviews allow', () => {
  const [from, to] = [new Date('2025-01-01'), new Date('2026-01-01')]
  const everyMonth = (count: number) =>
    Array.from({ length: 12 }, (_, at) => ({ start: `2025-${String(at + 1).padStart(2, '0')}-01`, count }))
  expect(unitFor(everyMonth(10), from, to, 'month')).toBe('month')
  expect(unitFor(everyMonth(9), from, to, 'month')).toBe('quarter')
  expect(unitFor(everyMonth(1), from, to, 'month')).toBe('year')
  expect(unitFor([], new Date('2015-01-01'), to, 'month')).not.toBe('month')
  // Three of the five quarters have ten, and one of the two years.
  const few = [3, 11, 10, 12, 4].map((count, at) => ({
    start: dayOf(new Date(Date.UTC(2024, 9 + 3 * at))),
    count,
  }))
  expect(unitFor(few, new Date('2024-12-01'), to, 'month')).toBe('quarter')
})
