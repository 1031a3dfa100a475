import { expect, test } from 'vitest'
import { messages } from '#app/languages/messages.server.ts'
import { wordsOfPage } from './page-words.ts'
import { describeReviewCounts } from './review-counts.ts'

test.for([
  [{ own: 298, imported: 0 }, '298 reviews'],
  [{ own: 0, imported: 0 }, '0 reviews'],
  [{ own: 1, imported: 14 }, '1 review and 14 imported'],
  [{ own: 0, imported: 1 }, '1 imported review'],
  [{ own: 298, insiders: 2, imported: 14 }, '298 reviews, 14 imported and 2 by insiders'],
  [{ own: 3, insiders: 1, imported: 0 }, '3 reviews and 1 by insiders'],
  [{ own: 0, insiders: 2, imported: 0 }, '2 reviews by insiders'],
  [{ own: 0, insiders: 2, imported: 1 }, '1 imported review and 2 by insiders'],
] as const)('%o are %s', ([counts, words]) => {
  expect(describeReviewCounts(counts, wordsOfPage(messages.en), 'en')).toBe(words)
})
