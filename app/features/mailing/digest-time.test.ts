import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeZones } from '#app/features/accounts/account.schema.ts'
import { nextDigestAt } from './digest-time.ts'

const next = (often: 'daily' | 'weekly', after: string, zone: string) =>
  nextDigestAt(often, new Date(after), zone).toISOString()

describe('the daily digest', () => {
  test.each([
    ['UTC', '2026-03-04T07:59:59Z', '2026-03-04T08:00:00.000Z'],
    ['UTC', '2026-03-04T08:00:00Z', '2026-03-05T08:00:00.000Z'],
    ['Europe/Berlin', '2026-01-10T12:00:00Z', '2026-01-11T07:00:00.000Z'],
    ['America/Los_Angeles', '2026-01-10T12:00:00Z', '2026-01-10T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-10T12:00:00Z', '2026-01-11T02:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-10T12:00:00Z', '2026-01-10T18:00:00.000Z'],
  ])('comes at eight in the morning in %s', (zone, after, expected) => {
    expect(next('daily', after, zone)).toBe(expected)
  })

  test('comes at eight on the days on which the clocks change, and once on each', () => {
    // Berlin: forward in the night to 29 March 2026, back in the night to 25 October 2026.
    expect(next('daily', '2026-03-28T07:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
    expect(next('daily', '2026-03-29T06:00:00Z', 'Europe/Berlin')).toBe('2026-03-30T06:00:00.000Z')
    expect(next('daily', '2026-10-24T06:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
    expect(next('daily', '2026-10-25T07:00:00Z', 'Europe/Berlin')).toBe('2026-10-26T07:00:00.000Z')
  })
})

describe('the weekly digest', () => {
  test.each([
    ['Europe/Berlin', '2026-03-23T07:00:00Z', '2026-03-30T06:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T23:30:00Z', '2026-03-30T06:00:00.000Z'],
    // Monday already in Auckland, Sunday still in Honolulu.
    ['Pacific/Auckland', '2026-06-14T13:00:00Z', '2026-06-14T20:00:00.000Z'],
    ['Pacific/Honolulu', '2026-06-15T09:00:00Z', '2026-06-15T18:00:00.000Z'],
  ])('comes on Monday at eight in %s', (zone, after, expected) => {
    expect(next('weekly', after, zone)).toBe(expected)
  })
})

test('wherever and whenever: it is eight there, and at most a day or a week ahead', () => {
  const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...timeZones), times, (zone, after) => {
      const daily = nextDigestAt('daily', after, zone)
      const weekly = nextDigestAt('weekly', after, zone)
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
      const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long' })
      expect([clock.format(daily), clock.format(weekly)]).toEqual(['08:00', '08:00'])
      expect(weekday.format(weekly)).toBe('Monday')
      const hoursAhead = (at: Date) => (at.getTime() - after.getTime()) / 3_600_000
      expect(hoursAhead(daily)).toBeGreaterThan(0)
      expect(hoursAhead(daily)).toBeLessThanOrEqual(26)
      expect(hoursAhead(weekly)).toBeLessThanOrEqual(7 * 24 + 2)
    }),
    { numRuns: 300 },
  )
})
