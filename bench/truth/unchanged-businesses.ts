import { findChanges } from '#app/features/trends/change-points.ts'
import {
  type Crowd,
  hotelTopics,
  normalOf,
  plantReviews,
  type Random,
  randomOf,
  realScore,
  seriesUntil,
  weekName,
} from './planted-business.ts'

const weeks = 54
/** Older changes are not shown. */
const weeksShown = 26
const topics = [{ topic: 'room', share: 0.41, mean: 0.6 }, ...hotelTopics]

/** A business about which people think as before, whatever its numbers do. */
export type Unchanged = { what: string; crowdsOf: (random: Random) => Crowd[] }

const always = (count: number) => () => count
const thirty = always(30)

/** What a topic's weeks have in common, with this standard deviation; each goes on from the last by this part. */
function restless(spread: number, goesOn: number, random: Random): Crowd['by'] {
  const effects = new Map<string, number[]>()
  return (week, topic) => {
    const known = effects.get(topic) ?? []
    effects.set(topic, known)
    while (known.length <= week) {
      const last = known.at(-1)
      const fresh = spread * normalOf(random)
      known.push(last === undefined ? fresh : goesOn * last + Math.sqrt(1 - goesOn ** 2) * fresh)
    }
    return known[week]!
  }
}

const season = (height: number, random: Random): Crowd['by'] => {
  const from = 52 * random()
  return (week) => height * Math.sin((2 * Math.PI * (week + from)) / 52)
}

export const unchanged: Unchanged[] = [
  { what: 'thirty reviews a week', crowdsOf: () => [{ perWeek: thirty }] },
  { what: 'two reviews a week', crowdsOf: () => [{ perWeek: always(2) }] },
  { what: 'a thousand reviews a week', crowdsOf: () => [{ perWeek: always(1000) }] },
  {
    what: 'weeks differ (0.1), each for itself',
    crowdsOf: (random) => [{ perWeek: thirty, by: restless(0.1, 0, random) }],
  },
  {
    what: 'weeks differ (0.1), half goes on',
    crowdsOf: (random) => [{ perWeek: thirty, by: restless(0.1, 0.5, random) }],
  },
  {
    what: 'weeks differ (0.05), most goes on',
    crowdsOf: (random) => [{ perWeek: thirty, by: restless(0.05, 0.8, random) }],
  },
  {
    what: 'a thousand a week, which differ (0.05)',
    crowdsOf: (random) => [{ perWeek: always(1000), by: restless(0.05, 0.5, random) }],
  },
  ...[0.1, 0.2].map((by) => ({
    what: `slowly worse, by ${by} in a year`,
    crowdsOf: () => [{ perWeek: thirty, by: (week: number) => (-by * week) / 52 }],
  })),
  ...[0.05, 0.1].map((height) => ({
    what: `a season of ${height} up and down`,
    crowdsOf: (random: Random) => [{ perWeek: thirty, by: season(height, random) }],
  })),
  {
    what: 'an event: 25 angry reviews in a day',
    crowdsOf: () => [
      { perWeek: thirty },
      { perWeek: (week) => (week === 52 ? 25 : 0), day: 3, by: () => -1 },
    ],
  },
  {
    what: 'an import of half a year, less content',
    crowdsOf: () => [
      { perWeek: thirty },
      { perWeek: (week) => (week < 30 ? 20 : 0), source: 'elsewhere', by: () => -0.3 },
    ],
  },
  {
    what: 'another source goes from a fifth to 60%',
    crowdsOf: () => [
      { perWeek: (week) => (week < 48 ? 24 : 12) },
      { perWeek: (week) => (week < 48 ? 6 : 18), source: 'elsewhere', by: () => -0.3 },
    ],
  },
  {
    what: 'a language goes from a fifth to 60%',
    crowdsOf: () => [
      { perWeek: (week) => (week < 48 ? 24 : 12) },
      { perWeek: (week) => (week < 48 ? 6 : 18), language: 'de', by: () => -0.3 },
    ],
  },
]

/** Of the businesses, those of which a change is told at one reading, and at any of eight weekly ones. */
export function measureTold({ crowdsOf }: Unchanged, runs: number, readings = 1) {
  const told = Array.from({ length: runs }, (_, run) => {
    const random = randomOf(2_000_000 + run)
    const reviews = plantReviews({ topics, crowds: crowdsOf(random), weeks, scoreOf: realScore, random })
    return Array.from({ length: readings }, (_, back) => weeks - back).some((until) =>
      findChanges(seriesUntil(until, topics, reviews)).some(
        ({ since }) => since >= weekName(until - weeksShown),
      ),
    )
  })
  return told.filter(Boolean).length / runs
}
