import { sql } from 'drizzle-orm'
import { addUp, bucketsOf, daysOf } from '#app/features/analytics/chart-counts.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { areRatingsApart, ratingOf, type StarCounts } from '#app/features/figures/statistics.ts'
import {
  lastMonths,
  type Months,
  monthOf,
  monthStart,
  shiftMonth,
} from '#app/features/inbox/period-filter.ts'
import { customerProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Competitor } from './competitors.server.ts'

// What the public page of a business shows, or what an owner imported of a competitor: published reviews but those of
// insiders, and of what is hidden the stars alone.

/** Null for a business here that is not in the directory any more: nothing of it is read. */
export async function readCompared(
  db: Database,
  { id, collectsAs, isAway }: Pick<Competitor, 'id' | 'collectsAs' | 'isAway'>,
  at: Date,
) {
  if (isAway) return null
  const written = await findWrittenPeriod(db, collectsAs ?? id, customerProvenances)
  return {
    id: collectsAs ?? id,
    /** The month of its first review: "2026-11". Null without any. */
    firstMonth: written && monthOf(written.from),
    /** The last month that its reviews cover: of imported ones that of the newest. */
    coveredTo: collectsAs ? monthOf(at) : written ? monthOf(written.to) : '',
  }
}
export type Compared = NonNullable<Awaited<ReturnType<typeof readCompared>>>

/** The own business, read as the public reads it. */
export const readOwnCompared = (db: Database, id: string, at: Date) =>
  readCompared(db, { id, collectsAs: id, isAway: false }, at)

/**
 * The months that are compared: up to the last one that both cover, at most as many as given, and none before both
 * have reviews. Null where they have no month together.
 */
export function monthsTogether(
  both: Pick<Compared, 'firstMonth' | 'coveredTo'>[],
  most = Number.POSITIVE_INFINITY,
): Months | null {
  const firsts = both.flatMap(({ firstMonth }) => firstMonth ?? [])
  if (firsts.length < both.length) return null
  const to = both.map(({ coveredTo }) => coveredTo).sort()[0]!
  const asked = Number.isFinite(most) ? [shiftMonth(to, 1 - most)] : []
  const from = [...asked, ...firsts].sort().at(-1)!
  return from <= to ? { from, to } : null
}

/** Stars and numbers of reviews in these months. */
export async function countSide(db: Database, id: string, months: Months) {
  const asked = { ...daysOf(months), provenance: customerProvenances }
  const [rows, [shown]] = await Promise.all([
    readCounts(db, id, {
      ...asked,
      by: ['rating', 'provenance'],
      sums: ['reviews'],
    }),
    readCounts(db, id, {
      ...asked,
      by: [],
      sums: ['positive', 'neutral', 'negative'],
      where: sql`not f.is_hidden`,
    }),
  ])
  const { reviews, stars } = addUp(rows)
  return {
    reviews,
    stars,
    /** The engine could judge the words, and everybody may read them. */
    judged: shown ? shown.positive + shown.neutral + shown.negative : 0,
    imported: rows.reduce((sum, row) => sum + (row.provenance === 'imported' ? row.reviews : 0), 0),
  }
}
export type SideCounts = Awaited<ReturnType<typeof countSide>>

/** `reviews` of each quarter; null for one that its imported reviews do not cover. `rating`: of all quarters together. */
export type Voice = {
  id: string | null
  name: string
  reviews: (number | null)[]
  rating: ReturnType<typeof ratingOf>
}
export type ShareOfVoice = {
  quarters: string[]
  voices: Voice[]
  /** The one with the highest average, if it differs beyond chance from every other. */
  best: Pick<Voice, 'id' | 'name'> | null
}

type Rated = Pick<Voice, 'id' | 'name' | 'rating'> & { stars: StarCounts }

/** By the test that compares each two, corrected for as many as there are. */
export function findBestRated(voices: Rated[]): ShareOfVoice['best'] {
  const rated = voices.filter(({ rating }) => rating)
  const [best, ...others] = rated.toSorted((one, other) => other.rating!.value - one.rating!.value)
  const isClear = others.every(({ stars }) => areRatingsApart(best!.stars, stars, rated.length))
  return best && others.length > 0 && isClear ? { id: best.id, name: best.name } : null
}

/** How many reviews and which rating each business got in the last four quarters, the own one first. Those that are away are left out. */
export async function readShareOfVoice(
  db: Database,
  own: { id: string; name: string },
  competitors: Competitor[],
  at: Date,
): Promise<ShareOfVoice> {
  const quarters = bucketsOf('quarter', monthStart(lastMonths(at, 12)[0]!), at).slice(-4)
  const read = async (id: string | null, name: string, compared: Compared | null) => {
    if (!compared) return []
    const asked = { from: quarters[0]!.start, provenance: customerProvenances }
    const rows = await readCounts(db, compared.id, {
      ...asked,
      by: ['start', 'rating'],
      sums: ['reviews'],
      unit: 'quarter',
    })
    const reviews = quarters.map(({ start }) => {
      const last = [shiftMonth(start.slice(0, 7), 2), monthOf(at)].sort()[0]!
      const isCovered = compared.coveredTo >= last
      return isCovered ? addUp(rows.filter((row) => row.start === start)).reviews : null
    })
    const { stars } = addUp(rows)
    return [{ id, name, reviews, stars, rating: ratingOf(stars) }]
  }
  const all = await Promise.all([
    read(null, own.name, await readOwnCompared(db, own.id, at)),
    ...competitors.map(async (each) => read(each.id, each.name, await readCompared(db, each, at))),
  ])
  const voices = all.flat()
  return {
    quarters: quarters.map(({ longLabel }) => longLabel),
    voices: voices.map(({ stars: _, ...voice }) => voice),
    best: findBestRated(voices),
  }
}
