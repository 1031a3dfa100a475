import type { AspectModel } from '../../aspects/aspect-model.ts'
import { findAspectsWith } from '../../aspects/find-aspects.ts'
import { FACTS, gatherEvidence, judgementFacts, type TopicTables } from '../../aspects/judge-topics.ts'
import { broadTopics, PAIR_ROWS, type TopicEvidence, topicRow } from '../../aspects/topic-evidence.ts'
import { splitSentences } from '../../text/sentences.ts'
import { tokenise } from '../../text/tokens.ts'
import { subRatings } from './hotel-sentences.ts'
import { type Hotel, isHeldOut, readHotels } from './pool.ts'

const WIDTH = broadTopics.length
/**
 * How much of what the overall stars foretell is taken out of the sub-rating before it is learned. A guest who
 * loved the stay rates everything high; what the words about the room add to that is what makes a topic.
 */
const STARS_TAKEN_OUT = 0.5
const EPOCHS = 6
const RATE = 0.05
const DECAY = 2e-4

/** Learns from the hotels' sub-ratings what the wording of a topic's sentences tells about it. */
export function learnTopics(data: string, model: AspectModel): TopicTables {
  const reviews = readHotels(data).filter((h) => !isHeldOut(h.business) && h.text.length > 80)
  const read = reviews.map((hotel) => {
    const sentences = splitSentences(hotel.text, tokenise(hotel.text))
    const evidence = gatherEvidence(model, sentences, findAspectsWith(model, hotel.text, sentences))
    return { hotel, evidence }
  })
  const size = model.words.length
  const tables: TopicTables = {
    hints: model.topicTables.hints,
    byWord: new Float32Array(size * WIDTH),
    byPair: new Float32Array(PAIR_ROWS * WIDTH),
    wordScale: 1,
    pairScale: 1,
    blend: new Float32Array(WIDTH * FACTS),
  }
  subRatings.forEach((rating, t) => {
    const rated = read
      .filter(
        ({ hotel, evidence }) =>
          hotel.aspectRatings[rating] !== undefined && (evidence[t] as TopicEvidence).sentences.length > 0,
      )
      .map(({ hotel, evidence }) => ({ hotel, evidence: evidence[t] as TopicEvidence }))
    fitTopic(
      tables,
      t,
      rated.map((r) => r.evidence),
      goals(
        rated.map((r) => r.hotel),
        rating,
      ),
    )
  })
  return tables
}

/** From about -1 to 1: the sub-rating around 3 stars, less most of what the overall stars foretell. */
function goals(hotels: Hotel[], rating: string): number[] {
  const sub = (hotel: Hotel) => hotel.aspectRatings[rating] as number
  const mean = (some: Hotel[]) => some.reduce((sum, h) => sum + sub(h), 0) / Math.max(1, some.length)
  const overall = mean(hotels)
  const byStars = [0, 1, 2, 3, 4, 5].map((stars) => mean(hotels.filter((h) => h.rating === stars)))
  return hotels.map((h) => (sub(h) - 3 - STARS_TAKEN_OUT * ((byStars[h.rating] as number) - overall)) / 2)
}

function fitTopic(tables: TopicTables, t: number, evidence: TopicEvidence[], goal: number[]): void {
  const weights = [tables.byWord, tables.byPair, tables.blend] as Float32Array[]
  const squares = weights.map((w) => new Float32Array(w.length).fill(1))
  const step = (table: number, at: number, gradient: number) => {
    const w = weights[table] as Float32Array
    const sq = squares[table] as Float32Array
    const g = gradient + (table < 2 ? DECAY * (w[at] as number) : 0)
    sq[at] = (sq[at] as number) + g * g
    w[at] = (w[at] as number) - (RATE * g) / Math.sqrt(sq[at] as number)
  }
  // What guests give when they say nothing special is learned beside the words and not kept: 0 stays neutral.
  let usual = goal.reduce((a, b) => a + b, 0) / Math.max(1, goal.length)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    evidence.forEach((e, i) => {
      const { words, pairs } = wordingOf(e)
      const norm = 1 / Math.sqrt(words.length + pairs.length + 10)
      const facts = judgementFacts(e)
      let sum = usual
      for (const word of words) sum += (tables.byWord[word * WIDTH + t] as number) * norm
      for (const pair of pairs) sum += (tables.byPair[pair * WIDTH + t] as number) * norm
      facts.forEach((fact, k) => {
        sum += fact * (tables.blend[t * FACTS + k] as number)
      })
      const gradient = sum - (goal[i] as number)
      usual -= 0.01 * gradient
      for (const word of words) step(0, word * WIDTH + t, gradient * norm)
      for (const pair of pairs) step(1, pair * WIDTH + t, gradient * norm)
      facts.forEach((fact, k) => {
        step(2, t * FACTS + k, gradient * fact)
      })
    })
  }
}

function wordingOf({ sentences }: TopicEvidence): { words: number[]; pairs: number[] } {
  const words = sentences.flat()
  const pairs = sentences.flatMap((sentence) =>
    sentence.slice(1).map((word, i) => topicRow(sentence[i] as number, word)),
  )
  return { words, pairs }
}
