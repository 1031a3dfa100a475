import { days, minutes } from '#app/platform/clock.ts'
import { toldReviews } from './bakery.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Story } from './planting.ts'

const firstNames =
  'Ada Amir Anouk Bas Beatriz Callum Chidi Dana Emre Esra Femke Gita Hanna Ivo Jana Kofi Lotte Mara Mei Niels Nora Omar Petra Quinn Rosa Sam Tariq Uma Vera Wim Yara Zoe'.split(
    ' ',
  )
const letters = [...'ABCDEFGHIJKLMNOPRSTVWYZ']

/** Of 100 reviews: how many stars they gave. */
const ratings = [
  ...Array(58).fill(5),
  ...Array(22).fill(4),
  ...Array(9).fill(3),
  ...Array(5).fill(2),
  ...Array(6).fill(1),
] as number[]

/** The bakery's sentences, by the stars they came with. Only English: a text is in one language. */
const sentences = sentencesByRating()
const titles = titlesByRating()

function sentencesByRating() {
  const found = new Map<number, string[]>([1, 2, 3, 4, 5].map((rating) => [rating, []]))
  for (const { rating, text, state } of toldReviews) {
    if (state !== 'published' || !/\b(?:the|and|was|is|it)\b/i.test(text)) continue
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
      const sentence = segment.trim()
      if (sentence.length >= 20 && sentence.length <= 240) found.get(rating)!.push(sentence)
    }
  }
  return found
}

function titlesByRating() {
  const found = new Map<number, string[]>([1, 2, 3, 4, 5].map((rating) => [rating, []]))
  for (const { rating, title } of toldReviews) if (title) found.get(rating)!.push(title)
  return found
}

type Composing = { count: number; from: Date; to: Date; seed?: number }

/** Reviews for load and scale, evenly over the time, oldest first, the same for the same seed and dates. */
export function* composeStories({ count, from, to, seed = 7 }: Composing): Generator<Story> {
  const chance = chanceOf(seed)
  const step = (to.getTime() - from.getTime()) / count
  for (let index = 0; index < count; index++) {
    const writtenAt = new Date(Math.floor(from.getTime() + step * (index + chance.next())))
    yield composeStory(chance, writtenAt, index)
  }
}

function composeStory(chance: Chance, writtenAt: Date, index: number): Story {
  const rating = chance.pick(ratings)
  const provenance = chance.pick([
    'invited',
    'invited',
    'invited',
    'invited',
    'invited',
    'confirmed',
  ] as const)
  const authorName = `${chance.pick(firstNames)} ${chance.pick(letters)}.`
  const cameAlone = provenance === 'confirmed'
  return {
    rating,
    title: chance.next() < 0.35 ? (chance.pick(titles.get(rating)!) ?? null) : null,
    text: composeText(chance, rating),
    authorName,
    authorEmail: `customer-${index + 1}@mail.example`,
    provenance,
    orderReference: index % 3 === 0 && !cameAlone ? `R-${100_000 + index}` : undefined,
    scopes: chance.next() < 0.3 ? ['show', 'marketing'] : ['show'],
    writtenAt,
    confirmedAt: cameAlone ? new Date(writtenAt.getTime() + minutes(1 + chance.below(90))) : writtenAt,
    reply:
      chance.next() < 0.08
        ? {
            text: chance.pick(replyTexts),
            at: new Date(writtenAt.getTime() + days(0.1 + chance.next() * 2)),
          }
        : undefined,
  }
}

/** One to five sentences that came with the same stars. */
export function composeText(chance: Chance, rating: number) {
  const own = sentences.get(rating)!
  const chosen = new Set<string>()
  const wanted = 1 + chance.below(5)
  while (chosen.size < wanted) chosen.add(chance.pick(own))
  return [...chosen].join(' ')
}

const replyTexts = [
  'Thank you for taking the time. It was read out at the morning meeting.',
  'That should not have happened. We have changed how orders are checked before they leave.',
  'Good to hear, and noted about the queue: a second till opens at weekends from next month.',
  'Thank you. The person you mean was very pleased.',
]
