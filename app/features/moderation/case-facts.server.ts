import { and, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { writtenAnswers } from '#app/features/form-questions/question.vocabulary.ts'
import { invitationBatches, invitations } from '#app/features/invitations/invitation.table.ts'
import { products } from '#app/features/products/product.table.ts'
import { hashOfWording } from '#app/features/reviews/fingerprints.server.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import { findFailingWords } from '#app/features/reviews/text-checks.ts'
import { days, hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { challenges, reports } from './case.table.ts'
import { authorHasUntil, hoursOverdue, type ReportGround, recentDays } from './case.vocabulary.ts'

/** An earlier decision about the same wording. */
export type EarlierDecision = {
  by: 'challenge' | 'report'
  reason: ReportGround
  isUpheld: boolean
  at: Date
  note: string | null
}

type Case = { businessId: string; reviewId: string }

/** A case with its facts. `overdueHours`: whole hours since the deadline, at least 1; null before it. */
export type WithFacts<Of> = Of & { facts: CaseFacts; overdueHours: number | null }

/** The same cases in the same order, without any whose review has just been erased. */
export async function addFacts<Of extends Case & { decideBy: Date }>(db: Database, cases: Of[]) {
  if (cases.length === 0) return []
  const facts = await readCaseFacts(db, cases)
  return cases.flatMap((each): WithFacts<Of>[] => {
    const found = facts.get(each.reviewId)
    return found ? [{ ...each, facts: found, overdueHours: hoursOverdue(each.decideBy) }] : []
  })
}

/**
 * The facts that help the operator to decide these cases, by the id of the review: never its stars or its sentiment. A few
 * queries, however many cases there are.
 */
async function readCaseFacts(db: Database, cases: Case[]) {
  const ids = [...new Set(cases.map(({ reviewId }) => reviewId))]
  const businessIds = [...new Set(cases.map(({ businessId }) => businessId))]
  const rows = await readReviews(db, ids)
  const [others, challenged, reported, bursts, decided] = await Promise.all([
    countOtherReviews(db, ids),
    countChallenges(db, businessIds),
    countReports(db, ids),
    countReportsInAnHour(db, ids),
    listDecisions(
      db,
      rows.map(({ review }) => review),
    ),
  ])
  return new Map(
    rows.map(({ review, invitedAt, orderReference, product }) => [
      review.id,
      {
        ...factsOf(review),
        /** When the business asked for it: the date of the list with the invitation. */
        invitedAt,
        product,
        orderReference: review.orderReference ?? orderReference,
        /** Confirmed reviews of this business from the same mailbox, without this one. */
        otherReviews: others.get(review.id) ?? 0,
        /** Challenges by this business in the last 90 days, this one included. */
        challenges: { open: 0, upheld: 0, rejected: 0, ...challenged.get(review.businessId) },
        reports: { open: 0, upheld: 0, rejected: 0, gone: 0, ...reported.get(review.id) },
        /** The most reports about this business within one hour, if one of them is an open report of this review. */
        reportsInAnHour: bursts.get(review.id) ?? 0,
        decisions: decided.get(review.id) ?? [],
      },
    ]),
  )
}

export type CaseFacts =
  Awaited<ReturnType<typeof readCaseFacts>> extends Map<string, infer Facts> ? Facts : never

function factsOf(review: Review) {
  const { title, text, authorName, provenance, importSource, writtenAt, confirmedAt, editedAt, version } =
    review
  const answers = writtenAnswers(review.answers).map(({ question, text: answer }) => ({
    question,
    text: answer,
  }))
  return {
    provenance,
    importSource,
    writtenAt,
    confirmedAt,
    editedAt,
    version,
    answers,
    failingWords: findFailingWords(title, text, authorName, ...answers.map((each) => each.text)),
    /** The end of the author's time to reply to an open challenge. */
    authorHasUntil: review.challengedAt && authorHasUntil(review.challengedAt),
  }
}

function readReviews(db: Database, ids: string[]) {
  return db
    .select({
      review: reviews,
      invitedAt: invitationBatches.createdAt,
      orderReference: invitations.orderReference,
      product: products.name,
    })
    .from(reviews)
    .leftJoin(
      invitations,
      and(eq(invitations.businessId, reviews.businessId), eq(invitations.id, reviews.invitationId)),
    )
    .leftJoin(
      invitationBatches,
      and(
        eq(invitationBatches.businessId, invitations.businessId),
        eq(invitationBatches.id, invitations.batchId),
      ),
    )
    .leftJoin(products, and(eq(products.businessId, reviews.businessId), eq(products.id, reviews.productId)))
    .where(inArray(reviews.id, ids))
}

async function countOtherReviews(db: Database, ids: string[]) {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select ${reviews.id} as id, count(*)::int as count from ${reviews}
    join reviews as other on other.business_id = ${reviews.businessId} and other.id <> ${reviews.id}
      and mailbox_of(other.author_email) = mailbox_of(${reviews.authorEmail}) and other.confirmed_at is not null
    where ${inArray(reviews.id, ids)} group by ${reviews.id}`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function countChallenges(db: Database, businessIds: string[]) {
  const since = new Date(now().getTime() - days(recentDays))
  const rows = await db
    .select({ id: challenges.businessId, state: challenges.state, count: sql<number>`count(*)::int` })
    .from(challenges)
    .where(and(inArray(challenges.businessId, businessIds), gt(challenges.createdAt, since)))
    .groupBy(challenges.businessId, challenges.state)
  return byState(rows)
}

async function countReports(db: Database, ids: string[]) {
  const rows = await db
    .select({ id: reports.reviewId, state: reports.state, count: sql<number>`count(*)::int` })
    .from(reports)
    .where(and(inArray(reports.reviewId, ids), eq(reports.about, 'review')))
    .groupBy(reports.reviewId, reports.state)
  return byState(rows)
}

function byState<State extends string>(rows: { id: string; state: State; count: number }[]) {
  const counts = new Map<string, Partial<Record<State, number>>>()
  for (const { id, state, count } of rows) counts.set(id, { ...counts.get(id), [state]: count } as never)
  return counts
}

async function countReportsInAnHour(db: Database, ids: string[]) {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select id, max(count)::int as count from (
      select ${reports.reviewId} as id, count(*) as count from ${reports}
      join reports as near on near.business_id = ${reports.businessId}
        and near.created_at between ${reports.createdAt} - make_interval(secs => ${hours(1) / 1000})
          and ${reports.createdAt}
      where ${reports.state} = 'open' and ${inArray(reports.reviewId, ids)}
      group by ${reports.reviewId}, ${reports.id}) as each_report
    group by id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function listDecisions(db: Database, cases: Review[]) {
  const hashes = new Map(cases.map((review) => [review.id, hashOfWording(review)]))
  const [challenged, reported] = await Promise.all([
    db
      .select()
      .from(challenges)
      .where(
        and(
          ne(challenges.state, 'open'),
          inArray(
            challenges.businessId,
            cases.map(({ businessId }) => businessId),
          ),
          inArray(challenges.wordingHash, [...hashes.values()]),
        ),
      ),
    db
      .select()
      .from(reports)
      .where(
        and(
          inArray(reports.reviewId, [...hashes.keys()]),
          eq(reports.about, 'review'),
          or(eq(reports.state, 'upheld'), eq(reports.state, 'rejected')),
          isNotNull(reports.decidedAt),
        ),
      ),
  ])
  return new Map(
    cases.map((review) => {
      const hash = hashes.get(review.id)!
      const ofWording: EarlierDecision[] = [
        ...challenged
          .filter(
            ({ businessId, wordingHash }) => businessId === review.businessId && hash.equals(wordingHash),
          )
          .map(({ reason, state, decidedAt, decisionNote: note }) => ({
            by: 'challenge' as const,
            reason: reason as ChallengeReason,
            note,
            isUpheld: state === 'upheld',
            at: decidedAt!,
          })),
        ...reported
          .filter(({ reviewId, decidedAt }) => reviewId === review.id && decidedAt! > (review.editedAt ?? 0))
          .map(({ ground, state, decidedAt, decisionNote: note }) => ({
            by: 'report' as const,
            reason: ground,
            note,
            isUpheld: state === 'upheld',
            at: decidedAt!,
          })),
      ]
      return [review.id, ofWording.toSorted((a, b) => a.at.getTime() - b.at.getTime())]
    }),
  )
}
