// npm run bench -- understanding
//
// Reviews of several trades in twelve languages, written and marked by people who have not seen the engine. Nothing may be tuned on
// them: what counts is the first figure. How far shares of reviews with a complaint and with praise are from the truth, by
// three ways of counting, and how many marked mentions the engine finds on each side.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import type { Rating } from '../analysis/sentiment/judge-sentiment.ts'

type Side = 'complaint' | 'praise'
type Mention = { topic: string; side: Side | 'neutral' | 'other'; words: string }
type Marked = {
  language: string
  stars: Rating | null
  text: string
  complaint: boolean
  praise: boolean
  mentions: Mention[]
}
type Read = { review: Marked; found: Analysis }

const labels = { complaint: 'negative', praise: 'positive' } as const
const sides = ['complaint', 'praise'] as const

/** Whether a review has such a side: only what may be quoted, every label whatever its confidence, or the stars alone. */
const ways: Record<string, (read: Read, side: Side) => boolean> = {
  'told as sure': ({ found }, side) =>
    parts(found).some(({ label, shown }) => shown && label === labels[side]),
  'every label': ({ found }, side) => parts(found).some(({ label }) => label === labels[side]),
  'stars alone': ({ review: { stars } }, side) =>
    stars !== null && (side === 'complaint' ? stars <= 3 : stars >= 3),
}

const parts = ({ sentences, aspects }: Analysis) => [...sentences, ...aspects]

export async function run() {
  const worlds = globSync('bench/understanding/*.jsonl')
    .filter((file) => !file.endsWith('.questions.jsonl'))
    .sort()
    .map((file) => [basename(file, '.jsonl'), read(file)] as const)
  const all = worlds.flatMap(([, reads]) => reads)
  const languages = [...new Set(all.map(({ review }) => review.language))]
  const byLanguage = languages.map(
    (language) => [language, all.filter(({ review }) => review.language === language)] as const,
  )
  printShares('trade', worlds)
  printShares('language', byLanguage)
  printFound([...worlds, ...byLanguage, ['all', all]])
}

function read(file: string): Read[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const review = JSON.parse(line) as Marked
    return { review, found: analyse(review.text, { rating: review.stars ?? undefined }) }
  })
}

/** Shares of reviews in per cent, the truth first; then the mean distance from it in points. */
function printShares(what: string, groups: readonly (readonly [string, Read[]])[]) {
  console.log(`\nReviews with a complaint / with praise, in % (${what})`)
  const misses = new Map(Object.keys(ways).map((way) => [way, [] as number[]]))
  for (const [name, reads] of groups) {
    const cells = [pair((side) => share(reads, ({ review }) => review[side]))]
    for (const [way, has] of Object.entries(ways)) {
      const estimate = (side: Side) => share(reads, (each) => has(each, side))
      cells.push(pair(estimate))
      for (const side of sides)
        misses.get(way)!.push(Math.abs(estimate(side) - share(reads, ({ review }) => review[side])))
    }
    const [truth, ...estimates] = cells
    const told = Object.keys(ways).map((way, at) => `${way} ${estimates[at]}`)
    console.log(
      `  ${name.padEnd(12)}${String(reads.length).padStart(4)} reviews: true ${truth}; ${told.join('; ')}`,
    )
  }
  for (const [way, each] of misses)
    console.log(
      `  mean error, ${way}: ${(each.reduce((sum, miss) => sum + miss, 0) / each.length).toFixed(1)} points`,
    )
}

const share = (reads: Read[], is: (read: Read) => boolean) => (100 * reads.filter(is).length) / reads.length
const pair = (of: (side: Side) => number) => sides.map((side) => of(side).toFixed(0)).join(' / ')

/** Of the marked mentions, those on which the engine has a label, by side; and those with the right one, sure or not. */
function printFound(groups: readonly (readonly [string, Read[]])[]) {
  console.log(
    '\nMarked mentions that the engine labels at all, labels rightly, tells as sure (complaint / praise, in %)',
  )
  for (const [name, reads] of groups) {
    const marked = reads.flatMap(({ review, found }) =>
      review.mentions.map((mention) => ({ mention, over: overlapping(found, review.text, mention.words) })),
    )
    const rate = (is: (over: ReturnType<typeof parts>, side: Side) => boolean) =>
      pair((side) => {
        const own = marked.filter(({ mention }) => mention.side === side)
        return (100 * own.filter(({ over }) => is(over, side)).length) / own.length
      })
    const labelled = rate((over) => over.some(({ label }) => label !== 'neutral'))
    const right = rate((over, side) => over.some(({ label }) => label === labels[side]))
    const sure = rate((over, side) => over.some(({ label, shown }) => shown && label === labels[side]))
    console.log(`  ${name.padEnd(12)}${labelled.padStart(9)}${right.padStart(10)}${sure.padStart(10)}`)
  }
}

function overlapping(found: Analysis, text: string, words: string) {
  const from = text.indexOf(words)
  return parts(found).filter(({ start, end }) => start < from + words.length && end > from)
}
