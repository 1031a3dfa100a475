import { describe, expect, test } from 'vitest'
import { incentiveText, provenanceLabel } from '#app/features/reviews/public-review.ts'
import { challengeReasons, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import { widgetSettings } from './widget.schema.ts'
import { widgetReview } from './widget-content.ts'
import {
  countedReviews,
  incentiveIn,
  isolated,
  nameInSentence,
  provenanceIn,
  type Shown,
  widgetLabel,
} from './widget-words.ts'

test('English says what the rest of the service says', () => {
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
        marks: [expect.stringContaining('A free roll'), expect.stringContaining('Corner & Crumb')],
        reply: { by: expect.stringContaining('Corner & Crumb') },
        stars: expect.stringMatching(/4.*5|5.*4/),
        date: expect.stringContaining('2026'),
      })
      return shown.marks[1]
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

const shop = { name: 'Corner & Crumb', isSample: false, reviewCount: 143, importedCount: 0 }
type Given = Record<string, unknown> & Partial<Omit<Shown, 'settings'>>

const labelOf = (
  business: Partial<typeof shop>,
  { shown = 6, hidden, removed, kind, ...settings }: Given = {},
) =>
  widgetLabel(
    { ...shop, ...business },
    { shown, hidden, removed, kind, settings: widgetSettings.parse(settings) },
  )

describe('a widget without a selection', () => {
  test('says how many of how many are the newest, and speaks of all only where it shows all', () => {
    expect(labelOf({})).toBe('The newest 6 of 143')
    expect(labelOf({ importedCount: 12 })).toBe('The newest 6 of 155')
    expect(labelOf({}, { shown: 143 })).toBe('All 143 reviews, newest first')
    expect(labelOf({ reviewCount: 1, importedCount: 3 }, { shown: 4 })).toBe(
      'All reviews, newest first: 1 review and 3 imported',
    )
    expect(labelOf({ reviewCount: 1 }, { shown: 1 })).toBe('All reviews')
    expect(labelOf({ reviewCount: 0 }, { shown: 0 })).toBe('No reviews yet')
    // Filters that let every review through, and those that are left over from before.
    expect(labelOf({}, { select: 'some' })).toBe('The newest 6 of 143')
    expect(labelOf({}, { select: 'all', minimumRating: 5, tag: 'best' })).toBe('The newest 6 of 143')
  })

  test('of a single review does not speak of all', () => {
    expect(labelOf({}, { shown: 1 })).toBe('The newest review: 1 of 143')
  })

  test('counts what is missing', () => {
    expect(labelOf({}, { hidden: 1, removed: 2 })).toBe(
      'The newest 6 of 143 · 1 hidden while challenged · 2 removed',
    )
    expect(labelOf({ reviewCount: 0 }, { shown: 0, removed: 2 })).toBe('No reviews yet · 2 removed')
  })
})

describe('a selection', () => {
  const selections: [string, Given][] = [
    ['Only five stars, selected', { select: 'some', minimumRating: 5 }],
    ['Only 4 stars or more, selected', { select: 'some', minimumRating: 4 }],
    ['Only topic “staff”, selected', { select: 'some', topic: 'staff' }],
    ['Only German, selected', { select: 'some', reviewLanguage: 'de' }],
    ['Only “Verified purchase”, selected', { select: 'some', source: 'order' }],
    ['Only with a reply, selected', { select: 'some', hasReply: true }],
    ['Most stars first, selected', { sorting: 'highest' }],
    ['Fewest stars first, selected', { sorting: 'lowest' }],
    ['Oldest first, selected', { sorting: 'oldest' }],
    ['Most helpful first, selected', { sorting: 'helpful' }],
    [
      'Only five stars, topic “all reviews”, most helpful first, selected',
      { select: 'some', minimumRating: 5, topic: 'all reviews', sorting: 'helpful' },
    ],
    ['Chosen', { select: 'picked' }],
    // A tag is set by hand.
    ['Chosen', { select: 'some', tag: 'best', minimumRating: 5 }],
  ]
  test.for(selections)('“%s by” says by what and who selected, and how many', ([how, settings]) => {
    expect(labelOf({ importedCount: 12 }, settings)).toBe(`${how} by Corner & Crumb: 6 of 155`)
    expect(labelOf({}, { ...settings, shown: 1 })).toBe(`${how} by Corner & Crumb: 1 of 143`)
    expect(labelOf({}, { ...settings, shown: 0 })).toBe(`${how} by Corner & Crumb: 0 of 143`)
    expect(labelOf({}, { ...settings, removed: 2 })).toBe(`${how} by Corner & Crumb: 6 of 143 · 2 removed`)
  })

  test('that leaves nothing out is none, and names its order; one picked by hand is always one', () => {
    const five = { reviewCount: 5, importedCount: 0 }
    expect(labelOf(five, { shown: 5, sorting: 'highest' })).toBe('All 5 reviews, most stars first')
    expect(labelOf(five, { shown: 5, select: 'some', minimumRating: 2 })).toBe('All 5 reviews, newest first')
    expect(labelOf(five, { shown: 4, sorting: 'highest', hidden: 1 })).toBe(
      'Most stars first, selected by Corner & Crumb: 4 of 5',
    )
    expect(labelOf(five, { shown: 5, select: 'picked' })).toBe('Chosen by Corner & Crumb: 5 of 5')
  })

  test('by a business whose name could be taken for our words names it in quotation marks', () => {
    expect(labelOf({ name: 'our customers, all reviews' }, { select: 'picked' })).toBe(
      'Chosen by “our customers, all reviews”: 6 of 143',
    )
    expect(labelOf({ name: '\u202eAll 143 reviews\u2066' }, { select: 'picked' })).toBe(
      'Chosen by “All 143 reviews”: 6 of 143',
    )
    const long = 'x'.repeat(80)
    expect(labelOf({ name: long }, { select: 'picked' })).toBe(`Chosen by ${long}: 6 of 143`)
  })
})

test('a badge and a summary show the numbers of all reviews, so that there is nothing to select', () => {
  const settings = { select: 'picked', sorting: 'highest', shown: 0 }
  expect(labelOf({ importedCount: 2 }, { kind: 'badge', ...settings })).toBe('143 reviews and 2 imported')
  expect(labelOf({}, { kind: 'summary', removed: 2, ...settings })).toBe('143 reviews · 2 removed')
})

test('sample data is called sample data before anything else', () => {
  expect(labelOf({ isSample: true }, { select: 'picked' })).toBe(
    'Sample data. Chosen by Corner & Crumb: 6 of 143',
  )
})

test.for(languages)('in %s, no two of these sentences are alike, and each has its numbers', (language) => {
  const label = (given: Given, business = {}) => labelOf(business, { language, ...given })
  const complete = label({})
  const selected = label({ select: 'picked', shown: 12 })
  const sentences = [
    complete,
    selected,
    label({ shown: 1 }),
    label({ shown: 143 }),
    label({ select: 'some', minimumRating: 5 }),
    label({ select: 'some', minimumRating: 3, topic: 'staff', hasReply: true, reviewLanguage: 'de' }),
    label({ shown: 143, sorting: 'highest' }),
    label({ shown: 143, sorting: 'lowest' }),
    label({ shown: 143, sorting: 'oldest' }),
    label({ shown: 143, sorting: 'helpful' }),
    label({ kind: 'badge' }),
    label({ hidden: 2 }),
    label({ removed: 2 }),
  ]
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) {
    expect(sentence).toContain('143')
    expect(sentence).not.toMatch(/\{\w+\}|undefined/)
  }
  expect(selected).toContain('Corner & Crumb')
  expect(selected).toContain('12')
  expect(complete).not.toContain('Corner & Crumb')
  expect(label({ isSample: true }, { isSample: true })).not.toBe(complete)
})
