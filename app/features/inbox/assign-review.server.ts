import { and, asc, eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { users } from '#app/features/accounts/account.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { members, worksFor } from '#app/features/businesses/member.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { typedText } from '#app/platform/typed-text.ts'
import { reviewAssignments } from './inbox.table.ts'
import { longestAssignmentNote } from './inbox-address.ts'

export const newAssignment = z.object({
  colleague: z.uuid('Please choose a colleague'),
  note: typedText({
    max: longestAssignmentNote,
    tooShort: 'Please write a note',
    tooLong: `A note may have at most ${longestAssignmentNote} characters`,
  }).transform((note) => note || null),
})

type OfReview = { business: Business; reviewId: string }

/** The people to whom a review can be given: the owner and the members. */
export async function listColleagues(db: Database, { id, ownerId }: Business) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.businessId, id)))
    .where(or(eq(users.id, ownerId), eq(members.businessId, id)))
    .orderBy(asc(users.name), asc(users.id))
}

/** Gives a review to a colleague, instead of whom had it. 404 for somebody who does not work here. */
export async function assignReview(
  db: Database,
  { business, reviewId, by, ...given }: OfReview & { by: string } & z.output<typeof newAssignment>,
) {
  if (!isUuid(reviewId)) throw notFound('review')
  const { id: businessId } = business
  await db.transaction(async (tx) => {
    const works = and(eq(businesses.id, businessId), worksFor(given.colleague))
    if ((await tx.$count(businesses, works)) === 0) throw notFound('colleague')
    const isIt = and(eq(reviews.businessId, businessId), eq(reviews.id, reviewId))
    if ((await tx.$count(reviews, isIt)) === 0) throw notFound('review')
    const assignment = { userId: given.colleague, note: given.note, assignedBy: by, createdAt: now() }
    await tx
      .insert(reviewAssignments)
      .values({ businessId, reviewId, ...assignment })
      .onConflictDoUpdate({
        target: [reviewAssignments.businessId, reviewAssignments.reviewId],
        set: assignment,
      })
    if (given.colleague !== by)
      await enqueue(tx, 'team.notify-assigned', { businessId, reviewId, at: assignment.createdAt.getTime() })
  })
}

const isOf = ({ business, reviewId }: OfReview) =>
  and(eq(reviewAssignments.businessId, business.id), eq(reviewAssignments.reviewId, reviewId))

export async function unassignReview(db: Database, of: OfReview) {
  if (!isUuid(of.reviewId)) throw notFound('review')
  await db.delete(reviewAssignments).where(isOf(of))
}

export type Assignment = { to: string; name: string; note: string | null; by: string | null }

/** Who looks after a review; null: nobody in particular. */
export async function findAssignment(db: Database, of: OfReview): Promise<Assignment | null> {
  const giver = alias(users, 'giver')
  const [found] = await db
    .select({ to: users.id, name: users.name, note: reviewAssignments.note, by: giver.name })
    .from(reviewAssignments)
    .innerJoin(users, eq(users.id, reviewAssignments.userId))
    .leftJoin(giver, eq(giver.id, reviewAssignments.assignedBy))
    .where(isOf(of))
  return found ?? null
}
