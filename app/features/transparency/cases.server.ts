import { type SQL, sql } from 'drizzle-orm'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import {
  type Case,
  type CaseChoices,
  type CaseFilter,
  type CaseView,
  casesPerPage,
  type StarChoice,
} from './cases.ts'
import { ratingAt } from './moderation-figures.server.ts'
import { type Stars, stars } from './public-record.ts'
import { total } from './section.ts'

type ListedCases = { cases: Case[]; choices: CaseChoices; nextCursor: string | null }

/** One page of the cases behind a figure, latest first, with the counts of the filter, all from one moment. */
export async function readCases(db: Database, businessId: string, view: CaseView): Promise<ListedCases> {
  return db.transaction(
    async (tx) => {
      const choices = await countChoices(tx, businessId, view)
      const { rows } = await tx.execute<Case & { position: string }>(sql`
        select rating as stars, reason, ${day(sql`written_at`)} as "writtenOn", ${day(sql`happened_at`)} as "on",
          seen as "starsSeen", reported as "isReported", decision, ${day(sql`decided_at`)} as "decidedOn",
          is_hidden as "isHidden", ${micros} || '.' || ${tie} as position,
          case when appeal_state is not null then json_build_object('state', appeal_state,
            'on', ${day(sql`appealed_at`)}, 'decidedOn', ${day(sql`appeal_decided_at`)}) end as appeal
        from (${casesByKind[view.kind](businessId)}) as each
        where ${conditions(view)}
        order by happened_at desc, ${tie} desc limit ${casesPerPage + 1}`)
      const page = rows.slice(0, casesPerPage)
      const last = page.at(-1)
      return {
        cases: page.map(({ position: _, ...each }) => each),
        choices,
        nextCursor: rows.length > casesPerPage && last ? writeCursor(last.position) : null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Removed after publication (true) or refused before it. Decisions older than the removal are not about it. */
const removedReviews = (wasPublic: boolean) => (businessId: string) =>
  sql`
  select r.id, r.rating, r.removed_reason as reason, r.written_at, r.removed_at as happened_at, c.rating_seen as seen,
    exists (select 1 from reports p where p.business_id = r.business_id and p.review_id = r.id
      and p.about = 'review' and p.state = 'upheld' and p.decided_at >= r.removed_at) as reported,
    'upheld' as decision, coalesce(c.decided_at, r.removed_at) as decided_at, false as is_hidden, true as is_first,
    a.state as appeal_state, a.created_at as appealed_at, a.decided_at as appeal_decided_at
  from reviews r
  left join lateral (select k.rating_seen, k.decided_at from challenges k
    where k.business_id = r.business_id and k.review_id = r.id
      and k.state = 'upheld' and k.decided_at >= r.removed_at
    order by k.created_at desc, k.id desc limit 1) as c on true
  left join appeals a on a.business_id = r.business_id and a.review_id = r.id and a.created_at >= r.removed_at
  where r.business_id = ${businessId} and r.state = 'removed'
    and r.published_at is ${wasPublic ? sql`not null` : sql`null`}`

const casesByKind: Record<CaseFilter['kind'], (businessId: string) => SQL> = {
  removed: removedReviews(true),
  refused: removedReviews(false),
  withdrawn: (businessId) => sql`
    select id, rating, null::text as reason, written_at, withdrawn_at as happened_at, null::boolean as seen,
      false as reported, null::text as decision, null::timestamptz as decided_at, false as is_hidden, true as is_first,
      null::text as appeal_state, null::timestamptz as appealed_at, null::timestamptz as appeal_decided_at
    from reviews where business_id = ${businessId} and state = 'withdrawn'`,
  // With the stars at the time of the challenge, as the record counts them. If there is an appeal, this challenge
  // removed the review: an author can appeal only once.
  challenged: (businessId) => sql`
    select c.id, ${ratingAt(sql`c.created_at`)} as rating, c.reason,
      case when r.state <> 'published' then r.written_at end as written_at, c.created_at as happened_at,
      c.rating_seen as seen, exists (select 1 from reports p where p.business_id = c.business_id
        and p.review_id = c.review_id and p.about = 'review' and p.state = 'upheld' and p.decided_at = c.decided_at)
        as reported,
      c.state as decision, c.decided_at, c.state = 'open' and r.hidden_at is not null as is_hidden,
      row_number() over (partition by c.review_id order by c.created_at, c.id) = 1 as is_first,
      a.state as appeal_state, a.created_at as appealed_at, a.decided_at as appeal_decided_at
    from challenges c join reviews r on r.business_id = c.business_id and r.id = c.review_id
    left join appeals a on a.business_id = c.business_id and a.review_id = c.review_id and c.state = 'upheld'
      and a.created_at >= c.decided_at
    where c.business_id = ${businessId}`,
}

const ranges: Record<StarChoice, readonly [number, number]> = {
  1: [1, 1],
  2: [2, 2],
  3: [3, 3],
  4: [4, 4],
  5: [5, 5],
  low: [1, 2],
  high: [4, 5],
}

/** The conditions of the other filters, which the counts of reasons and stars share. */
const baseConditions = ({ seen, isFirst }: CaseFilter) =>
  sql.join(
    [sql`true`, ...(seen ? [sql`seen = ${seen === 'yes'}`] : []), ...(isFirst ? [sql`is_first`] : [])],
    sql` and `,
  )

function conditions(view: CaseView) {
  const [from, to] = view.stars ? ranges[view.stars] : [1, 5]
  return sql`${baseConditions(view)} and rating between ${from} and ${to}
    and (${view.reason}::text is null or reason = ${view.reason}) and ${isAfter(view.after)}`
}

/** The count of each choice takes the other choice into account. */
async function countChoices(tx: Database, businessId: string, view: CaseView): Promise<CaseChoices> {
  type Group = { reason: ChallengeReason | null; rating: Stars; count: number }
  const { rows } = await tx.execute<Group>(sql`
    select reason, rating, count(*)::int as count from (${casesByKind[view.kind](businessId)}) as each
    where ${baseConditions(view)} group by reason, rating order by count(*) desc, reason`)
  const [from, to] = view.stars ? ranges[view.stars] : [1, 5]
  const count = (reason: ChallengeReason | null, least: number, most: number) =>
    total(
      rows.filter(
        (row) => (reason === null || row.reason === reason) && row.rating >= least && row.rating <= most,
      ),
    )
  const reasons = [...new Set(rows.map(({ reason }) => reason))].filter((each) => each !== null)
  return {
    found: count(view.reason, from, to),
    reasons: [null, ...reasons].map((reason) => ({ reason, count: count(reason, from, to) })),
    stars: [null, ...stars].map((each) => ({
      stars: each,
      count: count(view.reason, each ?? 1, each ?? 5),
    })),
  }
}

const day = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`
const micros = sql`(extract(epoch from happened_at) * 1000000)::bigint::text`
/** Orders cases of the same moment. Not the id: it contains the submission time and was on the review's card. */
const tie = sql`md5(id::text)`

const writeCursor = (position: string) => Buffer.from(position).toString('base64url')

/** A cursor that we did not make gives the first page. */
function isAfter(cursor: string | null) {
  const position = Buffer.from((cursor ?? '').slice(0, 100), 'base64url').toString('latin1')
  const [, at, hash] = /^(-?\d{1,16})\.([0-9a-f]{32})$/.exec(position) ?? []
  if (!at || !hash) return sql`true`
  return sql`(happened_at, ${tie}) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${hash})`
}
