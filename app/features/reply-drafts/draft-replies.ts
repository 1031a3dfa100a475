import { isOfOtherTrade, type Trade } from '#analysis/aspects/trade.ts'
import { findWeekday } from '#analysis/causes/find-weekday.ts'
import { isUnlikeStars, type ReviewAnalysis } from '#app/features/analyses/analysis.schema.ts'
import type { Category } from '#app/features/profiles/profile.vocabulary.ts'
import { firstNameOf } from '#app/features/replies/reply-template.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { sensitiveIn } from './check-reply.ts'
import { blameOf, isHedged, quoteComplaint, quotePraise } from './find-quotations.ts'
import { type Evidence, type ReplyDrafts, subjectNames, type Tone, tones } from './reply.vocabulary.ts'
import { phrasesOf, type ReplyTexts, replyTexts } from './reply-texts.ts'
import {
  type About,
  findReplyTopics,
  isSurelyNamed,
  isWhole,
  type Said,
  type Spanned,
  type Thing,
} from './reply-topics.ts'

type ReviewToReply = {
  rating: number
  title: string | null
  text: string
  authorName: string
  isChallenged: boolean
  /** Null while there is no analysis. */
  found: (Pick<ReviewAnalysis, 'language' | 'sentiment' | 'sentences'> & { mentions: Said[] }) | null
}

type ReplyingBusiness = {
  name: string
  domain: string
  category: Category | null
  language: Language
  trade: Trade
}

/** In these trades it is confidential who the customers are, so a reply must not confirm a visit. */
const confidentialTrades: readonly Category[] = [
  'medical',
  'dentist',
  'pharmacy',
  'legal',
  'accounting',
  'finance',
  'childcare',
]

/** Three drafts of a reply, made of what the review says. The same review gets the same drafts. */
export function draftReplies(review: ReviewToReply, business: ReplyingBusiness): ReplyDrafts {
  const { found, rating, title, text } = review
  const detected = languages.find((each) => each === found?.language) ?? null
  const language = detected ?? business.language
  const subjects = sensitiveIn(`${title ?? ''}\n${text}`, detected, rating)
  const none = { language, byTone: null, evidence: [], isOpenToModel: false }
  if (review.isChallenged)
    return { ...none, notes: ['You have challenged this review: there is no draft until that is decided.'] }
  if (subjects.length > 0)
    return { ...none, notes: [noDraftNote(subjects.map((each) => subjectNames[each]))] }
  if (found?.sentiment && isUnlikeStars(found.sentiment, rating))
    return {
      ...none,
      notes: ['Stars and words do not agree, so we draft no reply. It may be irony, or a mistake.'],
    }
  if (
    found &&
    isOfOtherTrade(
      business.trade,
      found.mentions.filter((each) => !isWhole(each)),
    )
  )
    return { ...none, notes: ['This seems to be a review of another business, so we draft no reply.'] }

  const { category } = business
  const isConfidential = confidentialTrades.some((trade) => trade === category)
  const reading = readMentions(detected && found ? found.mentions : [], {
    language,
    rating,
    text,
    category,
    isConfidential,
    sentences: found?.sentences ?? [],
  })
  const { praised, praises, complaints, quote } = reading
  const named = [...(praised.length > 0 ? [] : praises), ...(quote ? [] : complaints)]
  const quoted = [...praised, ...(quote ? [quote] : [])]
  const isForeign = !detected && hasWords(review) && !['und', 'zxx', undefined].includes(found?.language)
  return {
    language,
    byTone: Object.fromEntries(
      tones.map((tone) => [tone, render(review, business, reading, tone)]),
    ) as ReplyDrafts['byTone'],
    evidence: evidenceOf([...named.flatMap(spanOf), ...quoted], reading),
    isOpenToModel: !isConfidential,
    notes: notesOn(reading, isForeign),
  }
}

type Reading = ReturnType<typeof readMentions>

function readMentions(mentions: Said[], about: About) {
  const whole = mentions.find(isWhole)
  const quote = quoteComplaint(mentions, about)
  const things = findReplyTopics(mentions, about)
  // The weekday is in the review's own words alone.
  const isNamed =
    quote !== null &&
    things.areCauses &&
    things.complaints.some((each) => isSurelyNamed(each, quote)) &&
    findWeekday(about.text.slice(quote.start, quote.end), about.language) === null
  const clauses = about.sentences.flatMap((sentence) => sentence.clauses)
  const isBlamed =
    things.complaints.length > 0 ||
    quote !== null ||
    (mentions.some((each) => each.complaint) &&
      (about.rating !== 4 || clauses.some((clause) => blameOf(clause) >= plainBlame)))
  return {
    ...about,
    ...things,
    quote: isNamed ? null : quote,
    praised: about.rating >= 4 ? quotePraise(mentions, about) : [],
    isPraised: whole?.praise === true && (about.rating >= 4 || whole.praiseByWords),
    isBlamed,
  }
}

/** How much a clause beside four stars complains: less than the first is praise, less than the second hedged praise. */
const [slightBlame, plainBlame] = [1, 2.5]

function render(review: ReviewToReply, business: ReplyingBusiness, reading: Reading, tone: Tone) {
  const texts = replyTexts[reading.language]
  const list = new Intl.ListFormat(reading.language)
  const sentences = sentencesOf(review, reading, tone).map(({ pool, things = [], quoted = [] }) => {
    const listed = list.format(things.map(({ phrase }) => phrase))
    const words = list.format(
      quoted.map(({ start, end }) =>
        texts.quotation.replace('{words}', () => reading.text.slice(start, end)),
      ),
    )
    const seed = `${review.rating} ${review.title ?? ''} ${review.text} ${tone} ${pool[0]} ${listed}`
    const sentence = pool[hashOf(seed) % pool.length]!
    const filled = contracted(
      sentence.replace('{things}', () => listed),
      texts,
    )
      .replace('{contact}', () => business.domain)
      .replace('{words}', () => words)
    return sentence.startsWith('{things}') ? capitalised(filled, reading.language) : filled
  })
  const body = `${greetingFor(review.authorName, reading.language, tone)}\n${sentences.join(' ')}`
  return tone === 'formal' ? `${body}\n\n${texts.regards}\n${business.name}` : body
}

type Sentence = { pool: readonly string[]; things?: Pick<Thing, 'phrase'>[]; quoted?: Spanned[] }

/** In these trades people come back. */
const returning: readonly Category[] = [
  ...['bakery', 'cafe', 'restaurant', 'bar', 'hotel', 'shop', 'online_shop'],
  ...['hairdresser', 'beauty', 'fitness', 'entertainment'],
] as Category[]

/** In words, a review for which one sentence is enough. */
const shortReview = 3

/** One to five sentences. */
function sentencesOf(review: ReviewToReply, reading: Reading, tone: Tone): Sentence[] {
  const { rating, category, isPraised, isConfidential, praised, complaints, quote, language } = reading
  const texts = replyTexts[language]
  if (!hasWords(review) || rating <= 3) return sentencesForFewStars(review, reading, tone)
  const praises = reading.praises.filter(({ said }) => isConfidential || said.engineTopic === 'staff')
  const short = { pool: texts.short }
  const end =
    tone === 'brief'
      ? null
      : { pool: returning.some((trade) => trade === category) ? texts.wish : texts.farewell }
  const isGood = praised.length > 0 || praises.length > 0
  const regret = { pool: regretsOf(reading) }
  if (quote && !isGood)
    return [{ pool: texts.aside.slice(1), quoted: [quote] }, regret, end].filter((each) => each !== null)
  const bad = quote
    ? { pool: texts.aside.slice(0, 1), quoted: [quote] }
    : complaints.length > 0
      ? regretOf(reading, true)
      : rating === 4 && isHedged(reading)
        ? { pool: texts.heard }
        : null
  const clauses = reading.sentences.flatMap((sentence) => sentence.clauses)
  const thanks = { pool: texts.thanks[tone === 'warm' && bad ? 'brief' : tone] }
  const isJoyous = rating === 5 || (isPraised && clauses.every((clause) => blameOf(clause) < slightBlame))
  if (!bad && isJoyous && review.text.trim().split(/\s+/).length <= shortReview) return [short]
  const good =
    praised.length > 0
      ? [thanks, { pool: texts.praised, quoted: praised }]
      : praises.length > 0
        ? [thanks, { pool: texts.praise, things: praises }]
        : [isJoyous && !bad ? short : thanks]
  return [...good, bad, end].filter((sentence) => sentence !== null)
}

/** For three stars or fewer, or for stars alone. */
function sentencesForFewStars(review: ReviewToReply, reading: Reading, tone: Tone): Sentence[] {
  const { rating, isConfidential, praises, language } = reading
  const texts = replyTexts[language]
  const contact = { pool: texts.contact }
  const thanks = { pool: texts.thanks[tone === 'warm' ? 'brief' : tone] }
  if (!hasWords(review)) {
    // Nobody wrote: thanks for the review, and nothing that was read.
    const isWarm = tone === 'warm' && rating >= 4
    const short = { pool: [isWarm ? texts.thanks.warm[1]! : thanks.pool[0]!] }
    const regret = rating <= 2 && !isConfidential ? [{ pool: texts.sorry.slice(1) }] : []
    return rating >= 4 ? [short, { pool: texts.farewell }] : [short, ...regret, contact]
  }
  const named = { pool: isConfidential ? texts.praise : texts.praiseToo, things: praises }
  const good = praises.length > 0 ? named : null
  return [thanks, good, regretOf(reading, good !== null), contact].filter((sentence) => sentence !== null)
}

/** A quoted complaint is regretted without confirming a visit where that is confidential, and lightly beside four stars or more. */
const regretsOf = ({ rating, isConfidential, language }: Reading) =>
  replyTexts[language].regret.slice(isConfidential ? 0 : 1, isConfidential ? 1 : rating >= 4 ? 2 : 3)

/** Regret about what is blamed, else in general. */
function regretOf(reading: Reading, hasGood: boolean): Sentence | null {
  const { rating, isConfidential, complaints, quote, language } = reading
  const texts = replyTexts[language]
  if (quote) return { pool: regretsOf(reading).map((regret) => `${texts.told} ${regret}`), quoted: [quote] }
  const things = complaints
  if (things.length > 0)
    return { pool: isConfidential ? texts.noted : reading.areCauses ? texts.cause : texts.blame, things }
  if (isConfidential || hasGood) return { pool: isConfidential ? texts.described : texts.partly }
  return { pool: rating <= 2 ? texts.sorry : texts.partly }
}

const contracted = (sentence: string, { contractions = {} }: ReplyTexts) =>
  Object.entries(contractions).reduce((rest, [apart, joined]) => rest.replace(apart, joined), sentence)

const capitalised = (sentence: string, language: Language) =>
  sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)

/** By first name, as far as the name is one and can be put into the vocative. */
function greetingFor(authorName: string, language: Language, tone: Tone) {
  const { vocatives, greeting, greetingWithoutName } = replyTexts[language]
  const isPlain = /^\p{Lu}[\p{L}\p{M}’'-]{1,19}(?: [\p{L}\p{M}’'.-]{1,20}){0,2}$/u.test(authorName)
  const first = isPlain ? firstNameOf(authorName) : null
  const name = first && vocatives ? phrasesOf(vocatives).get(first) : first
  return name ? greeting[tone].replace('{name}', () => name) : greetingWithoutName[tone]
}

/** FNV-1a. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

const spanOf = ({ said: { start, term } }: Thing): Spanned[] =>
  start === null ? [] : [{ start, end: start + term.length }]

/** Lists each sentence of the review only once. */
function evidenceOf(spans: Spanned[], { text, sentences }: About): Evidence[] {
  const bySentence = Map.groupBy(spans, ({ start }) =>
    sentences.find((each) => each.start <= start && each.end > start),
  )
  return [...bySentence].flatMap(([sentence, its]) => {
    if (!sentence) return []
    const found = its.map(({ start, end }) => {
      return { start: start - sentence.start, end: Math.min(end, sentence.end) - sentence.start }
    })
    return [{ sentence: text.slice(sentence.start, sentence.end), found }]
  })
}

const noDraftNote = (subjects: string[]) =>
  `The review mentions ${new Intl.ListFormat('en').format(subjects)}, so we draft no reply. Please write it yourself, or talk about it in private first.`

function notesOn({ isConfidential, praised }: Reading, isForeign: boolean): string[] {
  return [
    isForeign &&
      'We cannot write in the language of this review, so the drafts are in that of your customers.',
    isConfidential &&
      'In your trade it is confidential who comes to you. The drafts do not say that the author did; please leave it so.',
    praised.some(({ namesSomebody }) => namesSomebody) &&
      'The drafts repeat a name from the review. Your reply is public: keep the name only if that person agrees.',
  ].filter((note) => typeof note === 'string')
}
