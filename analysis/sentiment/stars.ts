export type Rating = 1 | 2 | 3 | 4 | 5

/** What stars add to the logits of a text: to praise (and take from blame), and to neutral. */
export type Shift = { side: number; neutral: number }

/**
 * What the stars say before a word is read: nineteen in twenty five-star reviews are positive, nine in ten four-star
 * ones, and five in six three-star ones are neutral; one and two stars mirror five and four.
 */
const wholes: Record<Rating, Shift> = {
  1: { side: -2.4, neutral: -1.3 },
  2: { side: -2, neutral: -0.8 },
  3: { side: 0, neutral: 2.4 },
  4: { side: 2, neutral: -0.8 },
  5: { side: 2.4, neutral: -1.3 },
}

/**
 * A sentence is less bound by the stars of its review: it may only set the scene, or name the one drawback, which is what those
 * of four stars often do.
 */
const sentences: Record<Rating, Shift> = {
  1: { side: -1.2, neutral: 0 },
  2: { side: -1, neutral: 0 },
  3: { side: 0, neutral: 1.5 },
  4: { side: 0.3, neutral: 0 },
  5: { side: 1.2, neutral: 0 },
}

export const shiftOfWhole = (rating: Rating) => wholes[rating]
export const shiftOfSentence = (rating: Rating) => sentences[rating]
