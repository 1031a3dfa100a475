import { fileURLToPath } from 'node:url'
import { analyse, type JudgedSentence } from '../../analysis/analyse.ts'
import type { Judgement } from '../../analysis/sentiment/judge-sentiment.ts'
import { readHotels } from '../../analysis/training/aspects/pool.ts'
import { dataFolder } from '../../analysis/training/data.ts'
import {
  isTrainedOn,
  type OwnReview,
  ownReviews,
  readOwnReviews,
} from '../../analysis/training/own-reviews.ts'
import { isSound } from '../../analysis/training/texts.ts'
import { calibrationError, type Judged, printReliability } from './reliability.ts'
import { type Mark, printMarks } from './table.ts'

/** As many everyday reviews as the mark for loud mistakes is stated for. */
const STATED_FOR = 320

/**
 * Marks on the fifth of our own everyday reviews that nothing was fitted on, on 320 of another writer that nobody saw
 * who built the engine, and the calibration of whole reviews.
 */
export function measureEveryday(folder: string): Mark[] {
  const own = ownReviews().filter((review) => !isTrainedOn(review))
  const others = readOwnReviews(fileURLToPath(new URL('./everyday-reviews.jsonl', import.meta.url)))
  const starred = own.map((r) => judged(analyse(r.text, { rating: r.stars }).sentiment, r.label))
  const hotels = hotelReviews(folder)
  printReliability('everyday reviews, with stars', starred)
  printReliability('hotel reviews, without stars', hotels)
  return [
    ...marksOf('everyday reviews kept back', own),
    ...marksOf('everyday reviews of another writer', others),
    {
      what: 'calibration error of whole reviews (ECE)',
      value: (calibrationError(starred) + calibrationError(hotels)) / 2,
      gate: 0.05,
      aim: 0.03,
      lowerIsBetter: true,
    },
  ]
}

function marksOf(name: string, reviews: OwnReview[]): Mark[] {
  const plain = reviews.map((review) => judged(analyse(review.text).sentiment, review.label))
  const starred = reviews.map((r) => judged(analyse(r.text, { rating: r.stars }).sentiment, r.label))
  const sentences = reviews.flatMap(judgedSentences)
  const shown = sentences.filter(({ isShown }) => isShown)
  const sided = sentences.filter(({ wanted }) => wanted !== 'neutral')
  const loud = plain.filter(({ score, wanted }) => wanted !== 'neutral' && isLoudlyWrong(score, wanted))
  return [
    { what: `${name}, label with stars`, value: shareRight(starred), gate: 84, aim: 88 },
    {
      what: `  wrong side beyond 0.5 without stars, of ${STATED_FOR}`,
      value: (STATED_FOR * loud.length) / reviews.length,
      gate: 15,
      aim: 5,
      lowerIsBetter: true,
    },
    { what: '  right among the sentences shown, with stars', value: shareRight(shown), gate: 80, aim: 90 },
    { what: '  shown, of all with a side, %', value: (100 * shown.length) / sided.length, gate: 20, aim: 20 },
  ]
}

const labels = ['negative', 'neutral', 'positive'] as const

/** A text that was not judged counts as neutral without any confidence. */
function judged(found: Judgement | null, wanted: 0 | 1 | 2): Judged {
  const { label, score, confidence } = found ?? { label: 'neutral', score: 0, confidence: 0 }
  return { label, score, confidence, wanted: labels[wanted] }
}

/** The sentences that were cut where their writer cut them. */
function judgedSentences({ text, stars, sentences }: OwnReview): (Judged & { isShown: boolean })[] {
  const found = analyse(text, { rating: stars }).sentences
  let at = 0
  return sentences.flatMap(([sentence, label]) => {
    const [start, end] = [at, at + sentence.length]
    at = end + 1
    const same = found.find((each: JudgedSentence) => each.start === start && Math.abs(each.end - end) < 2)
    return same ? [{ ...judged(same, label), isShown: same.shown }] : []
  })
}

/** Every twelfth review; most of their texts were trained on. */
function hotelReviews(folder: string): Judged[] {
  const reviews = readHotels(folder).filter((review) => isSound(review.text))
  return reviews
    .filter((_, i) => i % 12 === 0)
    .map(({ text, rating }) => judged(analyse(text).sentiment, rating < 3 ? 0 : rating > 3 ? 2 : 1))
}

function isLoudlyWrong(score: number, wanted: Judged['wanted']): boolean {
  return Math.abs(score) > 0.5 && score > 0 !== (wanted === 'positive')
}

function shareRight(all: Judged[]): number {
  return (100 * all.filter(({ label, wanted }) => label === wanted).length) / all.length
}

if (import.meta.main) printMarks(measureEveryday(dataFolder(process.argv[2])), [])
