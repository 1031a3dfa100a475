import { readFileSync } from 'node:fs'
import { FIRST_WORD } from '../../aspects/words.ts'
import { type PoolText, wordsOf } from './pool.ts'
import type { WordTypes } from './term-training.ts'
import type { WordKnowledge } from './word-knowledge.ts'

/** Short texts have a judgement in almost every word, long reviews many words around it. */
const short = new Set(['yelp_sent', 'proscons', 'sst_phr', 'sst_sent', 'rt'])
const PRIORS = 3

/**
 * The word types with three more numbers each: how much more often the word is in praising than in blaming
 * short texts, the same for reviews, and its valence in VADER's lexicon (MIT).
 */
export function withPriors(data: string, knowledge: WordKnowledge, pool: PoolText[]): WordTypes {
  const { words, types } = knowledge
  const id = new Map(words.map((word, i) => [word, FIRST_WORD + i]))
  const priors = new Float32Array(types.size * PRIORS)
  const put = (word: number, k: number, value: number) => {
    priors[word * PRIORS + k] = Math.max(-2, Math.min(2, value))
  }
  logOdds(
    pool.filter((t) => short.has(t.source)),
    id,
    types.size,
  ).forEach((odds, word) => {
    put(word, 0, odds)
  })
  logOdds(
    pool.filter((t) => !short.has(t.source)),
    id,
    types.size,
  ).forEach((odds, word) => {
    put(word, 1, 2 * odds)
  })
  for (const line of readFileSync(`${data}/lexicons/vader_lexicon.txt`, 'utf8').split('\n')) {
    const [word = '', valence = '0'] = line.split('\t')
    const known = id.get(word)
    if (known !== undefined) put(known, 2, Number(valence) / 2)
  }
  const width = types.width + PRIORS
  const dense = new Float32Array(types.size * width)
  for (let word = 0; word < types.size; word++) {
    dense.set(types.dense.subarray(word * types.width, (word + 1) * types.width), word * width)
    dense.set(priors.subarray(word * PRIORS, (word + 1) * PRIORS), word * width + types.width)
  }
  return { ...types, dense, width }
}

/** Half the natural logarithm of praising to blaming texts that hold the word, smoothed by ten of each. */
function logOdds(texts: PoolText[], id: Map<string, number>, size: number): Float64Array {
  const praised = new Float64Array(size)
  const blamed = new Float64Array(size)
  let balance = 0
  for (const { text, label } of texts) {
    if (label === 1) continue
    const sums = label === 2 ? praised : blamed
    balance += label === 2 ? 1 : -1
    const inText = new Set(
      wordsOf(text)
        .flat()
        .map((word) => id.get(word) ?? 0),
    )
    for (const word of inText) sums[word] = (sums[word] as number) + 1
  }
  const all = texts.filter((t) => t.label !== 1).length
  const base = Math.log((all + balance) / (all - balance))
  return praised.map(
    (n, word) =>
      (Math.log((n + 10) / ((blamed[word] as number) + 10)) - base * shrink(n + (blamed[word] as number))) /
      2,
  )
}

/** A word that was hardly seen has no base rate to be compared with. */
const shrink = (seen: number) => seen / (seen + 20)
