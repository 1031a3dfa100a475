import { describe, expect, test } from 'vitest'
import { type Answer, judge } from './judging.ts'
import type { TruthValues, Unit } from './truths.ts'

const truth = (given: Partial<TruthValues>): TruthValues => ({
  ...{ numbers: [], topics: null, reviews: null, says: null, none: null, few: null },
  isUnanswerable: false,
  ...given,
})
const number = (unit: Unit, ...acceptable: number[]) => ({ label: 'expected', unit, acceptable })
const answer = (given: Partial<Answer>): Answer => ({
  ...{ text: '', figures: [], quotes: [], topics: [], cannot: null },
  ...given,
})
const figures = (...values: number[]) => values.map((value) => ({ label: 'given', value }))
const verdictOn = (given: Partial<Answer>, ...truths: Partial<TruthValues>[]) =>
  judge(answer(given), truths.map(truth)).verdict

describe('numbers', () => {
  test('a count is exact, and may be any that is acceptable', () => {
    const truths = { numbers: [number('count', 290, 276)] }
    expect(verdictOn({ figures: figures(290) }, truths)).toBe('right')
    expect(verdictOn({ figures: figures(276) }, truths)).toBe('right')
    expect(verdictOn({ figures: figures(289) }, truths)).toBe('wrong-number')
    expect(verdictOn({ text: 'I counted 290.' }, truths)).toBe('wrong')
    expect(verdictOn({ figures: figures(289), cannot: 'I do not know words.' }, truths)).toBe('wrong')
  })

  test('an average is rounded to one or two decimals, not cut off', () => {
    const truths = { numbers: [number('stars', 4.3766)] }
    for (const value of [4.3766, 4.38, 4.4])
      expect(verdictOn({ figures: figures(value) }, truths)).toBe('right')
    for (const value of [4.37, 4.3, 4])
      expect(verdictOn({ figures: figures(value) }, truths)).toBe('wrong-number')
  })

  test('a share is in whole percent', () => {
    const truths = { numbers: [number('percent', 65.942)] }
    for (const value of [66, 65.9]) expect(verdictOn({ figures: figures(value) }, truths)).toBe('right')
    for (const value of [65, 0.66])
      expect(verdictOn({ figures: figures(value) }, truths)).toBe('wrong-number')
  })

  test('each expected number is found, beside few others', () => {
    const truths = { numbers: [number('count', 23), number('count', 20)] }
    expect(verdictOn({ figures: figures(4, 20, 5, 23) }, truths)).toBe('right')
    expect(verdictOn({ figures: figures(23, 21) }, truths)).toBe('wrong-number')
    expect(verdictOn({ figures: figures(...Array.from({ length: 40 }, (_, index) => index)) }, truths)).toBe(
      'wrong-number',
    )
  })

  test('one of several truths is enough, all of its numbers', () => {
    const truths = [
      { numbers: [number('count', 154), number('count', 114)] },
      { numbers: [number('count', 154), number('count', 84)] },
    ]
    expect(verdictOn({ figures: figures(154, 84) }, ...truths)).toBe('right')
    expect(verdictOn({ figures: figures(114, 84) }, ...truths)).toBe('wrong-number')
  })
})

test('an expected topic is among the first three', () => {
  const truths = { topics: ['waiting time'] }
  expect(verdictOn({ topics: ['Bread', 'Oven', 'Waiting time'] }, truths)).toBe('right')
  expect(verdictOn({ topics: ['bread', 'oven', 'price', 'waiting time'] }, truths)).toBe('wrong')
  expect(verdictOn({}, truths)).toBe('wrong')
})

test('quotes are word for word, and from the reviews asked for', () => {
  const truths = { reviews: [{ id: 'a', title: 'The queue', text: 'Half an hour on Saturday.' }] }
  const quote = (reviewId: string, quote: string) => ({ reviewId, quote })
  expect(verdictOn({ quotes: [quote('a', 'Half an hour'), quote('a', 'The queue')] }, truths)).toBe('right')
  expect(verdictOn({ quotes: [] }, truths)).toBe('wrong')
  expect(verdictOn({ quotes: [quote('a', 'half an hour')] }, truths)).toBe('wrong')
  expect(verdictOn({ quotes: [quote('a', 'Half an hour'), quote('b', 'Half an hour')] }, truths)).toBe(
    'wrong',
  )
})

test('the name of what was looked for is in the text', () => {
  const truths = { numbers: [number('stars', 4.205)], says: ['Saturday'] }
  expect(verdictOn({ text: 'On saturdays: 4.2.', figures: figures(4.2) }, truths)).toBe('right')
  expect(verdictOn({ text: 'On Sundays: 4.2.', figures: figures(4.2) }, truths)).toBe('wrong')
})

describe('what has no answer', () => {
  test('that there are none is said, or is the number', () => {
    const truths = { none: [] }
    expect(verdictOn({ text: 'No review mentions ice cream.' }, truths)).toBe('right')
    expect(verdictOn({ figures: figures(0) }, truths)).toBe('right')
    expect(verdictOn({ cannot: 'You have no reviews from Google.' }, truths)).toBe('right')
    expect(verdictOn({ text: 'People love it.' }, truths)).toBe('wrong')
    expect(verdictOn({ figures: figures(12) }, truths)).toBe('wrong-number')
    expect(verdictOn({ text: 'None.', quotes: [{ reviewId: 'a', quote: 'Nice' }] }, truths)).toBe('wrong')
  })

  test('that there are too few is said', () => {
    const truths = { few: ['a', 'b'] }
    expect(verdictOn({ text: 'Not enough reviews yet.', figures: figures(2) }, truths)).toBe('right')
    expect(verdictOn({ cannot: 'Averages need ten reviews.' }, truths)).toBe('right')
    expect(verdictOn({ text: '5.0', figures: figures(5) }, truths)).toBe('wrong-number')
    expect(verdictOn({ text: 'Well rated.' }, truths)).toBe('wrong')
  })

  test('what reviews do not tell is refused', () => {
    const truths = { isUnanswerable: true }
    expect(verdictOn({ cannot: 'Reviews do not tell your revenue.' }, truths)).toBe('right')
    expect(verdictOn({ text: 'You made plenty.' }, truths)).toBe('wrong')
    expect(verdictOn({ text: 'You made 4000.', figures: figures(4000) }, truths)).toBe('wrong-number')
  })
})
