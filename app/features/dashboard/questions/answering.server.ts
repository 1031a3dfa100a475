import { type SQL, sql } from 'drizzle-orm'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { saidSource } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { type Counted, readCounts } from '#app/features/figures/counts.server.ts'
import {
  areRatingsApart,
  averageOf,
  chanceOfShares,
  differenceOfRatings,
  noStars,
  ratingOf,
  type StarCounts,
  standing,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { type Finding, isOpen, shiftOf } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/quoting.server.ts'
import { readFindings } from '#app/features/findings/reading.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readNames } from './own-words.server.ts'
import type { Question, Split } from './question.schema.ts'
import { readSaid, type Said, sidesOf } from './saying.server.ts'
import {
  conditionOf,
  customers,
  dayAfter,
  findWords,
  noSearch,
  type Scope,
  scopeOf,
  type Word,
} from './searching.server.ts'

type Of = Pick<Business, 'id' | 'tierName'>

/** Two or three reviews have no direction. */
const fewestForDirection = 5
/** `recent` in days. */
const most = { findings: 3, months: 24, topics: 8, recent: 91 }

export async function answer(db: Database, business: Of, asked: Question, at: Date) {
  return asked.show === 'fix' || asked.show === 'like' || asked.show === 'changed'
    ? answerFromFindings(db, business, asked, at)
    : answerFromReviews(db, business, asked, at)
}
export type Answer = Awaited<ReturnType<typeof answer>>
export type ReviewsAnswer = Extract<Answer, { kind: 'reviews' }>

/** The same list as on every other page. */
async function answerFromFindings(db: Database, business: Of, asked: Question, at: Date) {
  const { show } = asked
  const all = await readFindings(db, business, at)
  const side = show === 'like' ? 'praise' : 'complaint'
  const fitting = all.findings.filter((each) =>
    show === 'changed' ? each.since !== null : each.side === side && isOpen(each),
  )
  const isUnclear = show === 'changed' && fitting.length === 0
  if (asked.unsure)
    return {
      kind: 'findings' as const,
      of: { from: all.from, reviews: all.reviews },
      isUnclear: true,
      findings: [],
    }
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

/** One line of a table: a word, a time, a topic, or whatever reviews are split by. */
export type Row = {
  label: string
  /** Of how many, where that differs from line to line. */
  of?: number
  reviews: number
  /** Null where they are not counted. */
  praise: number | null
  complaint: number | null
  average: number | null
  next?: Question
}
export type Table = { by: 'word' | 'time' | Split; rows: Row[] }

/** What the reviews say about a topic, about words, or what a set of them says: how many, how they rate, in which direction, in their own words. */
async function answerFromReviews(db: Database, business: Of, asked: Question, at: Date) {
  const { id } = business
  const found = await findWords(db, id, asked)
  const { where: words, isAny, some } = found
  const search = { isAny, some, searched: found.searched.map(shown), each: found.each.map(shown) }
  const isFound = search.searched.some(({ reviews }) => reviews > 0)
  // What no review has was asked about too: the rest is no answer to that.
  const missing = found.each.filter(({ reviews, isReplaced }) => reviews === 0 && !isReplaced).map(shown)
  const isPart = isFound && !found.isAny && missing.length > 0
  const isUnsure = isPart || asked.unsure !== undefined
  // Words that no review of this kind has: what these reviews say instead.
  const isSet =
    !asked.topic &&
    (words === null || (!isFound && Boolean(asked.stars || asked.written || asked.compare || asked.by)))
  const about = isSet ? null : words
  // The sides of a topic, or of the business as a whole, are counted for totals; those of words are read.
  const topic = asked.topic ? found.searched.flatMap(({ topics }) => topics) : about ? null : ''
  const where = conditionOf(asked, asked.topic ? null : about)
  const these = await readDays(db, id, { provenance: customers, topic, where })
  const every = await readDays(db, id, {
    provenance: customers,
    where: isSet ? undefined : conditionOf(asked, null),
  })
  const whole = isSet ? await readDays(db, id, { provenance: customers, where }) : these
  const main = scopeOf(asked)
  const [all, own] = [sumOf(within(every, main)), sumOf(within(whole, main))]
  const compared = comparedScope(asked, at)
  const kind = conditionOf(asked, null)
  const readIn = (scope: Scope) =>
    readSaid(db, id, {
      ...scope,
      kind,
      search: isSet ? noSearch : found,
      say: asked.say,
      isAll: asked.list === 'all',
    })
  const said = await readIn(main)
  const isRead = about !== null && !asked.topic
  const sides = sumOf(within(these, main))
  const says = isRead ? said.main : { praise: sides.praise, complaint: sides.complaint, read: own.reviews }
  const isAbout = Boolean(asked.topic || about)
  const isShare = isAbout || Boolean(asked.stars || asked.written)
  const isOfShares = isShare && asked.show !== 'average'
  const topicsIn = (scope: Scope) => readTopicRows(db, id, scope, where)
  const tables: Table[] = [{ by: 'word', rows: rowsOfWords(asked, found.each, said) }]
  if (compared)
    tables.push({ by: 'time', rows: [await rowOfTime(main, isShare), await rowOfTime(compared, isShare)] })
  if (asked.by && asked.by !== 'topic') tables.push({ by: asked.by, rows: await splitBy(asked.by) })
  else if (isSet && !compared && (asked.by || hasFilter(asked)))
    tables.push({ by: 'topic', rows: mostSaid(asked, await topicsIn(main)) })
  return {
    kind: 'reviews' as const,
    search,
    isSet,
    count: asked.topic && asked.say ? sides[asked.say] : own.reviews,
    mentions: own.reviews,
    of: all.reviews,
    /** Words are asked about, and no review of this kind has them. */
    /** Other questions are offered instead of an answer. */
    isUnsure,
    missing,
    isAbsent: words !== null && !asked.topic && !isFound,
    /** Both times differ beyond chance, in stars or in the share of reviews. */
    isApart: compared && isApart(compared),
    isOfShares,
    says,
    rating: ratingOf(own.stars),
    average: averageOf(own.stars),
    difference: differenceOfRatings(own.stars, less(all.stars, own.stars)),
    changes:
      isSet && compared
        ? changesOf(await topicsIn(main), await topicsIn(compared), {
            now: own.reviews,
            before: sumOf(within(whole, compared)).reviews,
          })
        : null,
    quotes: said.quotes,
    found: said.found,
    tables: isUnsure ? [] : tables.filter(({ rows }) => rows.length > 1),
    months:
      isAbout && !isUnsure && !asked.by
        ? monthsOf(within(these, main), within(every, main), asked.topic ? asked.say : undefined)
        : [],
    direction: isAbout && !isUnsure && !asked.to && !compared ? await directionOf() : null,
  }

  function isApart(compared: Scope) {
    const [now, before] = [main, compared].map((scope) => sumOf(within(whole, scope))) as [Sum, Sum]
    if (!isOfShares) return areRatingsApart(now.stars, before.stars)
    const [of, ofBefore] = [main, compared].map((scope) => sumOf(within(every, scope)).reviews) as [
      number,
      number,
    ]
    const shares = [
      { count: now.reviews, of },
      { count: before.reviews, of: ofBefore },
    ] as const
    return of > 0 && ofBefore > 0 && chanceWithMissed(...shares) < unlikely
  }

  /** The sides of words, as far as they are read. */
  async function rowOfTime(scope: Scope, hasShare: boolean): Promise<Row> {
    const [own, sides] = [sumOf(within(whole, scope)), sumOf(within(these, scope))]
    const read = isRead ? (scope === main ? said : await readIn(scope)).main : null
    const { praise, complaint } = !read ? sides : read.read === own.reviews ? read : unread
    return {
      label: [scope.from ?? '', scope.to ? dayAfter(scope.to, -1) : ''].join('..'),
      ...(hasShare && { of: sumOf(within(every, scope)).reviews }),
      reviews: own.reviews,
      praise,
      complaint,
      average: averageOf(own.stars),
    }
  }

  /** Without a topic, the sides are those of the business as a whole, which not every review has; those of words are read. */
  async function splitBy(by: Exclude<Split, 'topic'>): Promise<Row[]> {
    const isTime = by === 'month' || by === 'quarter' || by === 'year'
    const key = isTime ? 'start' : by
    const read = (topic: About['topic']) =>
      readCounts(db, id, { ...main, topic, where, by: [key, 'rating'], ...(isTime ? { unit: by } : {}) })
    const labelOf = (row: Counted) => String(row[key as keyof typeof row])
    const [all, judged] = [await read(topic === '' ? null : topic), topic === '' ? await read('') : null]
    const counted = Map.groupBy(judged ?? all, labelOf)
    const its = Map.groupBy(said.reviews, (each) => (by === 'importSource' ? '' : labelIn(by, each)))
    const isReadWhole = isRead && by !== 'importSource' && said.main.read === own.reviews
    return [...Map.groupBy(all, labelOf)].map(([label, rows]) => {
      const { stars, reviews } = sumOf(rows)
      const { praise, complaint } = isReadWhole
        ? sidesOf(its.get(label) ?? [])
        : topic == null
          ? unread
          : sumOf(counted.get(label) ?? [])
      return { label, reviews, praise, complaint, average: averageOf(stars) }
    })
  }

  /** The last quarter, or the time since a day that is asked for, beside the year before. */
  async function directionOf() {
    const from = asked.from ?? dayAfter(at.toISOString().slice(0, 10), -most.recent)
    const [recent, earlier] = await Promise.all(
      [
        { from, to: null },
        { from: dayAfter(from, -365), to: from },
      ].map((scope) => rowOfTime(scope, true)),
    )
    const shareOf = ({ reviews, of = 0 }: Row) => ({ count: reviews, of })
    const [now, before] = [shareOf(recent!), shareOf(earlier!)]
    if (now.of === 0 || before.of === 0 || now.count + before.count < fewestForDirection) return null
    return { recent: recent!, earlier: earlier!, isClear: chanceWithMissed(now, before) < unlikely }
  }
}

/** Of the things complained of, so many are counted (docs/insights.md: 63 %, and 65 % of what is praised). */
const recall = 0.63

type Share = Parameters<typeof chanceOfShares>[0]

/** Of two shares of what was found: whether they differ even if all that is missed belongs to the lower. */
function chanceWithMissed(one: Share, other: Share) {
  const isLower = one.count / one.of < other.count / other.of
  const [lower, higher] = isLower ? [one, other] : [other, one]
  const count = Math.min(lower.of, Math.round((lower.count + 0.5) / recall))
  return count / lower.of >= higher.count / higher.of ? 1 : chanceOfShares({ ...lower, count }, higher)
}

/** Without what it is looked for by, which no page needs. */
const shown = ({ word, tried, reviews, average, near }: Word) => ({ word, tried, reviews, average, near })

const hasFilter = ({ stars, written, from, to, say }: Question) =>
  Boolean(stars || written || from || to || say)

/** The time that another is compared with. */
function comparedScope({ from, to, compare }: Question, at: Date): Scope | null {
  if (!compare) return null
  if (compare.includes('..')) {
    const [first, last] = compare.split('..') as [string, string]
    return Number.isNaN(Date.parse(first) + Date.parse(last)) ? null : { from: first, to: dayAfter(last, 1) }
  }
  if (!from) return null
  if (compare === 'ever') return { from: null, to: from }
  const length =
    Math.round((Date.parse(to ?? at.toISOString().slice(0, 10)) - Date.parse(from)) / 86_400_000) + 1
  return { from: dayAfter(from, -length), to: from }
}

type Sum = { reviews: number; praise: number; complaint: number; stars: StarCounts }

function sumOf(rows: Omit<Day, 'start'>[]): Sum {
  const stars: StarCounts = [...noStars]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  const add = (of: 'reviews' | 'praise' | 'complaints') => rows.reduce((sum, row) => sum + row[of], 0)
  return { reviews: add('reviews'), praise: add('praise'), complaint: add('complaints'), stars }
}

const less = (all: StarCounts, some: StarCounts) => all.map((count, at) => count - some[at]!) as StarCounts

type About = Omit<Parameters<typeof readCounts>[2], 'by'>
const daySums: ('reviews' | 'praise' | 'complaints')[] = ['reviews', 'praise', 'complaints']
type Day = Pick<Counted<'start' | 'rating'>, 'start' | 'rating' | (typeof daySums)[number]>

/** The earliest first. Every number of an answer is a sum of them, so that words are looked up once. */
const readDays = (db: Database, businessId: string, about: About): Promise<Day[]> =>
  readCounts(db, businessId, { ...about, ...{ by: ['start', 'rating'], sums: daySums }, unit: 'day' })

const within = (rows: Day[], { from, to }: Scope) =>
  rows.filter(({ start }) => (!from || start >= from) && (!to || start < to))

const rowsOfWords = (asked: Question, words: Word[], { each }: Said): Row[] =>
  words
    .filter(({ reviews }) => reviews > 0)
    .map(({ word, reviews, average }) => ({
      ...{ label: word, reviews, average, praise: null, complaint: null },
      ...each.get(word),
      next: { ...asked, show: 'quotes', words: word },
    }))

const unread = { praise: null, complaint: null }

function labelIn(
  by: Exclude<Split, 'topic' | 'importSource'>,
  { day, rating, language }: Said['reviews'][number],
) {
  const month = Number(day.slice(5, 7))
  const labels = {
    month: `${day.slice(0, 7)}-01`,
    quarter: `${day.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`,
    year: `${day.slice(0, 4)}-01-01`,
    weekday: String(new Date(day).getUTCDay() || 7),
    rating: String(rating),
    language,
  }
  return labels[by]
}

/** What the reviews of a set are about. Names of people are not ranked. */
async function readTopicRows(db: Database, businessId: string, { from, to }: Scope, where: SQL | undefined) {
  const isAsked = sql`${where ?? sql`true`} and f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date`
  const said = await saidSource(db, businessId, isAsked)
  const { rows } = await db.execute<TopicRow>(sql`
    select s.topic as label, count(*)::int as reviews, (count(*) filter (where s.praise))::int as praise,
      (count(*) filter (where s.complaint))::int as complaint, avg(s.rating)::float8 as average
    from ${said} s where s.kind <> 'person' and s.topic <> '' group by 1`)
  const names = new Set((await readNames(db, businessId)).map(fold))
  return rows.filter((row) => !names.has(fold(row.label)))
}

type TopicRow = Row & { praise: number; complaint: number }

/** Most said first. */
const mostSaid = (asked: Question, rows: TopicRow[]) => {
  const weight = (row: TopicRow) => row[asked.say ?? 'reviews']
  return rows
    .filter((row) => weight(row) > 0)
    .sort((one, other) => weight(other) - weight(one) || other.reviews - one.reviews)
    .slice(0, most.topics)
    .map((row): Row => {
      const next: Question = { ...asked, show: 'quotes', topic: row.label, words: undefined, by: undefined }
      return { ...row, next }
    })
}

/** `isClear`: beyond chance, even with what is missed. */
export type Change = { topic: string; now: number; before: number; isClear: boolean }

/** Topics whose share of complaints differs beyond chance, all of them judged together; where none does, those that differ most. */
function changesOf(now: TopicRow[], before: TopicRow[], of: { now: number; before: number }): Change[] {
  const counts = [...new Set([...now, ...before].map(({ label }) => label))].map((topic): Change => {
    const countIn = (rows: TopicRow[]) => rows.find(({ label }) => label === topic)?.complaint ?? 0
    return { topic, now: countIn(now), before: countIn(before), isClear: false }
  })
  const shares = (each: Change) => [
    { count: each.now, of: of.now },
    { count: each.before, of: of.before },
  ]
  const told = counts.filter((each) => each.now + each.before >= most.findings)
  const chances = told.map((each) => {
    const [one, other] = shares(each)
    return chanceWithMissed(one!, other!)
  })
  const isStanding = standing(chances)
  const judged = told.map((each, at) => ({ ...each, isClear: isStanding[at]! }))
  const clear = judged.filter(({ isClear }) => isClear)
  return (clear.length > 0 ? clear : judged)
    .toSorted(
      (one, other) =>
        Math.abs(other.now / of.now - other.before / of.before) -
        Math.abs(one.now / of.now - one.before / of.before),
    )
    .slice(0, most.findings)
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
