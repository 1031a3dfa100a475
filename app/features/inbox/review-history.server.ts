import { sql } from 'drizzle-orm'
import type { Act, Actor } from '#app/features/log-format/acts.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

/** An act of the log, with what the business may know of the act behind it. */
export type HistoryEntry = {
  entryId: string
  act: Act
  actor: Actor
  /** Its place in the public log; null while it waits. */
  index: number | null
  at: string
  /** Of an edit: the stars before and after. Earlier words are not shown. */
  stars: { before: number; after: number } | null
  /** Of a challenge: what the business said. */
  challenge: { reason: ChallengeReason; grounds: string } | null
  /** Of a decision: its subject and outcome, and the operator's note. */
  decision: {
    about: 'challenge' | 'appeal' | 'report'
    outcome: 'upheld' | 'rejected'
    note: string | null
  } | null
  /** The operator decided about the reply, not the review. */
  isAboutReply: boolean
}

type Of = { businessId: string; reviewId: string }

type Row = Omit<HistoryEntry, 'stars' | 'challenge' | 'decision'> & {
  ratingBefore: number | null
  reason: ChallengeReason | null
  grounds: string | null
  challengeOutcome: 'upheld' | 'rejected' | null
  challengeNote: string | null
  appealOutcome: 'accepted' | 'rejected' | null
  appealNote: string | null
  reportOutcome: 'upheld' | 'rejected' | null
}

/** The newest first. An act and its entry have the same time, because one transaction writes both. */
export async function readHistory(
  db: Database,
  { businessId, reviewId, rating }: Of & { rating: number },
): Promise<HistoryEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    select t.id as "entryId", t.act, t.actor, t.at, leaf.index::int, v.rating as "ratingBefore",
      c.reason, c.grounds, d.state as "challengeOutcome", d.decision_note as "challengeNote",
      a.state as "appealOutcome", a.decision_note as "appealNote", p.state as "reportOutcome",
      coalesce(t.act = 'decided' and p.about = 'reply', false) as "isAboutReply"
    from receipts t join log_leaves leaf on leaf.business_id = t.business_id and leaf.id = t.id
    left join review_versions v on t.act = 'edited' and v.business_id = ${businessId} and v.review_id = ${reviewId}
      and v.replaced_at = t.at
    left join challenges c on t.act = 'challenged' and c.business_id = ${businessId} and c.review_id = ${reviewId}
      and c.created_at = t.at
    left join challenges d on t.act = 'decided' and d.business_id = ${businessId} and d.review_id = ${reviewId}
      and d.decided_at = t.at
    left join appeals a on t.act = 'decided' and a.business_id = ${businessId} and a.review_id = ${reviewId}
      and a.decided_at = t.at
    left join lateral (
      select about, state from reports where business_id = ${businessId} and review_id = ${reviewId}
        and decided_at = t.at and state in ('upheld', 'rejected') limit 1
    ) p on t.act = 'decided'
    where t.business_id = ${businessId} and t.review_id = ${reviewId}
    order by t.step desc`)
  let after = rating
  return rows.map((row) => {
    const stars = row.ratingBefore === null ? null : { before: row.ratingBefore, after }
    after = row.ratingBefore ?? after
    const { entryId, act, actor, index, at, isAboutReply } = row
    const challenge = row.reason && { reason: row.reason, grounds: row.grounds! }
    return {
      entryId,
      act,
      actor,
      index,
      stars,
      challenge,
      isAboutReply,
      at: new Date(at).toISOString(),
      decision: decisionOf(row),
    }
  })
}

function decisionOf({
  act,
  challengeOutcome,
  challengeNote,
  appealOutcome,
  appealNote,
  reportOutcome,
}: Row): HistoryEntry['decision'] {
  if (challengeOutcome) return { about: 'challenge', outcome: challengeOutcome, note: challengeNote }
  if (appealOutcome)
    return {
      about: 'appeal',
      outcome: appealOutcome === 'accepted' ? 'upheld' : 'rejected',
      note: appealNote,
    }
  if (act === 'decided' && reportOutcome) return { about: 'report', outcome: reportOutcome, note: null }
  return null
}
