import { type MeasureAsked, measureOf } from './measures.ts'
import { isUnknownWord } from './objects.ts'
import type { Measure, Query, ReviewSet } from './query.schema.ts'
import { cannot, type Parsed, type Reading } from './reading.ts'
import { merge, refine, splitShare } from './set-merging.ts'
import { shareSets } from './shares.ts'
import { periodsOf, sidesOf } from './sides.ts'

type Asked = MeasureAsked & {
  /** The question changes the one before it. */
  isFollowing: boolean
  /** The question is about the reviews of the one before it: "how many of them". */
  refersBack: boolean
  isOfChange: boolean
  limit: number | null
  leftOut: string[]
}

/** The query of what was taken from a question, or why there is none. */
export function buildQuery(reading: Reading, asked: Asked): Parsed {
  const done = (query: Query): Parsed => ({ query, readAs: reading.readAs, leftOut: asked.leftOut })
  const previous = asked.isFollowing ? reading.background.previous : null
  if (asked.refersBack && !reading.background.previous)
    return cannot(
      'Which reviews are meant? Please name them, or tick “About the answer below” under the question.',
    )
  if (periodsOf(reading).size > 2) return cannot('Two periods can be compared here, not more.')
  const sides = sidesOf(reading)
  if (sides && periodsOf(reading).size === 2 && !isNumeric(asked.measure) && isOfListedTimes(reading))
    return cannot(
      'Two times that do not meet can be compared in numbers alone. Please ask about one at a time.',
    )
  if (sides === 'many') return cannot('Two can be compared here, not more.')
  if (!sides && !asked.by && isOfTwo(reading))
    return cannot('I do not understand which two parts to compare.')
  const all = sides ? sides.shared : reading.found
  const hasObject = reading.hasObject()
  if (reading.isTwofold && !sides)
    return cannot('Please ask about praise and about complaints one at a time.')
  const own = merge(
    all.map(({ set }) => set),
    reading.opinion,
  )
  if (typeof own === 'string') return cannot(own)
  const backed = asked.refersBack ? merge([reading.background.previous!.where, own], null) : own
  if (typeof backed === 'string') return cannot(backed)
  const merged = backed
  const measure = measureOf(reading, asked, { isComparing: sides !== null })
  if (!measure) {
    if (previous && (reading.found.length > 0 || reading.opinion))
      return done(refine(previous, merged, sides))
    if (reading.found.length === 0)
      return cannot('I do not understand what you would like to know about your reviews.')
  }
  const end = asked.end ?? undefined
  const by = asked.isOfChange || (sides && asked.isTrend) ? undefined : (asked.by ?? undefined)
  const isOfDirection =
    by === 'month' && measure === 'average' && asked.isTrend && !reading.marked.asks(/\b(months?|monthly)\b/)
  if (asked.limit && measure && ['count', 'share', 'average', 'replies', 'tone'].includes(measure))
    return cannot(
      'Numbers are counted here over all reviews of a period, not over the last few. Please name a period.',
    )
  const query: Query = {
    measure: measure ?? 'quotes',
    where: merged,
    ...(by && { by }),
    ...(end && { end }),
    ...limitOf(reading, asked, measure),
    ...((asked.isOfChange || isOfDirection) && { isOfChange: true }),
  }
  if (query.isOfChange && !query.where.opinion && isOneSided(query.where))
    query.where.opinion = (query.where.lowest ?? 1) >= 4 ? 'praise' : 'complaint'
  // "Is the bread good?" is answered with praise and complaints.
  if (query.measure === 'opinion' && hasObject && query.where.opinion === 'praise') delete query.where.opinion
  // Of a person's name, no opinion is sure: good reviews that name them tell it.
  if (query.measure === 'quotes' && query.where.opinion && isOfName(query.where)) {
    Object.assign(
      query.where,
      query.where.opinion === 'praise' ? { lowest: 4, highest: 5 } : { lowest: 1, highest: 3 },
    )
    delete query.where.opinion
  }
  // "Why was October worse than September?": the averages say whether it was.
  if (sides && query.isOfChange && query.measure === 'topics') {
    query.measure = 'average'
    delete query.where.opinion
  }
  // The average of reviews with 5 stars is 5.
  if (query.measure === 'average' && isOneRating(query.where)) query.measure = 'count'
  if (
    sides &&
    query.measure === 'average' &&
    asked.measure !== 'average' &&
    (merged.lowest || merged.highest)
  )
    query.measure = 'count'
  if (query.measure === 'share') splitShare(query, shareSets(reading, all))
  // "proportion of English vs German" compares what would be the part.
  if (query.part && Object.keys(query.part).length === 0) {
    delete query.part
    query.measure = 'count'
  }
  if (asked.refersBack && query.part) query.where = reading.background.previous!.where
  if (sides) {
    const [where, versus] = [
      merge([query.where, ...sides.left.map(({ set }) => set)], null),
      merge([query.where, ...sides.right.map(({ set }) => set)], null),
    ]
    if (typeof where === 'string' || typeof versus === 'string')
      return cannot('I do not understand which two parts to compare.')
    return done({ ...query, where, versus })
  }
  return done(previous && reading.found.length > 0 && !asked.measure ? refine(previous, merged, null) : query)
}

const isNumeric = (measure: Measure | null) =>
  measure !== null && ['count', 'share', 'average', 'replies', 'tone'].includes(measure)

/** "What did people say in 2024 and in 2026?" names two times, and compares nothing. */
const isOfListedTimes = ({ marked }: Reading) =>
  marked.asks(/^(what|which|why|show|main|biggest|top|quotes?|complaints?|praise)\b/) &&
  !marked.asks(/\b(vs|versus|against|compar\w*|than|differ\w*|between|better|worse|more|fewer|chang\w*)\b/)

/** Two things are compared, whatever they are. */
const isOfTwo = ({ marked }: Reading) =>
  marked.asks(/\b(vs|versus|against|compare[ds]?|comparing|comparison|differences?)\b/) ||
  marked.has(/\bthan\b/)

const several = 5

/** "the latest bad reviews" are several. */
function limitOf({ marked }: Reading, { limit }: Asked, measure: Measure | null) {
  const isPlural = marked.asks(
    /\b(newest|latest|most recent|oldest) (\w+ ){0,3}(reviews|ones|comments|complaints)\b/,
  )
  if (limit) return { limit }
  return (measure === 'newest' || measure === 'oldest') && isPlural ? { limit: several } : {}
}

const isOfName = ({ topics, words }: ReviewSet) =>
  !topics && Boolean(words?.some(({ name }) => isUnknownWord(name)))

const isOneSided = ({ lowest = 1, highest = 5 }: ReviewSet) => lowest >= 4 || highest <= 3

const isOneRating = ({ lowest, highest }: ReviewSet) => lowest !== undefined && lowest === highest
