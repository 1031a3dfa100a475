import type { TopicJudgement } from '../../analysis/aspects/judge-topics.ts'
import { type Hotel, isHeldOut, readHotels } from '../../analysis/training/aspects/pool.ts'
import { partialRankCorrelation } from './rank-correlation.ts'
import type { Mark } from './table.ts'

/** The guests' sub-ratings and the broad topic that answers to each. */
const topicOf = {
  rooms: 'room',
  service: 'service',
  location: 'location',
  cleanliness: 'cleanliness',
  value: 'price',
}

/**
 * On hotels none of whose texts was trained on: how well a topic's score ranks reviews by the guest's
 * sub-rating, beyond what the overall stars say. Once over the reviews that speak of the topic, and once over
 * all that have the sub-rating, those without a word on the topic at the mean score.
 */
export function measureHotels(folder: string, read: (text: string) => TopicJudgement[]): Mark[] {
  const hotels = readHotels(folder).filter((h) => isHeldOut(h.business) && h.text.length > 80)
  const all = hotels.map((hotel) => ({ hotel, topics: read(hotel.text) }))
  const rows = Object.entries(topicOf).map(([rating, topic]) => {
    const rated = all
      .filter(({ hotel }) => hotel.aspectRatings[rating] !== undefined)
      .map(({ hotel, topics }) => ({ hotel, score: topics.find((t) => t.topic === topic)?.score }))
    const named = rated.filter(({ score }) => score !== undefined)
    return {
      rating,
      named: correlate(named, rating),
      all: correlate(rated, rating),
      share: named.length / rated.length,
    }
  })
  const mean = (of: 'named' | 'all') => rows.reduce((sum, row) => sum + row[of], 0) / rows.length
  return [
    { what: 'hotels, topics beyond the stars', value: mean('named'), gate: 0.25, aim: 0.45 },
    { what: '  the same, reviews silent on the topic too', value: mean('all'), gate: 0.25, aim: 0.45 },
    ...rows.map(({ rating, named, share }) => ({
      what: `  ${rating}, in ${Math.round(share * 100)} % of reviews`,
      value: named,
      gate: 0.25,
      aim: 0.45,
    })),
  ]
}

function correlate(reviews: { hotel: Hotel; score: number | undefined }[], rating: string): number {
  const known = reviews.flatMap(({ score }) => (score === undefined ? [] : [score]))
  const mean = known.reduce((a, b) => a + b, 0) / known.length
  return partialRankCorrelation(
    reviews.map(({ score }) => score ?? mean),
    reviews.map((r) => r.hotel.aspectRatings[rating] as number),
    reviews.map((r) => r.hotel.rating),
  )
}
