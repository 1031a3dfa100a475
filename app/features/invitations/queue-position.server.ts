import { and, eq, inArray, lt, lte, max, min, sql } from 'drizzle-orm'
import { intervalOf, listLanes, serverLane } from '#app/features/mailing/mail-lanes.server.ts'
import { providerOf } from '#app/features/mailing/mailbox-providers.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { invitations } from './invitation.table.ts'
import { openStates } from './invitation-row.server.ts'

// Mails go out in the order of their queue positions. A list gets consecutive positions that start at the current
// front, so that lists of two businesses go out side by side and a short list is soon done.

/** A mail is wanted and not sent yet. The same condition as the index `invitations_waiting`. */
export const isWaiting = and(
  lt(invitations.mailsSent, invitations.mailsWanted),
  inArray(invitations.state, [...openStates]),
)

/** The lowest position in the queue: for a single mail that somebody asks for by hand. */
export async function frontPosition(tx: Database) {
  const [found] = await tx
    .select({ position: min(invitations.queuePosition) })
    .from(invitations)
    .where(isWaiting)
  return found?.position ?? 0
}

/** The first position of a list: behind the other lists of its business, beside those of other businesses. */
export async function listPosition(tx: Database, businessId: string) {
  const [own] = await tx
    .select({ position: max(invitations.queuePosition) })
    .from(invitations)
    .where(and(isWaiting, eq(invitations.businessId, businessId)))
  const front = await frontPosition(tx)
  return own?.position == null ? front : Math.max(front, own.position + 1)
}

/** When the last mail of a list will go out, at the current pace. ISO 8601; null when none is waiting. */
export async function estimateEnd(
  db: Database,
  { businessId, batchId }: { businessId: string; batchId: string },
): Promise<string | null> {
  if (isMailKept()) return null
  const [last] = await db
    .select({ position: max(invitations.queuePosition), sendAfter: max(invitations.sendAfter) })
    .from(invitations)
    .where(and(isWaiting, eq(invitations.businessId, businessId), eq(invitations.batchId, batchId)))
  if (last?.position == null) return null
  // Mails of all businesses with a lower position go first.
  const ahead = await db
    .select({
      domain: sql<string>`split_part(${invitations.email}, '@', 2)`,
      count: sql<number>`count(*)::int`,
    })
    .from(invitations)
    .where(and(isWaiting, lte(invitations.queuePosition, last.position)))
    .groupBy(sql`1`)
  const mailsIn = new Map<string, number>()
  for (const { domain, count } of ahead) {
    for (const lane of [serverLane, providerOf(domain ?? '')]) {
      mailsIn.set(lane, (mailsIn.get(lane) ?? 0) + count)
    }
  }
  const at = now()
  const lanes = new Map((await listLanes(db)).map((lane) => [lane.name, lane]))
  const ends = [...mailsIn].map(([name, count]) => {
    const lane = lanes.get(name) ?? { name, freeAt: at, throttleLevel: 0, throttledAt: null }
    return Math.max(at.getTime(), lane.freeAt.getTime()) + (count - 1) * intervalOf(lane, at)
  })
  return new Date(Math.max(...ends, last.sendAfter!.getTime())).toISOString()
}
