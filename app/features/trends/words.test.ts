import { expect, test } from 'vitest'
import { isSupported } from '#app/features/citations/supported.ts'
import type { ChangePoint, Driver, Trends } from './trends.ts'
import {
  burstSentence,
  changeSentence,
  driverSentence,
  type TrendSentence,
  textOf,
  topFinding,
} from './words.ts'

const at = new Date('2026-11-22T12:00:00Z')
const worse: ChangePoint = {
  topic: 'waiting time',
  since: '2026-10-12',
  before: { mean: 0.21, reviews: 300 },
  after: { mean: -0.38, reviews: 31 },
  difference: { value: -0.59, low: -0.8, high: -0.3 },
}
const better: ChangePoint = { ...worse, topic: null, difference: { value: 0.9, low: 0.6, high: 1.2 } }
const driver: Driver = {
  topic: 'staff',
  label: 'negative',
  effect: { value: -0.84, low: -1.12, high: -0.55 },
  reviews: 40,
}
const burst = { from: '2026-11-12', to: '2026-11-14', reviews: 31, usual: 3.8 }
const drivers = { effects: [driver], reviews: 400, since: '2026-03-02' }
const none: Trends = {
  weeks: [],
  topics: [],
  changes: [],
  drivers: { effects: [], reviews: 0, since: null },
  bursts: [],
  outliers: [],
}
const linksOf = ({ parts }: TrendSentence) =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part]))

test('a change is told in one sentence with the reviews behind it', () => {
  const sentence = changeSentence(worse)
  expect(textOf(sentence)).toBe(
    'Since 12 October, people judge waiting time worse: 31 reviews, from +0.2 to -0.4 on a scale from -1 to 1.',
  )
  expect(linksOf(sentence)).toEqual([
    {
      text: '31 reviews',
      address:
        '/business/reviews?state=published&provenance=customers&topic=waiting+time&label=opinion&period=2026-10-12..',
      reviews: 31,
    },
  ])
  expect(textOf(changeSentence(better))).toMatch('Since 12 October, reviews are more positive: ')
})

test('a driver is told with its interval, and not at all where chance explains it', () => {
  expect(textOf(driverSentence(driver, drivers)!)).toBe(
    'Among reviews that agree on all other topics, those that complain about staff give 0.8 stars fewer (between 0.6 and 1.1).',
  )
  const praise: Driver = { ...driver, label: 'positive', effect: { value: 0.5, low: 0.2, high: 0.8 } }
  expect(textOf(driverSentence(praise, drivers)!)).toMatch('praise staff give 0.5 stars more (')
  const unsure = { ...driver, effect: { value: -0.4, low: -0.9, high: 0.1 } }
  expect(driverSentence(unsure, drivers)).toBeNull()
})

test('a burst is told with its days and what is usual', () => {
  expect(textOf(burstSentence(burst))).toBe(
    '31 reviews were written from 12 November to 14 November; about 4 are usual in as many days.',
  )
  expect(textOf(burstSentence({ ...burst, to: burst.from, usual: 0.3 }))).toBe(
    '31 reviews were written on 12 November; hardly one is usual in as many days.',
  )
})

test('every number in a sentence is one of its figures', () => {
  const citation = {
    reviewId: 'a',
    quote: 'Slow.',
    authorName: 'A',
    writtenAt: '',
    rating: 2,
    language: 'en',
  }
  for (const sentence of [changeSentence(worse), driverSentence(driver, drivers)!, burstSentence(burst)]) {
    const cited = {
      text: textOf(sentence),
      citations: [{ ...citation, provenance: 'confirmed' as const }],
    }
    const texts = new Map([['a', { text: 'Slow.' }]])
    expect(isSupported({ ...cited, figures: sentence.figures }, texts)).toBe(true)
    expect(isSupported({ ...cited, figures: [] }, texts)).toBe(false)
  }
})

test('what got worse opens the page, then a new burst, what got better and what goes with the stars', () => {
  const opening = (trends: Partial<Trends>) => topFinding({ ...none, ...trends }, at)
  const all = { changes: [better, worse], bursts: [burst], drivers }
  expect(opening(all)).toEqual({ kind: 'change', change: worse })
  expect(opening({ ...all, changes: [better] })).toEqual({ kind: 'burst', burst })
  const bursts = [{ ...burst, to: '2026-11-07' }]
  expect(opening({ ...all, changes: [better], bursts })).toEqual({ kind: 'change', change: better })
  expect(opening({ drivers })).toEqual({ kind: 'driver', driver: drivers.effects[0] })
  expect(opening({})).toBeNull()
})
