import { findWeekday } from '#analysis/causes/find-weekday.ts'
import type { Category } from '#app/features/profiles/profile.vocabulary.ts'
import { firstNameOf } from '#app/features/replies/reply-template.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { sensitiveIn } from './check-reply.ts'
import { blameOf, quoteComplaint } from './quote-complaint.ts'
import { type Evidence, type ReplyDrafts, subjectNames, type Tone, tones } from './reply.vocabulary.ts'
import { phrasesOf, type ReplyTexts, replyTexts } from './reply-texts.ts'
import {
  type About,
  findReplyTopics,
  isSurelyNamed,
  isWhole,
  nameTrade,
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
  found: { language: string; sentences: About['sentences']; mentions: Said[] } | null
}

type ReplyingBusiness = { name: string; domain: string; category: Category | null; language: Language }

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
  const { isUnclear, praises, complaints, quote } = reading
  const named = quote ? praises : [...praises, ...complaints]
  const isForeign = !detected && hasWords(review) && !['und', 'zxx', undefined].includes(found?.language)
  return {
    language,
    byTone: Object.fromEntries(
      tones.map((tone) => [tone, render(review, business, reading, tone)]),
    ) as ReplyDrafts['byTone'],
    evidence: isUnclear ? [] : evidenceOf([...named.flatMap(spanOf), ...(quote ? [quote] : [])], reading),
    isOpenToModel: !isConfidential && !isUnclear,
    notes: notesOn(reading, isForeign),
  }
}

type Reading = ReturnType<typeof readMentions>

function readMentions(mentions: Said[], about: About) {
  const whole = mentions.find(isWhole)
  const quote = about.rating <= 4 ? quoteComplaint(mentions, about) : null
  const things = findReplyTopics(mentions, about, quote !== null)
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
    /** What the customer came for. */
    all: nameTrade(about),
    isPraised: whole?.praise === true && (about.rating >= 4 || whole.praiseByWords),
    isBlamed,
    isUnclear: isContradicted(whole, isBlamed, about),
  }
}

/** Praise in words with few stars, or nothing but blame with five: irony, or a mistake with the stars. */
function isContradicted(whole: Said | undefined, isBlamed: boolean, { rating, sentences }: About) {
  const byWords = sentences.map((sentence) => sentence.byWords)
  const isAllBlame = byWords.every(({ label }) => label === 'negative')
  if (rating === 5) return isAllBlame && byWords.some(({ confidence }) => confidence >= surelyBlame)
  return rating <= 2 && !isBlamed && whole?.praiseByWords === true
}

/** Confidence that a sentence complains, and how much a clause beside four stars does: less is hedged praise. */
const [surelyBlame, plainBlame] = [0.9, 2.5]

function render(review: ReviewToReply, business: ReplyingBusiness, reading: Reading, tone: Tone) {
  const texts = replyTexts[reading.language]
  const { quote, text } = reading
  const words = quote ? text.slice(quote.start, quote.end) : ''
  const sentences = sentencesOf(review, reading, tone).map(({ pool, things = [] }) => {
    const listed = new Intl.ListFormat(reading.language).format(things.map(({ phrase }) => phrase))
    const seed = `${review.rating} ${review.title ?? ''} ${review.text} ${tone} ${pool[0]} ${listed}`
    const sentence = pool[hashOf(seed) % pool.length]!
    const filled = contracted(
      sentence.replace('{things}', () => listed),
      texts,
    )
      .replace('{contact}', () => business.domain)
      .replace('{words}', () => words)
    return sentence.startsWith('{') ? capitalised(filled, reading.language) : filled
  })
  const body = `${greetingFor(review.authorName, reading.language, tone)}\n${sentences.join(' ')}`
  return tone === 'formal' ? `${body}\n\n${texts.regards}\n${business.name}` : body
}

type Sentence = { pool: readonly string[]; things?: Pick<Thing, 'phrase'>[] }

/** Three to five sentences. */
function sentencesOf(review: ReviewToReply, reading: Reading, tone: Tone): Sentence[] {
  const { rating, isConfidential, isUnclear, isPraised, isBlamed, praises, complaints, quote, language } =
    reading
  const texts = replyTexts[language]
  const contact = { pool: texts.contact }
  const heard = { pool: isBlamed ? texts.heard : texts.heard.slice(0, 1) }
  // Four stars may hide a complaint.
  const isPraise =
    !isUnclear && rating >= 4 && complaints.length === 0 && !quote && (rating === 5 || !isBlamed)
  // Joy at hearing from somebody is for praise alone.
  const thanks = { pool: texts.thanks[tone === 'warm' && !isPraise ? 'brief' : tone] }
  const [glad, reward] = texts.glad.map((sentence) => ({ pool: [sentence] }))
  if (!hasWords(review)) {
    // Nobody wrote: thanks for the review, and nothing that was read.
    const isWarm = tone === 'warm' && isPraise
    const short = {
      pool: [isWarm ? texts.thanks.warm[1]! : texts.thanks[tone === 'warm' ? 'brief' : tone][0]!],
    }
    const regret = rating <= 2 && !isConfidential ? [{ pool: texts.sorry.slice(1) }] : []
    return rating >= 4 ? [short, { pool: texts.farewell }] : [short, ...regret, contact]
  }
  if (isUnclear) return [thanks, { pool: texts.unclear }, contact]

  const all = reading.all ? [{ phrase: reading.all }] : []
  const isAll = praises.length === 0 && rating >= 4 && isPraised && all.length > 0
  const named = { pool: isPraise || isConfidential ? texts.praise : texts.praiseToo, things: praises }
  const good = praises.length > 0 ? named : isAll ? { pool: texts.praiseToo, things: all } : null
  const bad = isPraise || (rating >= 3 && !isBlamed) ? null : regretOf(reading, good !== null)
  const isJoyous = rating === 5 || isPraised
  const joy = good === null && isJoyous ? glad : tone !== 'warm' ? null : isAll ? glad : reward
  const more =
    isPraise && (good || isJoyous) ? joy : bad && (quote || (tone === 'brief' && rating <= 3)) ? null : heard
  const end = rating <= 3 ? contact : { pool: isConfidential ? texts.farewell : texts.wish }
  return [thanks, good, bad, more, end].filter((sentence) => sentence != null)
}

/** Regret about what is blamed, else about what the customer came for, else in general. */
function regretOf(reading: Reading, hasGood: boolean): Sentence | null {
  const { rating, isConfidential, complaints, quote, language } = reading
  const texts = replyTexts[language]
  const regrets = texts.regret.slice(isConfidential ? 0 : 1, isConfidential ? 1 : rating === 4 ? 2 : 3)
  if (quote) return { pool: regrets.map((regret) => `${texts.told} ${regret}`) }
  const things = complaints
  if (things.length > 0)
    return { pool: isConfidential ? texts.noted : reading.areCauses ? texts.cause : texts.blame, things }
  if (rating === 4 && (isConfidential || hasGood)) return null
  if (isConfidential || hasGood) return { pool: isConfidential ? texts.described : texts.partly }
  return { pool: rating <= 2 ? texts.sorry : reading.isPraised ? texts.mixed : texts.partly }
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

function notesOn({ isConfidential, isUnclear }: Reading, isForeign: boolean): string[] {
  return [
    isForeign &&
      'We cannot write in the language of this review, so the drafts are in that of your customers.',
    isConfidential &&
      'In your trade it is confidential who comes to you. The drafts do not say that the author did; please leave it so.',
    isUnclear && 'Stars and words do not agree. The drafts stay neutral.',
  ].filter((note) => typeof note === 'string')
}
