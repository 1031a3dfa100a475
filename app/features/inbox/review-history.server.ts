import { sql } from 'drizzle-orm'
import type { ReviewEntryKind } from '#app/features/receipts/log.schema.ts'
import type { ChallengeReason } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

/** A log entry, with what the business may know of the act behind it. */
export type HistoryEntry = {
  entryId: string
  kind: ReviewEntryKind
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
  /** The operator removed the reply, not the review. */
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
    select l.id as "entryId", l.kind, l.created_at as at, v.rating as "ratingBefore",
      c.reason, c.grounds, d.state as "challengeOutcome", d.decision_note as "challengeNote",
      a.state as "appealOutcome", a.decision_note as "appealNote", p.state as "reportOutcome",
      coalesce(l.kind in ('removed', 'decided') and p.about = 'reply', false) as "isAboutReply"
    from receipts t join log_entries l on l.business_id = t.business_id and l.id = t.entry_id
    left join review_versions v on l.kind = 'edited' and v.business_id = ${businessId} and v.review_id = ${reviewId}
      and v.replaced_at = l.created_at
    left join challenges c on l.kind = 'challenged' and c.business_id = ${businessId} and c.review_id = ${reviewId}
      and c.created_at = l.created_at
    left join challenges d on l.kind = 'decided' and d.business_id = ${businessId} and d.review_id = ${reviewId}
      and d.decided_at = l.created_at
    left join appeals a on l.kind = 'decided' and a.business_id = ${businessId} and a.review_id = ${reviewId}
      and a.decided_at = l.created_at
    left join lateral (
      select about, state from reports where business_id = ${businessId} and review_id = ${reviewId}
        and decided_at = l.created_at and state in ('upheld', 'rejected') limit 1
    ) p on l.kind in ('removed', 'decided')
    where t.business_id = ${businessId} and t.review_id = ${reviewId}
    order by l.created_at desc, l.id desc`)
  let after = rating
  return rows.map((row) => {
    const stars = row.ratingBefore === null ? null : { before: row.ratingBefore, after }
    after = row.ratingBefore ?? after
    const { entryId, kind, at, isAboutReply } = row
    const challenge = row.reason && { reason: row.reason, grounds: row.grounds! }
    return {
      ...{ entryId, kind, stars, challenge, isAboutReply },
      at: new Date(at).toISOString(),
      decision: decisionOf(row),
    }
  })
}

function decisionOf({
  kind,
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
  if (kind === 'decided' && reportOutcome) return { about: 'report', outcome: reportOutcome, note: null }
  return null
}
