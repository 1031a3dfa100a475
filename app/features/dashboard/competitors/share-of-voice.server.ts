import { lastMonths, monthOf } from '#app/features/inbox/periods.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Competitor } from './competitors.server.ts'
import { readSide, readTheirSide, type Side } from './side.server.ts'
import { monthsWithin, quarterMonths, quartersOf, totalOf } from './side.ts'

/** Of all reviews of a quarter; null for a quarter that its imported reviews do not cover. */
export type Voice = { id: string | null; name: string; reviews: (number | null)[] }

export type ShareOfVoice = { quarters: string[]; voices: Voice[] }

const monthsShown = 12

/** How many reviews each business got in the last quarters, the own one first. Those that are away are left out. */
export async function readShareOfVoice(
  db: Database,
  own: { id: string; name: string },
  competitors: Competitor[],
  at: Date,
): Promise<ShareOfVoice> {
  const quarters = quartersOf({ from: lastMonths(at, monthsShown)[0]!, to: monthOf(at) }, monthsShown / 3)
  const [ownSide, ...sides] = await Promise.all([
    readSide(db, own.id, at),
    ...competitors.map((competitor) => readTheirSide(db, competitor, at)),
  ])
  const reviewsOf = ({ months, coveredTo }: Side) =>
    quarters.map((quarter) => {
      const within = quarterMonths(quarter)
      const isCovered = coveredTo >= [within.to, monthOf(at)].sort()[0]!
      return isCovered ? totalOf(monthsWithin(months, within)).reviews : null
    })
  const others = competitors.flatMap(({ id, name }, index): Voice[] => {
    const side = sides[index]
    return side ? [{ id, name, reviews: reviewsOf(side) }] : []
  })
  return { quarters, voices: [{ id: null, name: own.name, reviews: reviewsOf(ownSide!) }, ...others] }
}
