import { type ByWords, isShown } from '../confidence.ts'
import { loadEngine } from '../engine.ts'
import { stopWords } from '../keywords/stop-words.ts'
import { fold } from '../languages/letters.ts'
import type { Rating } from '../sentiment/judge-sentiment.ts'
import { readMood, type SentenceMood } from '../sentiment/mood.ts'
import { isUpper } from '../text/characters.ts'
import type { Sentence } from '../text/sentences.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { type AspectModel, loadAspectModel } from './aspect-model.ts'
import { deedsIn, topicOfDeed } from './deeds.ts'
import { type Evidence, FOUND, type Surroundings, weigh } from './evidence.ts'
import { findTerms, type TermSpan } from './find-terms.ts'
import { givenNames } from './given-names.ts'
import { isAboutTerm, judgePhrase, termOfPhrase } from './implied.ts'
import { findImplied, type ImpliedPhrase, VERDICT } from './implied-phrases.ts'
import { eachEvidence, judgeByWords, judgeSpans, type TwoJudgements } from './judge-spans.ts'
import type { Judgement } from './judge-term.ts'
import { scoreNames } from './name-model.ts'
import { isNeverTerm } from './never-terms.ts'
import { emptyReading, PADDING, type Reading, readSentence } from './read-sentence.ts'
import { isWhole, lookAgain } from './second-look.ts'
import type { SpokenPhrase } from './spoken-phrases.ts'
import { nameTerm } from './topics.ts'
import { endOfStem } from './words.ts'

/** Something that a sentence judges: its exact span, the topic an owner would file it under, the judgement. */
export type Aspect = {
  term: string
  start: number
  end: number
  topic: string
  /** The noun of the term, in the singular; it is used as the topic if the engine's topic belongs to another trade. */
  noun: string
  label: 'positive' | 'neutral' | 'negative'
  /** From -1 to 1. */
  score: number
  /** The chance, from 0 to 1, that a reader would give the same label. */
  confidence: number
  /** The judgement from the words alone; without stars it is the same. */
  byWords: ByWords
  /** Whether a screen may quote it as praise or complaint. */
  shown: boolean
  /** About another business, or only read or heard: it counts for nobody. */
  isElsewhere: boolean
  /** Somebody by name: filed under staff, and never a topic. */
  isPerson?: true
}

/** A thing that a sentence names, whatever it says of it; where the sentence judges it, it is an aspect too. */
export type Named = Omit<Aspect, 'label' | 'score' | 'confidence' | 'shown'>

/** Facts beside the words: the polarity of each sentence, if computed before, and the stars. */
export type Context = {
  moods?: SentenceMood[] | undefined
  rating?: Rating | undefined
  language?: string
  /** For each sentence: what it says in set phrases. */
  spoken?: SpokenPhrase[][]
  /** In other languages: the part of a term that names a thing. */
  thingOf?: (tokens: Token[], span: TermSpan) => TermSpan | undefined
}

/** The share of terms without a known topic that are judged at all, counted in the demo's reviews. */
const STRANGE = 0.85

/** A longer "term" is an endless word or a wall of text, not a thing that is judged. */
const LONGEST_TERM = 80

/** A word names something, or somebody, from this chance on. */
const LEAST_THING = 0.2
const LEAST_PERSON = 0.25

let reading = emptyReading(512)

/** The aspects that the sentences of an English text judge, in the order of the text. */
export const findAspects = (text: string, sentences: Sentence[], context: Context = {}): Aspect[] =>
  findThings(text, sentences, context).aspects

/** The same, and what else the sentences name by a noun, as an owner would: found by words, not by opinion. */
export function findThings(text: string, sentences: Sentence[], context: Context = {}) {
  const model = loadAspectModel()
  const aspects: Aspect[] = []
  const named: Named[] = []
  eachSentence(model, sentences, context, (tokens, spans, around, i) => {
    const scores = scoreNames(reading, text, tokens, context.language ?? 'en')
    const judgements = judgeSpans(model, reading, spans, around)
    const terms = spans.map((span, i) => ({
      ...makeAspect(model, text, tokens, span, judgements[i] as TwoJudgements),
      ...(isPerson(text, tokens, scores, span) && somebody),
    }))
    const phrases = joinedWith(phrasesOf(text, tokens), placesOf(tokens, context.spoken?.[i]))
    const found =
      phrases.length === 0 ? terms : withImplied(text, tokens, spans, terms, phrases, context.rating)
    aspects.push(...found)
    named.push(...namedIn(model, text, tokens, found, around, scores))
  })
  return { aspects, named }
}

function namedIn(
  model: AspectModel,
  text: string,
  tokens: Token[],
  aspects: Aspect[],
  { mood }: Surroundings,
  scores: Float64Array,
): Named[] {
  const known = placesTaken(tokens, aspects)
  const isFree = (span: TermSpan) => known.subarray(span.from, span.to).every((taken) => taken === 0)
  const things = thingsIn(scores).filter(
    (span) => isFree(span) && !isNeverTerm(reading, tokens, span) && !isWhole(tokens[span.to - 1]!),
  )
  for (const { from, to } of things) known.fill(1, from, to)
  const deeds = deedsIn(tokens, isFree)
  const spans = [...things, ...deeds].sort((one, other) => one.from - other.from)
  const named: Named[] = []
  let i = 0
  eachEvidence(model, reading, spans, { mood }, (evidence) => {
    const span = spans[i++]!
    const place = placeOf(text, tokens, span)
    if (place.end <= place.start) return
    const byWords = rounded(weigh(model.evidence, evidence, FOUND), 1)
    const topic = topicOfDeed(span, tokens)
    if (!topic && isSmallWord(place.term)) return
    const whole = place.term.toLowerCase()
    const name = topic
      ? { topic, noun: topic }
      : tokens[span.to - 1]!.kind === 'number'
        ? { topic: whole, noun: whole }
        : nameTerm(model, tokens, reading.word, PADDING, span)
    if (!topic && stopWords.has(name.noun)) return
    const person = isPerson(text, tokens, scores, span) ? somebody : {}
    named.push({ ...place, ...name, byWords, isElsewhere: false, ...person })
  })
  return named
}

/** "De", "I've": a capital does not make them names; "TV" is a thing. */
const isSmallWord = (term: string) =>
  stopWords.has(term.toLowerCase()) || (term.length < 3 && term !== term.toUpperCase())

/** By token: 1 where an aspect stands. */
function placesTaken(tokens: Token[], aspects: Aspect[]): Uint8Array {
  // A negation that was moved may stand first or last.
  const start = tokens.reduce((least, token) => Math.min(least, token.start), Number.MAX_SAFE_INTEGER)
  const end = tokens.reduce((most, token) => Math.max(most, token.end), 0)
  const taken = new Uint8Array(Math.max(0, end - start))
  for (const aspect of aspects) taken.fill(1, aspect.start - start, aspect.end - start)
  return Uint8Array.from(tokens, (token) => taken[token.start - start] ?? 0)
}

const somebody = { topic: 'staff', noun: 'staff', isPerson: true } as const

const titles = new Set('mr mrs ms miss dr prof mister madam lady sir doctor lord'.split(' '))

/** Whether one of the words, with a capital, names somebody: after a title, as a given name, or by its score. */
function isPerson(text: string, tokens: Token[], scores: Float64Array, { from, to }: TermSpan): boolean {
  for (let i = from; i < to; i++) {
    if (!isUpper(text.charCodeAt(tokens[i]!.start))) continue
    const written = fold(text.slice(tokens[i]!.start, tokens[i]!.end).toLowerCase())
    if (titles.has(tokens[i - 1]?.lower ?? '') || givenNames.has(written)) return true
    if (scores[i * 2 + 1]! >= LEAST_PERSON) return true
  }
  return false
}

const LONGEST_NAME = 3

/** Runs of tokens that are likely enough to name something. */
function thingsIn(scores: Float64Array): TermSpan[] {
  const spans: TermSpan[] = []
  for (let from = 0; from * 2 < scores.length; from++) {
    let to = from
    while (to < from + LONGEST_NAME && scores[to * 2]! >= LEAST_THING) to++
    if (to === from) continue
    spans.push({ from, to })
    from = to - 1
  }
  return spans
}

/** Finds aspects with the given model, which alone judges every term, without a second look. */
export function findAspectsWith(model: AspectModel, text: string, sentences: Sentence[]): Aspect[] {
  return sentences.flatMap(({ tokens }) => {
    read(model, tokens)
    const spans = findTerms(model.terms, reading).filter((span) => lengthOf(tokens, span) <= LONGEST_TERM)
    const judgements = judgeByWords(model, reading, spans)
    return spans.map((span, i) => {
      const judgement = judgements[i] as Judgement
      return makeAspect(model, text, tokens, span, { judgement, byWords: judgement })
    })
  })
}

export function judgeTerms(tokens: Token[], spans: TermSpan[]): Judgement[] {
  const model = loadAspectModel()
  read(model, tokens)
  findTerms(model.terms, reading)
  const judgements: Judgement[] = []
  eachEvidence(model, reading, spans, { mood: readMood(loadEngine(), tokens) }, (evidence) => {
    judgements.push(weigh(model.evidence, evidence))
  })
  return judgements
}

/** Calls `use` with the facts about every term that is found, or about those that `choose` gives instead. */
export function eachFoundEvidence(
  model: AspectModel,
  sentences: Sentence[],
  context: Context,
  use: (tokens: Token[], span: TermSpan, evidence: Evidence) => void,
  choose?: (tokens: Token[], found: TermSpan[]) => TermSpan[],
): void {
  eachSentence(
    model,
    sentences,
    context,
    (tokens, spans, around) => {
      let i = 0
      eachEvidence(model, reading, spans, around, (evidence) => {
        use(tokens, spans[i++] as TermSpan, evidence)
      })
    },
    choose,
  )
}

function eachSentence(
  model: AspectModel,
  sentences: Sentence[],
  { moods = sentences.map(({ tokens }) => readMood(loadEngine(), tokens)), rating, thingOf }: Context,
  use: (tokens: Token[], spans: TermSpan[], around: Surroundings, sentence: number) => void,
  choose?: (tokens: Token[], found: TermSpan[]) => TermSpan[],
): void {
  sentences.forEach(({ tokens }, i) => {
    const mood = moods[i] as SentenceMood
    read(model, tokens)
    const terms = lookAgain(model.terms, reading, tokens, findTerms(model.terms, reading), mood)
    const things = thingOf ? terms.flatMap((span) => thingOf(tokens, span) ?? []) : terms
    const found = things.filter(
      (span) => lengthOf(tokens, span) <= LONGEST_TERM && !isNeverTerm(reading, tokens, span),
    )
    const spans = choose?.(tokens, found) ?? found
    use(tokens, spans, { mood, rating }, i)
  })
}

const lengthOf = (tokens: Token[], { from, to }: TermSpan) =>
  (tokens[to - 1] as Token).end - (tokens[from] as Token).start

function makeAspect(
  model: AspectModel,
  text: string,
  tokens: Token[],
  span: TermSpan,
  judgements: TwoJudgements,
): Aspect {
  const { topic, noun } = nameTerm(model, tokens, reading.word, PADDING, span)
  const isKnown = topic !== noun || model.topics.includes(topic)
  return {
    ...placeOf(text, tokens, span),
    topic,
    noun,
    ...judged(judgements, isKnown ? 1 : STRANGE),
    isElsewhere: false,
  }
}

/**
 * Phrases by their words as written, or by their English, in places of `tokens`, some of which stand for a whole phrase
 * ("not bad").
 */
function phrasesOf(text: string, tokens: Token[]): ImpliedPhrase[] {
  const asMeant = tokens.findIndex((token) => token.text.length !== token.end - token.start)
  if (asMeant < 0 || tokens.some(({ isForeign }) => isForeign)) return findImplied(tokens)
  const start = tokens[0]?.start ?? 0
  const written = tokenise(text.slice(start, tokens.at(-1)?.end))
  return findImplied(written).map((phrase) => {
    const first = start + (written[phrase.from] as Token).start
    const end = start + (written[phrase.to - 1] as Token).end
    const from = tokens.findIndex((token) => token.end > first)
    return { ...phrase, from, to: tokens.findLastIndex((token) => token.start < end) + 1 }
  })
}

/** The token spans of set phrases; the tokens of one gloss share an offset and are taken together. */
function placesOf(tokens: Token[], spoken: SpokenPhrase[] = []): ImpliedPhrase[] {
  return spoken.flatMap(({ start, end, topic, sign, isQuotable = false }) => {
    const from = tokens.findIndex((token) => token.end > start)
    const to = tokens.findLastIndex((token) => token.start < end) + 1
    return from >= 0 && from < to ? [{ from, to, topic, sign, isSpoken: true as const, isQuotable }] : []
  })
}

/** Where both lists have a phrase the surer one counts, unless the two disagree: then that of the language itself. */
function joinedWith(implied: ImpliedPhrase[], spoken: ImpliedPhrase[]): ImpliedPhrase[] {
  if (spoken.length === 0) return implied
  const meets = (one: ImpliedPhrase, other: ImpliedPhrase) => one.to > other.from && one.from < other.to
  const kept = implied.filter((one) => spoken.every((other) => !meets(one, other) || one.sign === other.sign))
  const rest = spoken.filter((one) => kept.every((other) => !meets(one, other)))
  return [...kept, ...rest].sort((a, b) => a.from - b.from)
}

/** The terms and what is judged without a name, in order. A phrase about a term judges it; another replaces it. */
function withImplied(
  text: string,
  tokens: Token[],
  spans: TermSpan[],
  terms: Aspect[],
  phrases: ImpliedPhrase[],
  rating: Rating | undefined,
): Aspect[] {
  const { evidence } = loadAspectModel()
  const topics = terms.map(({ topic }) => topic)
  const implied: Aspect[] = []
  for (const phrase of phrases) {
    const judgement = judgePhrase(evidence, phrase, rating)
    const found = judged({ judgement, byWords: rating ? judgePhrase(evidence, phrase) : judgement })
    const both = { ...found, shown: found.shown && phrase.isQuotable !== false }
    const known = termOfPhrase(reading, spans, topics, phrase)
    const { topic } = phrase
    if (known >= 0) terms[known] = { ...(terms[known] as Aspect), ...both }
    else if (topic !== VERDICT && !isAboutTerm(reading, spans, phrase))
      implied.push({ ...placeOf(text, tokens, phrase), topic, noun: topic, ...both, isElsewhere: false })
  }
  const isApart = (term: Aspect) => implied.every(({ start, end }) => term.end <= start || term.start >= end)
  return [...terms.filter(isApart), ...implied].sort((a, b) => a.start - b.start)
}

function placeOf(text: string, tokens: Token[], { from, to }: TermSpan) {
  const last = tokens[to - 1] as Token
  const start = (tokens[from] as Token).start
  const end = last.end - (last.lower.length - endOfStem(last.lower))
  return { term: text.slice(start, end), start, end }
}

type Both = Pick<Aspect, 'label' | 'score' | 'confidence' | 'byWords' | 'shown'>

function judged({ judgement, byWords }: TwoJudgements, share = 1): Both {
  const both = rounded(judgement, share)
  return { ...both, byWords: byWords === judgement ? both : rounded(byWords, share), shown: isShown(both) }
}

/** Rounded so that every machine prints the same. `share`: how much of either side is believed. */
function rounded(judgement: Judgement, share: number): ByWords {
  const [negative, positive] = [share * judgement.negative, share * judgement.positive]
  const neutral = 1 - negative - positive
  const score = Math.round((positive - negative) * 1000) / 1000
  const isSided = Math.max(positive, negative) > neutral
  const label = !isSided ? 'neutral' : positive > negative ? 'positive' : 'negative'
  return { label, score, confidence: Math.round(Math.max(positive, neutral, negative) * 1000) / 1000 }
}

/** The judgement of a single word of the sentence in `reading`, term or not, from -1 to 1. */
export function judgeWord(model: AspectModel, reading: Reading, index: number): number {
  const [judgement] = judgeByWords(model, reading, [{ from: index, to: index + 1 }])
  return (judgement as Judgement).positive - (judgement as Judgement).negative
}

/** Reads a sentence as the columns of the model; the next call overwrites them. */
export function read(model: AspectModel, tokens: Token[]): Reading {
  if (reading.word.length < tokens.length + 2 * PADDING) reading = emptyReading(tokens.length * 2)
  readSentence(reading, model.vocabulary, model.words, tokens)
  return reading
}
