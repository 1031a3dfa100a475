import { expect, test } from 'vitest'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { selectionWords, starsWords } from './settings-in-words.ts'

test('stars are told from the fewest to five', () => {
  expect([0, 1, 2, 4, 5].map(starsWords)).toEqual([
    'any number of stars',
    'any number of stars',
    '2 stars and up',
    '4 stars and up',
    '5 stars only',
  ])
})

test('a selection names each of its filters, and an order that is not the usual one', () => {
  const inWords = (given: object) => selectionWords('wall', widgetSettings.parse(given))
  expect(inWords({})).toBe('All reviews, newest first')
  expect(inWords({ sorting: 'highest' })).toBe('Selected: the most stars first')
  expect(inWords({ select: 'some', minimumRating: 1 })).toBe('All reviews, newest first')
  expect(inWords({ select: 'some', minimumRating: 4, topic: 'delivery', sorting: 'oldest' })).toBe(
    'Selected: 4 stars and up, about delivery, the oldest first',
  )
})
