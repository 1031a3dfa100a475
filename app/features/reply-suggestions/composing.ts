import { firstNameOf } from '#app/features/replies/filling.ts'
import type { Language } from '#app/languages/languages.ts'
import {
  keyOf,
  type ReplyingBusiness,
  type ReviewReading,
  type ReviewToReply,
  readReview,
  type Thing,
} from './reading.ts'
import { subjectNames } from './sensitive.ts'
import { type Evidence, type Suggestions, type Tone, tones } from './suggestion.vocabulary.ts'
import { type Wording, wordings } from './wording.ts'

/** Three drafts of a reply, made of what the review says. The same review gets the same drafts. */
export function suggestReplies(review: ReviewToReply, business: ReplyingBusiness): Suggestions {
  const reading = readReview(review, business)
  const drafts = Object.fromEntries(
    tones.map((tone) => [tone, draft({ review, business, reading, tone })]),
  ) as Suggestions['drafts']
  return {
    language: reading.language,
    drafts,
    evidence: evidenceOf(review, reading),
    isOpenToModel:
      !reading.isConfidential &&
      reading.subjects.length === 0 &&
      !['careful', 'unclear'].includes(reading.course),
    notes: notesOn(review, reading),
  }
}

type Drafting = {
  review: ReviewToReply
  business: ReplyingBusiness
  reading: ReviewReading
  tone: Tone
}

function draft({ review, business, reading, tone }: Drafting) {
  const wording = wordings[reading.language]
  const seed = `${review.rating} ${review.title ?? ''} ${review.text} ${tone}`
  const fill = (sentence: string, things: Thing[] = []) =>
    begun(
      sentence
        .replace('{things}', () => listed(things, reading.language))
        .replace('{contact}', business.domain)
        .replace('{stars}', wording.stars[review.rating - 1]!)
        .replace('{name}', reading.person?.name ?? ''),
      reading.language,
    )
  const pick = (pool: readonly string[], things: Thing[] = []) =>
    fill(pool[hashOf(`${seed} ${pool[0]} ${things.map(keyOf)}`) % pool.length]!, things)
  const [first = '', ...others] = sentencesOf({ review, business, reading, tone }, wording, pick)
  const opening = wording.isContinued ? continued(first, reading.language) : first
  const body = [opening, ...others].join(' ')
  const greeting = greetingFor(review.authorName, wording, tone)
  return tone === 'formal'
    ? `${greeting}\n${body}\n\n${wording.regards}\n${business.name}`
    : `${greeting}\n${body}`
}

type Pick = (pool: readonly string[], things?: Thing[]) => string

function sentencesOf({ review, reading, tone }: Drafting, wording: Wording, pick: Pick): string[] {
  // Joy at hearing from somebody is for praise alone.
  const sober = tone === 'warm' ? wording.thanks.brief : wording.thanks[tone]
  const contact = () => pick(wording.contact)
  switch (reading.course) {
    case 'careful':
      return [wording.carefulThanks, wording.serious, wording.carefulContact].map((pool) => pick(pool))
    case 'unclear':
      return [pick(sober), pick(wording.unclear), contact()]
    case 'stars':
      return starsAlone(review.rating, tone, reading, wording, pick)
    case 'praise':
      return [pick(wording.thanks[tone]), ...praising(reading, tone, wording, pick)]
    default:
      return [pick(sober), ...criticised(reading, tone, wording, pick), contact()]
  }
}

function starsAlone(rating: number, tone: Tone, reading: ReviewReading, wording: Wording, pick: Pick) {
  if (rating <= 2) return [pick(wording.lowStars), pick(wording.contact)]
  if (rating === 3) return [pick(wording.middleStars), pick(wording.contact)]
  return [pick(wording.highStars), ...wishes(reading, tone, wording, pick)]
}

/** A wish to meet again, where nobody must know that they met. */
function wishes({ isConfidential }: ReviewReading, tone: Tone, wording: Wording, pick: Pick) {
  return tone === 'brief' || isConfidential ? [] : [pick(wording.wish[tone])]
}

function praising(reading: ReviewReading, tone: Tone, wording: Wording, pick: Pick) {
  const { person, occasion, question } = reading
  const [praises, complaints] = [thingsOf(reading.praises), thingsOf(reading.complaints)]
  const praise = praises.length > 0 ? pick(wording.praise[tone], praises) : pick(wording.glad)
  const more = [
    ...(complaints.length > 0 ? [pick(wording.however, complaints)] : []),
    ...mentioning(reading, wording, pick),
    ...(person ? [pick(wording.named)] : []),
    ...(occasion ? [pick(wording[occasion.occasion])] : []),
  ]
  const end = question ? [wording.answer] : wishes(reading, tone, wording, pick)
  return [praise, ...more, ...end]
}

function criticised(reading: ReviewReading, tone: Tone, wording: Wording, pick: Pick) {
  const [good, bad] = [thingsOf(reading.praises), thingsOf(reading.complaints)]
  if (good.length > 0 && bad.length > 0) return [pick(wording.praise[tone], good), pick(wording.however, bad)]
  if (bad.length > 0) return [pick(wording.complaint[tone], bad)]
  if (good.length > 0) return [pick(wording.praise[tone], good)]
  if (reading.course === 'complaint') return [pick(wording.sorry)]
  const mentioned = mentioning(reading, wording, pick)
  return mentioned.length > 0 ? mentioned : [pick(wording.middling)]
}

const mentioning = ({ mentions }: ReviewReading, wording: Wording, pick: Pick) =>
  mentions.length > 0 ? [pick(wording.mention, thingsOf(mentions))] : []

const thingsOf = (said: { thing: Thing }[]) => said.map(({ thing }) => thing)

/** “rolls” and our team */
function listed(things: Thing[], language: Language) {
  const { quotes, topics } = wordings[language]
  const named = things.map((thing) =>
    'topic' in thing ? topics[thing.topic] : `${quotes[0]}${thing.word}${quotes[1]}`,
  )
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(named)
}

const begun = (sentence: string, language: Language) =>
  sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)

const continued = (sentence: string, language: Language) =>
  sentence.charAt(0).toLocaleLowerCase(language) + sentence.slice(1)

/** By first name, as far as the name is one and can be put into the vocative. */
function greetingFor(authorName: string, wording: Wording, tone: Tone) {
  const first = isPlainName(authorName) ? firstNameOf(authorName) : null
  const name = first && wording.vocatives ? wording.vocatives[first] : first
  return name ? wording.greeting[tone].replace('{name}', name) : wording.greetingWithoutName[tone]
}

const isPlainName = (name: string) =>
  /^\p{Lu}[\p{L}\p{M}’'-]{1,19}(?: [\p{L}\p{M}’'.-]{1,20}){0,2}$/u.test(name)

/** FNV-1a. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Each sentence once. */
function evidenceOf({ text, analysis }: ReviewToReply, reading: ReviewReading): Evidence[] {
  const { praises, complaints, mentions, person, occasion, question } = reading
  const found = [...praises, ...complaints, ...mentions, person, occasion, question].filter(
    (each) => each !== null,
  )
  return (analysis?.sentences ?? []).flatMap(({ start, end }) => {
    const inside = found.filter((each) => each.start >= start && each.end <= end)
    const extents = inside.map((each) => ({ start: each.start - start, end: each.end - start }))
    return inside.length > 0 ? [{ sentence: text.slice(start, end), found: extents }] : []
  })
}

function notesOn({ isChallenged }: ReviewToReply, reading: ReviewReading): string[] {
  const { course, subjects, isConfidential, isForeign, question } = reading
  const named = subjects.map((subject) => subjectNames[subject])
  return [
    isForeign &&
      'We cannot write in the language of this review, so the drafts are in that of your customers.',
    isChallenged && 'You have challenged this review, so the drafts say nothing about what it claims.',
    named.length > 0 &&
      `The review mentions ${new Intl.ListFormat('en').format(named)}. The drafts do not go into it: talk about it in private.`,
    isConfidential &&
      'In your trade it is confidential who comes to you. The drafts do not say that the author did; please leave it so.',
    course === 'unclear' && 'Stars and words do not agree. The drafts stay neutral.',
    question && 'The review asks a question. Write your answer in the gap.',
  ].filter((note) => typeof note === 'string')
}
