import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computingTime } from '#tests/computing-time.ts'
import { analyse } from './analyse.ts'

function expectSound(text: string) {
  const analysis = analyse(text)
  const spans = [...analysis.sentences, ...analysis.aspects, ...analysis.explanations]
  for (const { start, end } of spans) {
    expect(start).toBeGreaterThanOrEqual(0)
    expect(end).toBeGreaterThan(start)
    expect(end).toBeLessThanOrEqual(text.length)
  }
  for (const { term, start, end } of analysis.aspects) expect(text.slice(start, end)).toBe(term)
  for (const { score } of [...analysis.sentences, ...analysis.aspects, analysis.sentiment ?? { score: 0 }]) {
    expect(score).toBeGreaterThanOrEqual(-1)
    expect(score).toBeLessThanOrEqual(1)
  }
  if (!analysis.judged) expect(analysis.sentiment).toBeNull()
  expect(analyse(text)).toEqual(analysis)
}

const words = [
  'the',
  'food',
  'was',
  'not',
  'great',
  'terrible',
  'room',
  'but',
  '!!!',
  '😀',
  '. ',
  '\n',
  '<b>',
  'soooo',
  "don't",
  '\ud83d',
]
const reviews = fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((parts) => parts.join(' '))

test('any string gets a sound answer, and the same one twice', () => {
  fc.assert(
    fc.property(fc.oneof(reviews, fc.string({ unit: 'binary', maxLength: 300 }), fc.string()), expectSound),
    { numRuns: 200 },
  )
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['emoji only', '😀😀👍🏽👨‍👩‍👧 🇩🇪'],
  ['a lone surrogate', 'The food was good \ud83d and cheap'],
  ['right-to-left and left-to-right', 'The food was great מקום נהדר and رائع too'],
  ['markup', '<p>The <b>food</b> was great&nbsp;<script>alert(1)</script></p>'],
  [
    'names of object properties',
    'constructor __proto__ toString hasOwnProperty was great and the staff were nice',
  ],
])('%s gets a sound answer', (_, text) => {
  expectSound(text)
})

test.each([
  ['one endless word', 'a'.repeat(1_000_000)],
  ['sentences', 'The room was nice but the bath was filthy. '.repeat(23_000)],
  ['full stops', '.'.repeat(1_000_000)],
  ['one endless sentence', 'the room was nice and '.repeat(45_000)],
  ['words never seen', Array.from({ length: 140_000 }, (_, i) => `x${i}y`).join(' ')],
])('a megabyte of %s is read in bounded time', (_, text) => {
  const computed = computingTime()
  analyse(`The food was good and the staff were nice. ${text}`)
  expect(computed()).toBeLessThan(10_000)
})
