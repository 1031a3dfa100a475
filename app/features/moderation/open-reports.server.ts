import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listPublicPhotos } from '#app/features/media/read-photos.server.ts'
import type { Photo } from '#app/features/reviews/public-review.ts'
import { type Reply, replies, reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { reports } from './case.table.ts'
import { dueAfter, type ReportGround, type ReportSubject } from './case.vocabulary.ts'
import { addFacts, type WithFacts } from './case-facts.server.ts'

type Told = { id: string; ground: ReportGround; explanation: string; from: string | null; at: Date }

/** All open reports about one review or one reply, which one decision settles. */
export type ReportedThing = WithFacts<ReportedText>

type ReportedText = {
  businessId: string
  businessName: string
  reviewId: string
  about: ReportSubject
  authorName: string
  title: string | null
  text: string
  photos: Photo[]
  standing: 'public' | 'challenged' | 'hidden' | 'held' | 'withdrawn'
  /** The text is newer than the first report. */
  isEditedSince: boolean
  reports: Told[]
  /** The id of the latest report; a decision names it to prove that all were read. */
  upTo: string
  /** Changes with each edit of the text; a decision names it. */
  version: string
  openedAt: Date
  decideBy: Date
}

/** How many reviews and replies have open reports, optionally only those made before a time. */
export async function countReportedThings(db: Database, { before }: { before?: Date } = {}) {
  const isWaiting = and(eq(reports.state, 'open'), before && lt(reports.createdAt, before))
  const [row] = await db
    .select({
      count: sql<number>`count(distinct (${reports.businessId}, ${reports.reviewId}, ${reports.about}))::int`,
    })
    .from(reports)
    .where(isWaiting)
  return row?.count ?? 0
}

/** Open reports, longest waiting first, without ratings. */
export async function listReportedThings(db: Database, { limit = 50 } = {}): Promise<ReportedThing[]> {
  const key = { businessId: reports.businessId, reviewId: reports.reviewId, about: reports.about }
  const first = sql<Date>`min(${reports.createdAt})`
  const waiting = await db
    .select(key)
    .from(reports)
    .where(eq(reports.state, 'open'))
    .groupBy(key.businessId, key.reviewId, key.about)
    .orderBy(asc(first), asc(reports.reviewId))
    .limit(limit)
  if (waiting.length === 0) return []
  const rows = await readReports(db, [...new Set(waiting.map(({ reviewId }) => reviewId))])
  const things = waiting.flatMap(({ businessId, reviewId, about }) => {
    const mine = rows.filter(
      ({ report }) =>
        report.businessId === businessId && report.reviewId === reviewId && report.about === about,
    )
    return mine.length > 0 ? [thingOf(mine)] : []
  })
  const withPhotos = things.map(async (thing) => ({
    ...thing,
    photos: thing.about === 'reply' ? [] : await listPublicPhotos(db, thing),
  }))
  return addFacts(db, await Promise.all(withPhotos))
}

function readReports(db: Database, reviewIds: string[]) {
  return db
    .select({ report: reports, review: reviews, businessName: businesses.name, reply: replies })
    .from(reports)
    .innerJoin(reviews, and(eq(reviews.businessId, reports.businessId), eq(reviews.id, reports.reviewId)))
    .innerJoin(businesses, eq(businesses.id, reports.businessId))
    .leftJoin(
      replies,
      and(eq(replies.businessId, reports.businessId), eq(replies.reviewId, reports.reviewId)),
    )
    .where(and(eq(reports.state, 'open'), inArray(reports.reviewId, reviewIds)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
}

type Row = Awaited<ReturnType<typeof readReports>>[number]

function thingOf(rows: Row[]): Omit<ReportedText, 'photos'> {
  const [{ report, review, businessName, reply }] = rows as [Row]
  const { businessId, reviewId, about, createdAt } = report
  const isReply = about === 'reply'
  const changedAt = isReply ? reply?.updatedAt : review.editedAt
  return {
    businessId,
    businessName,
    reviewId,
    about,
    authorName: review.authorName,
    title: isReply ? null : review.title,
    text: isReply ? (reply?.text ?? '') : review.text,
    standing: standingOf(review),
    isEditedSince: changedAt != null && changedAt > createdAt,
    reports: rows.map(({ report: { id, ground, explanation, name, email, createdAt } }) => ({
      id,
      ground,
      explanation: explanation ?? '',
      at: createdAt,
      from: name && email ? `${name}, ${email}` : email,
    })),
    upTo: rows.at(-1)!.report.id,
    version: isReply ? versionOfReply(reply) : String(review.version),
    openedAt: createdAt,
    decideBy: dueAfter(createdAt),
  }
}

/** Empty for a reply that is gone. */
export const versionOfReply = (reply: Pick<Reply, 'updatedAt'> | null) => reply?.updatedAt.toISOString() ?? ''

function standingOf({ state, challengedAt, hiddenAt }: Row['review']): ReportedThing['standing'] {
  if (hiddenAt) return 'hidden'
  if (state === 'pending') return 'held'
  if (state === 'withdrawn') return 'withdrawn'
  return challengedAt ? 'challenged' : 'public'
}
