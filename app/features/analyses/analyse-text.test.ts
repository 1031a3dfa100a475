import { expect, test } from 'vitest'
import { listSampleReviews } from '#app/features/published-reviews/sample-reviews.server.ts'
import { analyseText, summariseReviews } from './analyse-text.server.ts'
import { textToAnalyse } from './text-to-analyse.schema.ts'

const analyse = (words: string) => analyseText(textToAnalyse.parse({ words }))

test('the example of the landing page is what the engine finds: 75% positive, 18% neutral, 7% negative', async () => {
  const { count, labels } = summariseReviews(await listSampleReviews('few'))
  const share = (part: number) => Math.round((100 * part) / count)
  expect([labels.positive, labels.neutral, labels.negative].map(share)).toEqual([75, 18, 7])
})

test('a typed text comes back with what it praises, what it complains about, and the sentences', () => {
  const { sentiment, quoted, spans, text } = analyse('The staff were lovely. The coffee was cold and awful.')
  expect(sentiment).not.toBeNull()
  const labels = Object.fromEntries(quoted.map(({ topic, quotes }) => [topic, quotes[0]]))
  expect(labels.staff).toMatchObject({ text: 'The staff were lovely.', label: 'positive' })
  expect(labels.drinks).toMatchObject({ text: 'The coffee was cold and awful.', label: 'negative' })
  expect(spans.map(({ start, end }) => text.slice(start, end))).toContain('staff')
})

test('stop words are not marked', () => {
  const { spans, text } = analyse('The bread was warm and lovely and the queue was slow and endless.')
  const marked = spans.map(({ start, end }) => text.slice(start, end))
  expect(marked).not.toContain('and')
  expect(marked).not.toContain('was')
})

test('a language that the engine does not know gets no sentiment', () => {
  expect(analyse('Leipä oli ihanaa, ja henkilökunta oli todella ystävällistä.')).toMatchObject({
    sentiment: null,
    quoted: [],
  })
})

test('a text has 10 to 1,500 characters', () => {
  const sentence = (words?: string) => textToAnalyse.safeParse({ words }).error?.issues[0]?.message
  expect(sentence('Too short')).toBe('Please write at least 10 characters')
  expect(sentence(undefined)).toBe('Please write at least 10 characters')
  expect(sentence('a'.repeat(1501))).toBe('Please write at most 1,500 characters')
  expect(sentence('a'.repeat(1500))).toBeUndefined()
})
