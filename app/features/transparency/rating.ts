import { type StarCounts, spreadOf, uncertaintyOf } from '#app/features/insights/chance.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { rounded } from './chance.ts'
import type { ReviewGroup } from './counting-reviews.server.ts'
import { averageOf, byStarsOf, starTotalOf, totalOf } from './counts.ts'
import { type ByStars, type PublicRecord, type Source, stars } from './public-record.ts'

const isImported = ({ provenance }: ReviewGroup) => provenance === 'imported'
const isStanding = ({ state }: ReviewGroup) => state === 'published'

/** What counts: the standing reviews that were collected here, each once and alike. */
export const countedIn = (groups: ReviewGroup[]) =>
  groups.filter((group) => isStanding(group) && !isImported(group))

export function ratingOf(groups: ReviewGroup[]): PublicRecord['rating'] {
  const own = countedIn(groups)
  const byStars = byStarsOf(own)
  const count = totalOf(own)
  const removed = groups.filter((group) => group.state === 'removed' && group.wasPublic && !isImported(group))
  return {
    average: averageOf(own),
    ...intervalOf(byStars, count),
    count,
    starTotal: starTotalOf(own),
    byStars,
    writtenFrom:
      own.length === 0 ? null : timeOf(Math.min(...own.map(({ writtenFrom }) => Date.parse(writtenFrom)))),
    writtenTo:
      own.length === 0 ? null : timeOf(Math.max(...own.map(({ writtenTo }) => Date.parse(writtenTo)))),
    withRemoved: averageOf([...own, ...removed]),
  }
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()

/** As everywhere in this service: 1.96 standard deviations, with one imaginary review of each rating. */
function intervalOf(byStars: ByStars, count: number) {
  if (count === 0) return { from: null, to: null }
  const counts = stars.map((each) => byStars[each]) as StarCounts
  const average = stars.reduce<number>((sum, each) => sum + each * byStars[each], 0) / count
  const reach = uncertaintyOf(spreadOf(counts), count)
  return { from: rounded(Math.max(1, average - reach), 2), to: rounded(Math.min(5, average + reach), 2) }
}

export function sourcesOf(groups: ReviewGroup[]): Record<Provenance, Source> {
  const standing = groups.filter(isStanding)
  const own = countedIn(groups)
  return Object.fromEntries(
    provenances.map((provenance) => {
      const its = standing.filter((group) => group.provenance === provenance)
      return [
        provenance,
        {
          count: totalOf(its),
          byStars: byStarsOf(its),
          average: averageOf(its),
          ratingWith: averageOf(provenance === 'imported' ? [...own, ...its] : own),
          ratingWithout: averageOf(own.filter((group) => group.provenance !== provenance)),
        },
      ]
    }),
  ) as Record<Provenance, Source>
}
