import type { Cause } from '#analysis/causes/causes.ts'
import { type FoundCause, findCauses } from '#analysis/causes/find-causes.ts'
import { findWeekday } from '#analysis/causes/find-weekday.ts'
import type { SentenceSentiment, SentimentLabel } from './analysis.schema.ts'
import { sentenceToQuote } from './opinion.ts'

type Aspect = { topic: string; start: number; end: number; label: SentimentLabel; shown: boolean }
type Analysed = { text: string; language: string; sentences: SentenceSentiment[]; aspects: Aspect[] }

/** As stored in complaints. `position` is that of the aspect. */
export type Complaint = {
  position: number
  cause: Cause | ''
  quoteStart: number
  quoteEnd: number
  start: number
  end: number
  weekday: number | null
}

/** In characters: a longer sentence is no quote to show. */
const mostOfQuote = 240

/** The sure complaints in a text that can be quoted, with the causes that their sentences name. */
export function findComplaints({ text, language, sentences, aspects }: Analysed): Complaint[] {
  const sure = aspects.flatMap((aspect, position) =>
    aspect.shown && aspect.label === 'negative' ? [{ ...aspect, position }] : [],
  )
  const bySentence = Map.groupBy(sure, (aspect) => sentenceToQuote(aspect, sentences))
  return [...bySentence].flatMap(([sentence, said]): Complaint[] => {
    if (!sentence || sentence.end - sentence.start > mostOfQuote) return []
    const { start: quoteStart, end: quoteEnd } = sentence
    const weekday = findWeekday(text.slice(quoteStart, quoteEnd), language)
    const quote = { quoteStart, quoteEnd, weekday }
    const causes = findCauses(text, sentence, said, language)
    const behind = ({ complaint }: FoundCause) => said.find(({ start }) => start === complaint.start)!
    return causes.length > 0
      ? causes.map((found) => {
          const { cause, start, end } = found
          return { position: behind(found).position, cause, start, end, ...quote }
        })
      : said.map(({ position, start, end }) => ({ position, cause: '', start, end, ...quote }))
  })
}
