import { topicName } from '#app/features/analyses/topic-name.ts'
import type { Citation, CitedSentence, Figure } from '#app/features/citations/cited-sentence.ts'
import { isSupported } from '#app/features/citations/supported.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { ComparedShares, ComparedTopic, Opinion } from './comparing-topics.ts'

/** An exact part of a review of one's own or of the other business. */
export type ComparedCitation = Citation & {
  side: 'own' | 'theirs'
  /** Where the whole review can be read. */
  address: string
  /** Where and when its text was imported from; only of imported ones of the other side. */
  imported?: { source: string; at: string }
}

/** A difference in what reviews say, in words, with quotes of both sides. */
export type ComparedSentence = Omit<CitedSentence, 'citations'> & {
  name: string
  opinion: Opinion
  difference: ComparedShares['difference']
  /** Customers say more good or less bad of the own business. */
  isStrength: boolean
  citations: ComparedCitation[]
}

type Given = {
  topic: ComparedTopic
  opinion: Opinion
  competitorName: string
  citations: ComparedCitation[]
  addresses: { own: string; theirs: string }
}

const verbs = { praise: 'praise', complaints: 'complain about' }

/** Null unless each quote is an exact part of its review, in `texts`, and each number one of the figures. */
export function sentenceOf(
  given: Given,
  texts: ReadonlyMap<string, { text: string }>,
): ComparedSentence | null {
  const { topic, opinion, competitorName, citations, addresses } = given
  const { own, theirs, difference } = topic[opinion]
  const isMore = difference.value > 0
  const figures = (['own', 'theirs'] as const).map((side): Figure => {
    const { count, of } = topic[opinion][side]
    return {
      label: `reviews that ${verbs[opinion]} ${topic.name}`,
      value: count / of,
      kind: 'share',
      reviews: of,
      address: addresses[side],
    }
  })
  const shareOf = ({ count, of }: ComparedShares['own']) =>
    `${formatPercent(count / of)} of ${countOf(of, 'review')}`
  const sentence = {
    text: `${isMore ? 'More' : 'Fewer'} of your reviews ${verbs[opinion]} ${topic.name}: ${shareOf(own)}, against ${shareOf(theirs)} of ${competitorName}.`,
    ...{ name: topicName(topic.name), opinion, difference, citations, figures },
    isStrength: isMore === (opinion === 'praise'),
  }
  return isSupported(sentence, texts, { names: [competitorName, topic.name] }) ? sentence : null
}
