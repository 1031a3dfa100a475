import { findTrends } from '#app/features/findings/finding-trend.ts'
import {
  type Crowd,
  coursesUntil,
  normalOf,
  plantTopics,
  plantWeeks,
  type Random,
  randomOf,
} from './planted-business.ts'

const looks = 52
const history = 52

/** A business about which people think as before, whatever its numbers do. */
type Unchanged = { what: string; crowdsOf: (perWeek: number, random: Random) => Crowd[]; history?: number }

const always = (count: number) => () => count

/** What the weeks of each topic and side have in common. */
function restless(spread: number, goesOn: number, random: Random): Crowd['factor'] {
  const effects: number[][] = []
  return (week, at) => {
    effects[at] ??= []
    const known = effects[at]
    while (known.length <= week)
      known.push(goesOn * (known.at(-1) ?? 0) + Math.sqrt(1 - goesOn ** 2) * spread * normalOf(random))
    return Math.exp(known[week]!)
  }
}

/** Another share of each topic and side than elsewhere. */
function otherShares(random: Random): Crowd['factor'] {
  const factors: number[] = []
  return (_, at) => (factors[at] ??= Math.exp(normalOf(random)))
}

export const unchanged: Unchanged[] = [
  { what: 'as ever', crowdsOf: (perWeek) => [{ perWeek: always(perWeek) }] },
  { what: 'its first year', history: 0, crowdsOf: (perWeek) => [{ perWeek: always(perWeek) }] },
  {
    what: 'an import of a year in one week',
    crowdsOf: (perWeek, random) => [
      { perWeek: always(perWeek) },
      {
        source: 'elsewhere',
        perWeek: (week) => (week === history + 20 ? 52 * perWeek : week > history + 20 ? perWeek / 3 : 0),
        factor: otherShares(random),
      },
    ],
  },
  {
    what: 'another source goes from a fifth to 60 %',
    crowdsOf: (perWeek, random) => [
      { perWeek: (week) => (week < history + 20 ? 0.8 : 0.4) * perWeek },
      {
        source: 'elsewhere',
        perWeek: (week) => (week < history + 20 ? 0.2 : 0.6) * perWeek,
        factor: otherShares(random),
      },
    ],
  },
  {
    what: 'restless weeks (30 %)',
    crowdsOf: (perWeek, random) => [{ perWeek: always(perWeek), factor: restless(0.3, 0, random) }],
  },
  {
    what: 'restless weeks, half goes on',
    crowdsOf: (perWeek, random) => [{ perWeek: always(perWeek), factor: restless(0.3, 0.5, random) }],
  },
  {
    what: 'a season: five times as many reviews',
    crowdsOf: (perWeek) => [
      { perWeek: (week) => perWeek * (1 + (2 / 3) * Math.sin((2 * Math.PI * week) / 52)) },
    ],
  },
]

/** False trends a business and year: each that persists counted once, and as a share of all weeks with any of them. */
export function measureFalse(
  { crowdsOf, history: before = history }: Unchanged,
  perWeek: number,
  runs: number,
  seed: number,
) {
  let [episodes, weeks] = [0, 0]
  for (let run = 0; run < runs; run++) {
    const random = randomOf(seed + run)
    const planted = plantTopics(random)
    const said = plantWeeks(planted, crowdsOf(perWeek, random), before + looks, random)
    const lastFalse = planted.map(() => Number.NEGATIVE_INFINITY)
    for (let week = before + 1; week <= before + looks; week++) {
      const wrong = findTrends(coursesUntil(week, planted, said)).map(
        ({ trend }) => trend !== null && trend !== 'lasting' && trend,
      )
      for (const [at, trend] of wrong.entries()) {
        if (!trend) continue
        if (week - lastFalse[at]! > 1) episodes++
        lastFalse[at] = week
      }
      weeks += Number(wrong.some(Boolean))
    }
  }
  return { episodes: episodes / runs, weeks: weeks / runs / looks }
}
