import { fitLinear } from './least-squares.ts'
import type { Driver } from './trends.ts'

/** A review's stars, and what it surely says about topics. */
export type RatedOpinions = {
  rating: number
  topics: { topic: string; praise: boolean; complaints: boolean }[]
}

/** With the opinion, and without it. */
const fewestReviews = 15
const mostOpinions = 30
const reviewsPerOpinion = 10

/**
 * The linear projection of the stars on opinions: by how many stars reviews with an opinion differ from those without it
 * but with the same others. Opinions that are rare, or that hardly occur without others, are left out.
 */
export function findDrivers(reviews: RatedOpinions[]): Driver[] {
  const opinions = frequentOpinions(reviews)
  const effects = fitLinear(
    reviews.map(({ rating }) => rating),
    columnsOf(opinions, reviews),
  )
  const found = opinions.flatMap(({ topic, label, count }, at): Driver[] => {
    const effect = effects[at]
    return effect
      ? [{ topic, label: label === 'praise' ? 'positive' : 'negative', effect, reviews: count }]
      : []
  })
  return found.sort(bySureEffect)
}

/** For each opinion, 1 for the reviews that have it and 0 for the others. */
function columnsOf(opinions: Opinion[], reviews: RatedOpinions[]): number[][] {
  const columns = opinions.map((opinion) => ({ ...opinion, rows: new Array<number>(reviews.length).fill(0) }))
  const columnsOfTopic = Map.groupBy(columns, ({ topic }) => topic)
  for (const [row, { topics }] of reviews.entries()) {
    for (const said of topics) {
      for (const { label, rows } of columnsOfTopic.get(said.topic) ?? []) if (said[label]) rows[row] = 1
    }
  }
  return columns.map(({ rows }) => rows)
}

/** How far the interval is from none. */
const sureEffect = ({ effect: { low, high } }: Driver) => Math.max(low, -high)
const bySureEffect = (one: Driver, other: Driver) => sureEffect(other) - sureEffect(one)

type Opinion = { topic: string; label: 'praise' | 'complaints'; count: number }

function frequentOpinions(reviews: RatedOpinions[]): Opinion[] {
  const counts = new Map<string, { praise: number; complaints: number }>()
  for (const { topics } of reviews) {
    for (const { topic, praise, complaints } of topics) {
      const count = counts.get(topic) ?? { praise: 0, complaints: 0 }
      if (praise) count.praise++
      if (complaints) count.complaints++
      counts.set(topic, count)
    }
  }
  return [...counts]
    .flatMap(([topic, count]) =>
      (['praise', 'complaints'] as const).map((label) => ({ topic, label, count: count[label] })),
    )
    .filter(({ count }) => count >= fewestReviews && reviews.length - count >= fewestReviews)
    .sort((one, other) => other.count - one.count || (one.topic < other.topic ? -1 : 1))
    .slice(0, Math.min(mostOpinions, Math.floor(reviews.length / reviewsPerOpinion)))
}
