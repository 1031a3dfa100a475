import type { ReviewAnalysis, ReviewAspect, SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { opinionOf, sentenceAround, sentenceToQuote } from '#app/features/analyses/opinion.ts'
import type { Category } from '#app/features/profiles/categories.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { findOccasion, type Occasion } from './occasions.ts'
import { praisedPeople, speaksOfPerson } from './praised-people.ts'
import { isGrave, type SensitiveSubject, sensitiveIn } from './sensitive.ts'
import type { Extent } from './suggestion.vocabulary.ts'
import { type NamedTopic, wordings } from './wording.ts'

export type ReviewToReply = {
  rating: number
  title: string | null
  text: string
  authorName: string
  isChallenged: boolean
  analysis: Pick<ReviewAnalysis, 'language' | 'sentiment' | 'sentences' | 'aspects'> | null
}

export type ReplyingBusiness = { name: string; domain: string; category: Category | null; language: Language }

/** A topic in the reply's words, or the author's own word for a thing. */
export type Thing = { topic: NamedTopic } | { word: string }
type Said = Extent & { thing: Thing }

/** The course that all drafts take. */
export type Course = 'careful' | 'unclear' | 'stars' | 'praise' | 'middling' | 'complaint'

export type ReviewReading = {
  language: Language
  /** In a language that we cannot write. */
  isForeign: boolean
  course: Course
  isConfidential: boolean
  subjects: SensitiveSubject[]
  praises: Said[]
  complaints: Said[]
  /** Named without a clear opinion; only where nothing is praised or blamed. */
  mentions: Said[]
  person: (Extent & { name: string }) | null
  occasion: (Extent & { occasion: Occasion }) | null
  question: Extent | null
}

/** In these trades it is a secret who comes: a reply confirms nothing. */
const confidentialTrades: readonly Category[] = [
  'medical',
  'dentist',
  'pharmacy',
  'legal',
  'accounting',
  'finance',
  'childcare',
]
/** Topics that say nothing about what somebody came for. */
const harmlessTopics: readonly NamedTopic[] = [
  'staff',
  'service',
  'waiting time',
  'cleanliness',
  'location',
  'atmosphere',
  'parking',
  'facilities',
]

export function readReview(review: ReviewToReply, business: ReplyingBusiness): ReviewReading {
  const { analysis, text, title, authorName } = review
  const detected = languages.find((each) => each === analysis?.language) ?? null
  const isConfidential = confidentialTrades.some((trade) => trade === business.category)
  const subjects = sensitiveIn(`${title ?? ''}\n${text}`, detected)
  const course = courseOf(review, subjects, isConfidential)
  const language = detected ?? business.language
  const base = { language, course, isConfidential, subjects, question: questionIn(review, course) }
  const isForeign = detected === null && hasWords(review) && !isUntold(analysis)
  const takesUpWords = detected && analysis && !['careful', 'unclear', 'stars'].includes(course)
  if (!takesUpWords)
    return { ...base, isForeign, praises: [], complaints: [], mentions: [], person: null, occasion: null }

  const sentences = analysis.sentences.filter(
    ({ start, end }) => sensitiveIn(text.slice(start, end), detected).length === 0,
  )
  const said = (opinion: SentimentLabel) =>
    thingsSaid(review, { ...analysis, sentences }, { opinion, language: detected, isConfidential })
  const [praises, complaints] = [course === 'complaint' ? [] : said('positive'), said('negative')]
  const isPraise = course === 'praise' && !isConfidential
  const [person] = isPraise ? praisedPeople(text, sentences, authorName) : []
  return {
    ...base,
    isForeign,
    praises,
    complaints,
    ...firstOf({
      complaints,
      person: person ? { ...person, name: text.slice(person.start, person.end) } : null,
      mentions: praises.length > 0 || course === 'complaint' ? [] : said('neutral').slice(0, 1),
      occasion: isPraise ? findOccasion(text, sentences, detected) : null,
    }),
  }
}

type More = Pick<ReviewReading, 'complaints' | 'person' | 'mentions' | 'occasion'>

/** A short reply takes up one more thing beside the praise: the weightiest. */
function firstOf({ complaints, person, mentions, occasion }: More) {
  const none = { person: null, mentions: [], occasion: null }
  if (complaints.length > 0) return none
  if (person) return { ...none, person }
  return mentions.length > 0 ? { ...none, mentions } : { ...none, occasion }
}

const isUntold = (analysis: ReviewToReply['analysis']) =>
  analysis === null || ['und', 'zxx'].includes(analysis.language)

function courseOf(review: ReviewToReply, subjects: SensitiveSubject[], isConfidential: boolean): Course {
  const { rating } = review
  const isDelicate = subjects.some(isGrave) || (rating <= 3 && (subjects.length > 0 || isConfidential))
  if (isDelicate || review.isChallenged) return 'careful'
  if (!hasWords(review)) return 'stars'
  if (disagrees(review)) return 'unclear'
  if (rating >= 4) return 'praise'
  return rating === 3 ? 'middling' : 'complaint'
}

/** The words are clearly on the other side of the stars: irony, or a slip. */
function disagrees({ rating, analysis }: ReviewToReply) {
  const label = analysis?.sentiment?.label
  if (rating >= 4 && label === 'negative') return true
  const isPraised = analysis?.sentences.some((each) => each.shown && each.label === 'positive')
  const isBlamed = analysis?.sentences.some((each) => each.label === 'negative')
  return rating <= 2 && (label === 'positive' || Boolean(isPraised && !isBlamed))
}

type Asked = { opinion: SentimentLabel; language: Language; isConfidential: boolean }

/** At most two things, each once. */
function thingsSaid(
  { text, authorName }: ReviewToReply,
  analysis: NonNullable<ReviewToReply['analysis']>,
  { opinion, language, isConfidential }: Asked,
): Said[] {
  const found: Said[] = []
  for (const aspect of analysis.aspects) {
    if (opinionOf(aspect) !== opinion) continue
    if (!sentenceAround(aspect, analysis.sentences)) continue
    if (opinion !== 'neutral' && !sentenceToQuote(aspect, analysis.sentences)) continue
    const isFirst = isStartOfSentence(aspect, analysis.sentences)
    const thing = thingOf(aspect, language, isFirst)
    // A mere mention at the beginning of a sentence is often a verb.
    if (opinion === 'neutral' && ((isFirst && language !== 'en') || !isFiled(aspect))) continue
    if (!thing || text.slice(aspect.start, aspect.end) !== aspect.term) continue
    if ('word' in thing && (isConfidential || authorName.includes(thing.word))) continue
    if (isConfidential && 'topic' in thing && !harmlessTopics.includes(thing.topic)) continue
    if (!found.some((other) => keyOf(other.thing) === keyOf(thing)))
      found.push({ thing, start: aspect.start, end: aspect.end })
  }
  return found.slice(0, 2)
}

/** Under a topic other than itself: what is only mentioned may be anything, a coat or a wheelchair. */
const isFiled = ({ term, topic }: ReviewAspect) =>
  !term.toLowerCase().startsWith(topic.toLowerCase()) && !['size', 'facilities', 'quality'].includes(topic)

export const keyOf = (thing: Thing) => ('topic' in thing ? thing.topic : thing.word.toLowerCase())

const isStartOfSentence = (aspect: Extent, sentences: Extent[]) =>
  sentenceAround(aspect, sentences)?.start === aspect.start

/** Null for what could be a verb, a whole phrase, an insult or a person. */
function thingOf({ term, topic }: ReviewAspect, language: Language, isFirst: boolean): Thing | null {
  const named = (Object.keys(wordings.en.topics) as NamedTopic[]).find((each) => each === topic)
  const { length } = term.split(' ')
  const isShort = term.length <= 30 && length <= (language === 'en' ? 3 : 1)
  const isWord = isShort && /^[\p{L}\p{M}’' -]+$/u.test(term) && !speaksOfPerson(term)
  // A known topic has gathered the term by its noun; of others, only English and German show that it is one.
  const isNoun =
    language === 'en' ||
    (language === 'de' ? /^\p{Lu}/u.test(term) && !isFirst : topic.toLowerCase() !== term.toLowerCase())
  if (named && (named !== 'quality' || language !== 'en')) return { topic: named }
  return isWord && isNoun && !rude.test(term) ? { word: term } : null
}

/** Not repeated in public, whatever the engine takes them for. */
const rude =
  /(?<!\p{L})(?:idiot|moron|crook|liar|scam|bastard|shit|crap|fuck|ass$|arsch|scheiß|mist$|lügner|abzock|betrüg|merd|connard|voleur|mierda|estaf|ladr|truff|stronz|klootz|oplicht|kurw|gówn|oszu|kurv|sráč|podvod|lort|svin|skit|idiyot|salak|sahte|dreck|müll|trash|garbage|rubbish|joke|disgrace|nightmare|robbery)/iu

const interrogative: Record<Language, string> = {
  en: 'do|does|is|are|can|could|will|when|what time|which|how|where|who',
  de: 'gibt|haben|kann|könnt|könnten|wann|welche|wie|wo|wer|ist',
  fr: 'est-ce|avez|peut-on|pourrait|quand|quel|quelle|comment|où|qui|à quelle',
  es: '¿',
  it: "avete|si può|quando|quale|quali|come|dove|chi|è possibile|c’è|c'è",
  nl: 'is|zijn|kan|kunnen|hebben|wanneer|welke|hoe|waar|wie',
  pl: 'czy|kiedy|jak|gdzie|który|która|kto|o której',
  pt: 'há|têm|tem|pode|posso|quando|qual|quais|como|onde|quem',
  sv: 'är|har|kan|finns|när|vilken|vilka|hur|var|vem',
  da: 'er|har|kan|findes|hvornår|hvilken|hvilke|hvordan|hvor|hvem',
  cs: 'je|máte|lze|můžu|mohu|kdy|jaký|jaká|které|jak|kde|kdo|bude',
  tr: '',
}

/** A question that a satisfied author puts to the business; one in a complaint is mostly a reproach. */
function questionIn({ text, rating, analysis }: ReviewToReply, course: Course): Extent | null {
  const language = languages.find((each) => each === analysis?.language)
  if (!language || rating < 4 || course !== 'praise') return null
  const start = new RegExp(`^(?:${interrogative[language]})(?!\\p{L})`, 'iu')
  const asked = analysis!.sentences.find((sentence) => {
    const words = text.slice(sentence.start, sentence.end).trim()
    const isOpen = language === 'tr' ? /(?<!\p{L})(?:m[ıiuü]|ne zaman|hangi|nasıl|nerede)/iu : start
    return words.endsWith('?') && words.length >= 12 && sentence.label !== 'negative' && isOpen.test(words)
  })
  return asked ? { start: asked.start, end: asked.end } : null
}
