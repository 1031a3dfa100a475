import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeZones } from '#app/features/accounts/account.schema.ts'
import { nextDigestAt } from '#app/features/digests/digest-period.ts'

test.each([
  ['daily', 'UTC', '2026-03-04T07:59:59Z', '2026-03-04T08:00:00.000Z'],
  ['daily', 'UTC', '2026-03-04T08:00:00Z', '2026-03-05T08:00:00.000Z'],
  // Berlin: forward in the night to 29 March 2026, back in the night to 25 October 2026.
  ['daily', 'Europe/Berlin', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['daily', 'Europe/Berlin', '2026-10-25T07:00:00Z', '2026-10-26T07:00:00.000Z'],
  // Monday already in Auckland, Sunday still in Honolulu.
  ['weekly', 'Pacific/Auckland', '2026-06-14T13:00:00Z', '2026-06-14T20:00:00.000Z'],
  ['weekly', 'Pacific/Honolulu', '2026-06-15T09:00:00Z', '2026-06-15T18:00:00.000Z'],
] as const)('a %s digest comes at eight in the morning in %s', (often, zone, after, expected) => {
  expect(nextDigestAt(often, new Date(after), zone).toISOString()).toBe(expected)
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
