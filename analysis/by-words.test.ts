import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { type ByWords, chancesOf } from './confidence.ts'
import { everydaySentences } from './languages/everyday-sentences.ts'
import { isTrainedOn, ownReviews } from './training/own-reviews.ts'

const english = `
+ The staff was friendly and the service was quick.
- The app crashes all the time when I pay.
- The waiter was rude and the food was cold.
0 We were there on Tuesday.`
const texts = Object.entries({ ...everydaySentences, en: english }).flatMap(([languageHint, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ languageHint, text: line.slice(2) })),
)
const judged = ({ label, score, confidence }: ByWords) => ({ label, score, confidence })
const partsOf = ({ sentences, aspects }: ReturnType<typeof analyse>) => [...sentences, ...aspects]

test.each(texts)('$languageHint: "$text" has the same judgement by words with and without stars', (given) => {
  const without = partsOf(analyse(given.text, { languageHint: given.languageHint }))
  const beside = partsOf(analyse(given.text, { languageHint: given.languageHint, rating: 1 }))
  if (without.length > 0) expect(beside.map((part) => judged(part.byWords))).toEqual(without.map(judged))
  for (const part of without) expect(part.byWords).toMatchObject(judged(part))
})

const ownTexts = ['en', ...Object.keys(everydaySentences)].map((languageHint) => ({
  languageHint,
  all: [
    ...texts.filter((given) => given.languageHint === languageHint).map(({ text }) => text),
    ...ownReviews(languageHint)
      .filter((review) => !isTrainedOn(review))
      .map(({ text }) => text),
  ],
}))

test.each(ownTexts)(
  'in $languageHint stars on its side never make a judgement less likely',
  ({ languageHint, all }) => {
    for (const text of all) {
      for (const rating of [1, 2, 4, 5] as const) {
        for (const part of partsOf(analyse(text, { languageHint, rating }))) {
          const side = rating < 3 ? 'complaint' : 'praise'
          expect(chancesOf(part)[side], text).toBeGreaterThanOrEqual(chancesOf(part.byWords)[side] - 0.0011)
        }
      }
    }
  },
)

test('the chances of praise and of a complaint follow from a judgement', () => {
  expect(chancesOf({ label: 'positive', score: 0.75, confidence: 0.875 })).toEqual({
    praise: 0.875,
    complaint: 0.125,
  })
  expect(chancesOf({ label: 'negative', score: -0.75, confidence: 0.75 })).toEqual({
    praise: 0,
    complaint: 0.75,
  })
  expect(chancesOf({ label: 'neutral', score: 0.25, confidence: 0.25 })).toEqual({
    praise: 0.5,
    complaint: 0.25,
  })
})
