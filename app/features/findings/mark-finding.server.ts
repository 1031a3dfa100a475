import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { topicRules } from '#app/features/analyses/analysis.table.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { findingMarks } from './finding.table.ts'
import type { Finding, Mark } from './finding.ts'
import type { NewMark } from './mark.schema.ts'

/** How many decisions about a finding are kept. */
const mostMarks = 20

type Decided = { businessId: string; userId: string; mark: NewMark; reviews: number }

/** Records a decision about a finding that `reviews` reviews say, and returns its id. */
export async function markFinding(db: Database, { businessId, userId, mark, reviews }: Decided) {
  const id = uuidv7()
  await db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    await tx
      .insert(findingMarks)
      .values({ businessId, id, ...mark, reviews, markedAt: now(), markedBy: userId })
    const older = await tx
      .select({ id: findingMarks.id })
      .from(findingMarks)
      .where(
        and(
          eq(findingMarks.businessId, businessId),
          eq(findingMarks.side, mark.side),
          eq(findingMarks.topic, mark.topic),
        ),
      )
      .orderBy(desc(findingMarks.markedAt), desc(findingMarks.id))
      .offset(mostMarks)
    await erase(
      tx,
      businessId,
      older.map((each) => each.id),
    )
  })
  return id
}

/** Takes back one decision, whatever was decided since. Throws 404 if there is none. */
export async function undoMark(db: Database, businessId: string, id: string) {
  const erased = isUuid(id) ? await erase(db, businessId, [id]) : []
  if (erased.length === 0) throw notFound('finding')
}

const erase = (tx: Database, businessId: string, ids: string[]) =>
  tx
    .delete(findingMarks)
    .where(and(eq(findingMarks.businessId, businessId), inArray(findingMarks.id, ids)))
    .returning({ id: findingMarks.id })

/** The decisions about each finding, the newest last, under the name that its topic has now. */
export async function readMarks(db: Database, businessId: string) {
  const { rows } = await db.execute<{ side: Side; topic: string; marks: Mark[] }>(sql`
    select m.side, coalesce(t.shown_as, m.topic) as topic, jsonb_agg(jsonb_build_object('status', m.state, 'note', m.note,
      'reviews', m.reviews, 'at', to_char(m.marked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', u.name)
      order by m.marked_at, m.id) as marks
    from ${findingMarks} m left join ${users} u on u.id = m.marked_by
    left join ${topicRules} t on t.business_id = m.business_id and t.topic = lower(m.topic)
    where m.business_id = ${businessId}
    group by 1, 2`)
  return rows
}

export function withMarks(finding: Finding, marked: Awaited<ReturnType<typeof readMarks>>): Finding {
  const { side, topic, count } = finding
  const marks = marked.find((each) => each.side === side && each.topic === topic)?.marks ?? []
  const last = marks.at(-1)
  const isBack = last?.status === 'not_for_us' && count >= 2 * Math.max(1, last.reviews)
  return { ...finding, marks, status: isBack ? 'open' : (last?.status ?? 'open'), isBack }
}
