import { moodBetween, type SentenceMood } from '../sentiment/mood.ts'
import type { Token } from '../text/tokens.ts'
import { findTerms, type TermSpan, type TermTables } from './find-terms.ts'
import { singular } from './nouns.ts'
import { judges } from './own-clauses.ts'
import { BLAME, NEGATION, PADDING, PRAISE, type Reading } from './read-sentence.ts'
import { isSecondOfPair, topicOfPair } from './topic-nouns.ts'

const MORE_EAGER = 2
/** A stretch judges when one of its words does, or when its mood is at least this. */
const MOODY = 0.4
/** A capital inside a sentence: a name, and names are mostly those of the shop or the maker. */
const SHAPE_CAPITALISED_INSIDE = 7

/** What stands for the whole that is reviewed, or for nothing in particular; no owner would file praise under it. */
const wholes = new Set(
  `place restaurant hotel shop store business company product item thing computer laptop machine pc mac notebook
  phone device experience time day night week month year trip visit stay purchase buy deal choice option money penny
  star anything everything something nothing one people person customer guest folk friend family wife husband
  surprise problem issue way lot bit use work idea luck reason opinion review world fact favorite case change kind
  end start rest point`.split(/\s+/),
)

export const isWhole = ({ lower }: Token) => wholes.has(singular(lower))

/** What may stand before a thing, beside a judging word. */
const openers = new Set('the my our your their his her its this these those'.split(' '))

/**
 * A stretch between two commas or conjunctions that judges and has no term is read once more, more eagerly: that
 * finds the things of trades that the tagger has not learned. Only plain nouns count then.
 */
export function lookAgain(
  tables: TermTables,
  reading: Reading,
  tokens: Token[],
  spans: TermSpan[],
  mood: SentenceMood,
): TermSpan[] {
  const found: TermSpan[] = []
  let next = 0
  for (let from = 0; from < reading.length; ) {
    const to = endOfStretch(reading, from)
    const isFree = from >= (found.at(-1)?.to ?? 0)
    const known = next
    while (next < spans.length && (spans[next] as TermSpan).from < to) found.push(spans[next++] as TermSpan)
    if (isFree && next === known && mayName(reading, tokens, from, to)) {
      const things = thingsIn(tables, reading, tokens, from, to)
      if (things.length > 0 && isMoody(reading, from, to, mood)) found.push(...things)
    }
    from = to + 1
  }
  return found
}

/** Two words that are always a thing ("waiting time"), else what the tagger finds when it is more eager. */
function thingsIn(tables: TermTables, reading: Reading, tokens: Token[], from: number, to: number) {
  for (let i = from; i + 1 < to; i++) {
    if (!isSecondOfPair.has((tokens[i + 1] as Token).lower)) continue
    const pair = `${(tokens[i] as Token).lower} ${(tokens[i + 1] as Token).lower}`
    if (topicOfPair[pair] !== undefined) return [{ from: i, to: i + 2 }]
  }
  const spans = findTerms(tables, reading, from, to, tables.eagerness + MORE_EAGER)
  return spans.filter((span) => isThing(reading, tokens, span, from))
}

function isMoody(reading: Reading, from: number, to: number, mood: SentenceMood): boolean {
  return judges(reading, from, to) || Math.abs(moodBetween(mood, from, to)) > MOODY
}

/** Whether anything stands there after which a thing may come: spares most stretches the second look. */
function mayName({ tone }: Reading, tokens: Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (isJudgement(tone[PADDING + i]) || openers.has((tokens[i] as Token).lower)) return true
  }
  return false
}

function endOfStretch({ link, length }: Reading, from: number): number {
  let to = from
  while (to < length && link[PADDING + to] === 0) to++
  return to
}

const isJudgement = (tone: number | undefined) => tone === PRAISE || tone === BLAME

/**
 * "the queue", "my flight", "rude reception", or "waiting time awful" where a stretch starts, but not a verb, a name or
 * a judgement.
 */
function isThing(
  { tone, shape }: Reading,
  tokens: Token[],
  { from, to }: TermSpan,
  startOfStretch: number,
): boolean {
  for (let i = from; i < to; i++) if (tone[PADDING + i] === NEGATION) return false
  const last = PADDING + to - 1
  if (isJudgement(tone[last]) || shape[last] === SHAPE_CAPITALISED_INSIDE) return false
  const before = tokens[from - 1]?.lower ?? ''
  const isNamed = openers.has(before) || isJudgement(tone[PADDING + from - 1])
  const isVerbless = from === startOfStretch && isJudgement(tone[PADDING + to])
  if (!isNamed && !isVerbless) return false
  const named = tokens[to - 1] as Token
  return named.kind === 'word' && !isWhole(named)
}
