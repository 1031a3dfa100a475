import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'

export type RecordedAction = {
  id: string
  /** The type of the activity, or what kind of act it was. */
  kind: string
  message: string
  /** Null for an action that concerns the whole instance. */
  business: { id: string; name: string } | null
  /** Of the review that it was about, unless it is erased. */
  author: string | null
  /** The operator, if recorded; activities of a business do not name them. */
  operator: string | null
  /** ISO 8601. */
  at: string
}

/** What operators did to businesses and to the whole instance, newest first. */
export async function listOperatorActions(db: Database, { limit = 100 } = {}): Promise<RecordedAction[]> {
  const { rows } = await db.execute<RecordedAction>(sql`
    (select a.id, a.type as kind, a.message, json_build_object('id', b.id, 'name', b.name) as business, r.author_name as author, null as operator, a.created_at as at
      from activities a join businesses b on b.id = a.business_id left join reviews r on r.business_id = a.business_id and r.id = a.related_id
      where a.type in ('operator_decided', 'operator_retried', 'jobs_retried', 'review_refused', 'business_closed', 'business_reopened')
      order by a.created_at desc, a.id desc limit ${limit})
    union all
    (select o.id, 'settings', o.message, null, null, u.email, o.created_at
      from operator_actions o left join users u on u.id = o.operator_id
      order by o.created_at desc, o.id desc limit ${limit})
    union all
    (select p.id, 'photo_' || p.state, case p.state when 'shown' then 'Showed a photo or video of a review'
        else 'Refused a photo or video of a review: ' || replace(p.refused_for, '_', ' ') end, json_build_object('id', b.id, 'name', b.name), null, null, p.decided_at
      from review_photos p join businesses b on b.id = p.business_id where p.decided_at is not null
      order by p.decided_at desc, p.id desc limit ${limit})
    union all
    (select m.id, 'message', ${'A contact message is '} || replace(m.to_status, '_', ' ') || ' now', null, null, u.email, m.changed_at
      from contact_status_changes m left join users u on u.id = m.changed_by
      order by m.changed_at desc, m.id desc limit ${limit})
    order by at desc, id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
