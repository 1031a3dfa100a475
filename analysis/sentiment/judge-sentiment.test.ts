import { expect, test } from 'vitest'
import { type AnalyseOptions, analyse } from '../analyse.ts'

const judge = (text: string, options?: AnalyseOptions) =>
  analyse(text, { languageHint: 'en', ...options }).sentiment

test.each([
  'It was ok I guess. Nothing special, nothing terrible.',
  'Okay',
  'meh',
  'It does the job.',
  'Fine I suppose.',
  'It was alright, I suppose.',
  'Not great, not terrible.',
  'so-so',
])('"%s" takes no side', (text) => {
  const { label, score } = judge(text)!
  expect(label).toBe('neutral')
  expect(Math.abs(score)).toBeLessThan(0.15)
})

test.each([
  ['It was neither. Could not be happier', 'positive'],
  ['Marvelous', 'positive'],
  ['Awesome!', 'positive'],
  ['😍', 'positive'],
  ['👎👎', 'negative'],
  ['It took three weeks.', 'negative'],
  ['The fries were not okay.', 'negative'],
])('"%s" is %s', (text, wanted) => {
  expect(judge(text)?.label).toBe(wanted)
})

test('waiting while the work is done is no complaint', () => {
  const [sentence] = analyse("Fixed a puncture while I waited, wouldn't take a penny for it").sentences
  expect(sentence?.score).toBeGreaterThan(-0.3)
  expect(sentence?.label).not.toBe('negative')
  expect(judge('They mended it while I waited.')?.score).toBeGreaterThan(0)
})

test.each([
  "My father was a baker and never praised anybody's rye bread. He asked for a second slice of this one.",
  'I was shaking so bad in the first lesson i couldnt get the key in. Last Sunday I drove my nan to the sea.',
  'We had the same table as on our first date, and the same waiter, who has less hair now.',
])('the story "%s" gets a score near 0 and little confidence', (text) => {
  const { score, confidence } = judge(text)!
  expect(Math.abs(score)).toBeLessThan(0.5)
  expect(confidence).toBeLessThan(0.8)
})

test('stars decide the side of stories and irony; plain words keep their side against the stars', () => {
  const story = 'A fella was there with another car before the chips had gone cold.'
  expect(judge(story, { rating: 5 })?.label).toBe('positive')
  expect(judge(story, { rating: 1 })?.label).toBe('negative')
  expect(judge('Great, another hour on hold.', { rating: 1 })?.score).toBeLessThan(0)
  expect(judge('Absolutely wonderful, we loved every minute!', { rating: 1 })?.label).toBe('positive')
})

test('the same complaint weighs less in a five-star review than in a one-star review', () => {
  const sentence = (rating: 1 | 5) =>
    analyse('The soup was cold. We sat by the window.', { rating }).sentences[0]!
  expect(sentence(5).score).toBeGreaterThan(sentence(1).score + 0.2)
})
