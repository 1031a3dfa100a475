import type { SentimentLabel } from './analysis.schema.ts'

type Judged = { label: SentimentLabel; shown: boolean }

/** What a screen says about an aspect: praise or a complaint if the engine is sure enough, else only a mention. */
export const opinionOf = ({ label, shown }: Judged): SentimentLabel => (shown ? label : 'neutral')

/** The topics of a text by what it says about them; those with an opinion are not listed again as mentioned. */
export function topicsByOpinion(aspects: (Judged & { topic: string })[]): Record<SentimentLabel, string[]> {
  const topicsOf = (label: SentimentLabel) => [
    ...new Set(aspects.filter((aspect) => opinionOf(aspect) === label).map(({ topic }) => topic)),
  ]
  const [positive, negative] = [topicsOf('positive'), topicsOf('negative')]
  const neutral = topicsOf('neutral').filter((topic) => ![...positive, ...negative].includes(topic))
  return { positive, neutral, negative }
}
