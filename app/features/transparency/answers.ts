import { shareOf } from './chance.ts'
import type { countReplies } from './counting-answers.server.ts'
import type { ReviewGroup } from './counting-reviews.server.ts'
import { byStarsOf, high, inHours, low, totalOf } from './counts.ts'
import type { PublicRecord } from './public-record.ts'
import { countedIn } from './rating.ts'

/** Of the reviews that count. Imported ones were replied to, or not, somewhere else. */
export function repliesOf(
  groups: ReviewGroup[],
  replied: Awaited<ReturnType<typeof countReplies>>,
): PublicRecord['replies'] {
  const own = countedIn(groups)
  const byStars = byStarsOf(own)
  const of = (side: string | null, count: number) => {
    const found = replied.find((row) => row.side === side)
    return { ...shareOf(found?.count ?? 0, count), medianHours: inHours(found?.medianSeconds ?? null) }
  }
  return {
    ...of(null, totalOf(own)),
    edited: replied.find(({ side }) => side === null)?.edited ?? 0,
    low: of('low', low(byStars)),
    high: of('high', high(byStars)),
  }
}
