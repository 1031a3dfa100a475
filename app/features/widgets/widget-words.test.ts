import { describe, expect, test } from 'vitest'
import { incentiveText, provenanceLabel } from '#app/features/reviews/public-review.ts'
import {
  challengeReasons,
  describeReviewCounts,
  provenances,
} from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import { widgetReview } from './widget-content.ts'
import { countedReviews, incentiveIn, isolated, nameInSentence, provenanceIn } from './widget-words.ts'

test('English says what the rest of the service says', () => {
  for (const own of [0, 1, 2, 1204])
    for (const imported of [0, 1, 30])
      expect(countedReviews({ own, imported }, 'en')).toBe(describeReviewCounts({ own, imported }))
  for (const provenance of provenances)
    for (const importSource of [null, 'Acme']) {
      const review = { provenance, importSource }
      expect(provenanceIn(review, 'en')).toBe(provenanceLabel(review))
    }
  expect(incentiveIn('10% off', 'en')).toBe(incentiveText('10% off'))
})

test('numbers have the form that the language wants', () => {
  const polish = [1, 3, 5, 22, 112].map((own) => countedReviews({ own, imported: 0 }, 'pl'))
  expect(polish).toEqual(['1 opinia', '3 opinie', '5 opinii', '22 opinie', '112 opinii'])
  expect(countedReviews({ own: 5, imported: 3 }, 'cs')).toBe('5 hodnocení a\u00a03 importovaná')
  expect(countedReviews({ own: 12_400, imported: 1 }, 'de')).toBe('12.400 Bewertungen und 1 importierte')
})

describe.for(languages)('a review in %s', (language) => {
  const review = {
    kind: 'review' as const,
    id: 'r',
    rating: 4,
    title: null,
    text: 'Warm.',
    language: 'en',
    authorName: 'Ines',
    writtenAt: '2026-03-05T12:00:00Z',
    provenance: 'order' as const,
    importSource: null,
    edits: [],
    photos: [],
    answers: [],
    incentive: 'A free roll',
    product: null,
    reply: { text: 'Thanks', repliedAt: '2026-03-06T12:00:00Z', editedAt: null },
  }

  test('names the business, the reason and the incentive, and leaves no gap', () => {
    const reasons = [...challengeReasons, null].map((reason) => {
      const challenge = { since: '2026-03-06T12:00:00Z', reason }
      const shown = widgetReview({ ...review, challenge }, 'Corner & Crumb', language)
      expect(JSON.stringify(shown)).not.toMatch(/\{\w+\}|undefined/)
      expect(shown).toMatchObject({
        challenge: expect.stringContaining('Corner & Crumb'),
        incentive: expect.stringContaining('A free roll'),
        reply: { by: expect.stringContaining('Corner & Crumb') },
        stars: expect.stringMatching(/4.*5|5.*4/),
        date: expect.stringContaining('2026'),
      })
      return shown.challenge
    })
    expect(new Set(reasons).size).toBe(challengeReasons.length + 1)
  })
})

describe('a name in our sentence', () => {
  test('stands as it is where it is a name like others', () => {
    for (const name of ['Corner & Crumb', 'Brot-Haus 24', 'Chez l’Ami St. Denis', '山田屋'])
      expect(nameInSentence(name, 'en')).toBe(name)
  })

  test('is in quotation marks where it could be taken for our words', () => {
    const posing = [
      'All',
      'our customers, all reviews',
      'ALL REVIEWERS',
      'us: 5 of 5',
      'A (everybody)',
      '“All”',
    ]
    expect(posing.map((name) => nameInSentence(name, 'en'))).toEqual([
      '“All”',
      '“our customers, all reviews”',
      '“ALL REVIEWERS”',
      '“us: 5 of 5”',
      '“A (everybody)”',
      '“’All’”',
    ])
    expect(nameInSentence('Alle Kunden', 'de')).toBe('„Alle Kunden“')
  })

  test('cannot turn the direction of the sentence', () => {
    expect(isolated('Loaf\u202eflaoL\u2066')).toBe('LoafflaoL')
    expect(isolated('مخبز الزاوية')).toBe('\u2068مخبز الزاوية\u2069')
  })
})
