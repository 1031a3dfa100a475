import { type Mention, wholeTopic } from '../../analysis/mentions/mention.ts'
import type { Finding } from '../../app/features/findings/finding.ts'
import {
  type ComplaintRow,
  listFindings,
  type ReviewRow,
  type Span,
  type TopicRow,
} from '../../app/features/findings/list-findings.ts'
import { type Random, randomOf } from '../truth/planted-business.ts'

// Businesses drawn from the marked reviews of one trade, as many a week as wanted: what changes is planted by the marks, and
// read by the engine.

/** A marked review with what the engine found in it. */
export type Pooled = { stars: number; worse: boolean; solved: boolean; mentions: Said[] }
type Said = Pick<
  Mention,
  | 'topic'
  | 'kind'
  | 'start'
  | 'isElsewhere'
  | 'cause'
  | 'praise'
  | 'complaint'
  | 'praiseByWords'
  | 'complaintByWords'
>

const weeks = 60
/** As the product reads them. */
const weeksRead = 52
const span: Span = { from: '2025-11-24', end: '2026-11-23', monday: '2026-11-23', undecided: 0 }
/** In weeks; the shares of reviews that complain. */
const collapse = { since: 2, least: 0.3, most: 0.5 }
const solution = { since: 9, share: 0.2 }

type Drawn = Pooled & { age: number }

/** The list of such a business on a Monday. Nothing changes where nothing is planted. */
export function listDrawn(pool: Pooled[], perWeek: number, isPlanted: boolean, seed: number): Finding[] {
  const random = randomOf(seed)
  const share = collapse.least + (collapse.most - collapse.least) * random()
  const [worse, solved] = [pool.filter((each) => each.worse), pool.filter((each) => each.solved)]
  const others = pool.filter((each) => !each.worse && !each.solved)
  const poolAt = (age: number) => {
    if (!isPlanted) return pool
    if (age < collapse.since && random() < share) return worse
    return age >= solution.since && random() < solution.share ? solved : others
  }
  const drawn = Array.from({ length: weeks * perWeek }, (_, nth): Drawn => {
    const age = Math.floor(nth / perWeek)
    return { ...oneOf(poolAt(age), random), age }
  })
  const read = drawn.filter(({ age }) => age < weeksRead)
  return listFindings(rowsOf(read), complaintsOf(read), reviewsOf(read), span)
}

const oneOf = <Each>(all: Each[], random: Random) => all[Math.floor(random() * all.length)]!

const reviewsOf = (drawn: Drawn[]): ReviewRow[] =>
  drawn.map(({ age, stars }) => ({ age, source: '', rating: stars, reviews: 1 }))

const complaintsOf = (drawn: Drawn[]): ComplaintRow[] =>
  drawn.flatMap(({ age, stars, mentions }) => {
    const ours = mentions.filter(({ isElsewhere }) => !isElsewhere)
    const topics = ours.filter(({ topic, complaint }) => topic !== wholeTopic && complaint)
    const causes = new Set(ours.flatMap(({ cause }) => cause ?? []))
    if (topics.length + causes.size === 0) return []
    const row = { age, source: '', rating: stars, reviews: 1 }
    const said = { topics: topics.map(({ topic }) => topic), places: topics.map(({ start }) => start) }
    return [{ ...row, ...said, causes: [...causes] }]
  })

/** As the query counts them; each review has an author of its own. */
function rowsOf(drawn: Drawn[]): TopicRow[] {
  const all = drawn.flatMap((review) => review.mentions.map((mention) => ({ ...review, mention })))
  const counted = all.filter(({ mention }) => mention.topic !== wholeTopic && !mention.isElsewhere)
  return [...Map.groupBy(counted, ({ mention }) => mention.topic)]
    .filter(([, its]) => its.length >= 3)
    .map(([topic, its]) => ({
      topic,
      kind: its[0]!.mention.kind,
      weeks: its.map(({ age, mention }) => [age, '', 1, Number(mention.praise)]),
      stars: its.map(({ stars, mention }) => [
        stars,
        1,
        Number(mention.praiseByWords),
        Number(mention.complaintByWords),
      ]),
      causes: [],
    }))
}
