import type { Analysis } from '#analysis/analyse.ts'
import type { Mention } from '#analysis/mentions/mention.ts'
import type { Category } from '#app/features/profiles/profile.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { blameOf } from './find-quotations.ts'
import { phrasesOf, replyTexts } from './reply-texts.ts'

/** What a review says of one topic. */
export type Said = Omit<Mention, 'topic' | 'chances' | 'weekday'>
/** What a reply names, in the words that its sentence needs. */
export type Thing = { phrase: string; said: Said }
export type Things = {
  praises: Thing[]
  /** Named either all by their causes or all by their topics. */
  complaints: Thing[]
  areCauses: boolean
}

export type Spanned = { start: number; end: number }
type Sentence = Pick<
  Analysis['sentences'][number],
  'start' | 'end' | 'label' | 'byWords' | 'clauses' | 'isElsewhere'
>

export type About = {
  language: Language
  rating: number
  text: string
  sentences: Sentence[]
  category: Category | null
  isConfidential: boolean
}

const mostNamed = 2

const phrases = Object.fromEntries(
  languages.map((language) => {
    const { topics, causes } = replyTexts[language]
    return [language, { topics: phrasesOf(topics), causes: phrasesOf(causes) }]
  }),
) as Record<Language, { topics: Map<string, string>; causes: Map<string, string> }>

/** Topics that do not reveal what somebody came for. */
const harmless = 'staff, service, waiting time, cleanliness, location, atmosphere, parking, facilities'.split(
  ', ',
)
/** Wide topics, for which the author's own word says more. In other topics that word often names no thing at all. */
const wideTopics = ['food', 'drinks']

/** Causes told in words of their own: a complaint may be named by them where no sentence may be quoted. */
const plainCauses = 'phone-unanswered, cancelled, parking, payment, extra-charge, wifi, noise, dirty'.split(
  ', ',
)
/** The same, with three stars or fewer. */
const plainDelays = 'late-delivery, missed-deadline, booking'.split(', ')

const [eating, lodging, selling]: [Category[], Category[], Category[]] = [
  ['bakery', 'cafe', 'restaurant', 'bar', 'hotel', 'travel', 'entertainment'],
  ['hotel', 'travel'],
  ['shop', 'online_shop', 'bakery', 'pharmacy'],
]
const making: Category[] = ['hairdresser', 'beauty', 'car_repair', 'trades']
const inTrades = (trades: Category[], keys: string) =>
  Object.fromEntries(keys.split(', ').map((key) => [key, trades]))
/** Trades in which the words have this meaning. Elsewhere they mean something else. */
const onlyIn: Partial<Record<string, Category[]>> = {
  ...inTrades(eating, 'food, drinks, breakfast, coffee'),
  ...inTrades(lodging, 'room, bed'),
  ...inTrades(selling, 'size, packaging, returns'),
  ...inTrades([...selling, 'trades'], 'delivery, late-delivery'),
  ...inTrades([...eating, ...lodging, ...selling], 'comfort, bathroom, internet, wifi'),
  ...inTrades([...eating, ...making, 'fitness', 'medical', 'dentist', 'vet'], 'booking'),
  ...inTrades([...lodging, ...selling, 'software'], 'design'),
  results: [...making, 'fitness', 'medical', 'dentist', 'vet'],
  software: ['software'],
}
const fitsTrade = (key: string, trade: Category | null) =>
  trade === null || trade === 'other' || (onlyIn[key]?.includes(trade) ?? true)

/** The things that a reply takes up, the surest first. */
export function findReplyTopics(all: Said[], about: About): Things {
  const { rating } = about
  const said = surestFirst(all.filter((each) => !isWhole(each) && !each.isElsewhere))
  const found = said.filter((each) => isBlamed(each, rating))
  const told = found.filter(isTold)
  const blamed = told.length > 0 ? told : rating <= 3 ? found.filter((each) => isPlain(each, rating)) : found
  const wholes =
    rating <= 3 ? all.filter((each) => isWhole(each) && each.complaint && each.complaintByWords) : []
  const causes = named([...blamed, ...wholes], (each) => nameCause(each, about))
  const complaints =
    causes.length > 0 ? causes : named(blamed.filter(isNamable), (each) => nameTopic(each, about))
  const isAllPraise = rating === 5 && all.some((each) => isWhole(each) && each.praiseByWords)
  const praised = said.filter(
    (each) =>
      (each.quoteSide === 'praise' || (rating === 5 && isLikelyPraise(each, isAllPraise))) &&
      each.engineTopic !== looselyMatchedTopic &&
      !isInBlame(each, about) &&
      !found.includes(each),
  )
  return {
    // A second complaint is wrong more often than right.
    complaints: complaints.slice(0, 1),
    areCauses: causes.length > 0,
    praises: named(praised, (each) => nameTopic(each, about, ownWord)),
  }
}

/** How much the clause of a mention complains, whatever its sentence does. */
function blameBeside({ start, end }: Said, { sentences }: About) {
  const clauses = sentences.flatMap((sentence) => sentence.clauses)
  return Math.max(...clauses.filter((each) => each.start < end! && each.end > start!).map(blameOf))
}

const isInBlame = (said: Said, about: About) => about.rating < 5 && blameBeside(said, about) > 1

const looselyMatchedTopic = 'waiting time'
/** What is called praise of these without a sentence to quote is often a complaint, or no subject at all. */
const looselyPraised = [
  looselyMatchedTopic,
  'price',
  'facilities',
  'location',
  'ease of use',
  'opening hours',
]

/** Praise by both stars and words, with nothing that says the opposite. Who is named where all is praise is thanked. */
function isLikelyPraise(said: Said, isAllPraise: boolean) {
  const { kind, term, engineTopic, praise, praiseByWords, complaint } = said
  // "Grâce à …" begins with no name.
  if (looselyPraised.includes(engineTopic) || complaint || term === 'Grâce') return false
  return (praise && praiseByWords) || (isAllPraise && kind === 'person')
}

export const isWhole = ({ kind }: Said) => kind === 'whole'
const isTold = ({ quoteSide }: Said) => quoteSide !== null
/** Matched too loosely: few mentions of hours, appointments or "later" are about waiting. */
const isNamable = (said: Said) => isTold(said) || said.engineTopic !== looselyMatchedTopic
const isPlain = ({ cause }: Said, rating: number) =>
  cause !== null && (plainCauses.includes(cause) || (rating <= 3 && plainDelays.includes(cause)))

/** A mention that may not be quoted is a complaint if the stars say so, too. */
function isBlamed(said: Said, rating: number) {
  const { quoteSide, praise, complaint, complaintByWords, engineTopic } = said
  if (quoteSide || rating === 5) return quoteSide === 'complaint'
  const isLikely = isPlain(said, rating) || (engineTopic !== looselyMatchedTopic && rating <= 3)
  return isLikely && complaint && complaintByWords && !praise
}

/** Where a sentence to quote tells a cause that has a phrase, that says as much as the review's own words. */
export const isSurelyNamed = ({ said }: Thing, { start, end }: Spanned) =>
  said.quoteSide === 'complaint' && said.cause !== null && said.causeStart! < end && said.causeEnd! > start

const surestFirst = (said: Said[]) =>
  said.toSorted((one, other) => (other.confidence ?? 0) - (one.confidence ?? 0))

function named(said: Said[], name: (said: Said) => string | undefined): Thing[] {
  const things = said.flatMap((each) => {
    const phrase = name(each)
    return phrase ? [{ phrase, said: each }] : []
  })
  return things
    .filter(({ phrase }, at) => things.findIndex((each) => each.phrase === phrase) === at)
    .slice(0, mostNamed)
}

function nameCause(said: Said, about: About) {
  const { language, category, isConfidential } = about
  const told = isTold(said) || isPlain(said, about.rating) ? said.cause : null
  // Elsewhere nothing is sent: something else is late.
  const isOther = told === 'late-delivery' && category !== 'online_shop'
  const cause = isOther ? 'missed-deadline' : told
  const phrase = cause && phrases[language].causes.get(cause)
  return !phrase || isConfidential || !fitsTrade(cause, category) ? undefined : phrase
}

function nameTopic(said: Said, about: About, nameWide?: typeof ownWord) {
  // German glosses a workshop as a garage.
  const isWorkshop = said.engineTopic === 'parking' && /werkstatt/i.test(said.term)
  const isPrice = said.cause === 'too-expensive'
  const topic = isWorkshop ? 'service' : isPrice ? 'price' : said.engineTopic
  const { language, category, isConfidential } = about
  if (!fitsTrade(topic, category) || (isConfidential && !harmless.includes(topic))) return undefined
  const phrase = phrases[language].topics.get(topic)
  return (wideTopics.includes(topic) && nameWide?.(said, about)) || phrase
}

/** The author's word with an article, where it is plainly a thing: no name, no phrase. */
function ownWord({ term, start, kind }: Said, { language, text }: About) {
  const before = text.slice(0, start ?? 0)
  const isFirst = /(?:^|[.!?…\n])\s*$/u.test(before)
  const isName = language !== 'de' && !isFirst && /^\p{Lu}/u.test(term)
  const isWord = /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+){0,2}$/u.test(term) && term.length <= 30
  if (kind !== 'thing' || !isWord || isName) return undefined
  const { articles } = replyTexts[language]
  const [written = ''] = /[\p{L}\p{M}]+[’']?\s*$/u.exec(before) ?? []
  const word = written.trim().toLowerCase()
  const article = articles[word] ?? articles[`-${word.slice(-2)}`] ?? articles['*']
  if (!article) return undefined
  const noun = language === 'de' ? term : term.toLowerCase()
  return /[’']$/.test(article) ? `${article}${noun}` : `${article} ${noun}`
}
