import type { TermSpan } from './find-terms.ts'
import { emptyFeatures, judgementFeatures, ROLES } from './judgement-features.ts'
import type { Reading } from './read-sentence.ts'

/** Numbers that stand for what a word says about a judgement, whatever its place. */
export const SENSES = 8
const CLASSES = 3

export type JudgementTables = {
  /** [word][sense] */
  senses: Int8Array | Float32Array
  senseScale: number
  /** [role][sense][class]: negative, neutral, positive. */
  roles: Float32Array
  /** [row][class]; the number of rows is a power of two. */
  rows: Int8Array | Float32Array
  rowScale: number
  bias: Float64Array
}

/** Logits of what the words say of a term: of praise (blame has the opposite) and of neither. */
export type Leaning = { polarity: number; doubt: number }

const features = emptyFeatures()
const logits = new Float64Array(CLASSES)

/** What the words `bounds` of the sentence say about term `index` of `spans`. */
export function judgeTerm(
  tables: JudgementTables,
  reading: Reading,
  spans: TermSpan[],
  index: number,
  isTerm: Uint8Array,
  bounds: TermSpan,
): Leaning {
  judgementFeatures(features, reading, spans, index, isTerm, tables.rows.length / CLASSES - 1, bounds)
  addWords(tables)
  let negativeRows = 0
  let neutralRows = 0
  let positiveRows = 0
  for (let i = 0; i < features.rowCount; i++) {
    const at = (features.rows[i] as number) * CLASSES
    negativeRows += tables.rows[at] as number
    neutralRows += tables.rows[at + 1] as number
    positiveRows += tables.rows[at + 2] as number
  }
  const scale = tables.rowScale
  const negative = (logits[0] as number) + negativeRows * scale + (tables.bias[0] as number)
  const neutral = (logits[1] as number) + neutralRows * scale + (tables.bias[1] as number)
  const positive = (logits[2] as number) + positiveRows * scale + (tables.bias[2] as number)
  return { polarity: (positive - negative) / 2, doubt: neutral - (positive + negative) / 2 }
}

/** How likely a judgement is each of the three; they add up to 1. */
export type Judgement = { negative: number; neutral: number; positive: number }

export function toJudgement({ polarity, doubt }: Leaning): Judgement {
  const positive = Math.exp(clamp(polarity))
  const negative = Math.exp(-clamp(polarity))
  const neutral = Math.exp(clamp(doubt))
  const total = positive + negative + neutral
  return { negative: negative / total, neutral: neutral / total, positive: positive / total }
}

/** The senses of the words in each role, added up before they are weighed: many words share a role. */
const byRole = new Float64Array(ROLES * SENSES)
const isUsed = new Uint8Array(ROLES)

function addWords({ senses, senseScale, roles }: JudgementTables): void {
  for (let i = 0; i < features.wordCount; i++) {
    const word = (features.words[i] as number) * SENSES
    const at = (features.roles[i] as number) * SENSES
    for (let s = 0; s < SENSES; s++)
      byRole[at + s] = (byRole[at + s] as number) + (senses[word + s] as number)
    isUsed[features.roles[i] as number] = 1
  }
  let negative = 0
  let neutral = 0
  let positive = 0
  for (let role = 0; role < ROLES; role++) {
    if (isUsed[role] === 0) continue
    isUsed[role] = 0
    for (let k = role * SENSES; k < (role + 1) * SENSES; k++) {
      const value = byRole[k] as number
      byRole[k] = 0
      negative += value * (roles[k * CLASSES] as number)
      neutral += value * (roles[k * CLASSES + 1] as number)
      positive += value * (roles[k * CLASSES + 2] as number)
    }
  }
  logits[0] = negative * senseScale
  logits[1] = neutral * senseScale
  logits[2] = positive * senseScale
}

const clamp = (logit: number) => Math.max(-30, Math.min(30, logit))
