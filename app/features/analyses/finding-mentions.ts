import { fileUnder, type Trade } from '#analysis/aspects/trade.ts'
import type { Cause } from '#analysis/causes/causes.ts'
import { findCauses } from '#analysis/causes/find-causes.ts'
import { findWeekday } from '#analysis/causes/find-weekday.ts'
import {
  type MentionKind,
  type SentenceSentiment,
  type Side,
  type StoredAspect,
  wholeTopic,
} from './analysis.schema.ts'
import { sentenceAround, sentenceToQuote } from './opinion.ts'

type Analysed = { text: string; language: string; sentences: SentenceSentiment[]; aspects: StoredAspect[] }

/** What a review says of one topic, as stored. Offsets are in its text. */
export type Mention = {
  topic: string
  kind: MentionKind
  engineTopic: string
  noun: string
  term: string
  start: number | null
  end: number | null
  praise: boolean
  complaint: boolean
  praiseByWords: boolean
  complaintByWords: boolean
  quoteSide: Side | null
  quoteStart: number | null
  quoteEnd: number | null
  confidence: number | null
  cause: Cause | null
  causeStart: number | null
  causeEnd: number | null
  weekday: number | null
  isElsewhere: boolean
}

/** In characters: a longer sentence is no quote to show. */
const mostOfQuote = 240

/** One mention a topic, the business as a whole first. None in a text that the engine does not judge. */
export function findMentions(analysed: Analysed, trade: Trade): Mention[] {
  const { aspects, sentences } = analysed
  if (sentences.length === 0) return []
  const byTopic = Map.groupBy(aspects, (aspect) => fileUnder(trade, aspect))
  return [wholeOf(analysed), ...[...byTopic].map(([topic, said]) => mentionOf(topic, said, analysed))]
}

function wholeOf({ sentences, aspects }: Analysed): Mention {
  const ours = sentences.filter(isOurs)
  const surest = ours
    .filter(({ shown, start, end }) => shown && end - start <= mostOfQuote)
    .sort((one, other) => other.confidence - one.confidence)[0]
  return {
    ...{ topic: wholeTopic, kind: 'whole', engineTopic: '', noun: '', term: '', start: null, end: null },
    ...sidesOf([...ours, ...aspects.filter(isOurs)]),
    ...quoteOf(surest, surest),
    ...noCause,
    isElsewhere: false,
  }
}

function mentionOf(topic: string, all: StoredAspect[], analysed: Analysed): Mention {
  const ours = all.filter(isOurs)
  const said = ours.length > 0 ? ours : all
  const { sentences } = analysed
  const quotable = said
    .flatMap((aspect) => {
      const sentence = isOurs(aspect) && sentenceToQuote(aspect, sentences)
      return sentence && sentence.end - sentence.start <= mostOfQuote ? [{ aspect, sentence }] : []
    })
    .sort((one, other) => other.aspect.confidence - one.aspect.confidence)[0]
  const telling = quotable?.aspect ?? said.toSorted((one, other) => other.confidence - one.confidence)[0]!
  const { topic: engineTopic, noun, term, start, end } = telling
  return {
    ...{ topic, kind: 'thing', engineTopic, noun, term, start, end },
    ...sidesOf(ours),
    ...quoteOf(quotable?.aspect, quotable?.sentence),
    ...causeOf(ours, analysed, quotable?.sentence),
    isElsewhere: ours.length === 0,
  }
}

const isOurs = (said: object) => !('isElsewhere' in said && said.isElsewhere)

type Judged = Pick<StoredAspect, 'label' | 'byWords'>

/** Every label counts, however sure: what is left out because of doubt is left out more on one side than on the other. */
const sidesOf = (said: Judged[]) => ({
  praise: said.some(({ label }) => label === 'positive'),
  complaint: said.some(({ label }) => label === 'negative'),
  praiseByWords: said.some(({ byWords }) => byWords.label === 'positive'),
  complaintByWords: said.some(({ byWords }) => byWords.label === 'negative'),
})

function quoteOf(
  said: Pick<StoredAspect, 'label' | 'confidence'> | undefined,
  sentence: { start: number; end: number } | undefined,
) {
  if (!said || !sentence) return { quoteSide: null, quoteStart: null, quoteEnd: null, confidence: null }
  const quoteSide: Side = said.label === 'positive' ? 'praise' : 'complaint'
  return { quoteSide, quoteStart: sentence.start, quoteEnd: sentence.end, confidence: said.confidence }
}

const noCause = { cause: null, causeStart: null, causeEnd: null, weekday: null }

/** From the quoted sentence, where it complains; else from the first that names one. */
function causeOf(
  said: StoredAspect[],
  { text, language, sentences, aspects }: Analysed,
  quoted: { start: number } | undefined,
) {
  const complaints = said.filter(({ label }) => label === 'negative')
  const bySentence = Map.groupBy(complaints, (aspect) => sentenceAround(aspect, sentences))
  const ordered = [...bySentence].sort(
    ([one], [other]) => Number(other?.start === quoted?.start) - Number(one?.start === quoted?.start),
  )
  for (const [sentence, its] of ordered) {
    if (!sentence) continue
    const inIt = aspects.filter(
      (each) => each.label === 'negative' && isOurs(each) && sentenceAround(each, [sentence]),
    )
    const found = findCauses(text, sentence, inIt, language).find(({ complaint }) =>
      its.some(({ start }) => start === complaint.start),
    )
    const weekday = findWeekday(text.slice(sentence.start, sentence.end), language)
    if (found) return { cause: found.cause, causeStart: found.start, causeEnd: found.end, weekday }
  }
  return noCause
}
