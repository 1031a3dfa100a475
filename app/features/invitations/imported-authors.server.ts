import { sql } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import { importedAuthors } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { listTerms, mailWords } from './invitation.schema.ts'
import { draftList, refuseWithoutLists } from './list-draft.server.ts'
import { listLimits } from './read-list.server.ts'

/**
 * People whom imports name and nobody has invited yet: each mailbox once, in the order of their reviews, whatever the
 * stars.
 */
const uninvited = (businessId: string) => sql`
  select distinct on (mailbox_of(a.email)) a.email, r.author_name as name, r.written_at as at
  from ${importedAuthors} a join reviews r on r.business_id = a.business_id and r.id = a.review_id
  where a.business_id = ${businessId} and r.state = 'published' and not exists (
    select from invitations i where i.business_id = a.business_id and mailbox_of(i.email) = mailbox_of(a.email))
  order by mailbox_of(a.email), r.written_at desc`

export async function countUninvitedAuthors(db: Database, businessId: string) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${uninvited(businessId)}) as found`,
  )
  return rows[0]!.count
}

type Inviting = { business: Business; userId: string; values: Record<string, string> }

/**
 * Makes a list of all of them, and returns its id, for the owner to check and confirm like any other. Nobody can be chosen: whoever could
 * invite only the satisfied ones would bend the rating.
 */
export async function listImportedAuthors(db: Database, { business, userId, values }: Inviting) {
  refuseWithoutLists(business)
  const terms = parseForm(listTerms, {
    source: 'Their reviews elsewhere',
    reminders: '1',
    language: business.language,
    legalBasis: values.legalBasis ?? '',
  })
  const { rows } = await db.execute<{ email: string; name: string }>(
    sql`select email, name from (${uninvited(business.id)}) as found order by at desc limit ${listLimits.rows}`,
  )
  if (rows.length === 0) throw conflict('All authors whose address your imports named have been invited.')
  const nothing = { orderReference: '', language: '', country: '', consent: '', objection: '' }
  return draftList(db, {
    business,
    userId,
    terms,
    words: mailWords.parse({ subject: '', text: '' }),
    rows: rows.map(({ email, name }, index) => ({ ...nothing, line: index + 1, email, name })),
  })
}
