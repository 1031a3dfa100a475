import { expect, test } from 'vitest'
import type { ComplaintFound } from './complaints.server.ts'
import { namedDay } from './weekday.ts'

let reviews = 0
const complaint = { author: '', writtenOn: '', topic: 'staff', quoteStart: 0, quoteEnd: 1 }
const complaints = (weekday: number | null, count: number, cause: ComplaintFound['cause'] = 'queue') =>
  Array.from({ length: count }, () => {
    const reviewId = String(reviews++)
    return { ...complaint, reviewId, start: 0, end: 1, weekday, cause }
  })

test('a weekday that complaints name beyond chance stands out', () => {
  const queue = [...complaints(5, 4), ...complaints(null, 6)]
  expect(namedDay(queue, queue)).toEqual({ day: 5, count: 4, of: 4 })
})

test('not if the other complaints name it as often', () => {
  const queue = [...complaints(5, 4), ...complaints(null, 6)]
  expect(namedDay(queue, [...queue, ...complaints(5, 12, 'rude-staff')])).toBeNull()
})

test('a sentence with several causes names its day once', () => {
  const queue = complaints(5, 3)
  const both = complaints(5, 1, 'understaffed')
  const all = [...queue, ...both, ...both.map((each) => ({ ...each, cause: 'slow-service' as const }))]
  expect(namedDay(queue, all)).toEqual({ day: 5, count: 3, of: 3 })
  expect(namedDay(queue, [...queue, ...complaints(5, 6, 'understaffed')])).toBeNull()
})

test('not if few of many complaints name a day, or they name several', () => {
  const rare = [...complaints(5, 4), ...complaints(null, 30)]
  expect(namedDay(rare, rare)).toBeNull()
  const mixed = [...complaints(5, 3), ...complaints(1, 3), ...complaints(2, 3)]
  expect(namedDay(mixed, mixed)).toBeNull()
})
