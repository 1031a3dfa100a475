export type Rating = 1 | 2 | 3 | 4 | 5

/** What stars add to the logits of a text: to praise (and take from blame), and to neutral. */
type Shift = { side: number; neutral: number }

/**
 * What a text is beside its stars, before a word is read: more than nine in ten reviews of five stars praise, eight in
 * ten of four stars, six in ten of three stars take no side, and so on down.
 */
const wholes: Record<Rating, Shift> = {
  1: { side: -1.9, neutral: -1 },
  2: { side: -1.4, neutral: -0.4 },
  3: { side: 0, neutral: 1.1 },
  4: { side: 1.4, neutral: -0.4 },
  5: { side: 1.9, neutral: -1 },
}

/** A sentence is less bound by the stars of its review: it may only set the scene, or name the one drawback. */
const SENTENCE_SHARE = 0.6

export function shiftOfWhole(rating: Rating): Shift {
  return wholes[rating]
}

export function shiftOfSentence(rating: Rating): Shift {
  const { side, neutral } = wholes[rating]
  return { side: SENTENCE_SHARE * side, neutral: rating === 3 ? neutral : 0 }
}
