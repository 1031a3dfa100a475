import type { ReviewGroup } from './counting-reviews.server.ts'
import { averageOf, totalOf } from './counts.ts'
import { nameOfMonth } from './months.ts'
import type { Month } from './public-record.ts'

export function monthsOf(
  starts: Date[],
  groups: ReviewGroup[],
  erased: { month: number; count: number }[],
): Month[] {
  return starts.map((start, index) => {
    const at = index + 1
    const published = groups.filter(
      ({ publishedIn, provenance }) => publishedIn === at && provenance !== 'imported',
    )
    const sum = (is: (group: ReviewGroup) => boolean) => totalOf(groups.filter(is))
    return {
      month: nameOfMonth(start),
      published: totalOf(published),
      average: averageOf(published.filter(({ state }) => state === 'published')),
      imported: sum(({ publishedIn, provenance }) => publishedIn === at && provenance === 'imported'),
      removed: sum(({ state, wasPublic, removedIn }) => state === 'removed' && wasPublic && removedIn === at),
      withdrawn: sum(({ state, withdrawnIn }) => state === 'withdrawn' && withdrawnIn === at),
      erased: totalOf(erased.filter(({ month }) => month === at)),
    }
  })
}
