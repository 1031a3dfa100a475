import { isUpper } from '../text/characters.ts'
import { correctSpelling } from '../text/correct-spelling.ts'
import { HEDGE } from '../text/hedges.ts'
import type { Token } from '../text/tokens.ts'
import { hashString, hashToken } from '../text/word-hash.ts'
import { findFrequentWord, findWord, type WordTable } from './word-table.ts'

/** The words of one sentence; only the first `count` of each list count. */
export type Words = {
  count: number
  hashes: Uint32Array
  /** Row in the word table, 0 for an unknown word. */
  rows: Uint32Array
  /** Index among the tokens. */
  places: Uint32Array
  /** How many are in capitals. */
  shouted: number
  /** How many stand for a phrase that hedges. */
  hedges: number
}

const MOST_CORRECTIONS = 100
const HEDGED = hashString(HEDGE)
const USUAL_LENGTH = 1024

const usual = makeWords(USUAL_LENGTH)

/** Finds the words of a sentence, typing errors put right. The answer is overwritten by the next call. */
export function findWords(table: WordTable, tokens: Token[], mostCorrections = MOST_CORRECTIONS): Words {
  const words = tokens.length > USUAL_LENGTH ? makeWords(tokens.length) : usual
  words.count = 0
  words.shouted = 0
  words.hedges = 0
  let corrections = 0
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    let hash = hashToken(token)
    if (hash === 0) continue
    let row = findWord(table, hash)
    if (row === 0 && token.kind === 'word' && corrections < mostCorrections && !isName(token.text)) {
      corrections++
      const corrected = correctSpelling(token.lower, (hash) => findFrequentWord(table, hash))
      if (corrected !== 0) {
        hash = corrected
        row = findWord(table, hash)
      }
    }
    words.hashes[words.count] = hash
    words.rows[words.count] = row
    words.places[words.count++] = i
    if (hash === HEDGED) words.hedges++
    if (isShouted(token.text)) words.shouted++
  }
  return words
}

function makeWords(length: number): Words {
  const list = () => new Uint32Array(length)
  return { count: 0, hashes: list(), rows: list(), places: list(), shouted: 0, hedges: 0 }
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
