import { expect, test } from 'vitest'
import { groupByDay, type LinkedActivity } from './list-activities.server.ts'

const activity = (at: string): LinkedActivity => ({
  id: at,
  type: 'business_updated',
  message: 'Changed the profile',
  relatedId: null,
  at,
})

test('activities are grouped by the day of the reader’s time zone, with today and yesterday by name', () => {
  const times = [
    '2026-11-20T23:30:00Z',
    '2026-11-20T22:30:00Z',
    '2026-11-19T09:00:00Z',
    '2025-01-05T09:00:00Z',
  ]
  const at = new Date('2026-11-20T23:45:00Z')
  const of = (timeZone: string) =>
    groupByDay(times.map(activity), timeZone, at).map(({ heading, activities }) => [
      heading,
      activities.map(({ clock }) => clock),
    ])
  expect(of('Europe/Berlin')).toEqual([
    ['Today', ['00:30']],
    ['Yesterday', ['23:30']],
    ['Thu 19 Nov', ['10:00']],
    ['Sun 5 Jan 2025', ['10:00']],
  ])
  expect(of('UTC')[0]).toEqual(['Today', ['23:30', '22:30']])
})
