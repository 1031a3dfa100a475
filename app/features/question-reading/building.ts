import { type MeasureAsked, measureOf } from './measures.ts'
import type { Query, ReviewSet } from './query.schema.ts'
import { cannot, type Parsed, type Reading } from './reading.ts'
import { merge, refine, splitShare } from './set-merging.ts'
import { shareSets } from './shares.ts'
import { periodsOf, sidesOf } from './sides.ts'

type Asked = MeasureAsked & {
  /** The question changes the one before it. */
  isFollowing: boolean
  leftOut: string[]
}

/** The query of what was taken from a question, or why there is none. */
export function buildQuery(reading: Reading, asked: Asked): Parsed {
  const done = (query: Query): Parsed => ({ query, readAs: reading.readAs, leftOut: asked.leftOut })
  const previous = asked.isFollowing ? reading.background.previous : null
  if (periodsOf(reading).size > 2) return cannot('Two periods can be compared here, not more.')
  const sides = sidesOf(reading)
  const all = sides ? sides.shared : reading.found
  const hasObject = reading.hasObject()
  if (reading.isTwofold && !sides)
    return cannot('Please ask about praise and about complaints one at a time.')
  const merged = merge(
    all.map(({ set }) => set),
    reading.opinion,
  )
  if (typeof merged === 'string') return cannot(merged)
  const measure = measureOf(reading, asked, { isComparing: sides !== null })
  if (!measure) {
    if (previous && (reading.found.length > 0 || reading.opinion))
      return done(refine(previous, merged, sides))
    if (reading.found.length === 0)
      return cannot('I do not understand what you would like to know about your reviews.')
  }
  const end = asked.end ?? undefined
  const by = (sides && asked.isTrend ? null : asked.by) ?? undefined
  const query: Query = {
    measure: measure ?? 'quotes',
    where: merged,
    ...(by && { by }),
    ...(end && { end }),
  }
  // "Is the bread good?" is answered with praise and complaints.
  if (query.measure === 'opinion' && hasObject && query.where.opinion === 'praise') delete query.where.opinion
  // The average of reviews with 5 stars is 5.
  if (query.measure === 'average' && isOneRating(query.where)) query.measure = 'count'
  if (query.measure === 'share') splitShare(query, shareSets(reading, all))
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

const isOneRating = ({ lowest, highest }: ReviewSet) => lowest !== undefined && lowest === highest
