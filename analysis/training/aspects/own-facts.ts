import { isTrainedOn, type OwnFact, ownFacts } from '../own-reviews.ts'
import type { GoldSentence, Polarity } from './datasets.ts'

const polarities: Polarity[] = ['negative', 'neutral', 'positive']

/** Our own sentences of facts with what they judge, without those that are kept for measuring. */
export const readFacts = (): GoldSentence[] => ownFacts().filter(isTrainedOn).map(goldOf)

function goldOf({ text, aspects }: OwnFact): GoldSentence {
  const terms = aspects.flatMap(([term, label]) => {
    const start = text.indexOf(term)
    return start < 0 ? [] : [{ start, end: start + term.length, polarity: polarities[label] as Polarity }]
  })
  return { text, terms, source: 'facts' }
}
