import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { inferTrade } from './aspects/trade.ts'
import type { ByWords } from './confidence.ts'
import { everydaySentences } from './languages/everyday-sentences.ts'
import { chancesOf } from './mentions/chances.ts'
import { findMentions } from './mentions/find-mentions.ts'
import { wholeTopic } from './mentions/mention.ts'
import type { Rating } from './sentiment/stars.ts'
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

const mentionsIn = (text: string, rating: Rating | null, analysis: ReturnType<typeof analyse>) =>
  findMentions({ ...analysis, text, rating }, inferTrade([analysis.aspects]))

test.each(ownTexts)(
  'in $languageHint stars on its side never weaken a judgement',
  ({ languageHint, all }) => {
    for (const text of all) {
      const without = mentionsIn(text, null, analyse(text, { languageHint }))
      for (const rating of [1, 2, 4, 5] as const) {
        const side = rating < 3 ? 'complaint' : 'praise'
        const analysis = analyse(text, { languageHint, rating })
        for (const part of partsOf(analysis))
          expect(chancesOf(part)[side], text).toBeGreaterThanOrEqual(chancesOf(part.byWords)[side] - 0.0011)
        if (without.length === 0) continue
        const beside = mentionsIn(text, rating, analysis)
        expect(beside.map(({ topic }) => topic)).toEqual(without.map(({ topic }) => topic))
        beside.forEach(({ chances }, at) => {
          expect(chances[side], text).toBeGreaterThanOrEqual(without[at]!.chances[side])
        })
      }
    }
  },
)

test('irony with one star is not quoted as praise, nor a complaint of five stars', () => {
  const quotedAs = (text: string, rating: Rating) =>
    mentionsIn(text, rating, analyse(text, { rating })).flatMap(({ quoteSide }) => quoteSide ?? [])
  expect(quotedAs('Great staff, very friendly and helpful.', 5)).toContain('praise')
  expect(quotedAs('Great staff, very friendly and helpful.', 1)).not.toContain('praise')
  expect(quotedAs('The staff was rude and unfriendly.', 1)).toContain('complaint')
  expect(quotedAs('The staff was rude and unfriendly.', 5)).not.toContain('complaint')
})

test('stars make no complaint of a mere mention', () => {
  const text = 'Tom took my keys to the car park.'
  const [whole, ...things] = mentionsIn(text, 1, analyse(text, { rating: 1 }))
  expect(whole).toMatchObject({ topic: wholeTopic, quoteSide: null })
  expect(things.length).toBeGreaterThan(0)
  for (const { complaint } of things) expect(complaint).toBe(false)
})

test('a sentence complains of what it judges, not of a place that it only names', () => {
  const text = 'The queue was endless, we waited an hour at the till.'
  for (const rating of [null, 2] as const) {
    const things = mentionsIn(text, rating, analyse(text, { rating: rating ?? undefined })).slice(1)
    expect(things.map(({ topic, complaint }) => [topic, complaint])).toEqual([
      ['waiting time', true],
      ['till', false],
    ])
  }
})

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
