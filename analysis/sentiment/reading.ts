import { isUpper } from '../text/characters.ts'
import { correctSpelling } from '../text/spelling.ts'
import type { Token } from '../text/tokens.ts'
import { hashToken } from '../text/word-hash.ts'
import { valenceOf } from './lexicon.ts'
import { weightOf } from './ngram-table.ts'
import { hashOne, hashThree, hashTwo } from './ngrams.ts'
import type { SentimentModel } from './sentiment-model.ts'
import { composeRow, findWord } from './word-table.ts'

/** What the model takes from a stretch of text; readings of sentences add up to that of the whole. */
export type Reading = {
  words: number
  /** Words in capitals. */
  shouted: number
  /** Sum of the n-gram weights, and of emoji. */
  ngrams: number
  /** What a lexicon says: the valences of the words, turned round after a negation. */
  valence: number
  /** For each filter of the net, its largest answer and the sum of its answers. */
  peaks: Int32Array
  sums: Float64Array
}

export function emptyReading(model: SentimentModel): Reading {
  const { filters } = model.table
  return {
    words: 0,
    shouted: 0,
    ngrams: 0,
    valence: 0,
    peaks: new Int32Array(filters),
    sums: new Float64Array(filters),
  }
}

/** Reads one sentence. `weights`, when given, takes what the n-grams give to each token. */
export function readSentence(model: SentimentModel, tokens: Token[], weights?: Float64Array): Reading {
  const reading = emptyReading(model)
  const { hashes, rows, count, places, shouted } = wordsOf(model, tokens)
  reading.words = count
  reading.shouted = shouted
  for (let i = 0; i < count; i++) {
    const one = weightOf(model.ngrams, hashOne(hashes, i))
    const two = i > 0 ? weightOf(model.ngrams, hashTwo(hashes, i)) : 0
    const three = i > 1 ? weightOf(model.ngrams, hashThree(hashes, i)) : 0
    reading.ngrams += one + two + three
    if (weights) share(weights, places, i, one, two, three)
  }
  convolve(model, tokens, rows, places, count, reading)
  reading.valence = valenceOf(model.valences, rows, hashes, count)
  return reading
}

export function addReading(whole: Reading, part: Reading) {
  whole.words += part.words
  whole.shouted += part.shouted
  whole.ngrams += part.ngrams
  whole.valence += part.valence
  for (let f = 0; f < whole.peaks.length; f++) {
    whole.peaks[f] = Math.max(whole.peaks[f] as number, part.peaks[f] as number)
    whole.sums[f] = (whole.sums[f] as number) + (part.sums[f] as number)
  }
}

const RARE = 12_000
const MOST_CORRECTIONS = 100

/** The words of a sentence: hash and row in the word table, typing errors put right. */
function wordsOf({ table }: SentimentModel, tokens: Token[]) {
  const hashes = new Uint32Array(tokens.length)
  const rows = new Uint32Array(tokens.length)
  const places = new Uint32Array(tokens.length)
  let count = 0
  let shouted = 0
  let corrections = 0
  const rankOf = (hash: number) => {
    const rank = findWord(table, hash)
    return rank < RARE ? rank : 0
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    let hash = hashToken(token)
    if (hash === 0) continue
    let row = findWord(table, hash)
    if (row === 0 && token.kind === 'word' && corrections < MOST_CORRECTIONS && !isName(token.text)) {
      const corrected = correctSpelling(token.lower, rankOf)
      corrections++
      if (corrected !== 0) {
        hash = corrected
        row = findWord(table, hash)
      }
    }
    hashes[count] = hash
    rows[count] = row
    places[count++] = i
    if (isShouted(token.text)) shouted++
  }
  return { hashes, rows, places, count, shouted }
}

/** "Marriot" is no typing error; "AWFULL" is. */
function isName(word: string): boolean {
  return isUpper(word.charCodeAt(0)) && !isUpper(word.charCodeAt(1))
}

function isShouted(word: string): boolean {
  return (
    word.length > 2 &&
    isUpper(word.charCodeAt(0)) &&
    isUpper(word.charCodeAt(1)) &&
    word === word.toUpperCase()
  )
}

function share(
  weights: Float64Array,
  places: Uint32Array,
  i: number,
  one: number,
  two: number,
  three: number,
) {
  const give = (word: number, weight: number) => {
    const place = places[word] as number
    weights[place] = (weights[place] as number) + weight
  }
  give(i, one + two / 2 + three / 3)
  if (i > 0) give(i - 1, two / 2 + three / 3)
  if (i > 1) give(i - 2, three / 3)
}

/** A convolution of width three as sums of table rows; outside of the sentence there is nothing. */
function convolve(
  model: SentimentModel,
  tokens: Token[],
  rowsOfWords: Uint32Array,
  places: Uint32Array,
  count: number,
  { peaks, sums }: Reading,
) {
  const { filters, rows } = model.table
  const { filterBias } = model
  const rowOf = (i: number) => {
    if (i >= count) return 0
    return rowsOfWords[i] || composeRow(model.table, tokens[places[i] as number] as Token, i)
  }
  let before = 0
  let at = rowOf(0)
  for (let i = 0; i < count; i++) {
    const after = rowOf(i + 1)
    const a = before * 3 * filters
    const b = at * 3 * filters + filters
    const c = after * 3 * filters + 2 * filters
    for (let f = 0; f < filters; f++) {
      const sum =
        (filterBias[f] as number) +
        (rows[a + f] as number) +
        (rows[b + f] as number) +
        (rows[c + f] as number)
      if (sum <= 0) continue
      sums[f] = (sums[f] as number) + sum
      if (sum > (peaks[f] as number)) peaks[f] = sum
    }
    before = at
    at = after
  }
}
