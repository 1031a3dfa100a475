import { and, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Business, businesses } from './business.table.ts'

/** As it is now: of two simultaneous changes, the second replaces what the first wrote. 404 after a handover. */
export async function lockBusiness(tx: Database, { id, ownerId }: Business) {
  const [business] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), eq(businesses.ownerId, ownerId)))
    .for('update')
  if (!business) throw notFound('business')
  return business
}
