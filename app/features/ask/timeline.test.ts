import { describe, expect, test } from 'vitest'
import { changeOf, type Day, datesOf, lowOf, monthsOf } from './timeline.ts'

/** So many reviews of each month of 2026. */
const monthly = (counts: number[], rating = 2, importSource = ''): Day[] =>
  counts.flatMap((reviews, at) =>
    reviews > 0
      ? [{ start: `2026-${String(at + 1).padStart(2, '0')}-15`, rating, importSource, reviews }]
      : [],
  )
const all = monthly(
  Array.from({ length: 11 }, () => 9),
  4,
)

describe('the month since which a share is higher', () => {
  test('is told beyond chance', () => {
    expect(changeOf(monthly([0, 0, 1, 0, 0, 4, 5, 4, 5, 4, 4]), all)).toMatchObject({
      since: '2026-06-01',
      before: { count: 1, of: 45 },
      after: { count: 26, of: 54 },
    })
  })

  test('is none where months only differ, though each could have been it', () => {
    expect(changeOf(monthly([1, 0, 2, 0, 1, 2, 1, 3, 0, 2, 2]), all)).toBeNull()
    expect(changeOf([], all)).toBeNull()
    expect(changeOf([], [])).toBeNull()
  })

  test('is none where old reviews of another source were imported', () => {
    const imported = monthly([20, 20, 20], 4, 'elsewhere')
    const own = monthly([0, 0, 0, 9, 9, 9], 4)
    expect(changeOf(monthly([0, 0, 0, 5, 5, 5]), [...imported, ...own])).toBeNull()
  })
})

test('a course names the first and the last days of those who are not content, and who is since', () => {
  const few = [...monthly([2, 1]), ...monthly([0, 0, 3], 5)]
  expect(datesOf(few)).toEqual({ low: 3, first: ['2026-01-15', '2026-02-15'], last: [], since: 3 })
  const many = datesOf(monthly(Array.from({ length: 9 }, () => 1)))
  expect([many.first.at(-1), many.last[0]]).toEqual(['2026-03-15', '2026-07-15'])
  expect(monthsOf(few, all)[0]).toEqual({ start: '2026-01-01', count: 2, of: 9, low: 2 })
})

test('years of days of a busy business are read, and what did not change is not told', () => {
  const days = Array.from({ length: 10_000 }, (_, at) => ({
    start: new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 5))).toISOString().slice(0, 10),
    rating: 1 + (at % 5),
    importSource: '',
    reviews: 2,
  }))
  expect(changeOf(lowOf(days), days)).toBeNull()
})
