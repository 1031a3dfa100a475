import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachLetterGram } from '../language/letter-grams.ts'
import { type ReadLanguage, readLanguages } from '../language/nearest-language.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { seededRandom } from './aspects/random.ts'
import { readJsonl } from './data.ts'

const ROWS = 1 << 15
const CLASSES = readLanguages.length
const STEPS = 1_200_000
const RATE = 0.08
/** It learns from snippets of up to so many words, because short texts are the hard ones. */
const MOST_WORDS = 5

type Row = { lang: string; text: string; source?: string }

/**
 * Learns `letters.bin`: multinomial logistic regression on the runs of letters of short snippets, each language in
 * turn.
 */
export function trainLetters(data: string, models: URL) {
  const words = readSnippets(data)
  const weights = learn(words)
  const most = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const file = Buffer.alloc(4 + weights.length)
  file.writeFloatLE(most / 127)
  weights.forEach((weight, i) => {
    file.writeInt8(Math.round((127 * weight) / most), 4 + i)
  })
  writeFileSync(new URL('letters.bin', models), file)
}

/** A tenth of all texts, by hash, is kept for measuring. */
export function isKeptForMeasuring(text: string): boolean {
  let hash = 7
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % 10 === 0
}

/** The words of each text, by language. */
function readSnippets(data: string): Token[][][] {
  const texts: Token[][][] = readLanguages.map(() => [])
  const take = ({ lang, text }: Row) => {
    const at = readLanguages.indexOf(lang as ReadLanguage)
    if (at < 0 || isKeptForMeasuring(text)) return
    const words = tokenise(text).filter(({ kind }) => kind === 'word')
    if (words.length > 0) (texts[at] as Token[][]).push(words.slice(0, 40))
  }
  for (const row of cleanRows(data)) take(row)
  for (const row of otherRows(data)) take(row)
  return texts
}

function* cleanRows(data: string): Generator<Row> {
  yield* readJsonl<Row>(join(data, 'languages/xed/lines.jsonl.gz'))
  let pairs = 0
  for (const pair of readJsonl<Row & { from: string; from_text: string }>(
    join(data, 'languages/xed/parallel.jsonl.gz'),
  )) {
    yield pair
    if (pairs++ % 10 === 0) yield { lang: pair.from, text: pair.from_text }
  }
  for (const lang of readLanguages) {
    const path = new URL(`./own/${lang}/glosses.tsv`, import.meta.url)
    if (!existsSync(path)) continue
    for (const line of readFileSync(path, 'utf8').split('\n')) yield { lang, text: line.split('\t')[0] ?? '' }
  }
}

/** Signs of Slovak, which some of the Czech film reviews are in. */
const SLOVAK = /[ľĺŕôä]| som | sa | čo /

const ENGLISH = new Set(['yelp_sent', 'proscons', 'sst_phr', 'rt', 'hatn'])

function* otherRows(data: string): Generator<Row> {
  const languages = join(data, 'languages')
  for (const row of readJsonl<Row & { domain: string }>(join(languages, 'mabsa/aspects-train.jsonl.gz')))
    if (row.domain !== 'restaurant' && row.domain !== 'laptop') yield row
  yield* readJsonl<Row>(join(languages, 'opener-opinions/sentences.jsonl.gz'))
  for (const set of ['sv-reviews', 'tr-magaza', 'tr-eticaret', 'pt-books', 'hotel-headlines'])
    yield* readJsonl<Row>(join(languages, set, 'train.jsonl.gz'))
  for (const row of readJsonl<Row>(join(languages, 'cs-csfd/train.jsonl.gz')))
    if (!SLOVAK.test(row.text) && row.text.length % 3 === 0) yield row
  let english = 0
  for (const { text, source } of readJsonl<Row>(join(data, 'sentiment-train.jsonl.gz')))
    if (ENGLISH.has(source ?? '') && english++ % 4 === 0) yield { lang: 'en', text }
}

function learn(texts: Token[][][]): Float32Array {
  const weights = new Float32Array(ROWS * CLASSES)
  const squares = new Float32Array(ROWS * CLASSES).fill(1e-6)
  const random = seededRandom(1)
  const below = (count: number) => Math.floor(random() * count)
  for (let step = 0; step < STEPS; step++) {
    const language = step % CLASSES
    const own = texts[language] as Token[][]
    const words = own[below(own.length)] as Token[]
    const length = 1 + below(MOST_WORDS)
    const start = below(Math.max(1, words.length - length + 1))
    const rows = rowsOf(words.slice(start, start + length))
    const probabilities = softmax(weights, rows)
    for (let c = 0; c < CLASSES; c++) {
      const error = (probabilities[c] as number) - (c === language ? 1 : 0)
      if (Math.abs(error) < 1e-3) continue
      for (const row of rows) {
        const square = (squares[row + c] as number) + error * error
        squares[row + c] = square
        weights[row + c] = (weights[row + c] as number) - (RATE * error) / Math.sqrt(square)
      }
    }
  }
  return weights
}

function rowsOf(words: Token[]): number[] {
  const rows: number[] = []
  for (const word of words) eachLetterGram(word, (hash) => rows.push((hash & (ROWS - 1)) * CLASSES))
  return rows
}

function softmax(weights: Float32Array, rows: number[]): Float64Array {
  const logits = new Float64Array(CLASSES)
  for (const row of rows)
    for (let c = 0; c < CLASSES; c++) logits[c] = (logits[c] as number) + (weights[row + c] as number)
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}
