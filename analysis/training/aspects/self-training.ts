import type { TermTables } from '../../aspects/find-terms.ts'
import { emptyReading, PADDING, readSentence } from '../../aspects/read-sentence.ts'
import { TERM_FEATURES } from '../../aspects/term-features.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type Token, tokenise } from '../../text/tokens.ts'
import { chain } from './chain.ts'
import { columns, type Reader } from './examples.ts'
import type { PoolText } from './pool.ts'
import { seededRandom } from './random.ts'
import type { Example } from './term-training.ts'

const trades = new Set(['hatn', 'fdu', 'amazon_doc', 'proscons'])
const TEXTS = 30_000

type Seen = { columns: Pick<Example, 'words' | 'rows'>; scores: Float64Array }

/** Sentences about goods of all kinds, from the unlabelled pool. */
function* tradeSentences(pool: PoolText[]): Generator<Token[]> {
  const random = seededRandom(21)
  const texts = pool.filter((t) => trades.has(t.source))
  for (const { text } of texts) {
    if (random() > TEXTS / texts.length) continue
    const start = text.slice(0, 1500)
    const sentences = splitSentences(start, tokenise(start)).filter(
      ({ tokens }) => tokens.length > 2 && tokens.length < 45,
    )
    for (const { tokens } of sentences.filter(() => random() < 0.5).slice(0, 4)) yield tokens
  }
}

/**
 * What the first tagger finds in unlabelled reviews, made consistent: a noun that it takes for a term in many
 * places is one elsewhere too. The second tagger learns from that, and so the nouns of trades without a set
 * of their own. A token that stays in doubt is not learned from.
 */
export function selfTaughtExamples(
  reader: Reader,
  tables: TermTables,
  pool: PoolText[],
  isNoun: (word: number) => boolean,
  options: { weight: number; bonus: number; shift: number },
): Example[] {
  const size = reader.facts.length
  const sums = new Float64Array(size)
  const counts = new Float64Array(size)
  const seen: Seen[] = []
  for (const tokens of tradeSentences(pool)) {
    const reading = emptyReading(tokens.length)
    readSentence(reading, reader.vocabulary, reader.facts, tokens)
    const sentence = columns(reader, reading)
    const scores = scoreTokens(tables, sentence, tokens.length)
    const { marginals } = chain(scores, tables.transitions, tokens.length)
    for (let i = 0; i < tokens.length; i++) {
      const word = sentence.words[i + PADDING] as number
      sums[word] = (sums[word] as number) + 1 - (marginals[i * 3] as number)
      counts[word] = (counts[word] as number) + 1
    }
    seen.push({ columns: sentence, scores })
  }
  const rates = sums.map((sum, word) => (sum + 1) / ((counts[word] as number) + 8))
  return seen.map(({ columns: sentence, scores }) => {
    const n = scores.length / 2
    const raised = scores.slice()
    for (let i = 0; i < n; i++) {
      const word = sentence.words[i + PADDING] as number
      if (!isNoun(word)) continue
      const rate = rates[word] as number
      const bonus = options.bonus * (Math.log(rate / (1 - rate)) + options.shift)
      raised[i * 2] = (raised[i * 2] as number) + bonus
      raised[i * 2 + 1] = (raised[i * 2 + 1] as number) + bonus
    }
    const { marginals } = chain(raised, tables.transitions, n)
    const tags = new Uint8Array(n)
    const trust = new Float32Array(n)
    for (let i = 0; i < n; i++) {
      const of = [0, 1, 2].map((t) => marginals[i * 3 + t] as number)
      const best = of.indexOf(Math.max(...of))
      tags[i] = best
      trust[i] = (of[best] as number) > 0.75 ? 1 : 0
    }
    return { ...sentence, tags, weight: options.weight, outside: 1, trust }
  })
}

function scoreTokens(
  tables: TermTables,
  { words, rows }: Pick<Example, 'words' | 'rows'>,
  n: number,
): Float64Array {
  const scores = new Float64Array(n * 2)
  for (let i = 0; i < n; i++) {
    for (let t = 0; t < 2; t++) {
      let score = t === 0 ? tables.eagerness : 0
      for (let o = 0; o < 5; o++)
        score += tables.byWord[((words[i + PADDING + o - 2] as number) * 5 + o) * 2 + t] as number
      for (let f = 0; f < TERM_FEATURES; f++)
        score += tables.byRow[(rows[i * TERM_FEATURES + f] as number) * 2 + t] as number
      scores[i * 2 + t] = score
    }
  }
  return scores
}
