import { readFileSync } from 'node:fs'
import { loadAspectModel } from '../aspects/aspect-model.ts'
import { read } from '../aspects/find-aspects.ts'
import { findTerms } from '../aspects/find-terms.ts'
import { unpackModel } from '../aspects/model-file.ts'
import { scoreNames } from '../aspects/name-model.ts'
import { type Part, partOf } from '../aspects/parts-of-speech.ts'
import { PADDING } from '../aspects/read-sentence.ts'
import { FIRST_WORD } from '../aspects/words.ts'
import { loadEngine } from '../engine.ts'
import { nearestLanguage } from '../language/nearest-language.ts'
import { glossOfTypedWord } from '../languages/typed-words.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { hashString } from '../text/word-hash.ts'

/** What a word of a question is there for: to be looked for in reviews, or to say when, by what, or in which language they are written. */
export const roles = ['about', 'time', 'by', 'written'] as const
export type Role = (typeof roles)[number]

/** What a question asks as a whole. Of "show", "by" and "beyond" the likeliest holds, if any; "beyond any" is what reviews cannot tell. */
const kinds = {
  show: ['fix', 'like', 'changed', 'count', 'average', 'quotes'],
  say: ['complaint', 'praise'],
  stars: ['1-2', '4-5', 'number'],
  compare: ['before', 'two'],
  any: ['of'],
  by: ['month', 'quarter', 'year', 'weekday', 'rating', 'language', 'importSource', 'topic'],
  beyond: ['any', 'money', 'future', 'others', 'people', 'reply'],
} as const
type Kinds = typeof kinds
export type Asking = { [Kind in keyof Kinds]: `${Kind} ${Kinds[Kind][number]}` }[keyof Kinds]
export const askings = Object.entries(kinds).flatMap(([kind, its]) =>
  its.map((each) => `${kind} ${each}` as Asking),
)
export const likeliest = (chances: Record<Asking, number>, kind: keyof Kinds): Asking =>
  askings
    .filter((each) => each.startsWith(`${kind} `) && each !== 'beyond any')
    .reduce((best, each) => (chances[each] > chances[best] ? each : best))

/**
 * From these chances on, of any kind or of one, reviews count as unable to tell; a question that they could answer is
 * answered afterwards all the same.
 */
const CANNOT_TELL = { any: 0.4, kind: 0.5 }

export const isBeyond = (chances: Record<Asking, number>) =>
  chances['beyond any'] >= CANNOT_TELL.any || chances[likeliest(chances, 'beyond')] >= CANNOT_TELL.kind

export type QuestionWord = {
  text: string
  start: number
  end: number
  role: Role | null
  /** How likely it is to be looked for, from 0 to 1. */
  about: number
  /** It may name a thing: a noun, or a word that the engine does not know. */
  isThing: boolean
}

export type MarkedQuestion = {
  /** BCP-47, one of twelve; how likely, from 0 to 1: the letters of a word or two leave a doubt. */
  language: string
  languageChance: number
  words: QuestionWord[]
  /** From 0 to 1. */
  chances: Record<Asking, number>
}

/** Independent logistic regressions over hashed facts; weights are [row][class]. */
export type Weighing = {
  rows: Map<number, number>
  weights: Int8Array | Float32Array
  scale: number
  bias: number[]
}
/** `asking`: words that questions have and hardly ever look for: "wird", "qui", "people". */
export type QuestionTables = { roles: Weighing; askings: Weighing; asking: Set<string> }

/** `part`, `cluster` and `tone`: what the engine knows of the word's English gloss. */
type Word = Omit<QuestionWord, 'role' | 'about' | 'isThing'> & {
  folded: string
  gloss: string
  part: number
  cluster: number
  tone: number
  isKnown: boolean
  /** How likely it names what a review speaks of, in tenths. */
  names: number
}

/** Without case and accents, as owners in a hurry type. */
const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

export function wordsOfQuestion(text: string, language: string): Word[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => {
    const gloss = language === 'en' ? null : glossOfTypedWord(word, language)
    return { text: word, start: index, end: index + word.length, folded: fold(word), gloss: gloss ?? '' }
  })
  const tokens = words.map(({ text, gloss, start, end }): Token => {
    const lower = gloss.split(' ').at(-1) || text.toLowerCase()
    return { kind: /^\d+$/.test(text) ? 'number' : 'word', text, lower, start, end }
  })
  const model = loadAspectModel()
  const reading = read(model, tokens)
  findTerms(model.terms, reading)
  const { grammar, cluster, tone, word } = reading
  const names = scoreNames(reading, text, tokens, language)
  return words.map((each, at) => ({
    ...each,
    part: grammar[PADDING + at]!,
    cluster: cluster[PADDING + at]!,
    tone: tone[PADDING + at]!,
    isKnown: word[PADDING + at]! >= FIRST_WORD,
    names: Math.round(names[at * 2]! * 10),
  }))
}

export function factsOfWord(words: Word[], at: number, language: string): number[] {
  const facts: string[] = []
  const word = words[at]!
  const near = (by: number) => words[at + by]?.folded ?? (by < 0 ? '<' : '>')
  const glossNear = (by: number) => words[at + by]?.gloss || near(by)
  for (const by of [-2, -1, 0, 1, 2]) facts.push(`${by}:${near(by)}`, `${by}=${glossNear(by)}`)
  facts.push(
    `${near(-1)} ${near(0)}`,
    `${near(0)}  ${near(1)}`,
    `${near(-1)}_${near(1)}`,
    `${near(-2)} ${near(-1)}_`,
  )
  facts.push(`${glossNear(-1)} ${glossNear(0)}`, `${glossNear(0)}  ${glossNear(1)}`)
  for (const length of [3, 4])
    facts.push(`${language}-${word.folded.slice(-length)}`, `${word.folded.slice(0, length + 1)}-`)
  const [before, after] = [words[at - 1], words[at + 1]]
  facts.push(
    `p${word.part}`,
    `c${word.cluster}`,
    `t${word.tone}`,
    `k${word.isKnown}${language}`,
    `${word.isKnown}`,
  )
  facts.push(`n${word.names}`, `n${word.names} ${word.part}`, `n${before?.names}<`, `n${after?.names}>`)
  facts.push(
    `p${before?.part} ${word.part}`,
    `p${word.part}  ${after?.part}`,
    `p${before?.part} ${word.part} ${after?.part}`,
  )
  facts.push(
    `c${before?.cluster} ${word.cluster}`,
    `c${word.cluster}  ${after?.cluster}`,
    `<${before?.part}`,
    `>${after?.part}`,
  )
  const isCapital = /^\p{Lu}/u.test(word.text)
  facts.push(
    `${language} ${isCapital} ${at === 0}`,
    `${isCapital} ${at === 0}`,
    `${/^\d+$/.test(word.text)}#`,
    `${words.length === 1}!`,
  )
  facts.push(
    `${word.gloss === ''} ${language}?`,
    `${Math.min(word.folded.length, 6)}|${language}`,
    `${at === words.length - 1}$`,
  )
  return facts.map(hashString)
}

/**
 * Hashed facts about the whole question. One sign stands for the words that are asked about, so that only the way of asking
 * counts.
 */
export function factsOfQuestion(words: (Word & { role: Role | null })[], language: string): number[] {
  const signs: string[][] = []
  for (const [at, { role, folded, gloss }] of words.entries()) {
    if (role === null || role === 'by') signs.push(gloss ? [folded, gloss] : [folded])
    else if (words[at - 1]?.role !== role) signs.push([`[${role}]`])
  }
  const facts = new Set<string>([language, `${signs.length === 1}1`])
  for (const kind of [0, 1]) {
    const line = ['<', ...signs.map((sign) => sign[kind] ?? sign[0]!), '>']
    for (const [at, word] of line.entries()) {
      facts.add(word)
      if (at > 0) facts.add(`${line[at - 1]} ${word}`)
      if (at > 1) facts.add(`${line[at - 2]} ${line[at - 1]} ${word}`).add(`${line[at - 2]} _ ${word}`)
      for (let from = 0; from + 4 <= word.length; from++) facts.add(`~${word.slice(from, from + 4)}`)
    }
  }
  return [...facts].map(hashString)
}

/** A word too many is found in no review, and one too few is not looked for. */
const LEAST = 0.33
const BESIDE = 0.25
/** Only between words that are looked for: "salle de bain". */
const OF_ASKING = 0.1

let tables: QuestionTables | undefined

function loadTables(): QuestionTables {
  if (tables) return tables
  const { columns, facts } = unpackModel(readFileSync(new URL('../models/questions.bin', import.meta.url)))
  const weighing = (name: keyof QuestionTables): Weighing => ({
    rows: new Map(Array.from(columns.get(`${name} hashes`) as Int32Array, (hash, row) => [hash >>> 0, row])),
    weights: columns.get(`${name} weights`) as Int8Array,
    ...(facts[name] as Pick<Weighing, 'scale' | 'bias'>),
  })
  const asking = new Set(facts.asking as string[])
  tables = { roles: weighing('roles'), askings: weighing('askings'), asking }
  return tables
}

/** Replaces the tables: training measures with some that have not seen a question. */
export function setQuestionTables(other: QuestionTables) {
  tables = other
}

function chancesOf({ rows, weights, scale, bias }: Weighing, facts: number[]): number[] {
  const known = facts.flatMap((fact) => rows.get(fact) ?? [])
  return bias.map((start, kind) => {
    const sum = known.reduce((sum, row) => sum + weights[row * bias.length + kind]!, 0)
    return 1 / (1 + Math.exp(-start - (sum * scale) / Math.sqrt(known.length + 1)))
  })
}

const things = new Set<Part>(['noun', 'noun or verb', 'unknown'])

const nearest = (text: string) => nearestLanguage(loadEngine().languages.letters, tokenise(text))

/** Reads a question of an owner: which words are to be looked for, and what is asked. Learnt from marked questions of other trades. */
export function markQuestion(text: string): MarkedQuestion {
  const { language, probability: languageChance } = nearest(text)
  const { roles: ofWords, askings: ofQuestions, asking } = loadTables()
  const words = wordsOfQuestion(text, language)
  const chancesOfWords = words.map(({ folded }, at) => {
    const [about, ...others] = chancesOf(ofWords, factsOfWord(words, at, language))
    return [asking.has(folded) ? Math.min(about!, OF_ASKING) : about!, ...others]
  })
  const isAbout = (at: number) => (chancesOfWords[at]?.[0] ?? 0) >= LEAST
  const marked = words.map((word, at) => {
    const its = chancesOfWords[at]!
    const best = its.indexOf(Math.max(...its))
    const isBetween = isAbout(at - 1) && isAbout(at + 1)
    const least =
      best > 0 ? LEAST : isBetween ? OF_ASKING : isAbout(at - 1) || isAbout(at + 1) ? BESIDE : LEAST
    const role = its[best]! >= least ? roles[best]! : null
    return { ...word, role, about: its[0]! }
  })
  const chances = chancesOf(ofQuestions, factsOfQuestion(marked, language))
  return {
    language,
    languageChance,
    words: marked.map(({ text, start, end, role, about, gloss }) => {
      const isThing = things.has(
        partOf({ kind: 'word', text, lower: gloss || text.toLowerCase(), start, end }),
      )
      return { text, start, end, role, about, isThing }
    }),
    chances: Object.fromEntries(askings.map((asking, at) => [asking, chances[at]!])) as Record<
      Asking,
      number
    >,
  }
}
