import { isBeyondChance } from '#app/features/analytics/chance.ts'
import { fewestReviews, isShareChanged } from '#app/features/insights/chance.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import {
  countOf,
  formatAverage,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Answer, type AnswerFigure, type AnswerRow, noAnswer } from './answer.ts'
import { groupsOf } from './groups-of-rows.ts'
import { matching } from './matching.ts'
import { preparedRows } from './prepared-rows.server.ts'
import type { Dimension, Measure, Query, ReviewSet } from './query.schema.ts'
import { quotesFrom } from './quoting.server.ts'
import { mostRows, type ReadRows, type Row, readRows } from './reading-rows.server.ts'
import { addressOf } from './set-address.ts'
import { countedSet, partsInWords, partsOf, setInWords } from './set-words.ts'
import { lookedAt, measured, starCounts, type Value } from './values.ts'

type Asking = { db: Database; businessId: string; query: Query }

/** The answer to a typed query, from published reviews without those of insiders. All figures are counted here. */
export async function answerQuery(db: Database, businessId: string, query: Query): Promise<Answer> {
  const asking = { db, businessId, query }
  if (query.versus) return compare(asking, query.versus)
  const { rows: read, isBounded } = await rowsFor(db, businessId, query)
  const rows = lookedAt(matching(read, query.where), query.measure, query)
  const answer = rows.length === 0 ? nothing(query) : await answerFrom(asking, rows)
  const isOfImports =
    query.measure === 'average' &&
    !query.where.provenances &&
    rows.length > 0 &&
    !isCounted(rows[0]!.provenance)
  const said = isOfImports
    ? { ...answer, notes: [...answer.notes, 'All of these reviews are imported: none is in your rating.'] }
    : answer
  return isBounded ? bounded(said) : said
}

const bounded = (answer: Answer): Answer => ({
  ...answer,
  text: `Among the newest ${formatNumber(mostRows)} reviews of the period: ${answer.text}`,
  address: null,
  figures: answer.figures.map(({ address: _, ...figure }) => figure),
  rows: answer.rows.map((row) => ({ ...row, address: null })),
})

/** All reviews of the period; where they are many and only their texts can tell, the newest of them. */
async function rowsFor(db: Database, businessId: string, query: Query): Promise<ReadRows> {
  const prepared = await preparedRows(db, businessId, query)
  if (prepared && prepared.length > mostRows) return { rows: prepared, isBounded: false }
  return readRows(db, businessId, widest(query))
}

/** The period and all words: rows are read once for the whole and its part. */
const widest = ({ where, part }: Query): ReviewSet => {
  const words = [...(where.words ?? []), ...(part?.words ?? [])]
  return { from: where.from, to: where.to, ...(words.length > 0 && { words }) }
}

const noParts = {
  rows: [],
  topics: [],
  quotes: [],
  notes: [],
  cannot: null,
  address: null,
} satisfies Partial<Answer>

function nothing({ where }: Query): Answer {
  const words = where.words ?? []
  if (words.length > 1)
    return noAnswer(
      `No review mentions ${formatList(words.map(({ name }) => `“${name}”`))} together, so I may have misunderstood the question.`,
    )
  return { ...noParts, text: `There are no ${setInWords(where)}.`, figures: [countFigure('reviews', 0)] }
}

const countFigure = (label: string, value: number, address?: string | null): AnswerFigure => ({
  ...{ label, value, kind: 'count', reviews: value },
  ...(address && { address }),
})

function answerFrom(asking: Asking, rows: Row[]): Promise<Answer> | Answer {
  const { query } = asking
  if (query.by) return byDimension(asking, rows)
  switch (query.measure) {
    case 'count':
    case 'share':
    case 'average':
    case 'replies':
      return oneNumber(asking, rows)
    case 'tone':
      return tone(asking, rows)
    case 'topics':
      return rankTopics(asking, rows)
    case 'opinion':
    case 'quotes':
      return whatTheySay(asking, rows)
    default:
      return extreme(asking, rows)
  }
}

const figureOf = (label: string, { value, kind, reviews }: Value, address: string | null): AnswerFigure[] =>
  value === null ? [] : [{ label, value, kind, reviews, ...(address && { address }) }]

/** "4.62", "31%", "1,108", "5.2 hours" */
export function valueText({ value, kind }: Pick<Value, 'value' | 'kind'>): string {
  if (value === null) return 'not enough reviews yet'
  if (kind === 'average') return formatAverage(value)
  if (kind === 'share') return formatPercent(value)
  return kind === 'hours' ? countOf(Math.round(value * 10) / 10, 'hour') : formatNumber(value)
}

const isRated = ({ measure, part, where }: Query) =>
  measure === 'average' || measure === 'replies' || Boolean(part?.reply || where.reply)

const addressOfQuery = (query: Query, extra: ReviewSet = {}) =>
  addressOf({ ...query.where, ...extra }, { isRated: isRated(query) })

const tooFew = (reviews: number, what: string) =>
  `There ${reviews === 1 ? 'is' : 'are'} only ${countOf(reviews, 'review')} ${what}: not enough to tell (at least ${fewestReviews} are needed).`.replace(
    / +/g,
    ' ',
  )

async function oneNumber({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const { measure, where, part } = query
  const value = measured(rows, measure, part)
  const address = addressOfQuery(query)
  const counted = countFigure('reviews', value.reviews, address)
  if (value.value === null)
    return { ...noParts, text: tooFew(value.reviews, partsInWords(where)), figures: [counted], address }
  const label =
    measure === 'share' && part
      ? `share ${partsInWords(part)}`
      : measure === 'average'
        ? 'average rating'
        : 'reviews'
  const figures = [...figureOf(label, value, address), ...(measure === 'count' ? [] : [counted])]
  const imported = rows.filter(({ provenance }) => provenance === 'imported').length
  const notes =
    imported > 0 && !where.provenances
      ? [`${formatNumber(imported)} of these reviews ${imported === 1 ? 'is' : 'are'} imported.`]
      : []
  const said = part ? matching(rows, part) : rows
  const isAbout = Boolean(where.topics || where.words || where.opinion || part?.topics || part?.words)
  const quotes =
    isAbout || where.reply === 'without'
      ? await quotesFrom(db, businessId, said, { ...where, ...part }, { limit: 3 })
      : []
  return {
    ...noParts,
    text: numberText(query, value),
    figures,
    notes,
    quotes,
    address,
    rows: [rowOf('', value, address)],
  }
}

function numberText({ measure, where, part }: Query, value: Value): string {
  const written = valueText(value)
  if (measure === 'average')
    return `The average rating of the ${countedSet(value.reviews, where)} is ${written} stars.`
  if (measure === 'share' && part)
    return `${written} of the ${countedSet(value.reviews, where)} are ones ${partsInWords(part)}.`
  if (measure === 'replies')
    return `Half of the ${countedSet(value.reviews, where)} with a reply got it within ${written} of publication.`
  return `There ${value.value === 1 ? 'is' : 'are'} ${countedSet(value.reviews, where)}.`
}

const rowOf = (
  label: string,
  { value, kind, reviews, interval }: Value,
  address: string | null,
): AnswerRow => ({
  ...{ label, value, kind, reviews, interval, address },
})

function tone({ query }: Asking, rows: Row[]): Answer {
  const judged = rows.filter(({ label }) => label !== null)
  if (judged.length < fewestReviews)
    return {
      ...noParts,
      text: tooFew(judged.length, 'with a tone that can be told'),
      figures: [countFigure('reviews', judged.length)],
    }
  const labels = ['positive', 'neutral', 'negative'] as const
  const values = labels.map((label) => [label, measured(judged, 'share', { label })] as const)
  return {
    ...noParts,
    text: `Of ${formatNumber(judged.length)} ${setInWords(query.where)}, ${formatList(values.map(([label, value]) => `${valueText(value)} are ${label}`))} in tone.`,
    figures: values.flatMap(([label, value]) => figureOf(label, value, addressOfQuery(query, { label }))),
    rows: values.map(([label, value]) => rowOf(label, value, addressOfQuery(query, { label }))),
    address: addressOfQuery(query),
  }
}

const mostTopics = 10

/** Counts the reviews that mention, praise or complain about each topic. A topic of a single review is not ranked. */
async function rankTopics({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const { where } = query
  const field = where.opinion ? (where.opinion === 'praise' ? 'praise' : 'complaints') : 'mentions'
  const counts = new Map<string, number>()
  for (const { topics } of rows)
    for (const topic of new Set(
      topics.filter((each) => field === 'mentions' || each[field] > 0).map((each) => each.topic),
    ))
      counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const ranked = [...counts].filter(([, count]) => count >= 2).toSorted(([, one], [, other]) => other - one)
  const shown = ranked.slice(0, mostTopics)
  const quotes = where.opinion ? await quotesFrom(db, businessId, rows, where) : []
  const verb = where.opinion ? (where.opinion === 'praise' ? 'praise' : 'complain about') : 'mention'
  const set = setInWords({ ...where, opinion: undefined })
  const topicRows = shown.map(([topic, count]) =>
    rowOf(
      topic,
      { value: count, kind: 'count', reviews: count, interval: null },
      addressOfQuery(query, { topics: [topic] }),
    ),
  )
  const base = countFigure('reviews', rows.length, addressOfQuery(query))
  if (shown.length === 0)
    return {
      ...noParts,
      text: `There ${rows.length === 1 ? 'is' : 'are'} ${countedSet(rows.length, where)}, but no topic comes up in two reviews.`,
      figures: [base],
      topics: [...counts.keys()].slice(0, 3),
      quotes,
    }
  const named = shown.slice(0, 3).map(([topic, count]) => `${topic} (${formatNumber(count)})`)
  return {
    ...noParts,
    text: `The ${set} ${verb} ${formatList(named)} most often. The numbers are of reviews.`,
    figures: [
      ...shown.map(([topic, count]) => countFigure(topic, count, addressOfQuery(query, { topics: [topic] }))),
      base,
    ],
    rows: topicRows,
    topics: shown.map(([topic]) => topic),
    quotes,
  }
}

/** How many there are, how many praise and complain, and their words. */
async function whatTheySay({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const { where } = query
  const [quotes, address] = [await quotesFrom(db, businessId, rows, where), addressOfQuery(query)]
  const base = countFigure('reviews', rows.length, address)
  const hasObject = Boolean(where.topics || where.words?.some(({ isObject }) => isObject))
  const opinions =
    hasObject && !where.opinion
      ? (['praise', 'complaint'] as const).map((opinion) => ({
          opinion,
          count: matching(rows, { ...where, opinion }).length,
        }))
      : []
  const figures = opinions.map(({ opinion, count }) =>
    countFigure(opinion, count, addressOfQuery(query, { opinion })),
  )
  const verb = rows.length === 1 ? 'There is' : 'There are'
  const said = opinions.some(({ count }) => count > 0)
    ? ` ${formatNumber(opinions[0]!.count)} surely praise it and ${formatNumber(opinions[1]!.count)} surely complain about it; the others mention it.`
    : ''
  return {
    ...noParts,
    text: `${verb} ${rows.length < fewestReviews ? 'only ' : ''}${countedSet(rows.length, where)}.${said}`,
    figures: [base, ...figures],
    quotes,
    address,
  }
}

const orders: Record<string, (one: Row, other: Row) => number> = {
  newest: () => 0,
  oldest: (one, other) => (one.writtenAt < other.writtenAt ? -1 : 1),
  longest: (one, other) => other.length - one.length,
  shortest: (one, other) => one.length - other.length,
  best: (one, other) => other.rating - one.rating || (other.score ?? 0) - (one.score ?? 0),
  worst: (one, other) => one.rating - other.rating || (one.score ?? 0) - (other.score ?? 0),
}

async function extreme({ db, businessId, query }: Asking, rows: Row[]): Promise<Answer> {
  const sorted = rows.filter(({ isHidden }) => !isHidden).toSorted(orders[query.measure])
  const isSeveral = query.measure === 'best' || query.measure === 'worst'
  const tied = sorted.filter(({ rating }) => rating === sorted[0]?.rating)
  const quotes = await quotesFrom(db, businessId, isSeveral ? tied : sorted.slice(0, 1), query.where, {
    limit: isSeveral ? 3 : 1,
    isAnySentence: true,
  })
  const [first] = sorted
  if (!first) return nothing(query)
  const name = {
    newest: 'newest',
    oldest: 'oldest',
    longest: 'longest',
    shortest: 'shortest',
    best: 'most positive',
    worst: 'most negative',
  }[query.measure as 'newest']
  const of =
    rows.length === 1
      ? `only one of the ${setInWords(query.where)}`
      : `${name} of the ${formatNumber(rows.length)} ${setInWords(query.where)}`
  const stars = countOf(first.rating, 'star')
  return {
    ...noParts,
    text:
      isSeveral && tied.length > 1
        ? `Of the ${formatNumber(rows.length)} ${setInWords(query.where)}, ${formatNumber(tied.length)} have ${stars}, the ${query.measure === 'worst' ? 'fewest' : 'most'}.`
        : `The ${of} was written on ${formatDate(first.writtenAt)} and has ${stars}.`,
    figures: [
      { label: 'stars', value: first.rating, kind: 'count', reviews: 1 },
      ...(isSeveral ? [countFigure('reviews with so many stars', tied.length)] : []),
      countFigure('reviews', rows.length, addressOfQuery(query)),
    ],
    quotes,
    address: addressOfQuery(query),
  }
}

const prepositions: Record<Dimension, string> = {
  ...{ month: 'in', quarter: 'in', year: 'in', week: 'in the', weekday: 'on' },
  ...{ rating: 'for', language: 'for', source: 'for' },
}

async function byDimension({ query }: Asking, rows: Row[]): Promise<Answer> {
  const { measure, end } = query
  const isNumeric = ['count', 'share', 'average', 'replies'].includes(measure)
  const its = isNumeric ? measure : 'count'
  const groups = groupsOf(rows, query.by!).map(({ label, rows: own, set }) => {
    const address = addressOfQuery(query, set)
    return rowOf(label, measured(own, its, query.part), address)
  })
  const known = groups.filter(({ value }) => value !== null)
  const set = setInWords(query.where)
  const at = prepositions[query.by!]
  if (known.length === 0)
    return {
      ...noParts,
      text: `None of these has ${fewestReviews} ${setInWords(query.where)}: not enough reviews yet.`,
      figures: [countFigure('reviews', rows.length)],
      rows: groups,
    }
  const values = known.map(({ value }) => value!)
  const tiedAt = (value: number) => known.filter((each) => each.value === value)
  const [highest, lowest] = [tiedAt(Math.max(...values)), tiedAt(Math.min(...values))]
  const first = end === 'lowest' ? lowest : highest
  const ordered = [...first, ...groups.filter((each) => !first.includes(each))]
  const written = (tied: AnswerRow[]) =>
    `${formatList(tied.map(({ label }) => label))} (${valueText(tied[0] as Value)}${tied.length > 1 ? ' each' : ''})`
  const what =
    its === 'count'
      ? `the number of ${set}`
      : its === 'average'
        ? `the average rating of ${set}`
        : its === 'share'
          ? `the share ${partsInWords(query.part ?? {})} of ${set}`
          : `the time until the reply to ${set}`
  const text =
    known.length === 1
      ? `Only ${written(highest)} has enough ${set}.`
      : end
        ? `${what.charAt(0).toUpperCase()}${what.slice(1)} was ${end === 'lowest' ? 'lowest' : 'highest'} ${at} ${written(first)}.`
        : `${what.charAt(0).toUpperCase()}${what.slice(1)} was highest ${at} ${written(highest)} and lowest ${at} ${written(lowest)}.`
  return {
    ...noParts,
    text,
    figures: ordered.flatMap(({ label, value, kind, reviews, address }) =>
      figureOf(label, { value, kind, reviews, interval: null } as Value, address),
    ),
    rows: groups,
    address: addressOfQuery(query),
  }
}

async function compare({ db, businessId, query }: Asking, versus: ReviewSet): Promise<Answer> {
  const measure = ['count', 'share', 'average', 'replies'].includes(query.measure)
    ? query.measure
    : query.measure === 'topics'
      ? 'topics'
      : 'count'
  if (measure === 'topics')
    return noAnswer('Numbers can be compared here, topics cannot. Please ask about one group at a time.')
  const [left, right] = await Promise.all(
    [query.where, versus].map((where) =>
      sideOf(db, businessId, { ...query, measure, where }, where === versus ? query.where : versus),
    ),
  )
  const [one, other] = [left!, right!]
  const notes = [
    ...(one.isBounded || other.isBounded
      ? [`Counted among the newest ${formatNumber(mostRows)} reviews of each.`]
      : []),
  ]
  const figures = [one, other].flatMap(({ name, value, address }) => figureOf(name, value, address))
  const counts = [one, other].map(({ name, value, address }) =>
    countFigure(`reviews ${name}`, value.reviews, address),
  )
  const rows = [one, other].map(({ name, value, address }) => rowOf(name, value, address))
  const few = [one, other].find(({ value }) => value.value === null)
  if (few)
    return {
      ...noParts,
      text:
        few.value.reviews === 0
          ? `There are no ${setInWords(few.set)} to compare.`
          : tooFew(few.value.reviews, partsInWords(few.set)),
      figures:
        few.value.reviews === 0 && [one, other].every(({ value }) => value.reviews === 0)
          ? [countFigure('reviews', 0)]
          : figures.length > 0
            ? [...figures, ...counts]
            : counts,
      rows,
      notes,
    }
  return {
    ...noParts,
    text: `${bothInWords(measure, query.part, [one, other])}${verdictOf(measure, one, other)}.`,
    figures: [...figures, ...(measure === 'count' ? [] : counts)],
    rows,
    notes,
  }
}

const everything = 'all reviews'

type Side = {
  name: string
  set: ReviewSet
  rows: Row[]
  value: Value
  address: string | null
  isBounded: boolean
  part: number
}

async function sideOf(db: Database, businessId: string, query: Query, other: ReviewSet): Promise<Side> {
  const { rows: read, isBounded } = await rowsFor(db, businessId, query)
  const rows = lookedAt(matching(read, query.where), query.measure, query)
  const others = new Set(partsOf(other).map(({ text }) => text))
  const name =
    partsOf(query.where)
      .map(({ text }) => text)
      .filter((text) => !others.has(text))
      .join(' ') || everything
  return {
    ...{ name, set: query.where, rows, isBounded },
    value: measured(rows, query.measure, query.part),
    address: isBounded ? null : addressOfQuery(query),
    part: query.part ? matching(rows, query.part).length : 0,
  }
}

const reviewsOf = ({ name }: Side) => (name === everything ? name : `reviews ${name}`)

/** "reviews that mention coffee average 4.06 stars, and reviews that mention bread 4.26" */
function bothInWords(measure: Measure, part: ReviewSet | undefined, [one, other]: [Side, Side]) {
  const [first, second] = [valueText(one.value), valueText(other.value)]
  if (measure === 'average')
    return `On average, ${reviewsOf(one)} have ${first} stars, and ${reviewsOf(other)} ${second}`
  if (measure === 'share')
    return `${first} of ${reviewsOf(one)}, and ${second} of ${reviewsOf(other)}, are ones ${partsInWords(part ?? {})}`
  if (measure === 'replies')
    return `Half of the replies to ${reviewsOf(one)} came within ${first}, to ${reviewsOf(other)} within ${second}`
  return `There are ${first} ${reviewsOf(one)}, and ${second} ${reviewsOf(other)}`
}

/** Says if the difference is more than chance; nothing where that is not known. */
function verdictOf(measure: Measure, one: Side, other: Side): string {
  if (measure === 'count' || measure === 'replies') return ''
  if (one.value.value === other.value.value) return ': the same'
  const isSure =
    measure === 'average'
      ? isBeyondChance(starSide(one), starSide(other))
      : isShareChanged(one.part, one.rows.length, other.part, other.rows.length)
  return isSure ? ': a difference that chance does not explain' : ': a difference that may be chance'
}

const starSide = ({ value, rows }: Side) => ({
  value: value.value!,
  count: rows.length,
  stars: starCounts(rows),
})
