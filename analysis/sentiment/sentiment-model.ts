import { readFileSync } from 'node:fs'
import { type NgramTable, readNgramTable } from './ngram-table.ts'
import { readWordTable, type WordTable } from './word-table.ts'

/** Weights of one outcome of the net, for whole numbers as the table gives them. */
export type Head = { bias: number; peaks: number[]; means: number[] }

/**
 * Weights that turn the parts into calibrated odds, fitted separately for sentences and documents. `trust` gives the
 * logarithm of the factor on the polarity, `neutral` the logit of neutral; each number weighs a fact in evidence.ts.
 */
export type Calibration = {
  ngrams: number
  net: number
  lexicon: number
  bias: number
  trust: number[]
  neutral: number[]
}

/** The content of `models/sentiment.json`. */
type Small = {
  ngramScale: number
  ngramBias: number
  filterBias: number[]
  sentencePolarity: Head
  sentenceNeutral: Head
  documentPolarity: Head
  documentNeutral: Head
  sentence: Calibration
  document: Calibration
}

export type SentimentModel = Omit<Small, 'filterBias'> & {
  ngrams: NgramTable
  table: WordTable
  filterBias: Int32Array
  /** `models/valence.bin`: what the lexicons give to each row of the word table, times ten. */
  valences: Int8Array
}

/** Reads the files of sentiment, the engine's own or those of another folder. */
export function loadSentimentModel(folder = new URL('../models/', import.meta.url)): SentimentModel {
  const read = (name: string) => readFileSync(new URL(name, folder))
  const small = JSON.parse(read('sentiment.json').toString()) as Small
  return {
    ...small,
    filterBias: Int32Array.from(small.filterBias),
    valences: Int8Array.from(read('valence.bin')),
    ngrams: readNgramTable(read('ngrams.bin')),
    table: readWordTable(read('words.bin')),
  }
}
