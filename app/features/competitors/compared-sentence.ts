import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import type { ComparedShares, ComparedTopic, Opinion } from './comparing-topics.ts'

/** An exact part of a review of one's own or of the other business. */
export type ComparedCitation = Omit<Quote, 'name' | 'side' | 'text' | 'span' | 'cause' | 'isHidden'> & {
  quote: string
  side: 'own' | 'theirs'
  /** Where the whole review can be read. */
  address: string
  /** Where and when its text was imported from; only of imported ones of the other side. */
  imported?: { source: string; at: string }
}

/** A difference in what reviews say, in words, with quotes of both sides. */
export type ComparedSentence = {
  text: string
  figures: { address: string; reviews: number }[]
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

export function sentenceOf({
  topic,
  opinion,
  competitorName,
  citations,
  addresses,
}: Given): ComparedSentence {
  const { own, theirs, difference } = topic[opinion]
  const isMore = difference.value > 0
  const shareOf = ({ count, of }: ComparedShares['own']) =>
    `${formatPercent(count / of)} of ${countOf(of, 'review')}`
  return {
    text: `${isMore ? 'More' : 'Fewer'} of your reviews ${verbs[opinion]} ${topic.name}: about ${shareOf(own)}, against ${shareOf(theirs)} of ${competitorName}.`,
    ...{ name: topicName(topic.name), opinion, difference, citations },
    figures: [
      { address: addresses.own, reviews: own.of },
      { address: addresses.theirs, reviews: theirs.of },
    ],
    isStrength: isMore === (opinion === 'praise'),
  }
}
