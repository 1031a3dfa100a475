import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'

/**
 * What makes a review helpful to a stranger, in points. Stars and sentiment give none, and neither does anything that
 * the business does. The page prints these numbers, and the query counts with them.
 */
export const points = {
  length: { perCharacters: 25, most: 20 },
  /** Where the engine cannot read the language, everybody gets the middle. */
  topics: { each: 5, most: 20, unread: 10 },
  bothSides: 5,
  figure: 5,
  provenance: { order: 10, invited: 10, confirmed: 5, imported: 0 } satisfies Record<Provenance, number>,
  /** A point is lost with each of these periods, so that the newer of two alike comes first. */
  daysPerPoint: 30,
}

/** From this number of stars on it is praise; below it, criticism. */
export const leastPraise = 4

/** How many reviews are looked at, the newest first. */
export const mostWeighed = 2000

/** How the order is made, in sentences for who wants to check it. */
export const helpfulnessInWords = [
  `Length: one point for every ${points.length.perCharacters} characters, at most ${points.length.most}.`,
  `Topics: ${points.topics.each} points for each thing that it speaks of, such as staff or delivery, at most ${points.topics.most}. The program that finds them reads English; every review in another language gets ${points.topics.unread}.`,
  `Both sides: ${points.bothSides} points if it praises one thing and complains about another.`,
  `A figure: ${points.figure} points if it names a number, such as a price, a date or a waiting time.`,
  `How it came in: ${points.provenance.order} points with an order or an invitation, ${points.provenance.confirmed} with a confirmed address, none if imported.`,
  `Age: one point less for every ${points.daysPerPoint} days.`,
]
