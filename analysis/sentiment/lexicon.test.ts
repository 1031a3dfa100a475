import { expect, test } from 'vitest'
import { hashString } from '../text/word-hash.ts'
import { valenceOf } from './lexicon.ts'

const valences = Int8Array.of(0, 20, -20)
const rowOf: Record<string, number> = { nice: 1, loud: 2 }

function valence(text: string): number {
  const words = text.split(' ')
  const rows = Uint32Array.from(words, (word) => rowOf[word] ?? 0)
  const hashes = Uint32Array.from(words, hashString)
  return valenceOf(valences, { rows, hashes, count: words.length, places: rows, shouted: 0, hedges: 0 })
}

test('a negation turns the next words round, not those after', () => {
  expect(valence('it was nice')).toBeCloseTo(2)
  expect(valence("it wasn't very nice")).toBeCloseTo(-1.4)
  expect(valence('not that we mind but it was nice')).toBeCloseTo(2)
})

test('after "but" comes what counts', () => {
  expect(valence('nice but loud')).toBeLessThan(0)
  expect(valence('loud but nice')).toBeGreaterThan(0)
})
