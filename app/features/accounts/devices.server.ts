import { and, desc, eq, gt } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sessions } from './account.table.ts'
import { describeDevice } from './device.ts'
import { idleMs } from './signed-in.server.ts'

type Who = { userId: string; sessionId: string }

/** Where a user is signed in: this device first, then by last use. */
export type Device = { session: string; name: string; isThisOne: boolean; usedAt: string; since: string }

export async function listDevices(db: Database, { userId, sessionId }: Who): Promise<Device[]> {
  const at = now()
  const found = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, at),
        gt(sessions.updatedAt, new Date(at.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
  const devices = found.map(({ id, userAgent, updatedAt, createdAt }) => ({
    session: id,
    name: describeDevice(userAgent),
    isThisOne: id === sessionId,
    usedAt: updatedAt.toISOString(),
    since: createdAt.toISOString(),
  }))
  return devices.sort((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
}
