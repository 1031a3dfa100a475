import type { Analysis } from '../../analysis/analyse.ts'
import { type Hotel, isHeldOut, readHotels } from '../../analysis/training/aspects/pool.ts'
import { partialRankCorrelation } from './rank-correlation.ts'

/** The guests' sub-ratings, and the engine's topics that answer to each. */
const topicsOf: Record<string, string[]> = {
  rooms: ['room', 'bed', 'bathroom', 'noise'],
  service: ['staff', 'service', 'booking', 'waiting time'],
  location: ['location'],
  cleanliness: ['cleanliness'],
  value: ['price'],
}

/**
 * On hotels none of whose texts was trained on: how well the mean score of a topic's aspects ranks reviews by
 * the guest's sub-rating, beyond what the overall stars say. Reviews without such an aspect count as 0.
 */
export function measureHotels(folder: string, analyse: (text: string) => Analysis) {
  const hotels = readHotels(folder).filter((h) => isHeldOut(h.business) && h.text.length > 80)
  const analysed = hotels.map((hotel) => ({ hotel, aspects: analyse(hotel.text).aspects }))
  const rows = Object.entries(topicsOf).map(([rating, topics]) => {
    const scored = analysed
      .filter(({ hotel }) => hotel.aspectRatings[rating] !== undefined)
      .map(({ hotel, aspects }) => ({ hotel, scores: aspects.filter((a) => topics.includes(a.topic)).map((a) => a.score) }))
    const named = scored.filter(({ scores }) => scores.length > 0)
    return { rating, all: correlate(scored, rating), named: correlate(named, rating), share: named.length / scored.length }
  })
  const mean = (of: 'all' | 'named') => rows.reduce((sum, row) => sum + row[of], 0) / rows.length
  return [
    { what: 'hotels, topics beyond the stars, all reviews', value: mean('all'), gate: 0.25, aim: 0.45 },
    { what: 'hotels, topics beyond the stars, topic named', value: mean('named'), gate: 0.25, aim: 0.45 },
    ...rows.map((row) => ({ what: `hotels, ${row.rating}: named by ${Math.round(row.share * 100)} %, of all ${row.all.toFixed(3)}, named`, value: row.named })),
  ]
}

function correlate(reviews: { hotel: Hotel; scores: number[] }[], rating: string): number {
  const means = reviews.map(({ scores }) => (scores.length === 0 ? 0 : scores.reduce((a, b) => a + b, 0) / scores.length))
  return partialRankCorrelation(
    means,
    reviews.map((r) => r.hotel.aspectRatings[rating] as number),
    reviews.map((r) => r.hotel.rating),
  )
}
