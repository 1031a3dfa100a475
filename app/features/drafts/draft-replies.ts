import type { Category } from '#app/features/profiles/categories.ts'
import { firstNameOf } from '#app/features/replies/filling.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { sensitiveIn } from './check-reply.ts'
import { type Evidence, type ReplyDrafts, subjectNames, type Tone, tones } from './reply.vocabulary.ts'
import { phrasesOf, type ReplyTexts, replyTexts } from './reply-texts.ts'
import type { Finding, ReviewFindings } from './review-findings.server.ts'
import { type Thing, type Things, thingsOf } from './things.ts'

export type ReviewToReply = {
  rating: number
  title: string | null
  text: string
  authorName: string
  isChallenged: boolean
  /** Null while there is no analysis. */
  found: ReviewFindings | null
}

export type ReplyingBusiness = { name: string; domain: string; category: Category | null; language: Language }

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

type Reading = { language: Language; isConfidential: boolean; isUnclear: boolean; things: Things }

/** Three drafts of a reply, made of what the review says. The same review gets the same drafts. */
export function draftReplies(review: ReviewToReply, business: ReplyingBusiness): ReplyDrafts {
  const { found, rating, authorName } = review
  const detected = languages.find((each) => each === found?.language) ?? null
  const language = detected ?? business.language
  const subjects = sensitiveIn(`${review.title ?? ''}\n${review.text}`, detected, rating)
  const none = { language, byTone: null, evidence: [], isOpenToModel: false }
  if (review.isChallenged)
    return { ...none, notes: ['You have challenged this review: there is no draft until that is decided.'] }
  if (subjects.length > 0)
    return { ...none, notes: [noDraftNote(subjects.map((each) => subjectNames[each]))] }

  const isConfidential = confidentialTrades.some((trade) => trade === business.category)
  const findings = detected ? (found?.findings ?? []) : []
  const things = thingsOf(findings, {
    language,
    rating,
    authorName,
    category: business.category,
    isConfidential,
  })
  const isUnclear = rating <= 2 && things.complaints.length === 0 && isClearPraise(findings)
  const reading = { language, isConfidential, isUnclear, things }
  const isForeign = !detected && hasWords(review) && !['und', 'zxx', undefined].includes(found?.language)
  return {
    language,
    byTone: Object.fromEntries(
      tones.map((tone) => [tone, render(review, business, reading, tone)]),
    ) as ReplyDrafts['byTone'],
    evidence: isUnclear ? [] : evidenceOf([...things.praises, ...things.complaints]),
    isOpenToModel: !isConfidential && !isUnclear,
    notes: notesOn(reading, isForeign),
  }
}

/** Irony, or a slip of the stars. */
const isClearPraise = (findings: Finding[]) =>
  findings.some(({ side, isSure }) => side === 'praise' && isSure) &&
  findings.every(({ side }) => side === 'praise')

function render(review: ReviewToReply, business: ReplyingBusiness, reading: Reading, tone: Tone) {
  const texts = replyTexts[reading.language]
  const sentences = sentencesOf(review, reading, tone).map(({ pool, things = [] }) => {
    const listed = new Intl.ListFormat(reading.language).format(things.map(({ phrase }) => phrase))
    const seed = `${review.rating} ${review.title ?? ''} ${review.text} ${tone} ${pool[0]} ${listed}`
    const sentence = pool[hashOf(seed) % pool.length]!
    const filled = contracted(
      sentence.replace('{things}', () => listed),
      texts,
    ).replace('{contact}', () => business.domain)
    return sentence.startsWith('{') ? capitalised(filled, reading.language) : filled
  })
  const body = `${greetingFor(review.authorName, reading.language, tone)}\n${sentences.join(' ')}`
  return tone === 'formal' ? `${body}\n\n${texts.regards}\n${business.name}` : body
}

type Sentence = { pool: readonly string[]; things?: Thing[] }

/** Three to five sentences. */
function sentencesOf(review: ReviewToReply, reading: Reading, tone: Tone): Sentence[] {
  const { rating } = review
  const { isConfidential, isUnclear, things, language } = reading
  const { praises, complaints, areCauses, isMixed } = things
  const texts = replyTexts[language]
  // Joy at hearing from somebody is for praise alone.
  const isPraise = rating >= 4 && complaints.length === 0 && !isMixed
  const thanks = { pool: texts.thanks[tone === 'warm' && !isPraise ? 'brief' : tone] }
  const [contact, heard, described] = [
    { pool: texts.contact },
    { pool: texts.heard },
    { pool: texts.described },
  ]
  const wish = { pool: isConfidential ? texts.farewell : texts.wish }
  const hasPraise = praises.length > 0
  const praise = hasPraise ? [{ pool: isPraise ? texts.praise : texts.praiseToo, things: praises }] : []
  if (!hasWords(review)) {
    const regret = rating <= 2 ? [{ pool: texts.sorry.slice(0, 1) }] : []
    return rating >= 4 ? [thanks, { pool: texts.farewell }] : [thanks, ...regret, contact]
  }
  if (isUnclear) return [thanks, { pool: texts.unclear }, contact]
  // Four stars without a thing that is praised may hide a complaint.
  if (isPraise && !hasPraise) return [thanks, rating === 5 ? { pool: texts.glad.slice(0, 1) } : heard, wish]
  if (isPraise) return [thanks, ...praise, ...(tone === 'warm' ? [{ pool: texts.glad.slice(1) }] : []), wish]
  const end = rating >= 4 ? wish : contact
  if (complaints.length > 0) {
    const blamed = isConfidential ? texts.noted : areCauses ? texts.cause : texts.blame
    return [
      thanks,
      ...praise,
      { pool: blamed, things: complaints },
      ...(tone === 'brief' && end === contact ? [] : [heard]),
      end,
    ]
  }
  const regret = { pool: isConfidential ? texts.sorry.slice(0, 1) : hasPraise ? texts.partly : texts.sorry }
  if (rating <= 2) return [thanks, ...praise, regret, described, end]
  if (hasPraise) return [thanks, ...praise, ...(rating === 3 ? [regret] : []), heard, end]
  return [thanks, { pool: isConfidential ? texts.described : texts.mixed }, heard, end]
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

/** Each sentence once. */
function evidenceOf(things: Thing[]): Evidence[] {
  const bySentence = Map.groupBy(things, ({ finding }) => finding.sentence)
  return [...bySentence].map(([sentence, said]) => ({
    sentence,
    found: said
      .filter(({ finding: { term } }) => term !== '')
      .map(({ finding: { term } }) => {
        const start = sentence.indexOf(term)
        return { start, end: start + term.length }
      }),
  }))
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
