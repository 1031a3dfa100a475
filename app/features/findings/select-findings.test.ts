import { expect, test } from 'vitest'
import type { Cause } from '#analysis/causes/causes.ts'
import { recommendationFor } from './finding-text.ts'
import { type ComplaintRow, listFindings, type TopicRow } from './list-findings.ts'

const span = { from: '2025-11-24', end: '2026-11-23', monday: '2026-11-23', undecided: 0 }
const all = Array.from({ length: 52 }, (_, age) => ({ age, source: '', rating: 4, reviews: 20 }))

/** Each of these weeks, so many complain about these topics and tell these causes. */
const saying = (ages: number[], reviews: number, topics: string[], causes: Cause[] = []) =>
  ages.map(
    (age): ComplaintRow => ({
      age,
      source: '',
      rating: 2,
      reviews,
      topics,
      places: topics.map(() => 0),
      causes,
    }),
  )
const weeks = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

function list(rows: ComplaintRow[]) {
  const topics = [...new Set(rows.flatMap(({ topics }) => topics))].map((topic): TopicRow => {
    const its = rows.filter(({ topics }) => topics.includes(topic))
    return {
      topic,
      kind: 'thing',
      causes: [],
      weeks: its.map(({ age, reviews }) => [age, '', reviews, 0]),
      stars: its.map(({ rating, reviews }) => [rating, reviews, 0, reviews]),
    }
  })
  return listFindings(topics, rows, all, span)
}

test('what happened in one topic is told as the topic: all its reviews, its cause and what to do', () => {
  const found = list([
    ...saying([0, 1, 2], 3, ['waiting time'], ['slow-service']),
    ...saying([0, 1], 1, ['waiting time'], ['queue']),
    ...saying([0, 1, 2], 4, ['waiting time']),
    ...saying([0, 1], 1, ['table'], ['queue']),
  ])
  expect(found.map(({ topic, count }) => [topic, count])).toEqual([['waiting time', 23]])
  expect(found[0]).toMatchObject({ trend: 'new', since: '2026-11-02' })
  expect(found[0]!.causes).toEqual([
    { cause: 'slow-service', count: 9 },
    { cause: 'queue', count: 2 },
  ])
})

test('a narrower cause tells what to do before one that only says that it was slow', () => {
  const [first] = list([
    ...saying(weeks(0, 9), 1, ['waiting time'], ['slow-service']),
    ...saying(weeks(0, 3), 1, ['waiting time'], ['queue']),
  ])
  expect(recommendationFor(first!)).toBe('Put a second person where people queue')
})

test('what happened under several topics is told by itself, and no topic repeats it', () => {
  const found = list([
    ...saying([0, 1], 4, ['phone'], ['phone-unanswered']),
    ...saying([0, 1], 4, ['desk'], ['no-reply']),
    ...saying([0, 1], 4, [], ['no-reply']),
    ...saying(weeks(0, 50), 1, ['desk']),
  ])
  expect(found.map(({ topic, count }) => [topic, count])).toEqual([
    ['being hard to reach', 24],
    ['desk', 58],
  ])
  expect(found[1]!.causes).toEqual([])
})

test('what became more is told by itself where its topic as a whole did not', () => {
  const found = list([
    ...saying(weeks(0, 52), 8, ['service']),
    ...saying([0, 1], 4, ['service'], ['cancelled']),
  ])
  expect(found.map(({ topic, trend }) => [topic, trend])).toEqual([
    ['service', 'lasting'],
    ['cancellations', 'new'],
  ])
})

test('what became more is told although most who said so before complained about something that is solved', () => {
  const found = list([
    ...saying(weeks(9, 52), 4, ['app']),
    ...saying(weeks(9, 22), 1, ['app'], ['cancelled']),
    ...saying([0, 1], 5, [], ['cancelled']),
  ])
  expect(found.find(({ topic }) => topic === 'app')).toMatchObject({ trend: 'solved', weight: 0 })
  expect(found[0]).toMatchObject({ topic: 'cancellations', since: '2026-11-09' })
})

test('what is solved is told by itself where its topic as a whole only became less', () => {
  const found = list([
    ...saying(weeks(0, 52), 2, ['till']),
    ...saying(weeks(9, 52), 4, ['till'], ['payment']),
  ])
  expect(found.map(({ topic, trend }) => [topic, trend])).toContainEqual(['ways to pay', 'solved'])
})

test('of two topics in one sentence the larger stands, and both where long reviews complain of them far apart', () => {
  const both = saying(weeks(0, 52), 3, ['room', 'staff'])
  const alone = saying(weeks(0, 52), 1, ['room'])
  const topicsOf = (rows: ComplaintRow[]) => list(rows).map(({ topic }) => topic)
  expect(topicsOf([...both, ...alone])).toEqual(['room'])
  expect(topicsOf([...both.map((row) => ({ ...row, places: [20, 400] })), ...alone])).toEqual([
    'room',
    'staff',
  ])
})
