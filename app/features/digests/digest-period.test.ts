import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeZones } from '#app/features/accounts/account.schema.ts'
import {
  digestAddress,
  digestDueAt,
  lastFullPeriod,
  nextDigestAt,
  periodKey,
  periodOfKey,
  readDigestPeriod,
  shiftPeriod,
} from './digest-period.ts'

const at = new Date('2026-11-25T12:00:00Z')

test('a digest is of the last week from Monday to Sunday, or of the last month', () => {
  expect(periodKey(lastFullPeriod('weekly', at))).toBe('2026-11-16..2026-11-22')
  expect(periodKey(lastFullPeriod('monthly', at))).toBe('2026-10-01..2026-10-31')
  expect(periodKey(shiftPeriod(lastFullPeriod('monthly', new Date('2027-03-31T00:00:00Z')), -1))).toBe(
    '2027-01-01..2027-01-31',
  )
})

test.each(['2026-11-16..2026-11-22', '2026-06-01..2026-06-07', '2027-02-01..2027-02-28'])(
  'the period of a key is the one that it was made of: %s',
  (key) => {
    const period = periodOfKey(key)
    expect(periodKey(period)).toBe(key)
    expect(periodKey(shiftPeriod(shiftPeriod(period, 1), -1))).toBe(key)
  },
)

describe('the period in an address', () => {
  const asked = (query: string) => periodKey(readDigestPeriod(new URLSearchParams(query), at))

  test('is a whole one, in which the day lies', () => {
    expect(asked('by=week&from=2026-10-28')).toBe('2026-10-26..2026-11-01')
    expect(asked('by=month&from=2026-02-17')).toBe('2026-02-01..2026-02-28')
    const period = shiftPeriod(lastFullPeriod('monthly', at), -3)
    expect(asked(digestAddress(period).split('?')[1]!)).toBe(periodKey(period))
  })

  test.each(['', 'from=2026-11-23', 'from=2027-01-01', 'from=2026-13-45', 'by=year&from=x'])(
    'is the last full week if it is no past one: %s',
    (query) => {
      expect(asked(query)).toBe('2026-11-16..2026-11-22')
    },
  )
})

describe('a digest is due at the first eight in the morning after its time has ended', () => {
  test.each([
    ['weekly', 'Europe/Berlin', '2026-11-25T12:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['weekly', 'America/Los_Angeles', '2026-11-30T00:30:00Z', '2026-11-30T16:00:00.000Z'],
    ['weekly', 'Asia/Shanghai', '2026-11-29T23:59:00Z', '2026-11-30T00:00:00.000Z'],
    // At eight on Monday in Tokyo, the week is not over in UTC.
    ['weekly', 'Asia/Tokyo', '2026-11-25T12:00:00Z', '2026-11-30T23:00:00.000Z'],
    ['weekly', 'Pacific/Honolulu', '2026-11-30T17:59:00Z', '2026-11-30T18:00:00.000Z'],
    ['weekly', 'UTC', '2026-11-30T08:00:00Z', '2026-12-07T08:00:00.000Z'],
    ['monthly', 'Europe/Berlin', '2026-03-25T12:00:00Z', '2026-04-01T06:00:00.000Z'],
    ['monthly', 'Asia/Kathmandu', '2026-12-01T02:14:00Z', '2026-12-01T02:15:00.000Z'],
  ] as const)('%s in %s', (often, zone, after, expected) => {
    expect(digestDueAt(often, new Date(after), zone).toISOString()).toBe(expected)
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
