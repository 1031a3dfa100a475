import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Interval, openState, overlappingDay, readDay, writeDay } from './opening-hours.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const week = (days: Record<number, Interval[]>) => Array.from({ length: 7 }, (_, day) => days[day] ?? [])
const nineToSix = week({
  0: [
    { from: at(9), to: at(12, 30) },
    { from: at(14), to: at(18) },
  ],
})

describe('one day as typed', () => {
  test.for([
    ['9-18', '9:00–18:00'],
    ['9:00 – 12.30, 14:00–18:00', '9:00–12:30, 14:00–18:00'],
    ['9am-5pm', '9:00–17:00'],
    ['12am-12pm', '0:00–12:00'],
    ['14-18; 9-12', '9:00–12:00, 14:00–18:00'],
    ['18:00-2:00', '18:00–2:00'],
    ['18-24', '18:00–24:00'],
    ['24h', '24h'],
    ['0:00-24:00', '24h'],
    ['9 bis 18 Uhr', '9:00–18:00'],
    ['closed', ''],
    ['', ''],
  ])('“%s” is read as “%s”', ([typed, shown]) => {
    expect(writeDay(readDay(typed!).intervals!)).toBe(shown)
  })

  test.for([
    ['9:00-34:00', /0:00 to 24:00/],
    ['9:75-18', /0:00 to 24:00/],
    ['13pm-14pm', /0:00 to 24:00/],
    ['9-9', /same/],
    ['<script>', /such as/],
    ['nine to five', /such as/],
    ['1-2,3-4,5-6,7-8,9-10', /At most 4/],
  ] as const)('“%s” is refused with a sentence', ([typed, sentence]) => {
    expect(readDay(typed).error).toMatch(sentence)
  })

  test('no text makes an interval that is longer than a day or outside it', () => {
    const typed = fc.stringMatching(/^[0-9:.,amp -]{0,20}$/)
    fc.assert(
      fc.property(typed, (text) => {
        for (const { from, to } of readDay(text).intervals ?? []) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(from).toBeLessThan(1440)
          expect(to).toBeLessThanOrEqual(1440)
          expect(to).not.toBe(from)
        }
      }),
    )
  })
})

describe('hours that overlap', () => {
  test.for([
    [
      'within a day',
      {
        1: [
          { from: at(9), to: at(13) },
          { from: at(12), to: at(18) },
        ],
      },
      1,
    ],
    ['with the night before', { 1: [{ from: at(18), to: at(3) }], 2: [{ from: at(2), to: at(9) }] }, 2],
    [
      'from Sunday night into Monday',
      { 0: [{ from: at(1), to: at(9) }], 6: [{ from: at(18), to: at(2) }] },
      0,
    ],
  ] as const)('%s are found', ([, days, day]) => {
    expect(overlappingDay(week(days as never))).toBe(day)
  })

  test('hours that touch do not overlap', () => {
    const days = week({
      0: [
        { from: at(9), to: at(12) },
        { from: at(12), to: at(14) },
      ],
      6: [{ from: at(18), to: at(9) }],
    })
    expect(overlappingDay(days)).toBe(-1)
    expect(overlappingDay(Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]))).toBe(-1)
  })
})

describe('open now', () => {
  // 23 November 2026 is a Monday; Berlin is an hour ahead of UTC.
  const berlin = (time: string) => openState(nineToSix, 'Europe/Berlin', new Date(`2026-11-${time}Z`))

  test('is computed on the clock of the business', () => {
    expect(berlin('23T07:59')).toEqual({ isOpen: false, opens: { day: 0, at: at(9), isToday: true } })
    expect(berlin('23T08:00')).toEqual({ isOpen: true, until: at(12, 30) })
    expect(berlin('23T11:30')).toEqual({ isOpen: false, opens: { day: 0, at: at(14), isToday: true } })
    expect(berlin('23T17:00')).toEqual({ isOpen: false, opens: { day: 0, at: at(9), isToday: false } })
    expect(openState(nineToSix, 'Asia/Tokyo', new Date('2026-11-23T00:30Z')).isOpen).toBe(true)
  })

  test('follows the clock when it changes in spring', () => {
    const sundays = week({ 6: [{ from: at(1), to: at(4) }] })
    // At 2:00 the clock goes to 3:00, so that this opening is two hours long.
    const state = (time: string) =>
      openState(sundays, 'Europe/Berlin', new Date(`2026-03-29T${time}Z`)).isOpen
    expect([state('00:30'), state('01:30'), state('02:00')]).toEqual([true, true, false])
  })

  test('goes on after midnight, from Sunday into Monday too', () => {
    const nights = week({ 6: [{ from: at(18), to: at(2) }] })
    const state = openState(nights, 'UTC', new Date('2026-11-23T01:00Z'))
    expect(state).toEqual({ isOpen: true, until: at(2) })
  })

  test('has no closing time around the clock, and none at a midnight between two days', () => {
    const always = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
    expect(openState(always, 'UTC', new Date('2026-11-23T01:00Z'))).toEqual({ isOpen: true, until: null })
    const weekend = week({ 5: [{ from: at(8), to: 1440 }], 6: [{ from: 0, to: at(20) }] })
    expect(openState(weekend, 'UTC', new Date('2026-11-28T23:00Z'))).toEqual({ isOpen: true, until: at(20) })
  })

  test('says nothing about the next opening where there is none', () => {
    expect(openState(week({}), 'UTC', new Date())).toEqual({ isOpen: false, opens: null })
  })
})
