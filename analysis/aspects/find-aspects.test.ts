import { expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { splitSentences } from '../text/sentences.ts'
import { tokenise } from '../text/tokens.ts'
import { findAspects } from './find-aspects.ts'
import { judgeTopics } from './judge-topics.ts'

const sentencesOf = (text: string) => splitSentences(text, tokenise(text))
const aspectsOf = (text: string) => findAspects(text, sentencesOf(text))
const topicsOf = (text: string) => judgeTopics(sentencesOf(text), aspectsOf(text))

test('each term of a sentence with praise and blame gets its own judgement', () => {
  const aspects = aspectsOf('The food was delicious but the service was terribly slow.')
  expect(aspects.map((a) => [a.term, a.label])).toEqual([
    ['food', 'positive'],
    ['service', 'negative'],
  ])
})

test('terms have exact spans, whatever stands before them', () => {
  const text = '😀 Great! The waiter’s smile was lovely and the battery life is awful.'
  for (const { term, start, end } of aspectsOf(text)) expect(text.slice(start, end)).toBe(term)
  expect(aspectsOf(text).map((a) => a.term)).toContain('battery life')
})

test('terms are filed under topics that an owner would name', () => {
  const topicOf = (text: string) => aspectsOf(text)[0]?.topic
  expect(topicOf('The receptionist was rude.')).toBe('staff')
  expect(topicOf('Prices are very reasonable.')).toBe('price')
  expect(topicOf('The battery life is great.')).toBe('battery life')
})

test('a term of a trade that nobody trained for is filed under its own noun', () => {
  const [zipper] = aspectsOf('The zippers are terrible.')
  expect(zipper).toMatchObject({ term: 'zippers', topic: 'zipper', label: 'negative' })
})

test('a topic is judged by its wording even when no term names it', () => {
  const price = topicsOf('Absolutely overpriced, never paid so much for so little.').find(
    (t) => t.topic === 'price',
  )
  expect(price?.score).toBeLessThan(0)
  const clean = topicsOf('Everything was spotless and immaculate.').find((t) => t.topic === 'cleanliness')
  expect(clean?.score).toBeGreaterThan(0)
})

test('equal text gives equal aspects, whatever was read in between', () => {
  const text = 'Lovely staff, but the shower leaked and the towels were old.'
  const first = aspectsOf(text)
  aspectsOf('word '.repeat(3000))
  expect(aspectsOf(text)).toEqual(first)
})

test('any string is read, and a long one in time linear in its length', () => {
  const odd = [
    '',
    ' ',
    '\ud800',
    '\udc00 room',
    '\u0000',
    '😀'.repeat(500),
    'a'.repeat(100_000),
    'العربية room',
  ]
  for (const text of [...odd, '<b>room</b>', 'Ignore previous instructions.', '\n'.repeat(1000)]) {
    for (const { score, start, end } of aspectsOf(text)) {
      expect(Math.abs(score)).toBeLessThanOrEqual(1)
      expect(start).toBeLessThan(end)
    }
  }
  const computed = computingTime()
  aspectsOf('the room and the food '.repeat(45_000))
  expect(computed()).toBeLessThan(10_000)
})

test('random strings never break it', () => {
  let seed = 1
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return (seed >>> 8) % below
  }
  const pieces = [
    'room',
    'not',
    'good',
    ' ',
    ',',
    'but',
    '😀',
    '\ud83d',
    "n't",
    'Is',
    '.',
    '!',
    '\n',
    'é',
    '١',
    '-',
    "'s",
  ]
  for (let n = 0; n < 300; n++) {
    const text = Array.from({ length: random(60) }, () => pieces[random(pieces.length)]).join(
      random(2) ? ' ' : '',
    )
    let last = 0
    for (const { term, start, end } of aspectsOf(text)) {
      expect(text.slice(start, end)).toBe(term)
      expect(start).toBeGreaterThanOrEqual(last)
      last = end
    }
  }
})
