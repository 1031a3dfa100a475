import { type SQL, sql } from 'drizzle-orm'
import { topicOfNoun } from '#analysis/aspects/topic-nouns.ts'
import { isSmall } from '#analysis/languages/concepts.ts'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { fewestAuthors, saidSource } from '#app/features/analyses/shown-topics.server.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import {
  areRatingsApart,
  averageOf,
  chanceOfShares,
  countStars,
  noStars,
  ratingOf,
  type StarCounts,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { type Finding, isOpen } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { countedProvenances, customerProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import { dayOf, plusDays } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { readQuotes } from './answer-quotes.server.ts'
import { isOfFindings, isOfKind, type Question, type Split, saidOf } from './question.schema.ts'
import { conditionOf, isOneOf, isUnlikeItsStars, type Scope, scopeOf } from './question-filter.server.ts'
import { findWords, noSearch, type Search, type Word } from './search.server.ts'
import { changeOf, type Day, datesOf, lowOf, monthsOf, reviewsIn } from './timeline.ts'
import { readNames, readPeople, readVocabulary } from './vocabulary.server.ts'

type Of = Pick<Business, 'id' | 'tierName'>

/** In a set of fewer reviews, two mentions are enough to name a topic. */
const fewReviews = 30
const most = { findings: 3, topics: 8, quotes: 6, choices: 6 }

export async function answer(db: Database, business: Of, asked: Question, at: Date) {
  if (!isOfFindings(asked) || isOfSome(asked)) return answerFromReviews(db, business, asked, at)
  const found = await answerFromFindings(db, business, asked, at)
  // Findings are of the last months: what older reviews praise or complain of is told by topic.
  return found.findings.length === 0 && asked.show !== 'changed'
    ? answerFromReviews(db, business, ofReviews(asked), at)
    : found
}
export type Answer = Awaited<ReturnType<typeof answer>>
export type ReviewsAnswer = Extract<Answer, { kind: 'reviews' }>

/** The question put to all reviews, by topic. */
const ofReviews = (asked: Question): Question => ({
  ...asked,
  show: 'quotes',
  by: 'topic',
  say: asked.show === 'like' ? 'praise' : 'complaint',
})

/** Answers with the findings, the same list as on every other page. */
async function answerFromFindings(db: Database, business: Of, asked: Question, at: Date) {
  const { show } = asked
  const all = await readFindings(db, business, at)
  const side = show === 'like' ? 'praise' : 'complaint'
  const fitting = all.findings.filter((each) =>
    show === 'changed' ? each.since !== null : each.side === side && isOpen(each),
  )
  const found = fitting.slice(0, most.findings)
  const pause = await readAnalysisPause(db, business, at)
  const quotes = await quoteFindings(db, business.id, found, { from: new Date(all.from), pause })
  const words: Question = { ...asked, show: 'quotes', words: asked.more, more: undefined }
  return {
    kind: 'findings' as const,
    of: { from: all.from, reviews: all.reviews },
    findings: found.map((finding, rank) => ({ finding, quotes: quotes[rank]! })),
    change: show === 'changed' ? await changeOfAll() : null,
    choices: (asked.more ? [{ label: asked.more, asked: words }] : []) as Choice[],
  }

  async function changeOfAll() {
    const every = await readDays(db, business.id, { provenance: customerProvenances }, 'month')
    return changeOf(lowOf(every), every)
  }
}

/** What else may be meant: another reading of the question, told with how many reviews it is about. */
export type Choice = { label: string; reviews?: number; asked: Question }

export type Row = {
  label: string
  /** Of how many, where that differs from line to line. */
  of?: number
  reviews: number
  stars: StarCounts
  next?: Question
}
export type Table = { by: 'time' | Split; rows: Row[] }

/** What the reviews say about a topic, about words, or what a set of them says: how many, how they rate, in which direction, in their own words. */
async function answerFromReviews(db: Database, business: Of, asked: Question, at: Date) {
  const { id } = business
  const found = await findWords(db, id, asked)
  const { where: words, isAny, some, both } = found
  const isMissing = ({ reviews }: Word) => reviews === 0
  // Without what it is looked for by, which no page needs.
  const told = ({ word, reviews, topic, ofTopic, related, isOnlyRelated, stars, days }: Word) => ({
    word,
    reviews,
    topic,
    ofTopic,
    related,
    isOnlyRelated,
    stars,
    dates: datesOf(within(days, scopeOf(asked))),
    ever: reviewsIn(days),
  })
  const search = {
    isAny,
    some,
    both,
    searched: found.searched.map(told),
    each: found.each.map(told),
    misspelt: [...found.each, ...found.more].flatMap(({ word, misspelt: typed }) =>
      typed ? [{ typed, word }] : [],
    ),
    missing: found.each.filter(isMissing).map(({ word }) => word),
    moreMissing: found.more.filter(isMissing).map(({ word }) => word),
    moreFound: found.more.filter((word) => !isMissing(word) && !found.searched.includes(word)).map(told),
  }
  const isFound = search.searched.some(({ reviews }) => reviews > 0)
  // Words that no review of this kind has: what these reviews say instead.
  const isOfSet = hasFilter(asked) || Boolean(asked.compare || asked.by)
  const isSet = !asked.topic && (words === null || (!isFound && found.topics.length === 0 && isOfSet))
  const { elsewhere } = await readVocabulary(db, id)
  const isElsewhere = isOneOf(elsewhere)
  const odd =
    asked.odd && { stars: sql`${isUnlikeItsStars} and not ${isElsewhere}`, business: isElsewhere }[asked.odd]
  const about = odd ?? (isSet ? null : words)
  const where = conditionOf(asked, about)
  const isOfWords = !isSet && !asked.topic
  const these = isOfWords ? found.days : await readDays(db, id, { provenance: customerProvenances, where })
  const every = await readDays(db, id, {
    provenance: customerProvenances,
    where: isSet ? undefined : conditionOf(asked, null),
  })
  const main = scopeOf(asked)
  const [all, own] = [sumOf(within(every, main)), sumOf(within(these, main))]
  const compared = comparedScope(asked, at)
  const other = compared && sumOf(within(these, compared))
  // Of two times the later is quoted, on the side to which the stars moved.
  const isLater = Boolean(compared?.from && main.from && compared.from > main.from)
  const [now, before] = isLater ? [other, own] : [own, other]
  const named = await findNamed()
  const said = await readQuotes(db, id, {
    ...(isSet && isLater ? compared! : main),
    kind: odd ? where : conditionOf(asked, sql`not ${isElsewhere}`),
    search: isSet ? named : found,
    say: asked.say ?? (isSet && now && before ? sideOfChange(now.stars, before.stars) : undefined),
    isAll: asked.list === 'all',
    isOfCourse: asked.show === 'changed',
    most: most.quotes,
  })
  const isAbout = Boolean(asked.topic || (about && !odd))
  const low = lowOf(within(these, main))
  // What has only some of the words does not answer the question.
  const isOther = isFound && !isSet && search.missing.length > 0 && found.isPart && !asked.compare
  const isSilent = isOther || asked.beyond === 'money' || Boolean(asked.beyond && words && !isFound)
  const isLoose =
    isOfWords && search.searched.length === 1 && said.forms[search.searched[0]!.word]?.isLoose === true
  const isShare = isAbout || Boolean(asked.stars || asked.written)
  const isOfShares = isShare && asked.show !== 'average'
  const topicsIn = (scope: Scope) =>
    readTopicRows(db, id, scope, sql`${where ?? sql`true`} and not ${isElsewhere}`)
  const tables: Table[] = []
  if (compared) tables.push({ by: 'time', rows: [rowOfTime(main, isShare), rowOfTime(compared, isShare)] })
  if (asked.by === 'name') tables.push({ by: 'name', rows: splitByName() })
  else if (asked.by && asked.by !== 'topic') tables.push({ by: asked.by, rows: await splitBy(asked.by) })
  else if (isSet && (asked.by || hasFilter(asked)))
    tables.push({
      by: 'topic',
      rows: mostSaid(asked, await topicsIn(isLater ? compared! : main), own.reviews),
    })
  // A topic that all reviews have does not answer the question.
  const isBeyondAll = asked.beyond !== undefined && isSet && !isOfKind(asked)
  const languages = tables.find(({ by }) => by === 'language')?.rows
  return {
    kind: 'reviews' as const,
    search,
    isSet,
    mentions: own.reviews,
    of: all.reviews,
    /** Words are asked about, and no review of this kind has them. */
    isAbsent: words !== null && !asked.topic && !isFound,
    /** Of the reviews of the time that may be replied to, which imported ones may not, those that are. */
    replies:
      asked.beyond === 'reply' && !asked.words
        ? (
            await readCounts(db, id, {
              ...main,
              provenance: countedProvenances,
              by: [],
              sums: ['reviews', 'replied', 'repliedInDay', 'repliedInWeek'],
            })
          )[0]
        : undefined,
    /** Both times or languages differ beyond chance, in stars or in the share of reviews. */
    isApart: compared
      ? isApart(compared)
      : languages?.length === 2
        ? areRatingsApart(languages[0]!.stars, languages[1]!.stars)
        : null,
    isOfShares,
    stars: own.stars,
    rating: ratingOf(own.stars),
    isOther,
    isSilent,
    quotes: isBeyondAll || isSilent ? [] : said.quotes,
    forms: said.forms,
    tables: isBeyondAll || isSilent || odd ? [] : tables.filter(({ rows }) => rows.length > 1),
    months:
      isAbout && !asked.by && !isSilent && !isLoose ? monthsOf(within(these, main), within(every, main)) : [],
    dates: isAbout ? datesOf(within(these, main)) : null,
    /** The causes of complaints in these reviews, where complaints are asked for. */
    causes: saidOf(asked) === 'complaint' && !isSilent && !odd ? await readCauses(db, id, main, where) : [],
    change: isAbout && !compared ? changeOf(low, within(every, main)) : null,
    isLoose,
    choices: isSet && isFound ? [] : choicesOf(asked, found, at),
  }

  function isApart(compared: Scope) {
    const [now, before] = [main, compared].map((scope) => sumOf(within(these, scope))) as [Sum, Sum]
    if (!isOfShares) return areRatingsApart(now.stars, before.stars)
    // Many reviews are missed when words are looked for, so that their shares prove nothing.
    if (isAbout) return null
    const [of, ofBefore] = [main, compared].map((scope) => sumOf(within(every, scope)).reviews) as [
      number,
      number,
    ]
    const shares = [
      { count: now.reviews, of },
      { count: before.reviews, of: ofBefore },
    ] as const
    return of > 0 && ofBefore > 0 && chanceOfShares(...shares) < unlikely
  }

  function rowOfTime(scope: Scope, hasShare: boolean): Row {
    return {
      label: [scope.from ?? '', scope.to ? plusDays(scope.to, -1) : ''].join('..'),
      ...(hasShare && { of: sumOf(within(every, scope)).reviews }),
      ...sumOf(within(these, scope)),
    }
  }

  /** Of people whom reviews name. */
  async function findNamed() {
    const names = asked.by === 'name' ? await readPeople(db, id) : []
    if (names.length === 0) return noSearch
    return findWords(db, id, { ...asked, words: names.join(' | '), more: undefined }, about)
  }

  /** People by name, in alphabetical order: nobody is ranked. */
  function splitByName(): Row[] {
    const rows = named.each.map(({ word, reviews, stars }): Row => {
      const next: Question = { ...asked, show: 'quotes', words: word, more: undefined, by: undefined }
      return { label: word, reviews, stars, next }
    })
    return rows
      .filter(({ reviews }) => reviews > 0)
      .sort((one, other) => one.label.localeCompare(other.label))
  }

  async function splitBy(by: Exclude<Split, 'topic' | 'name'>): Promise<Row[]> {
    const isTime = by === 'month' || by === 'quarter' || by === 'year'
    const key = isTime ? 'start' : by
    const counted = await readCounts(db, id, {
      ...main,
      where,
      by: [key, 'rating'],
      sums: ['reviews'],
      ...(isTime ? { unit: by } : {}),
    })
    const labelOf = (row: (typeof counted)[number]) => String(row[key as keyof typeof row])
    return [...Map.groupBy(counted, labelOf)].map(([label, rows]) => ({ label, ...sumOf(rows) }))
  }
}

/** Each of the words alone, those that may only be part of the asking beside the others, and topics that the engine files them under. */
function choicesOf(asked: Question, { searched, each, more, isAny }: Search, at: Date): Choice[] {
  const show = asked.show === 'changed' ? 'changed' : 'quotes'
  const plain: Question = { ...asked, show, more: undefined, beyond: undefined, list: undefined }
  const isFound = ({ reviews }: Word) => reviews > 0
  const found = each.filter(isFound)
  const isApart =
    asked.beyond === 'money' || ((isAny || found.length < each.length) && each.length + more.length > 1)
  const besides = more.filter((word) => isFound(word) && !searched.includes(word))
  const alone = [...(isApart ? found : []), ...(isApart ? searched : []), ...besides]
  const isOfStaff = each.some(({ english }) => english.some((one) => topicOfNoun(one) === 'staff'))
  const filed = new Map(
    each.flatMap(({ filed, topic, ofTopic, reviews }): [string, number][] => [
      ...(topic && countStars(ofTopic) > reviews ? [[topic, countStars(ofTopic)] as [string, number]] : []),
      ...filed.map((its): [string, number] => [its.topic, its.reviews]),
    ]),
  )
  return [
    ...[...new Set(alone)].filter(isFound).map(({ word, reviews }) => ({
      label: word,
      reviews,
      asked: { ...plain, words: word },
    })),
    ...(isOfStaff
      ? [{ label: 'who is named', asked: { ...plain, words: undefined, by: 'name' as const } }]
      : []),
    ...[...filed].map(([topic, reviews]) => ({
      label: `or the topic ${topicName(topic)}`,
      reviews,
      asked: { ...plain, topic, words: undefined },
    })),
    ...((asked.from || asked.to) && found.length < each.length && each.some(({ days }) => days.length > 0)
      ? [{ label: 'of all times', asked: { ...plain, from: undefined, to: undefined, compare: undefined } }]
      : []),
    ...(asked.show === 'changed' && !asked.from
      ? [
          {
            label: 'all reviews of the last six months, and before',
            asked: {
              show: 'average' as const,
              compare: 'ever',
              from: plusDays(dayOf(at), -182),
            },
          },
        ]
      : []),
  ].slice(0, most.choices)
}

const isOfSome = ({ words, topic, stars, written, by, compare }: Question) =>
  Boolean(words || topic || stars || written || by || compare)
const hasFilter = (asked: Question) => isOfKind(asked) || asked.say !== undefined

function comparedScope({ from, to, compare }: Question, at: Date): Scope | null {
  if (!compare) return null
  if (compare.includes('..')) {
    const [first, last] = compare.split('..') as [string, string]
    return Number.isNaN(Date.parse(first) + Date.parse(last)) ? null : { from: first, to: plusDays(last, 1) }
  }
  if (!from) return null
  if (compare === 'ever') return { from: null, to: from }
  const length = Math.round((Date.parse(to ?? dayOf(at)) - Date.parse(from)) / 86_400_000) + 1
  return { from: plusDays(from, -length), to: from }
}

type Sum = { reviews: number; stars: StarCounts }

function sumOf(rows: Pick<Day, 'rating' | 'reviews'>[]): Sum {
  const stars: StarCounts = [...noStars]
  for (const { rating, reviews } of rows) stars[rating - 1]! += reviews
  return { reviews: countStars(stars), stars }
}

/** Complaints are quoted first where the stars fell beyond chance, praise where they rose. */
const sideOfChange = (now: StarCounts, before: StarCounts) =>
  areRatingsApart(now, before) ? (averageOf(now)! < averageOf(before)! ? 'complaint' : 'praise') : undefined

type About = Omit<Parameters<typeof readCounts>[2], 'by'>

/** The earliest first. Every number of an answer is a sum of them, so that words are looked up once. */
const readDays = (
  db: Database,
  businessId: string,
  about: About,
  unit: 'day' | 'month' = 'day',
): Promise<Day[]> =>
  readCounts(db, businessId, { ...about, by: ['start', 'rating', 'importSource'], sums: ['reviews'], unit })

const within = (rows: Day[], { from, to }: Scope) =>
  rows.filter(({ start }) => (!from || start >= from) && (!to || start < to))

/** What is said in a set of reviews, as `saidSource` reads it. */
const saidIn = (db: Database, businessId: string, { from, to }: Scope, where: SQL = sql`true`) =>
  saidSource(
    db,
    businessId,
    sql`${where} and f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date`,
  )

/** The causes of complaints in a set of reviews, the most frequent first. */
async function readCauses(db: Database, businessId: string, scope: Scope, where: SQL | undefined) {
  const { rows } = await db.execute<Finding['causes'][number]>(sql`
    select s.cause, count(distinct s.review_id)::int as count from ${await saidIn(db, businessId, scope, where)} s
    where s.complaint and s.cause is not null group by 1 order by 2 desc, 1`)
  return rows
}

/** Counts the topics of a set of reviews, without names of people. */
async function readTopicRows(db: Database, businessId: string, scope: Scope, where: SQL) {
  const said = await saidIn(db, businessId, scope, where)
  const { rows } = await db.execute<TopicRow>(sql`
    select s.topic as label, count(*)::int as reviews, (count(*) filter (where s.praise))::int as praise,
      (count(*) filter (where s.complaint))::int as complaint,
      array[${sql.join(
        [1, 2, 3, 4, 5].map((rating) => sql`(count(*) filter (where s.rating = ${rating}))::int`),
        sql`, `,
      )}] as stars
    from ${said} s where s.kind <> 'person' and s.topic <> '' group by 1`)
  const names = new Set((await readNames(db, businessId)).map(fold))
  return rows.filter(({ label }) => !names.has(fold(label)) && !isSmall(label))
}

type TopicRow = Row & Record<Side, number>

const mostSaid = (asked: Question, rows: TopicRow[], of: number) => {
  const fewest = of < fewReviews ? 2 : fewestAuthors
  const weight = (row: TopicRow) => row[saidOf(asked) ?? 'reviews']
  return rows
    .filter((row) => weight(row) >= fewest)
    .sort((one, other) => weight(other) - weight(one) || other.reviews - one.reviews)
    .slice(0, most.topics)
    .map((row): Row => {
      const { label, reviews, stars } = row
      const next: Question = { ...asked, show: 'quotes', topic: label, words: undefined, by: undefined }
      return { label, reviews, stars, next }
    })
}
