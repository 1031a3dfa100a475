import { type SQL, sql } from 'drizzle-orm'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { findQuotes, type Quote } from '#app/features/analyses/quotes.server.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { type Counted, readCounts } from '#app/features/figures/counts.server.ts'
import {
  averageOf,
  chanceOfShares,
  differenceOfRatings,
  estimateOf,
  noStars,
  ratingOf,
  type StarCounts,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { type Finding, isOpen, shiftOf } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/quoting.server.ts'
import { readFindings } from '#app/features/findings/reading.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { fold, isAnyOf, searchedWords } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findMeanings, type Meaning } from './own-words.server.ts'
import type { Question } from './question.schema.ts'

type Of = Pick<Business, 'id' | 'tierName'>

const most = { findings: 3, quotes: 6, read: 400, tried: 8, months: 24 }

export async function answer(db: Database, business: Of, asked: Question, at: Date) {
  return asked.show === 'fix' || asked.show === 'like' || asked.show === 'changed'
    ? answerFromFindings(db, business, asked, at)
    : answerFromReviews(db, business, asked, at)
}
export type Answer = Awaited<ReturnType<typeof answer>>
export type ReviewsAnswer = Extract<Answer, { kind: 'reviews' }>

/** The same list as on every other page. */
async function answerFromFindings(db: Database, business: Of, { show }: Question, at: Date) {
  const all = await readFindings(db, business, at)
  const side = show === 'like' ? 'praise' : 'complaint'
  const fitting = all.findings.filter((each) =>
    show === 'changed' ? each.since !== null : each.side === side && isOpen(each),
  )
  const isUnclear = show === 'changed' && fitting.length === 0
  const found = (isUnclear ? all.findings.toSorted(byShift) : fitting).slice(0, most.findings)
  const pause = await readAnalysisPause(db, business, at)
  const quotes = await quoteFindings(db, business.id, found, { from: new Date(all.from), pause })
  return {
    kind: 'findings' as const,
    of: { from: all.from, reviews: all.reviews },
    isUnclear,
    findings: found.map((finding, rank) => ({ finding, quotes: quotes[rank]! })),
  }
}

function byShift(one: Finding, other: Finding) {
  const [its, others] = [one, other].map((each) => {
    const { recent, earlier } = shiftOf(each)
    return Math.abs(recent.count / Math.max(1, recent.of) - earlier.count / Math.max(1, earlier.of))
  })
  return others! - its!
}

type Row = Pick<Counted, 'reviews' | 'praise' | 'complaints'> & { label: string; average: number | null }

/** What the reviews say about a topic, or about words: how many, how they rate, in which direction, and in their own words. */
async function answerFromReviews(db: Database, business: Of, asked: Question, at: Date) {
  const { id } = business
  const search = await findWords(db, id, asked)
  const topic = asked.topic ? await topicsBehind(db, id, asked.topic) : search.query ? null : ''
  const about = { provenance: customers, topic, where: conditionOf(id, asked, search.query) }
  const [these, every, rows, said] = await Promise.all([
    readDays(db, id, about),
    readDays(db, id, { provenance: customers, where: starsOf(asked) }),
    asked.by ? splitBy(db, id, asked.by, { ...scopeOf(asked), ...about }) : [],
    search.query ? readSaid(db, id, asked, search) : null,
  ])
  const before =
    asked.isCompared && asked.from
      ? sumOf(within(these, timeBefore(asked, at)))[asked.say ?? 'reviews']
      : null
  const [own, all] = [within(these, scopeOf(asked)), within(every, scopeOf(asked))]
  const isAbout = Boolean(asked.topic || search.query)
  const [its, others] = [sumOf(own), sumOf(all)]
  const count = asked.say ? its[asked.say] : its.reviews
  return {
    kind: 'reviews' as const,
    searched: search.searched,
    forms: search.forms,
    vague: search.vague,
    each: search.each.map((each, rank) => ({ ...each, ...said?.each[rank] })),
    count,
    mentions: its.reviews,
    of: others.reviews,
    estimate: asked.say ? estimateOf(asked.say, { count, of: others.reviews, mentions: its.reviews }) : null,
    says: said
      ? { ...said.main, read: said.isWhole ? its.reviews : said.main.read }
      : { praise: its.praise, complaint: its.complaint, read: its.reviews },
    rating: ratingOf(its.stars),
    average: averageOf(its.stars),
    difference: differenceOfRatings(its.stars, less(others.stars, its.stars)),
    before,
    quotes: said ? said.quotes : await quoteTopic(db, business, asked, at),
    rows,
    months: isAbout && !asked.by ? monthsOf(own, all, asked.say) : [],
    direction: isAbout && !asked.to ? directionOf(these, every, asked, at) : null,
  }
}

/** How many reviews the question is about. */
export async function countMentioning(db: Database, businessId: string, asked: Question): Promise<number> {
  const topic = asked.topic ? await topicsBehind(db, businessId, asked.topic) : null
  const { query } = await findWords(db, businessId, asked)
  const where = conditionOf(businessId, asked, query)
  return sumOf(await readCounts(db, businessId, { by: ['rating'], ...scopeOf(asked), topic, where })).reviews
}

const customers = provenances.filter((each) => each !== 'insider')

/** `to` is exclusive in counts, and included in a question. */
const scopeOf = ({ from, to }: Question) => ({
  provenance: customers,
  from: from ?? null,
  to: to ? dayAfter(to, 1) : null,
})

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/** As long a time before. */
function timeBefore({ from, to }: Question, at: Date) {
  const end = to ?? at.toISOString().slice(0, 10)
  const length = Math.round((Date.parse(end) - Date.parse(from!)) / 86_400_000) + 1
  return { from: dayAfter(from!, -length), to: from! }
}

function starsOf({ stars }: Question): SQL | undefined {
  if (!stars) return undefined
  const [lowest, highest = lowest] = stars.split('-').map(Number)
  return sql`f.rating between ${lowest} and ${highest}`
}

/** On `f`, and on `m` where the question is about a side. */
function conditionOf(businessId: string, asked: Question, words: SQL | null): SQL | undefined {
  const parts = [starsOf(asked), words ? hasWords(businessId, words) : undefined].filter(
    (part) => part !== undefined,
  )
  return parts.length > 0 ? sql.join(parts, sql` and `) : undefined
}

export type Word = Meaning & { reviews: number; average: number | null }

/** What is searched for: the words of the question that reviews have, in all their languages. */
type Search = {
  /** The words that are answered. Null for a question without words. */
  searched: string[] | null
  query: SQL | null
  /** As reviews write them. */
  forms: string[]
  /** The searched words that each review must have. */
  all: Meaning[]
  /** Each word of the question, with how many reviews have it. Empty for one word. */
  each: Word[]
  /** Those that say too little to be looked for beside the others. */
  vague: string[]
}

const hasWords = (businessId: string, query: SQL) => sql`f.review_id in (
  with found as materialized (
    select n.review_id from ${analyses} n where n.business_id = ${businessId} and n.search @@ ${query}
  )
  select review_id from found)`

/** Not in the author's name, which has another weight. */
const anyOf = (forms: string[]) => `(${forms.map((form) => `${form}:A`).join(' | ')})`
const queryOf = (text: string) => sql`to_tsquery('simple', directory_fold(${text}))`

/** More reviews than this share have a word that says little. */
const tooCommon = 0.25
const fewestTogether = 3

/** Reviews that have all the words, in any language; else those that have the most telling one, or any of the names. */
async function findWords(db: Database, businessId: string, asked: Question): Promise<Search> {
  const typed = asked.words ? [...new Set(searchedWords(asked.words))].slice(0, most.tried) : []
  if (typed.length === 0) return { searched: null, query: null, forms: [], all: [], each: [], vague: [] }
  const meanings = await findMeanings(db, businessId, typed, asked.language ?? 'en')
  const [only] = meanings
  if (only && meanings.length === 1)
    return {
      ...{ searched: [only.word], query: queryOf(anyOf(only.forms)), forms: only.forms },
      ...{ all: [only], each: [], vague: [] },
    }
  const all = await countWords(db, businessId, meanings)
  const telling = all.filter(({ reviews, isVague }) => reviews > 0 && !isVague)
  const answered = (words: Word[], operator = ' & ') => ({
    searched: words.map(({ word }) => word),
    query: queryOf(words.map(({ forms }) => anyOf(forms)).join(operator)),
    forms: [...new Set(words.flatMap(({ forms }) => forms))],
    all: operator === ' & ' ? words : [],
    each: telling.length > 0 ? all.filter(({ isVague, isName }) => isName || !isVague) : all,
    vague:
      telling.length > 0
        ? all.filter(({ isVague, isName }) => isVague && !isName).map(({ word }) => word)
        : [],
  })
  const found = all.filter(({ reviews }) => reviews > 0)
  const names = found.filter(({ isName }) => isName)
  if (names.length > 0) return answered(names, ' | ')
  if (isAnyOf(asked.words!) && found.length > 0) return answered(found, ' | ')
  if (telling.length <= 1) return answered(telling.length > 0 ? telling : found.length > 0 ? found : all)
  const together = answered(telling)
  const few = await countReviews(db, businessId, hasWords(businessId, together.query))
  if (few >= fewestTogether || (few > 0 && telling.every(({ reviews }) => reviews <= 3 * few)))
    return together
  const limit = tooCommon * (await countReviews(db, businessId))
  const rare = telling.filter(({ reviews }) => reviews <= limit)
  return answered(
    (rare.length > 0 ? rare : telling).toSorted((one, other) => other.reviews - one.reviews).slice(0, 1),
  )
}

/** One query a word: with its words before it, the planner knows how rare they are. */
const countWords = (db: Database, businessId: string, meanings: Meaning[]): Promise<Word[]> =>
  Promise.all(
    meanings.map(async (meaning) => {
      const where = hasWords(businessId, queryOf(anyOf(meaning.forms)))
      const { reviews, stars } = sumOf(
        await readCounts(db, businessId, { by: ['rating'], provenance: customers, where }),
      )
      return { ...meaning, reviews, average: averageOf(stars) }
    }),
  )

const countReviews = async (db: Database, businessId: string, where?: SQL) =>
  sumOf(await readCounts(db, businessId, { by: ['rating'], provenance: customers, where })).reviews

type Sum = { reviews: number; praise: number; complaint: number; stars: StarCounts }

function sumOf(rows: Counted<'rating'>[]): Sum {
  const stars: StarCounts = [...noStars]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  const add = (of: 'reviews' | 'praise' | 'complaints') => rows.reduce((sum, row) => sum + row[of], 0)
  return { reviews: add('reviews'), praise: add('praise'), complaint: add('complaints'), stars }
}

const less = (all: StarCounts, some: StarCounts) => all.map((count, at) => count - some[at]!) as StarCounts

type About = Omit<Parameters<typeof readCounts>[2], 'by'>
type Day = Counted<'start' | 'rating'>

/** The earliest first. Every number of an answer is a sum of them, so that words are looked up once. */
const readDays = (db: Database, businessId: string, about: About): Promise<Day[]> =>
  readCounts(db, businessId, { ...about, by: ['start', 'rating'], unit: 'day' })

const within = (rows: Day[], { from, to }: { from: string | null; to: string | null }) =>
  rows.filter(({ start }) => (!from || start >= from) && (!to || start < to))

async function splitBy(
  db: Database,
  businessId: string,
  by: NonNullable<Question['by']>,
  about: About,
): Promise<Row[]> {
  const isTime = by === 'month' || by === 'quarter' || by === 'year'
  const key = isTime ? 'start' : by
  const rows = await readCounts(db, businessId, {
    ...about,
    by: [key, 'rating'],
    ...(isTime ? { unit: by } : {}),
  })
  const groups = Map.groupBy(rows, (row) => String(row[key as keyof typeof row]))
  return [...groups].map(([label, its]) => {
    const { reviews, praise, complaint, stars } = sumOf(its as Counted<'rating'>[])
    const total = stars.reduce((sum, count, at) => sum + count * (at + 1), 0)
    return { label, reviews, praise, complaints: complaint, average: reviews > 0 ? total / reviews : null }
  })
}

type Share = { count: number; of: number }
export type Direction = { from: string; recent: Share; earlier: Share; isClear: boolean }

/** In days. */
const recentDays = 91

/** The last quarter, or the time since a day that is asked for, beside the year before. */
function directionOf(these: Day[], every: Day[], asked: Question, at: Date): Direction | null {
  const from = asked.from ?? dayAfter(at.toISOString().slice(0, 10), -recentDays)
  const windows = [
    { from, to: null },
    { from: dayAfter(from, asked.from ? -365 : -3 * recentDays), to: from },
  ]
  const [recent, earlier] = windows.map((window) => ({
    count: sumOf(within(these, window))[asked.say ?? 'reviews'],
    of: sumOf(within(every, window)).reviews,
  })) as [Share, Share]
  if (recent.of === 0 || earlier.of === 0 || recent.count + earlier.count === 0) return null
  return { from, recent, earlier, isClear: chanceOfShares(recent, earlier) < unlikely }
}

export type Month = { start: string; count: number; of: number }

/** How many reviews of each month say so, the newest last. */
function monthsOf(own: Day[], all: Day[], say: Side | undefined): Month[] {
  const byMonth = (rows: Day[]) => Map.groupBy(rows, ({ start }) => `${start.slice(0, 7)}-01`)
  const its = byMonth(own)
  return [...byMonth(all)]
    .map(([start, rows]) => ({
      start,
      count: sumOf(its.get(start) ?? [])[say ?? 'reviews'],
      of: sumOf(rows).reviews,
    }))
    .slice(-most.months)
}

/** A sentence of a review that has the words. `side` only where the engine is sure. */
export type WordQuote = Omit<Quote, 'name' | 'side' | 'cause'> & { side: Side | null }

async function quoteTopic(db: Database, business: Of, asked: Question, at: Date): Promise<WordQuote[]> {
  const pause = await readAnalysisPause(db, business, at)
  const topics = asked.topic ? await topicsBehind(db, business.id, asked.topic) : ['']
  const sides: Side[] = asked.say ? [asked.say] : ['praise', 'complaint']
  const { from, to } = asked
  const found = await findQuotes(
    db,
    business.id,
    sides.map((side) => ({ name: side, topics, side })),
    { ...(from && { from: new Date(from) }), to: to ? new Date(dayAfter(to, 1)) : null, pause },
  )
  const [lowest = 1, highest = lowest] = (asked.stars ?? '1-5').split('-').map(Number)
  const fitting = found.filter(({ rating }) => rating >= lowest && rating <= highest)
  const each = sides.map((side) =>
    fitting.filter((quote) => quote.side === side).slice(0, most.quotes / sides.length),
  )
  return each.flat()
}

/** Of the newest reviews with any of the words: how many praise and complain in a sentence with each, and sentences to quote. */
async function readSaid(db: Database, businessId: string, asked: Question, { forms, all, each }: Search) {
  const { from, to } = scopeOf(asked)
  const searched = [...new Set([...forms, ...each.flatMap((word) => word.forms)])]
  const { rows } = await db.execute<Found>(sql`
    with newest as materialized (
      select f.review_id, f.written_on from ${reviewFacts} f
      where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
        and f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date
        and ${conditionOf(businessId, asked, queryOf(anyOf(searched))) ?? sql`true`}
      order by f.written_on desc, f.review_id desc limit ${most.read}
    )
    select r.id as "reviewId", r.author_name as "authorName", r.written_at as "writtenAt", r.rating, r.provenance,
      n.language, r.text as review, n.sentences, r.hidden_at is not null as "isHidden"
    from newest f
    join reviews r on r.business_id = ${businessId} and r.id = f.review_id
    join ${analyses} n on n.business_id = ${businessId} and n.review_id = f.review_id
    order by f.written_on desc, f.review_id desc`)
  const found = rows.flatMap((row) => sentencesWith(searched, row))
  const byReview = Map.groupBy(found.filter(isOf(forms)), ({ quote }) => quote.reviewId)
  const whole = [...byReview.values()].filter((its) => all.every((word) => its.some(isOf(word.forms))))
  const quotes = whole
    .map((its) => its.toSorted((one, other) => one.words.size - other.words.size).at(-1)!)
    .sort((one, other) => Number(other.quote.side !== null) - Number(one.quote.side !== null))
  const sides = inOrder.flatMap((side) =>
    quotes.filter(({ label }) => label === side).slice(0, most.quotes / 2),
  )
  return {
    isWhole: rows.length < most.read,
    main: countSides(whole.flat()),
    each: each.map((word) => countSides(found.filter(isOf(word.forms)))),
    quotes: [...new Set([...sides, ...quotes])].slice(0, most.quotes).map(({ quote }) => quote),
  }
}

const inOrder = ['negative', 'positive'] as const

type Found = Omit<WordQuote, 'text' | 'span' | 'side'> & {
  review: string
  sentences: { start: number; end: number; label: string; shown: boolean }[]
}
type Sentence = { words: Set<string>; label: string; quote: WordQuote }

const isOf =
  (forms: string[]) =>
  ({ words }: Sentence) =>
    forms.some((form) => words.has(form))

/** Reviews, by the engine's reading of the sentences, sure or not. */
function countSides(sentences: Sentence[]) {
  const saying = (side: string) =>
    new Set(sentences.filter(({ label }) => label === side).map(({ quote }) => quote.reviewId)).size
  return {
    praise: saying('positive'),
    complaint: saying('negative'),
    read: new Set(sentences.map(({ quote }) => quote.reviewId)).size,
  }
}

/** In characters: a longer sentence is no quote to show. */
const longest = 300

function sentencesWith(forms: string[], { review, sentences, ...row }: Found): Sentence[] {
  const wanted = new Set(forms)
  const parts = sentences.length > 0 ? sentences : [{ start: 0, end: review.length, label: '', shown: false }]
  return parts.flatMap(({ start, end, label, shown }) => {
    const hits = [...review.slice(start, end).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(([word]) =>
      wanted.has(fold(word)),
    )
    const [first] = hits
    if (!first) return []
    const text = review.slice(start, Math.min(end, start + longest))
    const side: Side | null = shown ? (label === 'positive' ? 'praise' : 'complaint') : null
    const span = { start: first.index, end: first.index + first[0].length }
    const quote = {
      ...{ ...row, text, side: end - start > longest ? null : side },
      writtenAt: new Date(row.writtenAt).toISOString(),
      span: span.end <= text.length ? span : null,
    }
    return [{ words: new Set(hits.map(([word]) => fold(word))), label, quote }]
  })
}
