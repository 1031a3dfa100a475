import { z } from 'zod'
import { formatNumber } from '#app/languages/format.ts'
import { typedText } from '#app/platform/typed-text.ts'
import type { Span } from '#app/ui/underlined.tsx'
import type { SentimentLabel } from './analysis.schema.ts'
import { textLimits } from './text-to-analyse.vocabulary.ts'

const { min, max } = textLimits

/** A text that a visitor wants to have analysed. It is not stored. */
export const textToAnalyse = z
  .object({
    words: typedText({
      min,
      max,
      tooShort: `Please write at least ${min} characters`,
      tooLong: `Please write at most ${formatNumber(max)} characters`,
    }),
  })
  .brand<'TextToAnalyse'>()
export type TextToAnalyse = z.output<typeof textToAnalyse>

export type TextTopic = {
  topic: string
  label: SentimentLabel
  /** Exact sentences; the spans are offsets in them. */
  quotes: { text: string; language: string; label: SentimentLabel; spans: Span[] }[]
}
