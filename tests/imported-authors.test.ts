import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { businesses } from '#app/features/businesses/business.table.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import {
  countUninvitedAuthors,
  listImportedAuthors,
} from '#app/features/invitations/imported-authors.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { invitationToken } from '#app/features/invitations/invitation-row.server.ts'
import { queueDraft } from '#app/features/invitations/list-draft.server.ts'
import { erasePerson } from '#app/features/operator/personal-data.server.ts'
import { submitReview } from '#app/features/review-form/submission.server.ts'
import { invitedReview } from '#app/features/reviews/review.schema.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, words } from '#tests/factories.ts'
import { findEverywhere } from '#tests/find-everywhere.ts'
import { recomputeRecord } from '#tests/recomputed-record.ts'
import { findMiscounted } from '#tests/recounted.ts'

type Business = Awaited<ReturnType<typeof aBusiness>>

const written = (rating: number, authorEmail?: string) => ({
  rating,
  authorEmail,
  authorName: `Guest of ${rating}`,
  writtenAt: '2025-03-04',
  text: `A stay worth ${rating} stars, as I said elsewhere.`,
})

const typed = { legalBasis: 'existing_customer' }

async function imported(db: Database, ...given: ReturnType<typeof written>[]) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  await importReviews(db, { business, source: 'Acme Reviews', reviews: given })
  return business
}

async function inviteAll(db: Database, business: Business, values: Record<string, string> = typed) {
  const batchId = await listImportedAuthors(db, { business, userId: business.ownerId, values })
  await queueDraft(db, { businessId: business.id, batchId })
  return db.select().from(invitations).where(eq(invitations.businessId, business.id))
}

async function writeAnew(db: Database, business: Business, email: string) {
  const rows = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
  const { id } = rows.find((row) => row.email === email)!
  return submitReview(db, {
    channel: { kind: 'invitation', token: invitationToken({ businessId: business.id, invitationId: id }) },
    submissionKey: uuidv7(),
    review: invitedReview.parse({ ...words({ rating: 3 }), title: '' }),
  })
}

test('all authors with an imported address are invited, each mailbox once', async ({ db }) => {
  const business = await imported(
    db,
    written(1, 'one@mail.example'),
    written(5, 'five@mail.example'),
    written(4, 'Five@mail.example'),
    written(2, 'no address'),
    written(3),
  )
  expect(await countUninvitedAuthors(db, business.id)).toBe(2)
  const invited = await inviteAll(db, business)
  expect(invited.map(({ email }) => email).sort()).toEqual(['five@mail.example', 'one@mail.example'])
  expect(await countUninvitedAuthors(db, business.id)).toBe(0)
  await expect(inviteAll(db, business)).rejects.toMatchObject({ status: 409 })
})

test('nobody is invited before the owner says why they may be mailed', async ({ db }) => {
  const business = await imported(db, written(1, 'one@mail.example'))
  await expect(inviteAll(db, business, {})).rejects.toMatchObject({ status: 422 })
  expect(await db.$count(invitations, eq(invitations.businessId, business.id))).toBe(0)
})

test('the new review counts and takes the imported one’s place', async ({ db, pool }) => {
  const business = await imported(db, written(1, 'one@mail.example'), written(5, 'five@mail.example'))
  await inviteAll(db, business)
  const { reviewId } = await writeAnew(db, business, 'one@mail.example')
  const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
  expect(counted).toMatchObject({ reviewCount: 1, ratingTotal: 3, importedCount: 1, importedRatingTotal: 5 })
  const rows = await db.select().from(reviews).where(eq(reviews.businessId, business.id))
  expect(rows.map(({ rating, state }) => [rating, state]).sort()).toEqual([
    [1, 'withdrawn'],
    [3, 'published'],
    [5, 'published'],
  ])
  expect(rows.find(({ rating }) => rating === 3)!.id).toBe(reviewId)
  const record = await readPublicRecord(db, business.id)
  expect(record.authors).toMatchObject({ replaced: 1, timesWithdrawn: 1 })
  expect(record).toMatchObject(await recomputeRecord(pool, business.id, now()))
  expect(await findMiscounted(pool, business.id)).toEqual([])
})

test('an import names no insider’s address that could remove a bad review', async ({ db }) => {
  const business = await imported(db, written(1, 'owner-two@mail.example'))
  await inviteAll(db, business)
  const [row] = await db.select().from(invitations).where(eq(invitations.businessId, business.id))
  await submitReview(db, {
    channel: {
      kind: 'invitation',
      token: invitationToken({ businessId: business.id, invitationId: row!.id }),
    },
    submissionKey: uuidv7(),
    review: invitedReview.parse({ ...words({ rating: 5 }), title: '', isInsider: 'on' }),
  })
  const [kept] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.businessId, business.id), eq(reviews.rating, 1)))
  expect(kept).toMatchObject({ state: 'published' })
})

test('nothing is left of an erased author, new or imported', async ({ db, pool }) => {
  const business = await imported(db, written(1, 'ines@mail.example'), written(2, 'udo@mail.example'))
  await inviteAll(db, business)
  await writeAnew(db, business, 'ines@mail.example')
  for (const email of ['ines@mail.example', 'udo@mail.example'])
    await db.transaction((tx) => erasePerson(tx, email))
  expect(await db.$count(reviews, eq(reviews.businessId, business.id))).toBe(0)
  expect(await findEverywhere(pool, 'ines@mail', 'udo@mail')).toEqual([])
})
