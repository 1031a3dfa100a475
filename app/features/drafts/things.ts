import type { Cause } from '#analysis/causes/causes.ts'
import type { Category } from '#app/features/profiles/categories.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { firstNames } from '#app/platform/first-names.ts'
import { phrasesOf, replyTexts } from './reply-texts.ts'
import type { Finding } from './review-findings.server.ts'

/** What a reply names, in the words that its sentence needs. */
export type Thing = { phrase: string; finding: Finding }
export type Things = {
  praises: Thing[]
  complaints: Thing[]
  areCauses: boolean
  /** Something may be complained about that we do not name. */
  isMixed: boolean
}

type About = {
  language: Language
  rating: number
  authorName: string
  category: Category | null
  isConfidential: boolean
}

/** The least sureness that praise, or a cause of a complaint, needs by stars, where the engine would not show it. */
const leastSureness = { praise: [0.6, 0.6, 0.5, 1, 1], complaint: [0.4, 0.4, 0.4, 0.5, 1] }
/** A second complaint is the wrong one more often than not. */
const mostOfEach = { praise: 2, complaint: 1 }

const phrases = Object.fromEntries(
  languages.map((language) => {
    const { topics, causes } = replyTexts[language]
    return [language, { topics: phrasesOf(topics), causes: phrasesOf(causes) }]
  }),
) as Record<Language, { topics: Map<string, string>; causes: Map<string, string> }>

/** Topics that say nothing about what somebody came for. */
const harmlessTopics = [
  'staff',
  'service',
  'waiting time',
  'cleanliness',
  'location',
  'atmosphere',
  'parking',
  'facilities',
]
/** Of other complaints, a weekday may be part of the story. */
const ofADay: readonly (Cause | string)[] = [
  ...[
    'queue',
    'slow-service',
    'understaffed',
    'phone-unanswered',
    'sold-out',
    'crowded',
    'appointment-delay',
  ],
  ...['noise', 'loud-music', 'check-in', 'parking', 'waiting time'],
]
/** Many things: the author's own word says more. Of other topics it is often no thing at all. */
const wideTopics = ['food', 'drinks']

/** Complaints that need no cause to be told by one. */
const causeOfTopic: Record<string, Cause> = {
  ...{ internet: 'wifi', parking: 'parking', booking: 'booking', website: 'website' },
  ...{
    cleanliness: 'dirty',
    size: 'size-fit',
    breakfast: 'poor-breakfast',
    'opening hours': 'opening-hours',
  },
}
/** And causes that a topic tells better. */
const topicOfCause: Partial<Record<Cause, string>> = {
  'too-expensive': 'price',
  'poor-breakfast': 'breakfast',
  'weak-coffee': 'coffee',
}
const [eating, lodging, selling]: [Category[], Category[], Category[]] = [
  ['bakery', 'cafe', 'restaurant', 'bar', 'hotel', 'travel', 'entertainment'],
  ['hotel', 'travel'],
  ['shop', 'online_shop', 'bakery', 'pharmacy'],
]
const inTrades = (trades: Category[], keys: string) =>
  Object.fromEntries(keys.split(' ').map((key) => [key, trades]))
/** Elsewhere the same words are of something else: grease on a seat, a "chip" in a tooth, a rate. */
const onlyIn: Partial<Record<Cause | string, Category[]>> = {
  ...inTrades(
    eating,
    'food drinks breakfast coffee cold-food stale-food badly-cooked bland-food salty-food foreign-object',
  ),
  ...inTrades(eating, 'small-portions poor-breakfast weak-coffee'),
  ...inTrades(lodging, 'room bed small-room worn-furnishings uncomfortable-bed check-in stay'),
  ...inTrades(selling, 'size packaging returns size-fit order'),
  ...inTrades([...eating, ...lodging, ...selling], 'comfort visit'),
  ...{ course: ['education'], software: ['software'] },
}
/** What people came for, where a complaint names nothing that we know. */
const cameFor: Partial<Record<Category, string>> = {
  ...{ bakery: 'visit', cafe: 'visit', restaurant: 'visit', bar: 'visit', entertainment: 'visit' },
  ...{ hairdresser: 'results', beauty: 'results', car_repair: 'results', trades: 'results' },
  ...{ shop: 'order', online_shop: 'order', hotel: 'stay', education: 'course', software: 'software' },
}
const fitsTrade = (key: Cause | string, trade: Category | null) =>
  trade === null || trade === 'other' || (onlyIn[key]?.includes(trade) ?? true)
/** May be of a thing that the business did not make: a car's. */
const unnamedTopics = ['noise', 'overall']

/** The things that a reply takes up, the surest. */
export function thingsOf(findings: Finding[], about: About): Things {
  const { rating } = about
  const on = (side: 'praise' | 'complaint') =>
    findings.filter(
      (each) => each.side === side && (each.isSure || each.sureness >= leastSureness[side][rating - 1]!),
    )
  const found = on('complaint')
  const causes = named(found, 'complaint', (finding) => nameCause(finding, about))
  const sure = found.filter(({ isSure }) => isSure)
  const topics = named(sure, 'complaint', (finding) => onItsDay(nameTopic(finding, about), finding, about))
  const clear = causes.length > 0 ? causes : topics
  const isBare = rating <= 2 && clear.length === 0
  const complaints = isBare ? named(found, 'complaint', () => nameTrade(about)) : clear
  const isTaken = ({ topic }: Finding) => complaints.some(({ finding }) => finding.topic === topic)
  return {
    complaints,
    areCauses: causes.length > 0,
    isMixed: rating < 5 && complaints.length === 0 && findings.some(({ side }) => side !== 'praise'),
    praises: named(
      on('praise').filter((each) => !isTaken(each)),
      'praise',
      (finding) => nameTopic(finding, about),
    ),
  }
}

function named(
  findings: Finding[],
  side: 'praise' | 'complaint',
  name: (finding: Finding) => string | undefined,
): Thing[] {
  const found = findings.flatMap((finding) => {
    const phrase = name(finding)
    return phrase ? [{ phrase, finding }] : []
  })
  const surest = found
    .toSorted((one, other) => other.finding.sureness - one.finding.sureness)
    .filter(({ phrase }, at, all) => all.findIndex((each) => each.phrase === phrase) === at)
    .slice(0, mostOfEach[side])
  return found.filter((each) => surest.includes(each))
}

function nameCause(finding: Finding, about: About) {
  const cause = finding.cause ?? causeOfTopic[finding.topic]
  return cause && !about.isConfidential && fitsTrade(cause, about.category)
    ? onItsDay(phrases[about.language].causes.get(cause), finding, about)
    : undefined
}

function nameTopic(finding: Finding, about: About) {
  const topic = (finding.cause && topicOfCause[finding.cause]) ?? finding.topic
  if (unnamedTopics.includes(topic) || !fitsTrade(topic, about.category)) return undefined
  if (about.isConfidential && !harmlessTopics.includes(topic)) return undefined
  const known = phrases[about.language].topics.get(topic)
  if (about.isConfidential) return known
  return (wideTopics.includes(topic) ? ownWord(finding, about) : undefined) ?? known
}

const nameTrade = ({ language, category, isConfidential }: About) =>
  isConfidential || !category ? undefined : phrases[language].topics.get(cameFor[category] ?? '')

function onItsDay(phrase: string | undefined, { weekday, cause, topic }: Finding, { language }: About) {
  if (!phrase || weekday === null || !ofADay.includes(cause ?? topic)) return phrase
  return replyTexts[language].weekdays.split(/;\s*/)[weekday]!.replace('{thing}', phrase)
}

/** The author's word with an article, where it is plainly a thing: no name, no phrase, nothing rude. */
function ownWord({ term, sentence }: Finding, { language, authorName }: About) {
  const before = sentence.slice(0, sentence.indexOf(term))
  const isFirst = before.trim() === ''
  const isName = language !== 'de' && !isFirst && /^\p{Lu}/u.test(term)
  const isWord = /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+){0,2}$/u.test(term) && term.length <= 30
  if (!isWord || isName || rude.test(term) || authorName.includes(term)) return undefined
  if (term.split(' ').some((word) => firstNames.has(word))) return undefined
  const { articles } = replyTexts[language]
  const [written = ''] = /[\p{L}\p{M}]+[’']?\s*$/u.exec(before) ?? []
  const word = written.trim().toLowerCase()
  const article = articles[word] ?? articles[`-${word.slice(-2)}`] ?? articles['*']
  if (article === undefined || (article === '' && articles['*'] === undefined)) return undefined
  const noun = language === 'de' ? term : term.toLowerCase()
  return /[’']$/.test(article) ? `${article}${noun}` : `${article} ${noun}`.trim()
}

/** Not repeated in public, whatever the engine takes them for. */
const rude =
  /(?<!\p{L})(?:idiot|moron|crook|liar|scam|bastard|shit|crap|fuck|ass$|arsch|scheiß|mist$|lügner|abzock|betrüg|merd|connard|voleur|mierda|estaf|ladr|truff|stronz|klootz|oplicht|kurw|gówn|oszu|kurv|sráč|podvod|lort|svin|skit|idiyot|salak|sahte|dreck|müll|trash|garbage|rubbish|joke|disgrace|nightmare|robbery)/iu
