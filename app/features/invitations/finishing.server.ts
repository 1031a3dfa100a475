import { and, eq, lte, max, sql } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isMailKept } from '#app/platform/mail.server.ts'
import { listLanes, restOf, serverLane } from '#app/platform/mail-lanes.server.ts'
import { providerOf } from '#app/platform/mail-providers.ts'
import { invitations } from './invitation.table.ts'
import { isWaiting } from './slots.server.ts'

/** Until when the mails of a list will be out, at the pace of now. ISO 8601; null when none waits. */
export async function estimateEnd(
  db: Database,
  { businessId, batchId }: { businessId: string; batchId: string },
): Promise<string | null> {
  if (isMailKept()) return null
  const [last] = await db
    .select({ turn: max(invitations.turn), sendAfter: max(invitations.sendAfter) })
    .from(invitations)
    .where(and(isWaiting, eq(invitations.businessId, businessId), eq(invitations.batchId, batchId)))
  if (last?.turn == null) return null
  // Whoever has a lower turn goes first, of whichever business.
  const ahead = await db
    .select({
      domain: sql<string>`split_part(${invitations.email}, '@', 2)`,
      count: sql<number>`count(*)::int`,
    })
    .from(invitations)
    .where(and(isWaiting, lte(invitations.turn, last.turn)))
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
    const lane = lanes.get(name) ?? { name, freeAt: at, slowness: 0, slowedAt: null }
    return Math.max(at.getTime(), lane.freeAt.getTime()) + (count - 1) * restOf(lane, at)
  })
  return new Date(Math.max(...ends, last.sendAfter!.getTime())).toISOString()
}
