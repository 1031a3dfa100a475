import type { PageWords } from '#app/features/reviews/page-words.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { fillWords, languages } from '#app/languages/languages.ts'

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
export const helpfulnessInWords = ({ ranking }: Pick<PageWords, 'ranking'>) => [
  fillWords(ranking.length, { characters: points.length.perCharacters, most: points.length.most }),
  fillWords(ranking.topics, { ...points.topics, languages: languages.length }),
  fillWords(ranking.bothSides, { points: points.bothSides }),
  fillWords(ranking.figure, { points: points.figure }),
  fillWords(ranking.source, { ...points.provenance, insider: -points.provenance.insider }),
  fillWords(ranking.age, { days: points.daysPerPoint }),
]
