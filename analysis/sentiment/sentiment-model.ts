import { readFileSync } from 'node:fs'
import { type NgramTable, readNgramTable } from './ngram-table.ts'
import { readWordTable, type WordTable } from './word-table.ts'

/** Weights of one outcome of the net, for whole numbers as the table gives them. */
export type Head = { bias: number; peaks: number[]; means: number[] }

/** From the two models' logits to one: fitted apart for sentences and for documents. */
export type Calibration = {
  ngrams: number
  net: number
  lexicon: number
  bias: number
  neutral: number
  neutralBias: number
}

/** `models/sentiment.json`. */
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

export function loadSentimentModel(): SentimentModel {
  const read = (name: string) => readFileSync(new URL(`../models/${name}`, import.meta.url))
  const small = JSON.parse(read('sentiment.json').toString()) as Small
  return {
    ...small,
    filterBias: Int32Array.from(small.filterBias),
    valences: Int8Array.from(read('valence.bin')),
    ngrams: readNgramTable(read('ngrams.bin')),
    table: readWordTable(read('words.bin')),
  }
}
