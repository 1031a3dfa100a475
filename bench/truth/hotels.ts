import { type Analysis, analyse } from '#analysis/analyse.ts'
import { fileUnder, inferTrade, type Trade } from '#analysis/aspects/trade.ts'
import type { Rating } from '#analysis/sentiment/judge-sentiment.ts'
import { type Hotel, readHotels } from '#analysis/training/aspects/pool.ts'
import { findChanges } from '#app/features/trends/change-points.ts'
import { findDrivers, type RatedOpinions } from '#app/features/trends/drivers.ts'
import { fitLinear } from '#app/features/trends/least-squares.ts'
import { rankCorrelation } from '#bench/analysis/rank-correlation.ts'
import { type Random, seriesUntil } from './planted-business.ts'

type Opinion = RatedOpinions['topics'][number] & { score: number }
type Read = { hotel: Hotel; topics: Opinion[] }

/** The hotels' reviews with their sure opinions, as the product counts them. */
export function readOpinions(folder: string): Read[][] {
  const byHotel = Map.groupBy(readHotels(folder), ({ business }) => business)
  return [...byHotel.values()].map((hotels) => {
    const read = hotels.map((hotel) => ({
      hotel,
      aspects: analyse(hotel.text, { rating: hotel.rating as Rating }).aspects,
    }))
    const trade = inferTrade(read.map(({ aspects }) => aspects))
    return read.map(({ hotel, aspects }) => ({ hotel, topics: opinionsIn(aspects, trade) }))
  })
}

function opinionsIn(aspects: Analysis['aspects'], trade: Trade): Opinion[] {
  const sure = aspects.filter(({ shown, label }) => shown && label !== 'neutral')
  return [...Map.groupBy(sure, (aspect) => fileUnder(trade, aspect))].map(([topic, said]) => ({
    topic,
    praise: said.some(({ label }) => label === 'positive'),
    complaints: said.some(({ label }) => label === 'negative'),
    score: meanOf(said.map(({ score }) => score)),
  }))
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const spreadOf = (values: number[]) => {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

/** Of a topic within a hotel, from so many opinions on. */
const fewestOpinions = 30

export function printSpreads(hotels: Read[][]) {
  const spreads = hotels.flatMap((reviews) => {
    const byTopic = Map.groupBy(
      reviews.flatMap(({ topics }) => topics),
      ({ topic }) => topic,
    )
    return [...byTopic.values()]
      .filter(({ length }) => length >= fewestOpinions)
      .map((all) => spreadOf(all.map(({ score }) => score)))
  })
  spreads.sort((one, other) => one - other)
  const at = (share: number) => spreads[Math.floor(share * (spreads.length - 1))]!.toFixed(2)
  console.log(
    `Spread (sd) of scores within a topic of a hotel, ${spreads.length} topics of ${hotels.length} hotels: ` +
      `10% ${at(0.1)}, 25% ${at(0.25)}, median ${at(0.5)}, 75% ${at(0.75)}, 90% ${at(0.9)}`,
  )
}

const weeksShuffled = 54
const timesShuffled = 20

/** Of the hotels' reviews in an order of chance, as if written evenly in a year: how often a change is told. */
export function printShuffled(hotels: Read[][], randomOf: (seed: number) => Random) {
  let told = 0
  for (const [at, reviews] of hotels.entries()) {
    const counts = Map.groupBy(
      reviews.flatMap(({ topics }) => topics),
      ({ topic }) => topic,
    )
    const topics = [...counts]
      .filter(([, { length }]) => length >= fewestOpinions)
      .map(([topic]) => ({ topic }))
    const said = reviews.map(({ topics: opinions }) => [
      opinions.length === 0 ? null : meanOf(opinions.map(({ score }) => score)),
      ...topics.map(({ topic }) => opinions.find((opinion) => opinion.topic === topic)?.score ?? null),
    ])
    for (let time = 0; time < timesShuffled; time++) {
      const written = shuffled(said, randomOf(100 * at + time)).map((scores, index) => ({
        at: Math.floor((7 * weeksShuffled * index) / said.length),
        source: '',
        language: 'en',
        scores,
      }))
      if (findChanges(seriesUntil(weeksShuffled, topics, written)).length > 0) told++
    }
  }
  const orders = hotels.length * timesShuffled
  console.log(
    `Shuffled reviews of hotels: a change told in ${((100 * told) / orders).toFixed(1)}% of ${orders} orders`,
  )
}

function shuffled<Value>(values: Value[], random: Random): Value[] {
  const mixed = [...values]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

/** The guests' sub-ratings and the topic that answers to each. */
const topicOf = { rooms: 'room', service: 'service', location: 'location', value: 'price' }
const ratings = Object.keys(topicOf) as (keyof typeof topicOf)[]

export function printAgreement(hotels: Read[][]) {
  console.log('Sub-rating  hotels  means agree  stars by sub-rating  by topic')
  const weights = hotels.map(weightsOf)
  for (const [at, rating] of ratings.entries()) {
    const topic = topicOf[rating]
    const means = hotels.flatMap((reviews) => {
      const subs = reviews.flatMap(({ hotel }) => hotel.aspectRatings[rating] ?? [])
      const scores = reviews.flatMap(({ topics }) =>
        topics.flatMap((said) => (said.topic === topic ? said.score : [])),
      )
      return Math.min(subs.length, scores.length) < 20 ? [] : [[meanOf(scores), meanOf(subs)] as const]
    })
    const agreement = rankCorrelation(
      means.map(([score]) => score),
      means.map(([, sub]) => sub),
    )
    const bySub = weights.flatMap((each) => each?.[at]?.value ?? [])
    const byTopic = hotels.flatMap((reviews) => contrastOf(reviews, topic) ?? [])
    console.log(
      `${rating.padEnd(12)}${String(means.length).padEnd(8)}${agreement.toFixed(2).padEnd(13)}` +
        `${meanOf(bySub).toFixed(2).padEnd(21)}${meanOf(byTopic).toFixed(2)} (${byTopic.length} hotels)`,
    )
  }
}

/** By how many stars a star more in each sub-rating goes with, the others being equal. */
function weightsOf(reviews: Read[]) {
  const rated = reviews.filter(({ hotel }) => ratings.every((rating) => hotel.aspectRatings[rating]))
  if (rated.length < 50) return null
  return fitLinear(
    rated.map(({ hotel }) => hotel.rating),
    ratings.map((rating) => rated.map(({ hotel }) => hotel.aspectRatings[rating]!)),
  )
}

/** By how many stars praise differs from complaint. */
function contrastOf(reviews: Read[], topic: string) {
  const drivers = findDrivers(reviews.map(({ hotel, topics }) => ({ rating: hotel.rating, topics })))
  const effectOf = (label: 'positive' | 'negative') =>
    drivers.find((driver) => driver.topic === topic && driver.label === label)?.effect.value
  const [praise, complaint] = [effectOf('positive'), effectOf('negative')]
  return praise === undefined || complaint === undefined ? null : praise - complaint
}
