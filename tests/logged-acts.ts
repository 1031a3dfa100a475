import { eq, sql } from 'drizzle-orm'
import { logLeaves } from '#app/features/log/log.table.ts'
import type { OpenedAct } from '#app/features/log/read-acts.server.ts'
import { actOf, actorOf } from '#app/features/log-format/acts.ts'
import { commit, type Fields } from '#app/features/log-format/commitment.ts'
import type { Database } from '#app/platform/database.server.ts'

/** The acts of a business, by their times; those of erased reviews have none, and are last. */
export async function listLoggedActs(db: Database, businessId: string) {
  const rows = await db
    .select({ id: logLeaves.id, act: logLeaves.act, actor: logLeaves.actor, step: logLeaves.step })
    .from(logLeaves)
    .where(eq(logLeaves.businessId, businessId))
    .orderBy(
      sql`(select at from receipts r where r.business_id = ${logLeaves.businessId} and r.id = ${logLeaves.id})`,
      logLeaves.step,
    )
  return rows.map(({ id, act, actor, step }) => ({ id, step, act: actOf(act)!, actor: actorOf(actor)! }))
}

export const namesOfActs = async (db: Database, businessId: string) =>
  (await listLoggedActs(db, businessId)).map(({ act }) => act)

export const countActs = async (db: Database, businessId: string, wanted: string) =>
  (await namesOfActs(db, businessId)).filter((act) => act === wanted).length

/** Whether these fields are the ones that the act's entry commits to. */
export const isCommittedTo = ({ entry, salt }: Pick<OpenedAct, 'entry' | 'salt'>, fields: Fields) =>
  entry.subarray(44).equals(commit(entry.subarray(0, 44), salt, fields))
