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
import { isOpen } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/quoting.server.ts'
import { readFindings } from '#app/features/findings/reading.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { isWholeWord, searchedWords } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Question } from './question.schema.ts'

type Of = Pick<Business, 'id' | 'tierName'>

const most = { findings: 3, quotes: 6, read: 60, tried: 6 }

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
  const found = all.findings
    .filter((each) => (show === 'changed' ? each.since !== null : each.side === side && isOpen(each)))
    .slice(0, most.findings)
  const pause = await readAnalysisPause(db, business, at)
  const quotes = await quoteFindings(db, business.id, found, { from: new Date(all.from), pause })
  return {
    kind: 'findings' as const,
    of: { from: all.from, reviews: all.reviews },
    findings: found.map((finding, rank) => ({ finding, quotes: quotes[rank]! })),
  }
}

type Row = Pick<Counted, 'reviews' | 'praise' | 'complaints'> & { label: string; average: number | null }

/** What the reviews say about a topic, or about words: how many, how they rate, in which direction, and in their own words. */
async function answerFromReviews(db: Database, business: Of, asked: Question, at: Date) {
  const { id } = business
  const { query, stems, ...found } = await findWords(db, id, asked)
  const topic = asked.topic ? await topicsBehind(db, id, asked.topic) : query ? null : ''
  const about = { ...scopeOf(asked), topic, where: conditionOf(id, asked, query) }
  const scope = { ...scopeOf(asked), where: starsOf(asked) }
  const [own, all, rows, before, quotes, direction] = await Promise.all([
    readCounts(db, id, { by: ['rating'], ...about }),
    readCounts(db, id, { by: ['rating'], ...scope }),
    asked.by ? splitBy(db, id, asked.by, about) : [],
    asked.isCompared && asked.from
      ? readCounts(db, id, { by: ['rating'], ...about, ...timeBefore(asked, at) })
      : null,
    asked.topic || !query ? quoteTopic(db, business, asked, at) : quoteWords(db, id, asked, query, stems),
    readDirection(db, id, asked, about, at),
  ])
  const [its, others] = [sumOf(own), sumOf(all)]
  const count = asked.say ? its[asked.say] : its.reviews
  return {
    kind: 'reviews' as const,
    ...found,
    count,
    mentions: its.reviews,
    of: others.reviews,
    estimate: asked.say ? estimateOf(asked.say, { count, of: others.reviews, mentions: its.reviews }) : null,
    says: { praise: its.praise, complaint: its.complaint },
    rating: ratingOf(its.stars),
    difference: differenceOfRatings(its.stars, less(others.stars, its.stars)),
    before: before && (asked.say ? sumOf(before)[asked.say] : sumOf(before).reviews),
    ...{ rows, quotes, direction },
  }
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

/** Words of a question, as the reviews are searched for them. */
type Search = {
  /** Null for a question without words. */
  searched: string | null
  query: SQL | null
  /** Beginnings of the words, to find them in a sentence. */
  stems: string[]
  /** Where no review has all of them: each, with how many have it. */
  each: { word: string; reviews: number; average: number | null }[]
}

const hasWords = (businessId: string, query: SQL) => sql`f.review_id in (
  select r.id from reviews r where r.business_id = ${businessId}
    and search_words(coalesce(r.title, '') || ' ' || r.text) @@ ${query})`

const queryOf = (stems: string[], operator: '&' | '|') =>
  sql`to_tsquery('simple', directory_fold(${stems.map((stem) => (isWholeWord(stem) ? stem : `${stem}:*`)).join(` ${operator} `)}))`

/** Reviews that have all the words, by their stems; else those that have any, with each word's own number. */
async function findWords(db: Database, businessId: string, { words }: Question): Promise<Search> {
  const typed = words ? [...new Set(searchedWords(words))].slice(0, most.tried) : []
  if (typed.length === 0) return { searched: null, query: null, stems: [], each: [] }
  const { rows } = await db.execute<{ stem: string }>(sql`
    select (select s from unnest(array[(ts_lexize('english_stem', w))[1], (ts_lexize('german_stem', w))[1],
      (ts_lexize('french_stem', w))[1], w]) as s where char_length(s) >= ${shortestStem} order by char_length(s) limit 1) as stem
    from unnest(${sql.param(typed.map((word) => word.toLowerCase()))}::text[]) with ordinality as t (w, rank) order by rank`)
  const stems = rows.map(({ stem }, at) => (isWholeWord(typed[at]!) ? typed[at]! : (stem ?? typed[at]!)))
  const count = (query: SQL) =>
    readCounts(db, businessId, { by: ['rating'], provenance: customers, where: hasWords(businessId, query) })
  const all = queryOf(stems, '&')
  if (typed.length === 1 || (await count(all)).length > 0)
    return { searched: typed.join(' '), query: all, stems, each: [] }
  const each = await Promise.all(
    typed.map(async (word, at) => {
      const { reviews, stars } = sumOf(await count(queryOf([stems[at]!], '&')))
      return { word, reviews, average: averageOf(stars) }
    }),
  )
  const known = stems.filter((_, at) => each[at]!.reviews > 0)
  return {
    searched: typed.join(' '),
    query: queryOf(known.length > 0 ? known : stems, '|'),
    stems: known,
    each,
  }
}

/** In letters: shorter stems begin too many words. */
const shortestStem = 4

type Sum = { reviews: number; praise: number; complaint: number; stars: StarCounts }

function sumOf(rows: Counted<'rating'>[]): Sum {
  const stars: StarCounts = [...noStars]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  const add = (of: 'reviews' | 'praise' | 'complaints') => rows.reduce((sum, row) => sum + row[of], 0)
  return { reviews: add('reviews'), praise: add('praise'), complaint: add('complaints'), stars }
}

const less = (all: StarCounts, some: StarCounts) => all.map((count, at) => count - some[at]!) as StarCounts

type About = Omit<Parameters<typeof readCounts>[2], 'by'>

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

export type Direction = { recent: number; earlier: number; isClear: boolean }

/** In days. */
const recentDays = 91

/** Whether more reviews of the last quarter say so than of the year before. Null where a time is asked for, or for all reviews. */
async function readDirection(
  db: Database,
  businessId: string,
  asked: Question,
  about: About,
  at: Date,
): Promise<Direction | null> {
  if (asked.from || asked.to || (!asked.topic && !asked.words)) return null
  const [middle, start] = [recentDays, 4 * recentDays].map((count) =>
    dayAfter(at.toISOString().slice(0, 10), -count),
  )
  const windows = [
    { from: middle!, to: null },
    { from: start!, to: middle! },
  ]
  const [recent, earlier] = (await Promise.all(
    windows.map(async (window) => {
      const [its, all] = await Promise.all([
        readCounts(db, businessId, { ...about, ...window, by: ['rating'] }),
        readCounts(db, businessId, { ...scopeOf(asked), where: starsOf(asked), ...window, by: ['rating'] }),
      ])
      return { count: asked.say ? sumOf(its)[asked.say] : sumOf(its).reviews, of: sumOf(all).reviews }
    }),
  )) as [{ count: number; of: number }, { count: number; of: number }]
  if (recent.of === 0 || earlier.of === 0) return null
  return {
    recent: recent.count / recent.of,
    earlier: earlier.count / earlier.of,
    isClear: chanceOfShares(recent, earlier) < unlikely,
  }
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

async function quoteWords(
  db: Database,
  businessId: string,
  asked: Question,
  query: SQL,
  stems: string[],
): Promise<WordQuote[]> {
  type Found = Omit<WordQuote, 'text' | 'span' | 'side'> & {
    review: string
    sentences: { start: number; end: number; label: string; shown: boolean }[]
  }
  const { from, to } = scopeOf(asked)
  const { rows } = await db.execute<Found>(sql`
    select r.id as "reviewId", r.author_name as "authorName", r.written_at as "writtenAt", r.rating, r.provenance,
      n.language, r.text as review, n.sentences, r.hidden_at is not null as "isHidden"
    from ${reviewFacts} f
    join reviews r on r.business_id = f.business_id and r.id = f.review_id
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id
    where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
      and f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date
      and ${conditionOf(businessId, asked, query) ?? sql`true`}
    order by f.written_on desc, f.review_id desc limit ${most.read}`)
  const words = stems.map((stem) => searchedWords(stem).join('').toLowerCase())
  return rows
    .flatMap((row) => quoteWith(words, row) ?? [])
    .sort((one, other) => other.hits - one.hits)
    .slice(0, most.quotes)
    .map(({ hits: _, ...quote }) => quote)

  function quoteWith(
    words: string[],
    { review, sentences, ...row }: Found,
  ): (WordQuote & { hits: number })[] | null {
    const parts =
      sentences.length > 0
        ? sentences
        : [{ start: 0, end: Math.min(review.length, longest), label: '', shown: false }]
    const scored = parts
      .map((part) => ({ part, hits: hitsIn(review.slice(part.start, part.end), words) }))
      .filter(({ part, hits }) => hits.length > 0 && part.end - part.start <= longest)
      .sort((one, other) => other.hits.length - one.hits.length)[0]
    if (!scored) return null
    const { part, hits } = scored
    const side = part.shown ? (part.label === 'positive' ? 'praise' : 'complaint') : null
    return [
      {
        ...row,
        writtenAt: new Date(row.writtenAt).toISOString(),
        text: review.slice(part.start, part.end),
        span: hits[0]!,
        side,
        hits: hits.length,
      },
    ]
  }
}

/** In characters. */
const longest = 300

/** The first place of each of the words in a sentence, as the beginning of a word. */
function hitsIn(sentence: string, words: string[]) {
  const found = [...sentence.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  return words.flatMap((word) => {
    const hit = found.find(([written]) => searchedWords(written).join('').toLowerCase().startsWith(word))
    return hit ? [{ start: hit.index, end: hit.index + hit[0].length }] : []
  })
}
