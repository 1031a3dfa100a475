import type { Analysis } from '../analyse.ts'
import { fileUnder, type Trade } from '../aspects/trade.ts'
import { type FoundCause, findCauses } from '../causes/find-causes.ts'
import { findWeekday } from '../causes/find-weekday.ts'
import { glossOfTypedWord } from '../languages/typed-words.ts'
import { calibrateThing, calibrateWhole, sitesOf } from './chances.ts'
import { isAgainstStars, type Mention, type Side, wholeTopic } from './mention.ts'
import { sentenceToQuote } from './opinion.ts'

type Sentence = Analysis['sentences'][number]
type Aspect = Analysis['aspects'][number]
type Named = Analysis['named'][number]
type Analysed = {
  text: string
  language: string
  rating: number | null
  sentences: Sentence[]
  aspects: Aspect[]
  named: Named[]
}

/** In characters: a longer sentence is no quote to show. */
const mostOfQuote = 240
/** In log odds, of one side over the other, by what its clause tells. */
const leastTold = 1
/** … or the confidence of the words of the clause alone. */
const leastSure = 0.85

type Told = FoundCause & { weekday: number | null }

/** The causes told in sentences about this business; none beside five stars, where nearly all are misread. */
const causesIn = ({ text, language, rating, sentences }: Analysed): Told[] =>
  sentences
    .filter((sentence) => rating !== 5 && isOurs(sentence))
    .flatMap((sentence) => {
      const weekday = findWeekday(text.slice(sentence.start, sentence.end), language)
      return findCauses(text, sentence, language).map((found) => ({ ...found, weekday }))
    })

/**
 * One mention for each topic, after the one of the business as a whole, which gets the causes that no topic has. None in a
 * text that the engine does not judge.
 */
export function findMentions(analysed: Analysed, trade: Trade): Mention[] {
  const { aspects, sentences } = analysed
  if (sentences.length === 0) return []
  const byTopic = Map.groupBy([...aspects, ...analysed.named], (each) => fileUnder(trade, each))
  const causes = causesIn(analysed)
  const things = [...byTopic].map(([topic, said]) => mentionOf(topic, said, analysed, causes))
  const told = new Set(things.map(({ cause }) => cause))
  const others = causes.filter(({ cause }) => !told.has(cause))
  return [wholeOf(analysed, others), ...things]
}

function wholeOf({ sentences, aspects, rating }: Analysed, causes: Told[]): Mention {
  const ours = sentences.filter(isOurs)
  const surest = ours
    .filter((sentence) => sentence.shown && isQuotable(sentence, sentence, rating))
    .sort((one, other) => other.confidence - one.confidence)[0]
  return {
    topic: wholeTopic,
    kind: 'whole',
    engineTopic: '',
    noun: '',
    term: '',
    start: null,
    end: null,
    ...sidesOf(ours.length > 0 && calibrateWhole(ours, aspects.filter(isOurs), rating), surest),
    ...quoteOf(surest, surest),
    ...causeOf(ours, causes),
    isElsewhere: false,
  }
}

/** What is judged tells more than what is only named. */
function mentionOf(topic: string, all: (Aspect | Named)[], analysed: Analysed, causes: Told[]): Mention {
  const ours = all.filter(isOurs)
  const judged = ours.filter(isAspect)
  const { sentences, rating } = analysed
  const quotable = judged
    .flatMap((aspect) => {
      const sentence = sentenceToQuote(aspect, sentences)
      return sentence && isQuotable(aspect, sentence, analysed.rating) ? [{ aspect, sentence }] : []
    })
    .sort((one, other) => other.aspect.confidence - one.aspect.confidence)[0]
  const surest = judged.toSorted((one, other) => other.confidence - one.confidence)[0]
  const telling = quotable?.aspect ?? surest ?? ours[0] ?? all[0]!
  const { topic: engineTopic, noun, term, start, end } = telling
  const sites = sitesOf(ours, sentences)
  const sides = sidesOf(sites.length > 0 && calibrateThing(sites, rating), quotable?.aspect)
  return {
    topic,
    kind: kindOf(telling, analysed),
    engineTopic,
    noun,
    term,
    start,
    end,
    ...(quotable || ![telling, ...judged].every(isNameOnly)
      ? sides
      : { ...sides, complaint: false, complaintByWords: false }),
    ...quoteOf(quotable?.aspect, quotable?.sentence),
    ...causeOf(ours, causes),
    isElsewhere: ours.length === 0,
  }
}

/** A complaint that names somebody is mostly about something else: "Jonas would not have done that." */
const isNameOnly = ({ isPerson, noun, topic, term }: Named) =>
  isPerson && noun === topic && /^\p{Lu}[\p{Ll}.]+(?: \p{Lu}[\p{Ll}.]+)*$/u.test(term)

/**
 * A word of no known topic with a capital within its sentence is a name: of something bought, or of somebody that the
 * engine does not take for one. German writes all nouns so: there it is one that the engine has no English for.
 */
function kindOf(telling: Named, { text, language }: Analysed): 'thing' | 'person' | 'product' {
  if (telling.isPerson) return 'person'
  const { start, term, topic, noun } = telling
  if (topic !== noun || !/^\p{Lu}/u.test(term)) return 'thing'
  const isName =
    language === 'de' ? glossOfTypedWord(term, language) === null : /[\p{L},;] $/u.test(text.slice(0, start))
  return isName ? 'product' : 'thing'
}

/**
 * Whether a clause of what is judged surely tells its side by its words too, the stars do not contradict it, and the sentence is
 * short enough to show.
 */
function isQuotable(
  { start, end, label }: Pick<Aspect, 'start' | 'end' | 'label'>,
  sentence: Sentence,
  rating: number | null,
) {
  if (isAgainstStars(label === 'positive' ? 'praise' : 'complaint', rating)) return false
  const sign = label === 'positive' ? 1 : -1
  const tells = sentence.clauses.some(
    (clause) =>
      clause.start < end &&
      clause.end > start &&
      (sign * (clause.tells.praise - clause.tells.complaint) >= leastTold ||
        (clause.byWords.label === label && clause.byWords.confidence >= leastSure)),
  )
  return tells && sentence.end - sentence.start <= mostOfQuote
}

const isAspect = (said: Aspect | Named): said is Aspect => 'label' in said
const isOurs = (said: object) => !('isElsewhere' in said && said.isElsewhere)

/** What is quoted counts on its side. What is said of somebody else, or only heard, takes none. */
function sidesOf(found: ReturnType<typeof calibrateWhole> | false, quoted?: { label: Aspect['label'] }) {
  if (!found) return noSides
  const { praise, complaint } = found
  return {
    chances: { praise: praise.chance, complaint: complaint.chance },
    praise: praise.counts || quoted?.label === 'positive',
    complaint: complaint.counts || quoted?.label === 'negative',
    praiseByWords: praise.countsByWords,
    complaintByWords: complaint.countsByWords,
  }
}

const noSides = {
  chances: { praise: 0, complaint: 0 },
  praise: false,
  complaint: false,
  praiseByWords: false,
  complaintByWords: false,
}

function quoteOf(
  said: Pick<Aspect, 'label' | 'confidence'> | undefined,
  sentence: { start: number; end: number } | undefined,
) {
  if (!said || !sentence) return { quoteSide: null, quoteStart: null, quoteEnd: null, confidence: null }
  const quoteSide: Side = said.label === 'positive' ? 'praise' : 'complaint'
  return { quoteSide, quoteStart: sentence.start, quoteEnd: sentence.end, confidence: said.confidence }
}

const noCause = { cause: null, causeStart: null, causeEnd: null, weekday: null }

/** The surest cause that is told where one of these stands. */
function causeOf(said: { start: number; end: number }[], causes: Told[]) {
  const its = causes.filter((told) => said.some(({ start, end }) => told.start < end && told.end > start))
  const [surest] = its.sort((one, other) => other.chance - one.chance)
  if (!surest) return noCause
  const { cause, start: causeStart, end: causeEnd, weekday } = surest
  return { cause, causeStart, causeEnd, weekday }
}
