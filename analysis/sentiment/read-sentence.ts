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
  /** Sums of the n-gram weights, and of emoji, for either side; both are 0 or above. */
  praise: number
  blame: number
  /** How often the text says outright that there is little to praise or to blame. */
  hedges: number
  /** What a lexicon says: the valences of the words, turned round after a negation. */
  valence: number
  /** For each filter of the net, its largest answer and the sum of its answers. */
  peaks: Int32Array
  sums: Int32Array
}

export function emptyReading(model: SentimentModel): Reading {
  const { filters } = model.table
  const peaks = new Int32Array(filters)
  const sums = new Int32Array(filters)
  return { words: 0, shouted: 0, praise: 0, blame: 0, hedges: 0, valence: 0, peaks, sums }
}

export function clearReading(reading: Reading) {
  reading.words = reading.shouted = reading.hedges = 0
  reading.praise = reading.blame = reading.valence = 0
  reading.peaks.fill(0)
  reading.sums.fill(0)
}

const USUAL_LENGTH = 1024
const usualWeights = new Float64Array(USUAL_LENGTH)

/** Room for what each token gives, all zeros; the next call clears the same room. */
export function clearedWeights(length: number): Float64Array {
  return length > USUAL_LENGTH ? new Float64Array(length) : usualWeights.fill(0, 0, length)
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
  reading.hedges = words.hedges
  readNgrams(model, words, reading, given)
  reading.valence = valenceOf(model.valences, words, given, model.sentence.lexicon)
  convolve(model, tokens, words, reading)
}

export function addReading(whole: Reading, part: Reading) {
  whole.words += part.words
  whole.shouted += part.shouted
  whole.hedges += part.hedges
  whole.praise += part.praise
  whole.blame += part.blame
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
  reading: Reading,
  given?: Float64Array,
) {
  // The net's share is credited to the n-grams: both mostly agree, and the net cannot be split by word.
  const unit = ngramScale * (sentence.ngrams + sentence.net)
  let praise = 0
  let blame = 0
  for (let i = 0; i < count; i++) {
    const one = weightOf(ngrams, hashOne(hashes, i))
    const two = i > 0 ? weightOf(ngrams, hashTwo(hashes, i)) : 0
    const three = i > 1 ? weightOf(ngrams, hashThree(hashes, i)) : 0
    const all = one + two + three
    if (all > 0) praise += all
    else blame -= all
    if (!given) continue
    addTo(given, places[i] as number, unit * (one + two / 2 + three / 3))
    if (i > 0) addTo(given, places[i - 1] as number, unit * (two / 2 + three / 3))
    if (i > 1) addTo(given, places[i - 2] as number, (unit * three) / 3)
  }
  reading.praise = praise
  reading.blame = blame
}

function addTo(given: Float64Array, place: number, weight: number) {
  given[place] = (given[place] as number) + weight
}
