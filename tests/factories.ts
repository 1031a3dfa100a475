import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { confirmReview } from '#app/features/reviews/confirmation.server.ts'
import { createLinkToken } from '#app/features/reviews/links.server.ts'
import { isReview } from '#app/features/reviews/publishing.server.ts'
import { type NewReview, newReview } from '#app/features/reviews/review.schema.ts'
import { type Review, reviews } from '#app/features/reviews/review.table.ts'
import { submitReview } from '#app/features/reviews/submission.server.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

let count = 0
const next = () => `${process.pid.toString(36)}${(++count).toString(36)}`

export async function aUser(db: Database, given: Partial<typeof users.$inferInsert> = {}) {
  const user = {
    id: uuidv7(),
    name: 'Ada Owner',
    email: `ada-${next()}@owner.example`,
    emailVerified: true,
    ...given,
  }
  await db.insert(users).values(user)
  return user
}

export async function aBusiness(
  db: Database,
  given: Partial<typeof businesses.$inferInsert> = {},
): Promise<Business> {
  const ownerId = given.ownerId ?? (await aUser(db)).id
  const domain = `shop-${next()}.example`
  const [business] = await db
    .insert(businesses)
    .values({
      id: uuidv7(),
      ownerId,
      name: 'Corner & Crumb',
      website: `https://${domain}`,
      domain,
      monthlyInvitationResetAt: new Date('2030-01-01'),
      ...given,
    })
    .returning()
  return business!
}

/** What a customer types, as the form's schema passes it on. */
export function words(given: Partial<Record<string, string | number>> = {}): NewReview {
  return newReview.parse({
    rating: 5,
    text: `The seeded loaf keeps for days, and I marked it ${next()}.`,
    authorName: 'Lotte M.',
    authorEmail: `lotte-${next()}@mail.example`,
    consentShow: 'on',
    ...given,
  })
}

type Given = { business?: Business; state?: 'pending' | 'published' } & Partial<
  Record<'rating' | 'text' | 'title' | 'authorName' | 'authorEmail', string | number>
>

/** A review that went through the real path: submitted, and confirmed unless it is to stay pending. */
export async function aReview(
  db: Database,
  { business, state = 'published', ...typed }: Given = {},
): Promise<Review> {
  const { id: businessId } = business ?? (await aBusiness(db))
  const { reviewId } = await submitReview(db, { businessId, submissionKey: uuidv7(), review: words(typed) })
  if (state === 'published') await confirmReview(db, await aConfirmationLink(db, { businessId, reviewId }))
  const [review] = await db
    .select()
    .from(reviews)
    .where(isReview({ businessId, id: reviewId }))
  return review!
}

export function aConfirmationLink(
  db: Database,
  { businessId, reviewId }: { businessId: string; reviewId: string },
) {
  return createLinkToken(db, {
    businessId,
    purpose: 'confirm-review',
    subjectId: reviewId,
    lifetimeMs: days(30),
  })
}
