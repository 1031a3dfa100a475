import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'

/**
 * How helpful a review is to a stranger, in points. Stars and sentiment give none, nor does anything that the business
 * does after it was written. The page shows these numbers and the query ranks by them.
 */
export const points = {
  length: { perCharacters: 25, most: 20 },
  /** Texts that the engine cannot analyse get the middle. */
  topics: { each: 5, most: 20, unread: 10 },
  bothSides: 5,
  figure: 5,
  // Insiders' reviews come last.
  provenance: { order: 10, invited: 10, confirmed: 5, insider: -500, imported: 0 } satisfies Record<
    Provenance,
    number
  >,
  /** A review loses one point in each of these periods, so that newer reviews come first. */
  daysPerPoint: 30,
}

/** Reviews with at least this many stars are praise, the others criticism. */
export const leastPraise = 4

/** How many reviews are ranked, newest first. */
export const mostRanked = 2000

/** How reviews are ranked, in sentences for people who want to check it. */
export const helpfulnessInWords = [
  `Length: 1 point for every ${points.length.perCharacters} characters, at most ${points.length.most}.`,
  `Topics: ${points.topics.each} points for each topic, such as staff or delivery, at most ${points.topics.most}. The program that finds topics knows ${languages.length} languages; texts that it cannot analyse get ${points.topics.unread}, stars without a text none.`,
  `Both sides: ${points.bothSides} points if it praises one thing and complains about another.`,
  `A number: ${points.figure} points if it gives one, such as a price, a date or a waiting time.`,
  `Source: ${points.provenance.order} points for an order or an invitation, ${points.provenance.confirmed} for a confirmed address, none if imported, ${-points.provenance.insider} less for an insider’s, which so comes last.`,
  `Age: 1 point less for every ${points.daysPerPoint} days.`,
]
