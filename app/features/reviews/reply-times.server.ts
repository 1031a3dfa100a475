import { asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { replyTimes } from './facts.table.ts'

type Times = { count: number; edited: number; medianHours: number | null }

/**
 * Replies to the published reviews of the rating: all of them, and those to one or two stars (`low`) and to four or five
 * (`high`). The median is that of times counted as `replyTimeOf` says.
 */
export async function readReplyTimes(db: Database, businessId: string) {
  const cells = await db
    .select()
    .from(replyTimes)
    .where(eq(replyTimes.businessId, businessId))
    .orderBy(asc(replyTimes.replyTime))
  const of = (side: 'low' | 'high') => timesOf(cells.filter((cell) => cell.side === side))
  return { all: timesOf(cells), low: of('low'), high: of('high') }
}

type Cell = Pick<typeof replyTimes.$inferSelect, 'replyTime' | 'replies' | 'edited'>

/** Of cells in the order of their times. */
function timesOf(cells: Cell[]): Times {
  const count = cells.reduce((sum, { replies }) => sum + replies, 0)
  const at = (position: number) => {
    let upTo = 0
    for (const { replies, replyTime } of cells) {
      upTo += replies
      if (upTo > position) return replyTime
    }
    return 0
  }
  return {
    count,
    edited: cells.reduce((sum, { edited }) => sum + edited, 0),
    medianHours:
      count === 0 ? null : Math.round((at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2) / 10,
  }
}
