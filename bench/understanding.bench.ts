// npm run bench -- understanding
//
// Reviews of several trades in twelve languages, written and marked by people who have not seen the engine. Nothing may be tuned on
// them: what counts is the first figure. Complaints stand beside praise, what is found beside what of it is right.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import { fileUnder, inferTrade, type Trade } from '../analysis/aspects/trade.ts'
import { happeningOf } from '../analysis/causes/causes.ts'
import { findMentions } from '../analysis/mentions/find-mentions.ts'
import { type Mention, type Side, wholeTopic } from '../analysis/mentions/mention.ts'
import type { Rating } from '../analysis/sentiment/judge-sentiment.ts'
import { listDrawn, type Pooled } from './understanding/planted-businesses.ts'

type Mark = { topic: string; side: Side | 'neutral' | 'other'; words: string }
type Marked = {
  language: string
  date: string
  stars: Rating | null
  text: string
  complaint: boolean
  praise: boolean
  mentions: Mark[]
}
type Read = { review: Marked; found: Analysis; trade: Trade; mentions: Mention[] }
type World = {
  name: string
  reads: Read[]
  planted: Record<'worse' | 'solved', { topic: string; since: string }>
}
/** Marked topics that the engine files under one of its own, by where they stand. */
type Topic = { name: string; marked: string[]; reads: Read[] }

const labels = { complaint: 'negative', praise: 'positive' } as const
const order = ['complaint', 'praise'] as const
/** Other clienteles: generous, strict, or with nothing between one star and five. */
const redrawn: Record<string, (stars: Rating) => Rating> = {
  'as given': (stars) => stars,
  lenient: (stars) => Math.min(5, stars + 1) as Rating,
  harsh: (stars) => Math.max(1, stars - 1) as Rating,
  polar: (stars) => (stars > 3 ? 5 : 1),
}
const fewestMarked = 4
const fewestForShare = 25

export async function run() {
  const worlds = globSync('bench/understanding/*.jsonl')
    .filter((file) => !file.endsWith('.questions.jsonl'))
    .sort()
    .map(readWorld)
  const all = worlds.flatMap(({ reads }) => reads)
  const byTrade = worlds.map(({ name, reads }) => [name, reads] as const)
  const byLanguage = [...Map.groupBy(all, ({ review }) => review.language)]
  for (const groups of [byTrade, byLanguage]) printShares(groups)
  printBias(byTrade)
  printTopics(worlds)
  printFound([...byTrade, ...byLanguage, ['all', all]])
  printPlanted(worlds)
}

function readWorld(file: string): World {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const read = lines.map((line) => {
    const review = JSON.parse(line) as Marked
    return { review, found: analyse(review.text, { rating: review.stars ?? undefined }) }
  })
  const trade = inferTrade(read.map(({ found }) => found.aspects))
  const reads = read.map((each) => ({ ...each, trade, mentions: mentionsOf({ ...each, trade }) }))
  return {
    name: basename(file, '.jsonl'),
    reads,
    planted: JSON.parse(
      readFileSync(file.replace('.jsonl', '.planted.json'), 'utf8').replaceAll('until', 'since'),
    ),
  }
}

const mentionsOf = ({ review, found, trade }: Omit<Read, 'mentions'>, rating: Rating | null = review.stars) =>
  findMentions({ ...found, text: review.text, rating }, trade)

type Has = (read: Read, side: Side) => number
const wholeOf = ({ mentions }: Read) => mentions.find(({ topic }) => topic === wholeTopic)
const isTrue: Has = ({ review }, side) => Number(review[side])
/** The ways of counting a review with such a side. */
const ways: Record<string, Has> = {
  'told as sure': ({ found }, side) =>
    Number(parts(found).some(({ label, shown }) => shown && label === labels[side])),
  'every label': ({ found }, side) => Number(parts(found).some(({ label }) => label === labels[side])),
  'chances summed': (read, side) => wholeOf(read)?.chances[side] ?? 0,
  counted: (read, side) => Number(wholeOf(read)?.[side] ?? false),
}
const parts = ({ sentences, aspects }: Analysis) => [...sentences, ...aspects]

const percent = (reads: Read[], has: Has, side: Side) =>
  (100 * reads.reduce((sum, read) => sum + has(read, side), 0)) / reads.length
const pair = (of: (side: Side) => number, digits = 0) =>
  order.map((side) => of(side).toFixed(digits)).join(' / ')
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const ninetieth = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(0.9 * values.length) - 1] ?? 0

/** Shares of reviews in per cent, the truth first; then the mean distance from it in points. */
function printShares(groups: readonly (readonly [string, Read[]])[]) {
  console.log(
    '\nReviews with a complaint / with praise, in %: true, then by each way of counting (gate 6, aim 4)',
  )
  for (const [name, reads] of groups) {
    const told = Object.entries(ways).map(
      ([way, has]) => `${way} ${pair((side) => percent(reads, has, side))}`,
    )
    console.log(`  ${name.padEnd(12)}${pair((side) => percent(reads, isTrue, side))}; ${told.join('; ')}`)
  }
  for (const [way, has] of Object.entries(ways)) {
    const misses = (side: Side) =>
      mean(groups.map(([, reads]) => Math.abs(percent(reads, has, side) - percent(reads, isTrue, side))))
    console.log(`  mean error, ${way}: ${pair(misses, 1)} points`)
  }
}

/** Told to true complaints beside told to true praise, also with the stars of other clienteles. */
function printBias(groups: readonly (readonly [string, Read[]])[]) {
  console.log(
    '\nComplaints told : true beside praise told : true (gate 0.75 to 1.33), stars as given and redrawn',
  )
  for (const [name, reads] of groups) {
    const cells = Object.entries(redrawn).map(([how, draw]) => {
      const other = reads.map((read) => {
        const { stars } = read.review
        return { ...read, mentions: mentionsOf(read, stars && draw(stars)) }
      })
      const bias = (has: Has, side: Side) => percent(other, has, side) / percent(other, isTrue, side)
      const both = (has: Has) => (bias(has, 'complaint') / bias(has, 'praise')).toFixed(2)
      return `${how} ${both(ways.counted!)} (summed ${both(ways['chances summed']!)})`
    })
    console.log(`  ${name.padEnd(12)}${cells.join(', ')}`)
  }
}

const placeOf = ({ text }: Marked, { words }: Mark) => {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}
type Place = { start: number; end: number }
const meet = (one: Place, other: Place) => one.start < other.end && one.end > other.start

/** Each marked topic is the engine's topic that stands most often in its words. */
function topicsOf({ reads }: World): Topic[] {
  const found = new Map<string, Map<string, number>>()
  for (const { review, found: analysis, mentions } of reads) {
    for (const mark of review.mentions) {
      const place = placeOf(review, mark)
      for (const { topic, noun, engineTopic } of mentions) {
        const isThere = [...analysis.aspects, ...analysis.named].some(
          (each) => each.noun === noun && each.topic === engineTopic && meet(each, place),
        )
        if (topic === wholeTopic || !isThere) continue
        const counts = found.get(mark.topic) ?? new Map<string, number>()
        found.set(mark.topic, counts.set(topic, (counts.get(topic) ?? 0) + 1))
      }
    }
  }
  const marked = [...new Set(reads.flatMap(({ review }) => review.mentions.map(({ topic }) => topic)))]
  const filed = Map.groupBy(
    marked,
    (topic) => [...(found.get(topic) ?? [])].sort((one, other) => other[1] - one[1])[0]?.[0] ?? `(${topic})`,
  )
  return [...filed]
    .map(([name, marked]) => ({ name, marked, reads }))
    .filter((topic) => topic.reads.filter((read) => isMarked(topic, read)).length >= fewestMarked)
}

const isMarked = ({ marked }: Topic, { review }: Read, side?: Side) =>
  review.mentions.some(
    (mark) =>
      marked.includes(mark.topic) && mark.side !== 'other' && (side === undefined || mark.side === side),
  )

const mentionIn = ({ name }: Topic, { mentions }: Read) =>
  mentions.find(({ topic, isElsewhere }) => topic === name && !isElsewhere)

function printTopics(worlds: World[]) {
  const topics = worlds.flatMap((world) => topicsOf(world).map((topic) => ({ world, topic })))
  console.log(`\n${topics.length} topics with ${fewestMarked} marked reviews or more; complaints / praise`)
  const truth = (topic: Topic, side: Side) =>
    percent(topic.reads, (read) => Number(isMarked(topic, read, side)), side)
  const told: Record<string, (topic: Topic, side: Side) => number> = {
    'chances summed': (topic, side) =>
      percent(topic.reads, (read) => mentionIn(topic, read)?.chances[side] ?? 0, side),
    counted: (topic, side) =>
      percent(topic.reads, (read) => Number(mentionIn(topic, read)?.[side] ?? false), side),
    'a constant guess': (topic, side) =>
      mean(topics.filter((each) => each.topic.reads !== topic.reads).map((each) => truth(each.topic, side))),
  }
  for (const [way, estimate] of Object.entries(told)) {
    const misses = (side: Side) =>
      topics.map(({ topic }) => Math.abs(estimate(topic, side) - truth(topic, side)))
    console.log(
      `  points of reviews, ${way}: mean ${pair((side) => mean(misses(side)), 1)} (gate 3, aim 2), 90th percentile ${pair((side) => ninetieth(misses(side)), 1)} (gate 6, aim 4)`,
    )
  }
  const large = topics.filter(
    ({ topic }) => topic.reads.filter((read) => mentionIn(topic, read)).length >= fewestForShare,
  )
  const ofMentions = (topic: Topic, side: Side, has: Has) => {
    const its = topic.reads.filter((read) => mentionIn(topic, read))
    return percent(its, has, side)
  }
  for (const way of ['chances', 'counted'] as const) {
    const misses = (side: Side) =>
      large.map(({ topic }) => {
        const marked = topic.reads.filter((read) => isMarked(topic, read))
        const right = percent(marked, (read) => Number(isMarked(topic, read, side)), side)
        const has: Has = (read) => {
          const mention = mentionIn(topic, read)!
          return way === 'chances' ? mention.chances[side] : Number(mention[side])
        }
        return Math.abs(ofMentions(topic, side, has) - right)
      })
    console.log(
      `  share among mentions, ${large.length} topics of ${fewestForShare} or more, by ${way}: mean error ${pair((side) => mean(misses(side)), 1)} points (gate 10, aim 7)`,
    )
  }
  for (const side of order) {
    const off = topics.flatMap(({ topic }) => {
      const count = topic.reads.filter((read) => mentionIn(topic, read)?.[side]).length
      const right = topic.reads.filter((read) => isMarked(topic, read, side)).length
      return count > 0 && right >= fewestMarked ? [Math.log(count / right)] : []
    })
    const sd = Math.sqrt(mean(off.map((each) => (each - mean(off)) ** 2)))
    const [low, high] = [-1.645, 1.645].map((z) => Math.exp(-mean(off) + z * sd)) as [number, number]
    console.log(
      `  ${side}s told : true ${Math.exp(mean(off)).toFixed(2)}; a 90 % range would reach from ${low.toFixed(2)} to ${high.toFixed(2)} times what is told, ${(100 * (high - low)).toFixed(0)} % of it wide: more than 100 % is no estimate`,
    )
  }
}

/** Of the marked things, those that the engine finds, and labels rightly; of what may be quoted, what is right. */
function printFound(groups: readonly (readonly [string, Read[]])[]) {
  console.log(
    '\nMarked things found (gate 85) and found on the right side; quotes right (gate 96) of how many; complaint / praise, in %',
  )
  for (const [name, reads] of groups) {
    const marks = reads.flatMap(({ review, found, trade, mentions }) =>
      review.mentions.map((mark) => {
        const over = [...found.aspects, ...found.named].filter((each) => meet(each, placeOf(review, mark)))
        const topics = over.map((each) => fileUnder(trade, each))
        return { side: mark.side, over: mentions.filter(({ topic }) => topics.includes(topic)) }
      }),
    )
    const rate = (is: (over: Mention[], side: Side) => boolean) => (side: Side) => {
      const own = marks.filter((mark) => mark.side === side)
      return (100 * own.filter(({ over }) => is(over, side)).length) / own.length
    }
    const quotes = reads.flatMap(quotesIn)
    const quoted = (side: Side) => quotes.filter((quote) => quote.side === side)
    const right = (side: Side) =>
      (100 * quoted(side).filter(({ isRight }) => isRight).length) / Math.max(1, quoted(side).length)
    console.log(
      `  ${name.padEnd(12)}${pair(rate((over) => over.length > 0)).padStart(9)}${pair(
        rate((over, side) => over.some((mention) => mention[side])),
      ).padStart(10)}${pair(right).padStart(12)} of ${pair((side) => quoted(side).length)}`,
    )
  }
}

/** Right if a mark of the side stands in the quoted sentence; of a thing, if it is in what is marked so, or nothing is. */
function quotesIn({ review, mentions }: Read) {
  return mentions.flatMap(({ quoteSide: side, quoteStart, quoteEnd, topic, start, end }) => {
    if (side === null) return []
    const sentence = { start: quoteStart!, end: quoteEnd! }
    const inIt = review.mentions.filter((mark) => meet(placeOf(review, mark), sentence))
    const term = { start: start ?? 0, end: end ?? 0 }
    const own = topic === wholeTopic ? [] : inIt.filter((mark) => meet(placeOf(review, mark), term))
    const marks = own.length > 0 ? own : inIt
    return [{ side, isRight: marks.length > 0 ? marks.some((mark) => mark.side === side) : review[side] }]
  })
}

const sizes = [10, 25]
const draws = 25

/** How the list stands two weeks after a planted collapse, and nine after a planted solution. */
function printPlanted(worlds: World[]) {
  console.log(
    `\nPlanted in ${draws} businesses of each trade and size, by the engine (by the marks): % with the collapse of two weeks first; told as new or growing; the problem solved nine weeks ago told as solved; first (gate 80, 80, 80, 0); and false states, % of businesses where nothing is`,
  )
  for (const perWeek of sizes) {
    const rows = worlds.map((world) => {
      const [engine, marks] = [false, true].map((isMarked) => measurePlanted(world, perWeek, isMarked))
      return { engine: engine!, marks: marks! }
    })
    const tell = (name: string, { engine, marks }: (typeof rows)[number]) =>
      console.log(
        `  ${name.padEnd(12)}${perWeek} a week: ${engine.map((each, at) => `${each.toFixed(0)} (${marks[at]!.toFixed(0)})`).join(', ')}`,
      )
    for (const [at, row] of rows.entries()) tell(worlds[at]!.name, row)
    const overAll = (which: 'engine' | 'marks') =>
      rows[0]![which].map((_, column) => mean(rows.map((row) => row[which][column]!)))
    tell('all', { engine: overAll('engine'), marks: overAll('marks') })
  }
}

function measurePlanted({ reads, planted }: World, perWeek: number, isMarked: boolean): number[] {
  const complains = ({ review }: Read, topic: string) =>
    review.mentions.some((mark) => mark.topic === topic && mark.side === 'complaint')
  const pool = reads.flatMap((read): Pooled[] => {
    const { stars, mentions } = read.review
    const is = {
      worse: complains(read, planted.worse.topic),
      solved: complains(read, planted.solved.topic),
    }
    const found = isMarked ? mentions.map(asMention) : read.mentions
    return stars === null ? [] : [{ stars, ...is, mentions: found }]
  })
  const runs = Array.from({ length: draws }, (_, run) => {
    const list = listDrawn(pool, perWeek, true, 2_000_000 + run)
    const placeOf = (which: 'worse' | 'solved') =>
      list.findIndex(({ side, topic }) => side === 'complaint' && isAbout(pool, topic, which))
    const [at, solvedAt] = [placeOf('worse'), placeOf('solved')]
    const trend = list[at]?.trend
    const unchanged = listDrawn(pool, perWeek, false, 3_000_000 + run)
    return [
      at === 0,
      trend === 'new' || trend === 'growing',
      list[solvedAt]?.trend === 'solved',
      solvedAt === 0,
      unchanged.some(({ trend }) => trend !== null && trend !== 'lasting'),
    ].map(Number)
  })
  return runs[0]!.map((_, column) => 100 * mean(runs.map((run) => run[column]!)))
}

/** Most who complain about it complain about what is planted, and a quarter of these do. */
function isAbout(pool: Pooled[], topic: string, which: 'worse' | 'solved') {
  const saying = pool.filter(({ mentions }) =>
    mentions.some((each) => !each.isElsewhere && says(each, topic)),
  )
  const planted = saying.filter((each) => each[which]).length
  return planted > saying.length / 2 && planted >= pool.filter((each) => each[which]).length / 4
}

const says = ({ topic, complaint, cause }: Pooled['mentions'][number], name: string) =>
  (topic === name && complaint) || (cause !== null && happeningOf.get(cause) === name)

const asMention = ({ topic, side }: Mark) => ({
  topic,
  kind: 'thing' as const,
  start: null,
  cause: null,
  isElsewhere: side === 'other',
  praise: side === 'praise',
  complaint: side === 'complaint',
  praiseByWords: side === 'praise',
  complaintByWords: side === 'complaint',
})
