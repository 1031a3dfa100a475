import { expect, test } from 'vitest'
import { listSampleReviews } from '#app/features/published-reviews/sample-reviews.server.ts'
import { wordsToRead } from './reading.schema.ts'
import { readReviews, readWords } from './reading.server.ts'

const read = (words: string) => readWords(wordsToRead.parse({ words }))

test('the example of the landing page is what the engine finds: 75% positive, 18% neutral, 7% negative', async () => {
  const { count, labels } = readReviews(await listSampleReviews())
  const share = (part: number) => Math.round((100 * part) / count)
  expect([labels.positive, labels.neutral, labels.negative].map(share)).toEqual([75, 18, 7])
})

test('every quote stands letter by letter in a review of its author, and its marks within it', async () => {
  const reviews = await listSampleReviews()
  const { topics } = readReviews(reviews)
  expect(topics.length).toBeGreaterThanOrEqual(5)
  for (const { quotes } of topics) {
    expect(quotes.length).toBeGreaterThan(0)
    for (const { text, author, spans } of quotes) {
      expect(reviews.find(({ authorName }) => authorName === author)!.text).toContain(text)
      for (const { start, end } of spans) expect(text.slice(start, end).trim()).not.toBe('')
    }
  }
})

test('a review counts once in a topic, and a topic of fewer than three reviews is one person’s remark', async () => {
  for (const { texts, opinions } of readReviews(await listSampleReviews()).topics) {
    expect(opinions.positive + opinions.neutral + opinions.negative).toBe(texts)
    expect(texts).toBeGreaterThanOrEqual(3)
  }
})

test('typed words come back with what is praised, what is blamed, and the sentences that say so', () => {
  const { sentiment, topics, spans, text } = read('The staff were lovely. The coffee was cold and awful.')
  expect(sentiment).not.toBeNull()
  const labels = Object.fromEntries(topics.map(({ topic, quotes }) => [topic, quotes[0]]))
  expect(labels.staff).toMatchObject({ text: 'The staff were lovely.', label: 'positive' })
  expect(labels.drinks).toMatchObject({ text: 'The coffee was cold and awful.', label: 'negative' })
  expect(spans.map(({ start, end }) => text.slice(start, end))).toContain('staff')
})

test('words between those that weighed are not marked', () => {
  const { spans, text } = read('The bread was warm and lovely and the queue was slow and endless.')
  const marked = spans.map(({ start, end }) => text.slice(start, end))
  expect(marked).not.toContain('and')
  expect(marked).not.toContain('was')
})

test('a language that the engine has not learned gets no number', () => {
  expect(read('Die Brötchen waren noch warm und die Bedienung sehr freundlich.')).toMatchObject({
    sentiment: null,
    topics: [],
  })
})

test('words are taken from 10 to 1,500 characters', () => {
  const sentence = (words?: string) => wordsToRead.safeParse({ words }).error?.issues[0]?.message
  expect(sentence('Too short')).toBe('Please write at least 10 characters')
  expect(sentence(undefined)).toBe('Please write at least 10 characters')
  expect(sentence('a'.repeat(1501))).toBe('Please write at most 1,500 characters')
  expect(sentence('a'.repeat(1500))).toBeUndefined()
})
