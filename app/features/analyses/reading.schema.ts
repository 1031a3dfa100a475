import { z } from 'zod'
import { formatNumber } from '#app/languages/format.ts'
import { typedText } from '#app/platform/typed-text.ts'
import type { Span } from '#app/ui/underlined.tsx'
import type { SentimentLabel } from './analysis.schema.ts'
import { wordsLimits } from './reading.vocabulary.ts'

const { min, max } = wordsLimits

/** Any words that somebody wants read, once; nothing of them is kept. */
export const wordsToRead = z
  .object({
    words: typedText({
      min,
      max,
      tooShort: `Please write at least ${min} characters`,
      tooLong: `Please write at most ${formatNumber(max)} characters`,
    }),
  })
  .brand<'WordsToRead'>()
export type WordsToRead = z.output<typeof wordsToRead>

/** What some texts say of one thing, with the sentences that say it. */
export type ReadTopic = {
  topic: string
  /** How many texts speak of it. */
  texts: number
  opinions: Record<SentimentLabel, number>
  /** Sentences letter by letter; the spans are their own. */
  quotes: { text: string; label: SentimentLabel; spans: Span[]; author: string | null }[]
}
