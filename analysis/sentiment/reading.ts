import type { Token } from '../text/tokens.ts'
import { convolve } from './convolution.ts'
import { valenceOf } from './lexicon.ts'
import { weightOf } from './ngram-table.ts'
import { hashOne, hashThree, hashTwo } from './ngrams.ts'
import type { SentimentModel } from './sentiment-model.ts'
import { findWords, type Words } from './words.ts'

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
  const peaks = new Int32Array(filters)
  return { words: 0, shouted: 0, ngrams: 0, valence: 0, peaks, sums: new Float64Array(filters) }
}

export function clearReading(reading: Reading) {
  reading.words = reading.shouted = reading.ngrams = reading.valence = 0
  reading.peaks.fill(0)
  reading.sums.fill(0)
}

/**
 * Reads one sentence into `reading`. `given` takes what n-grams and lexicon give to each token, in half log odds
 * before the length of the text is allowed for; it must be all zeros.
 */
export function readSentence(
  model: SentimentModel,
  tokens: Token[],
  reading: Reading,
  given?: Float64Array,
  mostCorrections?: number,
) {
  const words = findWords(model.table, tokens, mostCorrections)
  reading.words = words.count
  reading.shouted = words.shouted
  reading.ngrams = readNgrams(model, words, given)
  reading.valence = valenceOf(model.valences, words, given, model.sentence.lexicon)
  convolve(model, tokens, words, reading)
}

export function addReading(whole: Reading, part: Reading) {
  whole.words += part.words
  whole.shouted += part.shouted
  whole.ngrams += part.ngrams
  whole.valence += part.valence
  const { peaks, sums } = whole
  for (let f = 0; f < peaks.length; f++) {
    const peak = part.peaks[f] as number
    if (peak > (peaks[f] as number)) peaks[f] = peak
    sums[f] = (sums[f] as number) + (part.sums[f] as number)
  }
}

function readNgrams(
  { ngrams, ngramScale, sentence }: SentimentModel,
  { count, hashes, places }: Words,
  given?: Float64Array,
): number {
  // The net speaks through the n-grams here: it mostly agrees, and its answers belong to no single word.
  const unit = ngramScale * (sentence.ngrams + sentence.net)
  let sum = 0
  for (let i = 0; i < count; i++) {
    const one = weightOf(ngrams, hashOne(hashes, i))
    const two = i > 0 ? weightOf(ngrams, hashTwo(hashes, i)) : 0
    const three = i > 1 ? weightOf(ngrams, hashThree(hashes, i)) : 0
    sum += one + two + three
    if (!given) continue
    addTo(given, places[i] as number, unit * (one + two / 2 + three / 3))
    if (i > 0) addTo(given, places[i - 1] as number, unit * (two / 2 + three / 3))
    if (i > 1) addTo(given, places[i - 2] as number, (unit * three) / 3)
  }
  return sum
}

function addTo(given: Float64Array, place: number, weight: number) {
  given[place] = (given[place] as number) + weight
}
