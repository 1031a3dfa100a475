import { describe, expect, test } from 'vitest'
import { languages } from '#app/languages/languages.ts'
import { widgetSettings } from './widget.schema.ts'
import { type Shown, widgetLabel } from './widget-label.ts'

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

describe('a complete widget', () => {
  test('says that it shows all reviews and in which order', () => {
    expect(labelOf({})).toBe('All 143 reviews, newest first')
    expect(labelOf({ importedCount: 12 })).toBe('All 143 reviews and 12 imported, newest first')
    expect(labelOf({ reviewCount: 1, importedCount: 3 })).toBe(
      'All reviews, newest first: 1 review and 3 imported',
    )
    expect(labelOf({ reviewCount: 1 }, { shown: 1 })).toBe('All reviews')
    expect(labelOf({ reviewCount: 0 }, { shown: 0 })).toBe('No reviews yet')
    // Filters that let every review through, and those that are left over from before.
    expect(labelOf({}, { select: 'some' })).toBe('All 143 reviews, newest first')
    expect(labelOf({}, { select: 'all', minimumRating: 5, tag: 'best' })).toBe(
      'All 143 reviews, newest first',
    )
  })

  test('of a single review does not speak of all', () => {
    expect(labelOf({}, { shown: 1 })).toBe('The newest review: 1 of 143')
  })

  test('counts what is missing', () => {
    expect(labelOf({}, { hidden: 1, removed: 2 })).toBe(
      'All 143 reviews, newest first · 1 hidden while challenged · 2 removed',
    )
    expect(labelOf({ reviewCount: 0 }, { shown: 0, removed: 2 })).toBe('No reviews yet · 2 removed')
  })
})

describe('a selection', () => {
  const selections: [string, Given][] = [
    ['five stars', { select: 'some', minimumRating: 5 }],
    ['a topic', { select: 'some', topic: 'staff' }],
    ['a language', { select: 'some', reviewLanguage: 'de' }],
    ['a source', { select: 'some', source: 'order' }],
    ['a tag', { select: 'some', tag: 'best' }],
    ['replies', { select: 'some', hasReply: true }],
    ['the best first', { sorting: 'highest' }],
    ['the lowest first', { sorting: 'lowest' }],
    ['the oldest first', { sorting: 'oldest' }],
    ['the most helpful first', { sorting: 'helpful' }],
    ['picked ones', { select: 'picked' }],
  ]
  test.for(selections)('by %s says who selected, and how many of how many', ([, settings]) => {
    expect(labelOf({ importedCount: 12 }, settings)).toBe('Selected by Corner & Crumb: 6 of 155')
    expect(labelOf({}, { ...settings, shown: 1 })).toBe('Selected by Corner & Crumb: 1 of 143')
    expect(labelOf({}, { ...settings, shown: 0 })).toBe('Selected by Corner & Crumb: 0 of 143')
    expect(labelOf({}, { ...settings, removed: 2 })).toBe('Selected by Corner & Crumb: 6 of 143 · 2 removed')
  })

  test('that leaves nothing out is none, and names its order; one picked by hand is always one', () => {
    const five = { reviewCount: 5, importedCount: 0 }
    expect(labelOf(five, { shown: 5, sorting: 'highest' })).toBe('All 5 reviews, most stars first')
    expect(labelOf(five, { shown: 5, select: 'some', minimumRating: 2 })).toBe('All 5 reviews, newest first')
    expect(labelOf(five, { shown: 4, sorting: 'highest', hidden: 1 })).toBe(
      'Selected by Corner & Crumb: 4 of 5',
    )
    expect(labelOf(five, { shown: 5, select: 'picked' })).toBe('Selected by Corner & Crumb: 5 of 5')
  })

  test('by a business whose name could be taken for our words names it in quotation marks', () => {
    expect(labelOf({ name: 'our customers, all reviews' }, { select: 'picked' })).toBe(
      'Selected by “our customers, all reviews”: 6 of 143',
    )
    expect(labelOf({ name: '\u202eAll 143 reviews\u2066' }, { select: 'picked' })).toBe(
      'Selected by “All 143 reviews”: 6 of 143',
    )
    const long = 'x'.repeat(80)
    expect(labelOf({ name: long }, { select: 'picked' })).toBe(`Selected by ${long}: 6 of 143`)
  })
})

test('a badge and a summary show the numbers of all reviews, so that there is nothing to select', () => {
  const settings = { select: 'picked', sorting: 'highest', shown: 0 }
  expect(labelOf({ importedCount: 2 }, { kind: 'badge', ...settings })).toBe('All 143 reviews and 2 imported')
  expect(labelOf({}, { kind: 'summary', removed: 2, ...settings })).toBe('All 143 reviews · 2 removed')
})

test('sample data is called sample data before anything else', () => {
  expect(labelOf({ isSample: true }, { select: 'picked' })).toBe(
    'Sample data. Selected by Corner & Crumb: 6 of 143',
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
