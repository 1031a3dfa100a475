import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { ownReviews } from '../training/own-reviews.ts'

test.each(['it', 'cs'])('in %s an unsure review is not judged without its stars', (language) => {
  const reviews = ownReviews(language)
  const judged = reviews.map(({ text }) => analyse(text, { languageHint: language })).filter((a) => a.judged)
  expect(judged.length).toBeGreaterThan(0.6 * reviews.length)
  expect(judged.length).toBeLessThan(reviews.length)
  for (const { sentiment } of judged) expect(sentiment?.confidence).toBeGreaterThanOrEqual(0.4)
})

test.each(['it', 'cs'])('in %s nearly every review with stars is judged', (language) => {
  const reviews = ownReviews(language)
  const judged = reviews.filter(
    ({ text, stars }) => analyse(text, { languageHint: language, rating: stars }).judged,
  )
  expect(judged.length / reviews.length).toBeGreaterThanOrEqual(0.95)
})
