import { describe, expect, test } from 'vitest'
import type { Citation, CitedSentence, Figure } from './cited-sentence.ts'
import { isSupported } from './supported.ts'

const text =
  'The staff was uncomfortable to watch. We waited 20 minutes for “fresh” bread, café au lait included.'
const texts = new Map([['one', { text }]])

const cite = (quote: string, reviewId = 'one'): Citation => ({
  ...{ reviewId, quote, authorName: 'Lotte M.', writtenAt: '2026-03-12T10:00:00.000Z', rating: 2 },
  ...{ provenance: 'confirmed', language: 'en' },
})
const figure = (kind: Figure['kind'], value: number, reviews = 87): Figure => ({
  ...{ label: 'reviews', kind, value, reviews },
})
const quoted = 'We waited 20 minutes'
const says = (given: Partial<CitedSentence>) =>
  isSupported({ text: 'Guests wait.', citations: [cite(quoted)], figures: [], ...given }, texts)

describe('a sentence may be shown', () => {
  test('with exact quotes, and in quotation marks nothing but them', () => {
    expect(says({})).toBe(true)
    expect(says({ text: `Guests wait: “${quoted}”.` })).toBe(true)
    expect(says({ citations: [cite('for “fresh” bread')], text: 'One says “for “fresh” bread”.' })).toBe(true)
  })

  test.for<[string, Partial<CitedSentence>]>([
    ['without a quote', { citations: [] }],
    ['with an empty one', { citations: [cite(' ')] }],
    ['with another case', { citations: [cite('we waited 20 minutes')] }],
    ['with another mark', { citations: [cite('for "fresh" bread')] }],
    ['with other spaces', { citations: [cite('We waited  20 minutes')] }],
    ['with an accent left out', { citations: [cite('cafe au lait')] }],
    ['with an accent written in two', { citations: [cite('café au lait'.normalize('NFD'))] }],
    ['with half a word', { citations: [cite('comfortable to watch')] }],
    ['with a quote of another review', { citations: [cite(quoted, 'two')] }],
    ['with one wrong quote of two', { citations: [cite(quoted), cite('We waited 30 minutes')] }],
    ['with words that nobody wrote', { text: 'Guests say “we waited for hours”.' }],
    ['with words that nobody wrote, in other marks', { text: 'Guests say "we waited for hours".' }],
    ['with a quote that is cut', { text: 'Guests say “We waited”.' }],
  ])('not %s', ([, given]) => expect(says(given)).toBe(false))

  test('with its figures as they are', () => {
    const figures = [
      figure('count', 1108),
      figure('share', 0.314),
      figure('average', 4.25),
      figure('score', -0.44),
    ]
    for (const shown of ['1,108', '1108', '31%', '31.4%', '4.3', '4.25', '-0.4', '-0.44', '87', '31 %'])
      expect(says({ text: `It is ${shown}.`, figures }), shown).toBe(true)
    for (const wrong of ['1,109', '1.108', '31', '32%', '1108%', '4.2', '4', '0.5', '88', '4,3', '٨٧'])
      expect(says({ text: `It is ${wrong}.`, figures }), wrong).toBe(false)
    expect(says({ text: 'Up since 12 March 2026, less since May 2026.' })).toBe(true)
    expect(says({ text: 'It is 12.', figures })).toBe(false)
  })

  test('with a name that has digits', () => {
    const sentence = { text: 'Motel 6 has slow lifts.', citations: [cite(quoted)], figures: [] }
    expect(isSupported(sentence, texts)).toBe(false)
    expect(isSupported(sentence, texts, { names: ['Motel 6'] })).toBe(true)
  })
})
