import { expect, test } from 'vitest'
import { readInboxFilter } from './inbox.schema.ts'
import { exportAddress, inboxAddress, ratingInWords } from './inbox-address.ts'
import { periodInWords } from './period-filter.ts'

const filterOf = (address: string) => readInboxFilter(new URL(address, 'https://x.example').searchParams)

test('the export has the filter of the list, and begins with the newest review on every page', () => {
  const filter = filterOf('/business/reviews?state=unreplied&rating=1&q=cold+pasty')
  const exported = exportAddress({ ...filter, after: '01933c7e-42c0-7625-9bee-875f3f29270e' })
  expect(exported).toMatch('/business/analytics/reviews.csv?')
  expect(filterOf(exported)).toEqual(filter)
  expect(inboxAddress(filterOf(exported))).toBe(inboxAddress(filter))
})

test('reads days and ratings from the address, and ignores those that are none', () => {
  const read = (period: string, rating: string) => {
    const filter = filterOf(`/business/reviews?period=${period}&rating=${rating}`)
    return [filter.period, filter.rating]
  }
  expect(read('2026-03-12..2026-11-22', '1-2')).toEqual(['2026-03-12..2026-11-22', '1-2'])
  expect(read('2026-03-12..', '4')).toEqual(['2026-03-12..', 4])
  expect(read('..2026-11-22', '4-5')).toEqual(['..2026-11-22', '4-5'])
  for (const period of ['..', '2026-02-30..', '2026-13-01..2026-14-01', '2026-03-12', '2026-3-1..'])
    expect(read(period, '2-1')).toEqual(['any', undefined])
})

test('says days and ratings in words', () => {
  expect(periodInWords('2026-03-12..2026-11-22')).toBe('from 12 March 2026 to 22 November 2026')
  expect(periodInWords('2026-03-12..2026-03-12')).toBe('on 12 March 2026')
  expect(periodInWords('2026-03-12..')).toBe('since 12 March 2026')
  expect(periodInWords('..2026-03-12')).toBe('until 12 March 2026')
  expect(periodInWords('2026-01..2026-03')).toBe('in January to March 2026')
  expect(ratingInWords('1-2')).toBe('1 to 2 stars')
  expect(ratingInWords(1)).toBe('1 star')
})
