/** Sentences of a language and of English that mean the same, each as word numbers. */
export type Pairs = { foreign: Int32Array[]; english: Int32Array[] }

const PASSES = 6
/** A translation below this share is forgotten between passes. */
const LEAST = 0.003

/** For each word of a language, how likely each English word is its translation. */
export type Translations = Map<number, number>[]

/**
 * IBM model 1: which words translate which, learnt from sentence pairs alone by expectation and maximisation. Word 0
 * of `given` stands for "no word". `known` words keep their translation.
 */
export function alignWords(
  given: Int32Array[],
  made: Int32Array[],
  givenWords: number,
  known: Map<number, Map<number, number>> = new Map(),
): Translations {
  let table: Translations | undefined
  for (let pass = 0; pass < PASSES; pass++) {
    const next: Translations = Array.from({ length: givenWords }, () => new Map())
    for (let s = 0; s < given.length; s++) {
      const from = [0, ...(given[s] as Int32Array)]
      for (const word of made[s] as Int32Array) {
        let all = 0
        for (const g of from) all += chance(table, known, g, word)
        if (all === 0) continue
        for (const g of from) {
          const share = chance(table, known, g, word) / all
          if (share < 1e-4) continue
          const counts = next[g] as Map<number, number>
          counts.set(word, (counts.get(word) ?? 0) + share)
        }
      }
    }
    table = next
    for (const counts of table) normalise(counts)
  }
  return table as Translations
}

function chance(
  table: Translations | undefined,
  known: Map<number, Map<number, number>>,
  given: number,
  word: number,
) {
  const fixed = known.get(given)
  if (fixed) return fixed.get(word) ?? 1e-4
  return table ? (table[given]?.get(word) ?? 0) : 1e-3
}

function normalise(counts: Map<number, number>) {
  let all = 0
  for (const count of counts.values()) all += count
  for (const [word, count] of counts) {
    if (count / all < LEAST) counts.delete(word)
    else counts.set(word, count / all)
  }
}
