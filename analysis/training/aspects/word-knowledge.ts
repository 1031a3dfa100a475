import { packFacts, type WordColumns, type WordFacts } from '../../aspects/read-sentence.ts'
import { buildVocabulary, endingClass, FIRST_WORD, type Vocabulary } from '../../aspects/words.ts'
import { clusterWords } from './clusters.ts'
import { DIMENSIONS, trainEmbeddings } from './embeddings.ts'
import { countPartsOfSpeech, grammarClass } from './grammar.ts'
import { linkOf, readTones } from './lexicon.ts'
import { wordsOf } from './pool.ts'
import type { WordTypes } from './term-training.ts'

const MOST_WORDS = 28_000
const FINE_CLUSTERS = 1000
const COARSE_CLUSTERS = 250
const GRAMMAR_CLASSES = 46
/** Word vectors have length 1; they learn at a better pace when longer. */
const STRETCH = 2

export type WordKnowledge = {
  words: string[]
  /** Each word's class of parts of speech. */
  classes: string[]
  /** Of every word number, `DIMENSIONS` each, length 1. */
  vectors: Float32Array
  counts: Float64Array
  vocabulary: Vocabulary
  columns: WordColumns
  facts: WordFacts
  types: WordTypes
}

/** Learns the vocabulary, its vectors and classes from unlabelled texts. */
export function learnWords(data: string, texts: string[]): WordKnowledge {
  const { words, ids, counts } = numberWords(texts)
  const vectors = trainEmbeddings(ids, counts)
  const fine = clusterWords(vectors, counts, FINE_CLUSTERS)
  const coarse = clusterWords(vectors, counts, COARSE_CLUSTERS)
  const parts = countPartsOfSpeech(texts.filter((_, i) => i % 4 === 0))
  return describeWords(data, {
    words,
    counts,
    vectors,
    fine,
    coarse,
    classes: words.map((w) => grammarClass(parts.get(w))),
  })
}

function numberWords(texts: string[]) {
  const sentences = texts.flatMap(wordsOf)
  const seen = new Map<string, number>()
  for (const sentence of sentences) for (const word of sentence) seen.set(word, (seen.get(word) ?? 0) + 1)
  const words = [...seen]
    .filter(([word, n]) => n >= 10 && word !== '0')
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
  const id = new Map(words.map((word, i) => [word, FIRST_WORD + i]))
  const counts = new Float64Array(FIRST_WORD + words.length)
  const ids = new Int32Array(sentences.reduce((n, s) => n + s.length + 1, 0))
  let at = 0
  for (const sentence of sentences) {
    for (const word of sentence) {
      const number = word === '0' ? 1 : (id.get(word) ?? endingClass(word))
      counts[number] = (counts[number] as number) + 1
      ids[at++] = number
    }
    ids[at++] = -1
  }
  return { words, ids, counts }
}

export type Learned = {
  words: string[]
  counts: Float64Array
  vectors: Float32Array
  fine: Uint16Array
  coarse: Uint16Array
  classes: string[]
}

/** Puts what is known of every word into columns; the last number stands for "outside the sentence". */
export function describeWords(data: string, learned: Learned): WordKnowledge {
  const { words, counts, vectors, classes } = learned
  const size = FIRST_WORD + words.length + 1
  const boundary = size - 1
  const toneOf = readTones(data)
  const common = commonClasses(classes, counts)
  const byWord = (
    of: (word: string, i: number) => number,
    ofClass: (id: number) => number,
    outside: number,
  ) =>
    Int32Array.from({ length: size }, (_, id) =>
      id === boundary
        ? outside
        : id < FIRST_WORD
          ? ofClass(id)
          : of(words[id - FIRST_WORD] as string, id - FIRST_WORD),
    )
  const grammar = byWord(
    (_, i) => FIRST_WORD + 1 + Math.max(0, common.indexOf(classes[i] as string)),
    (id) => id,
    80,
  )
  const cluster = byWord(
    (_, i) => learned.coarse[FIRST_WORD + i] as number,
    (id) => learned.coarse[id] as number,
    255,
  )
  const fine = byWord(
    (_, i) => learned.fine[FIRST_WORD + i] as number,
    (id) => learned.fine[id] as number,
    FINE_CLUSTERS,
  )
  const ending = byWord(
    (word) => endingClass(word),
    (id) => id,
    30,
  )
  const tone = byWord(toneOf, () => 0, 0)
  const link = byWord(linkOf, () => 0, 0)
  const { classColumns, count } = stacked([fine, ending, grammar, tone, cluster])
  const dense = new Float32Array(size * DIMENSIONS)
  dense.set(vectors.map((v) => v * STRETCH))
  const columns: WordColumns = {
    grammar: Uint8Array.from(grammar),
    cluster: Uint8Array.from(cluster),
    tone: Uint8Array.from(tone),
    link: Uint8Array.from(link),
  }
  return {
    words,
    classes,
    vectors,
    counts,
    vocabulary: buildVocabulary(words),
    columns,
    facts: packFacts(columns),
    types: { size, dense, width: DIMENSIONS, classes: classColumns, classCount: count },
  }
}

function commonClasses(classes: string[], counts: Float64Array): string[] {
  const mass = new Map<string, number>()
  classes.forEach((name, i) => {
    mass.set(name, (mass.get(name) ?? 0) + (counts[FIRST_WORD + i] as number))
  })
  return [...mass]
    .sort((a, b) => b[1] - a[1])
    .slice(0, GRAMMAR_CLASSES)
    .map(([name]) => name)
}

/** Gives each column's values a range of their own, so that they share one table. */
function stacked(columns: Int32Array[]) {
  let count = 0
  const shifted = columns.map((column) => {
    const from = count
    count += column.reduce((a, b) => Math.max(a, b), 0) + 1
    return column.map((value) => value + from)
  })
  return { classColumns: shifted, count }
}
