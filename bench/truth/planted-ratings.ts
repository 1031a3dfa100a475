import { findDrivers, type RatedOpinions } from '#app/features/trends/drivers.ts'
import { normalOf, type Random, thresholdOf } from './planted-business.ts'

/** Stars that an opinion adds or takes before they are rounded and kept between 1 and 5. */
type Weighed = { topic: string; praise: number; complaints: number; byPraise: number; byComplaints: number }

const topics: Weighed[] = [
  { topic: 'staff', praise: 0.38, complaints: 0.08, byPraise: 0.5, byComplaints: -1.2 },
  { topic: 'room', praise: 0.33, complaints: 0.08, byPraise: 0.4, byComplaints: -0.9 },
  { topic: 'location', praise: 0.38, complaints: 0.02, byPraise: 0.1, byComplaints: -0.3 },
  { topic: 'service', praise: 0.17, complaints: 0.06, byPraise: 0.3, byComplaints: -1 },
  { topic: 'food', praise: 0.19, complaints: 0.03, byPraise: 0.2, byComplaints: -0.4 },
  { topic: 'price', praise: 0.15, complaints: 0.05, byPraise: 0.2, byComplaints: -0.6 },
  { topic: 'bed', praise: 0.14, complaints: 0.03, byPraise: 0, byComplaints: 0 },
  { topic: 'bathroom', praise: 0.1, complaints: 0.04, byPraise: 0.1, byComplaints: -0.5 },
]

const agreement = Math.sqrt(0.3)

/** A review whose mood decides in part what it praises, and whose stars follow from its opinions, with whole stars alone. */
function plantRating(random: Random): RatedOpinions {
  const mood = normalOf(random)
  let stars = 3.9
  const said: RatedOpinions['topics'] = []
  for (const { topic, praise, complaints, byPraise, byComplaints } of topics) {
    if (random() >= praise + complaints) continue
    const pull = agreement * mood + Math.sqrt(1 - agreement ** 2) * normalOf(random)
    const isPraise = pull > thresholdOf(complaints / (praise + complaints))
    said.push({ topic, praise: isPraise, complaints: !isPraise })
    stars += isPraise ? byPraise : byComplaints
  }
  const rating = Math.min(Math.max(Math.round(stars + 0.8 * normalOf(random)), 1), 5)
  return { rating, topics: said }
}

export const plantRatings = (count: number, random: Random) =>
  Array.from({ length: count }, () => plantRating(random))

/**
 * How often the 95% intervals of drivers hold the truth: the coefficients of the linear projection of the stars on the same
 * opinions, from a large sample.
 */
export function measureCoverage(runs: number, count: number, randomOf: (seed: number) => Random) {
  const population = plantRatings(100_000, randomOf(1))
  const truths = new Map<string, Map<string, number>>()
  let [held, all] = [0, 0]
  for (let run = 0; run < runs; run++) {
    const drivers = findDrivers(plantRatings(count, randomOf(1000 + run)))
    const names = drivers.map(nameOf).sort()
    const truth = truths.get(names.join()) ?? projectionOn(names, population)
    truths.set(names.join(), truth)
    for (const driver of drivers) {
      const { low, high } = driver.effect
      const value = truth.get(nameOf(driver))!
      held += Number(low <= value && value <= high)
      all++
    }
  }
  return { share: held / all, intervals: all }
}

const nameOf = ({ topic, label }: { topic: string; label: string }) => `${label} ${topic}`

function projectionOn(names: string[], population: RatedOpinions[]) {
  const kept = new Set(names)
  const drivers = findDrivers(
    population.map(({ rating, topics: said }) => ({
      rating,
      topics: said.map(({ topic, praise, complaints }) => ({
        topic,
        praise: praise && kept.has(`positive ${topic}`),
        complaints: complaints && kept.has(`negative ${topic}`),
      })),
    })),
  )
  return new Map(drivers.map((driver) => [nameOf(driver), driver.effect.value]))
}
