import { packModel } from '../aspects/model-file.ts'
import { loadEngine } from '../engine.ts'
import { glossTokens } from '../languages/gloss.ts'
import { eachTelling, type TellingTables } from '../sentiment/tells.ts'
import { readLitotes } from '../text/litotes.ts'
import { tokenise } from '../text/tokens.ts'
import { learnLogistic, packed } from './logistic.ts'
import { isTrainedOn, languages, markedReviews, ownFacts, ownReviews } from './own-reviews.ts'

/** A hash needs so many examples. */
const FEWEST = 6
const PULL = 0.5
/** Of sentences in which not each clause is judged. */
const OWN = 0.5

/** The reviews of one language that name no trade are left out together. */
export const ownTrade = (language: string) => `own ${language}`

/** What a sentence or the words of a mark tell, and the trade with which it is left out. */
export type Told = {
  trade: string
  hashes: Set<number>
  is: [complaint: boolean, praise: boolean]
  weight: number
}

export function toldIn(): Told[] {
  const told: Told[] = []
  const add = (trade: string, language: string, text: string, label: number | null, weight: number) => {
    const glossary = loadEngine().foreign.languages.get(language)?.glossary
    const tokens = tokenise(text)
    const hashes = new Set<number>()
    eachTelling(readLitotes(glossary ? glossTokens(glossary, tokens) : tokens), (hash) => hashes.add(hash))
    told.push({ trade, hashes, is: [label === 0, label === 2], weight })
  }
  for (const language of languages) {
    for (const { sentences } of ownReviews(language).filter(isTrainedOn))
      for (const [text, label] of sentences) add(ownTrade(language), language, text, label, OWN)
    for (const { trade, sentences, aspects } of markedReviews(language)) {
      for (const [text, label] of sentences) add(trade, language, text, label, 1)
      for (const [, label, , , words] of aspects) add(trade, language, words, label, 1)
    }
  }
  for (const { text, label } of ownFacts().filter(isTrainedOn)) add('', 'en', text, label, OWN)
  return told
}

export function learnTelling(told: Told[]): TellingTables {
  const counts = new Map<number, number>()
  for (const { hashes } of told) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= FEWEST).map(([hash]) => hash)
  const rows = new Map(kept.map((hash, row) => [hash, row]))
  const examples = told.map(({ hashes, is, weight }) => {
    const its = [...hashes].flatMap((hash) => rows.get(hash) ?? [])
    return { rows: its, value: 1 / Math.sqrt(its.length + 1), is: [...is], weight }
  })
  const { weights, bias } = learnLogistic(examples, kept.length, PULL, -1)
  return { rows, weights, scale: 1, bias }
}

export function packTelling({ rows, weights, bias }: TellingTables): Buffer {
  const { bytes, scale } = packed(weights as Float32Array)
  return packModel(
    [
      ['hashes', Int32Array.from(rows.keys())],
      ['weights', bytes],
    ],
    { scale, bias },
  )
}
