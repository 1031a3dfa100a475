import { eq } from 'drizzle-orm'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { editedReview, newChallenge } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideChallengeAsShown } from '#tests/deciding.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import { challenges } from './case.table.ts'
import { challengeReview, readChallengeAllowance } from './challenge-review.server.ts'

const note = 'I read it again, and this is why.'

const challenge = (db: Database, business: Business, reviewId: string, reason = 'fake') =>
  challengeReview(db, {
    business,
    reviewId,
    challenge: newChallenge.parse({ reason, grounds: 'Nobody of this name was here.' }),
  })

async function aShop(db: Database, count: number) {
  const business = await aBusiness(db)
  const written: Review[] = []
  for (let each = 0; each < count; each += 1) written.push(await aReview(db, { business, rating: 1 }))
  return { business, written }
}

const countOpen = (db: Database, { id }: Business) => db.$count(challenges, eq(challenges.businessId, id))

test('a fourth challenge waits until the operator has decided one', async ({ db }) => {
  const { business, written } = await aShop(db, 4)
  const opened = []
  for (const { id } of written.slice(0, 3)) opened.push(await challenge(db, business, id))
  expect(await readChallengeAllowance(db, business.id)).toEqual({ open: 3, most: 3 })
  await expect(challenge(db, business, written[3]!.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/3 challenges open at a time, and 3 are open/),
  })
  const decided = { decision: 'reject', businessId: business.id, challengeId: opened[0]!.challengeId, note }
  await decideChallengeAsShown(db, decided)
  await challenge(db, business, written[3]!.id)
})

test('challenges at the same time do not exceed the limit', async ({ db }) => {
  const { business, written } = await aShop(db, 6)
  const tried = await Promise.allSettled(written.map(({ id }) => challenge(db, business, id)))
  const refused = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
  expect(refused).toEqual([409, 409, 409])
  expect(await countOpen(db, business)).toBe(3)
})

test('the limit is 5% of the counted reviews of 90 days, if that is more', async ({ db, business }) => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    rating: 5,
    text: `An imported text of day ${index}.`,
    authorName: 'A guest',
    writtenAt: now(),
  }))
  await importReviews(db, { business, source: 'Acme', reviews: rows })
  expect(await readChallengeAllowance(db, business.id)).toEqual({ open: 0, most: 3 })
  const confirmed = { provenance: 'confirmed', importSource: null } as const
  await db.update(reviews).set(confirmed).where(eq(reviews.businessId, business.id))
  expect(await readChallengeAllowance(db, business.id)).toEqual({ open: 0, most: 25 })
  await db.update(reviews).set({ provenance: 'insider' }).where(eq(reviews.businessId, business.id))
  expect(await readChallengeAllowance(db, business.id)).toEqual({ open: 0, most: 3 })
  const old = { ...confirmed, publishedAt: new Date(now().getTime() - days(91)) }
  await db.update(reviews).set(old).where(eq(reviews.businessId, business.id))
  expect(await readChallengeAllowance(db, business.id)).toEqual({ open: 0, most: 3 })
})

test('a wording is decided once, also when its author returns to it', async ({ db }) => {
  const { business, written } = await aShop(db, 1)
  const [review] = written as [Review]
  const { challengeId } = await challenge(db, business, review.id)
  await decideChallengeAsShown(db, { decision: 'reject', businessId: business.id, challengeId, note })
  const again = { status: 409, message: expect.stringContaining('already decided about this wording') }
  for (const reason of ['fake', 'spam', 'unlawful'])
    await expect(challenge(db, business, review.id, reason)).rejects.toMatchObject(again)
  const token = await aDeskLink(db, review)
  const edit = (text: string) => editReview(db, token, editedReview.parse({ rating: 1, title: '', text }))
  await edit('Something else about the bread of today.')
  await edit(`${review.text.toUpperCase()}!!`)
  await expect(challenge(db, business, review.id, 'spam')).rejects.toMatchObject(again)
  await edit('Something new about the bread of today.')
  await challenge(db, business, review.id, 'spam')
})
