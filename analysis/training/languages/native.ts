import { glossaryOf, glossTokens } from '../../languages/gloss.ts'
import type { GlossTable } from '../../languages/gloss-table.ts'
import { eachGloss, eachNativeFeature, nativeNorm, nativeSeed } from '../../languages/native-features.ts'
import { buildNgramTable } from '../../sentiment/ngram-table.ts'
import { readLitotes } from '../../text/litotes.ts'
import { type Token, tokenise } from '../../text/tokens.ts'
import { seededRandom } from '../texts.ts'
import type { ForeignText } from './sources.ts'
import { weightOf } from './sources.ts'

const PASSES = 4
const STEP = 0.25
const LEAST_COUNT = 3
const MOST_TOKENS = 70

export type PackedNative = { file: Buffer; scale: number; bias: number }

type Features = { start: number[]; ids: Int32Array; norms: number[]; hashes: Uint32Array }
type ReadFeatures = (text: ForeignText, visit: (hash: number) => void) => number

/**
 * Which side a text takes, by the words, neighbours and letters of all languages and their glosses. Praise and blame
 * count the same in each source of a language.
 */
export function learnNative(rows: Iterable<ForeignText>, table: GlossTable): PackedNative {
  const texts = [...rows].filter(({ label }) => label !== 1)
  const read: ReadFeatures = (text, visit) => {
    const [tokens, glossed] = readTokens(text, table)
    return eachNativeFeature(tokens, glossed, nativeSeed(text.lang), visit)
  }
  return learnTable(texts, read, 2, 1 << 19)
}

/** Whether a text takes no side, by the glosses alone: that is much the same in all languages. */
export function learnNeutral(rows: Iterable<ForeignText>, table: GlossTable): PackedNative {
  const all = [...rows]
  const known = new Set(all.filter(({ label }) => label === 1).map(({ lang, source }) => `${lang} ${source}`))
  const texts = all.filter(({ lang, source }) => known.has(`${lang} ${source}`))
  return learnTable(texts, (text, visit) => eachGloss(readTokens(text, table)[1], visit), 1, 1 << 16)
}

function readTokens({ text, lang }: ForeignText, table: GlossTable): [Token[], Token[]] {
  const tokens = tokenise(text).slice(0, MOST_TOKENS)
  return [tokens, readLitotes(glossTokens(glossaryOf(table, lang), tokens))]
}

/**
 * A logistic regression learnt with AdaGrad: the log odds of label `wanted` among the texts. The heaviest weights as
 * signed square roots in int8, as many as fill seven tenths of the slots.
 */
function learnTable(texts: ForeignText[], read: ReadFeatures, wanted: 1 | 2, slots: number): PackedNative {
  const features = collectFeatures(texts, read)
  const weightOfText = balancedWeights(texts, wanted)
  const weights = new Float32Array(features.hashes.length)
  const squares = new Float32Array(features.hashes.length)
  const random = seededRandom(5)
  let bias = 0
  for (let pass = 0; pass < PASSES; pass++) {
    const step = STEP * (1 - (0.8 * pass) / PASSES)
    for (const i of shuffled(texts.length, random)) {
      const norm = features.norms[i] as number
      const [from, to] = [features.start[i] as number, features.start[i + 1] as number]
      let sum = 0
      for (let k = from; k < to; k++) sum += weights[features.ids[k] as number] as number
      const target = texts[i]?.label === wanted ? 1 : 0
      const error = (target - 1 / (1 + Math.exp(-sum * norm - bias))) * (weightOfText[i] as number)
      bias += 0.005 * error
      for (let k = from; k < to; k++) {
        const f = features.ids[k] as number
        const gradient = error * norm
        squares[f] = (squares[f] as number) + gradient * gradient
        weights[f] = (weights[f] as number) + (step * gradient) / Math.sqrt((squares[f] as number) + 1e-2)
      }
    }
  }
  return pack(features.hashes, weights, bias, slots)
}

function collectFeatures(texts: ForeignText[], read: ReadFeatures): Features {
  const slots = 1 << 24
  const keys = new Uint32Array(slots)
  const counts = new Uint16Array(slots)
  const find = (hash: number) => {
    let slot = hash & (slots - 1)
    while (counts[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & (slots - 1)
    return slot
  }
  let total = 0
  for (const text of texts) {
    read(text, (hash) => {
      const slot = find(hash)
      keys[slot] = hash
      if ((counts[slot] as number) < 65_535) counts[slot] = (counts[slot] as number) + 1
      total++
    })
  }
  const hashes: number[] = []
  const idOf = new Int32Array(slots).fill(-1)
  for (let slot = 0; slot < slots; slot++)
    if ((counts[slot] as number) >= LEAST_COUNT) idOf[slot] = hashes.push(keys[slot] as number) - 1
  const ids = new Int32Array(total)
  const start = [0]
  const norms: number[] = []
  let end = 0
  for (const text of texts) {
    const count = read(text, (hash) => {
      const id = idOf[find(hash)] as number
      if (id >= 0) ids[end++] = id
    })
    start.push(end)
    norms.push(nativeNorm(count))
  }
  return { start, ids, norms, hashes: Uint32Array.from(hashes) }
}

/** The rarer of "wanted" and "not wanted" in a source counts up to four times. */
function balancedWeights(texts: ForeignText[], wanted: 1 | 2): Float32Array {
  const counts = new Map<string, number>()
  const keyOf = ({ lang, source, label }: ForeignText, isWanted = label === wanted) =>
    `${lang} ${source} ${isWanted}`
  for (const text of texts) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1)
  return Float32Array.from(texts, (text) => {
    const own = counts.get(keyOf(text)) ?? 1
    const other = counts.get(keyOf(text, text.label !== wanted)) ?? 0
    return weightOf(text.source) * Math.min(4, Math.max(0.5, (own + other) / (2 * own)))
  })
}

function shuffled(length: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length }, (_, i) => i)
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] as number
    order[i] = order[j] as number
    order[j] = kept
  }
  return order
}

function pack(hashes: Uint32Array, weights: Float32Array, bias: number, slots: number): PackedNative {
  const order = [...weights.keys()].sort(
    (a, b) => Math.abs(weights[b]!) - Math.abs(weights[a]!) || hashes[a]! - hashes[b]!,
  )
  // The clean sources have no neutral texts.
  if (order.length === 0) return { file: buildNgramTable([], slots), scale: 0, bias: 0 }
  const largest = Math.abs(weights[order[Math.floor(order.length / 50_000)]!]!)
  const scale = largest / 127 ** 2
  const entries: [number, number][] = []
  for (const f of order.slice(0, 0.7 * slots)) {
    const weight = weights[f]!
    const step = Math.sign(weight) * Math.min(127, Math.round(Math.sqrt(Math.abs(weight) / scale)))
    if (step !== 0) entries.push([hashes[f]!, step])
  }
  return { file: buildNgramTable(entries, slots), scale, bias }
}
