import { isUpper } from '../text/characters.ts'
import type { Token } from '../text/tokens.ts'
import { type Vocabulary, wordId } from './words.ts'

export type WordColumns = {
  /** The class of its parts of speech: "noun", "noun or verb" … */
  grammar: Uint8Array
  cluster: Uint8Array
  /** 0 nothing, 1 praises, 2 blames, 3 turns the judgement round. */
  tone: Uint8Array
  /** 0 no boundary, 1 a soft one (a comma, "and"), 2 one after which the judgement may turn ("but"). */
  link: Uint8Array
}

/** `WordColumns` with a word's four facts packed into one number: one memory access instead of four. */
export type WordFacts = Int32Array

export function packFacts({ grammar, cluster, tone, link }: WordColumns): WordFacts {
  const packed = new Int32Array(grammar.length)
  for (let word = 0; word < packed.length; word++) {
    const near = (grammar[word] as number) | ((cluster[word] as number) << 8)
    packed[word] = near | ((tone[word] as number) << 16) | ((link[word] as number) << 24)
  }
  return packed
}

export const PRAISE = 1
export const BLAME = 2
export const NEGATION = 3

/** Blank places before the first and after the last word, so that a window never leaves the arrays. */
export const PADDING = 3

/** One sentence as columns; place `PADDING + i` is token `i`. The arrays are reused and only ever longer. */
export type Reading = {
  length: number
  word: Int32Array
  grammar: Uint8Array
  cluster: Uint8Array
  tone: Uint8Array
  shape: Uint8Array
  link: Uint8Array
  /** 1 within the reach of a "not". */
  negated: Uint8Array
  /** How many words back (`before`) or ahead (`after`) the next judging word is, at most 6. */
  before: Uint8Array
  after: Uint8Array
  /**
   * How much each word begins or continues a term, once the tagger has read the sentence; `scored` is 1 where that is
   * final.
   */
  begin: Float64Array
  inside: Float64Array
  scored: Uint8Array
}

export function emptyReading(capacity: number): Reading {
  const size = capacity + 2 * PADDING
  return {
    length: 0,
    word: new Int32Array(size),
    grammar: new Uint8Array(size),
    cluster: new Uint8Array(size),
    tone: new Uint8Array(size),
    shape: new Uint8Array(size),
    link: new Uint8Array(size),
    negated: new Uint8Array(size),
    before: new Uint8Array(size),
    after: new Uint8Array(size),
    begin: new Float64Array(size),
    inside: new Float64Array(size),
    scored: new Uint8Array(size),
  }
}

export function readSentence(
  reading: Reading,
  vocabulary: Vocabulary,
  facts: WordFacts,
  tokens: Token[],
): void {
  reading.length = tokens.length
  reading.scored.fill(0, 0, tokens.length + 2 * PADDING)
  const boundary = facts.length - 1
  for (let p = 0; p < PADDING; p++) {
    setPlace(reading, facts, p, boundary, 0)
    setPlace(reading, facts, PADDING + tokens.length + p, boundary, 0)
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    setPlace(reading, facts, PADDING + i, wordId(vocabulary, token), shapeOf(token, i === 0))
  }
  markDistances(reading)
}

function setPlace(reading: Reading, facts: WordFacts, place: number, word: number, shape: number): void {
  reading.word[place] = word
  const packed = facts[word] as number
  reading.grammar[place] = packed & 255
  reading.cluster[place] = (packed >> 8) & 255
  reading.tone[place] = (packed >> 16) & 255
  reading.link[place] = packed >> 24
  reading.shape[place] = shape
}

function shapeOf(token: Token, isFirst: boolean): number {
  if (token.kind === 'mark') return 1
  if (token.kind === 'number') return 2
  if (token.kind === 'emoji') return 3
  if (!isUpper(token.text.charCodeAt(0))) return 4
  if (token.text.length > 1 && isUpper(token.text.charCodeAt(token.text.length - 1))) return 5
  return isFirst ? 6 : 7
}

const FAR = 6
const NEGATION_REACH = 4

function markDistances({ length, tone, link, negated, before, after }: Reading): void {
  let distance = FAR
  let reach = 0
  for (let place = PADDING; place < PADDING + length; place++) {
    if (link[place] !== 0) reach = 0
    negated[place] = reach > 0 ? 1 : 0
    reach = tone[place] === NEGATION ? NEGATION_REACH : Math.max(0, reach - 1)
    before[place] = distance
    distance = judges(tone[place] as number) ? 1 : Math.min(FAR, distance + 1)
  }
  distance = FAR
  for (let place = PADDING + length - 1; place >= PADDING; place--) {
    after[place] = distance
    distance = judges(tone[place] as number) ? 1 : Math.min(FAR, distance + 1)
  }
}

const judges = (tone: number) => tone === PRAISE || tone === BLAME
