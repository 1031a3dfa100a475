import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { EmailReview, type MailedReview } from '#app/features/authors/author.email.tsx'
import { mailId } from '#app/features/authors/review-mail.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { hasWorkplace } from '#app/features/businesses/current-business.server.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { hasWords } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo } from '#app/platform/mail.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { EmailButton, EmailLayout, EmailQuietLink, EmailText } from '#app/ui/email-layout.tsx'
import { digestReviews, notificationSettings } from './notification.table.ts'
import { isOfPerson, notificationLinks } from './notification-settings.server.ts'

export async function sendDigest(db: Database, { businessId, digestId }: OfDigest) {
  const digest = await findDigest(db, { businessId, digestId })
  if (!digest) return
  const { business, owner, reviews } = digest
  const { page, headers } = notificationLinks({ businessId, userId: owner.id })
  const letter = digestMail({
    business,
    reviews: reviews.map((review) => ({
      ...review,
      link: linkTo('/business/reviews', { review: review.id }),
    })),
    link: linkTo('/business/reviews'),
    settings: page,
  })
  await noteRatingsShown(
    db,
    businessId,
    reviews.map(({ id }) => id),
  )
  await sendMail(db, { ...letter, to: owner.email, headers, messageId: mailId('digest', digestId) })
}

/** `link` leads to the review alone, which is also how a kept mail is found when the review is erased. */
type DigestedReview = MailedReview & { link: string }

type DigestMail = {
  business: { name: string; reviewCount: number; reviewScore: number }
  /** The newest first; at least one. */
  reviews: DigestedReview[]
  link: string
  settings: string
}

const mostQuotes = 5
const longestQuote = 400

export function digestMail({ business, reviews, link, settings }: DigestMail) {
  const count = reviews.length
  const subject = `${countOf(count, 'new review')} of ${business.name}`
  const numbers = sentenceOf(reviews)
  const more = count - mostQuotes
  return {
    subject,
    body: (
      <EmailLayout
        heading={subject}
        preview={numbers}
        reason={
          <>
            You own {business.name} on Vouchsafe and chose to get its new reviews in one mail.{' '}
            <EmailQuietLink href={settings}>Change how often, or stop these mails</EmailQuietLink>
          </>
        }
      >
        <EmailText>{numbers}</EmailText>
        {business.reviewCount > count && (
          <EmailText>
            {`Your rating is ${formatAverage(business.reviewScore, 1)} of 5, from all ${formatNumber(business.reviewCount)} reviews that count.`}
          </EmailText>
        )}
        {reviews.slice(0, mostQuotes).map((review) => (
          <Quoted key={review.link} review={review} />
        ))}
        {more > 0 && <EmailText>{`And ${more} more.`}</EmailText>}
        <EmailButton href={link}>Read and reply</EmailButton>
      </EmailLayout>
    ),
  }
}

function Quoted({ review }: { review: DigestedReview }) {
  const { authorName, link, text } = review
  const lead = hasWords(review) ? `${authorName} wrote:` : `${authorName} gave stars alone:`
  return (
    <>
      <EmailText>
        <EmailQuietLink href={link}>{lead}</EmailQuietLink>
      </EmailText>
      <EmailReview review={{ ...review, text: shortened(text) }} />
    </>
  )
}

/** "3 new reviews, 4.3 of 5 on average: 2 × 5 stars, 1 × 3 stars." */
function sentenceOf(reviews: MailedReview[]) {
  const count = reviews.length
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / count
  if (count === 1) return `One new review: ${average} of 5.`
  const byStars = [5, 4, 3, 2, 1]
    .map((stars) => ({ stars, times: reviews.filter(({ rating }) => rating === stars).length }))
    .filter(({ times }) => times > 0)
    .map(({ stars, times }) => `${times} × ${countOf(stars, 'star')}`)
  return `${count} new reviews, ${formatAverage(average, 1)} of 5 on average: ${byStars.join(', ')}.`
}

/** Cuts a long text at the end of a word and adds an ellipsis. */
function shortened(text: string) {
  if (text.length <= longestQuote) return text
  const cut = text.slice(0, longestQuote)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestQuote - 60))} …`.toWellFormed()
}

/** Every quarter of an hour, starts the digests of people whose local time is 8:00. */
export const startDigests = (db: Database) => startDueDigests(db)

const together = 100

/** Starts every due digest. Several workers share them: whoever takes one leaves it no longer due. */
export async function startDueDigests(db: Database) {
  const { businessId, userId, digestDueAt } = notificationSettings
  let found = together
  while (found === together) {
    const due = await db
      .select({ businessId, userId })
      .from(notificationSettings)
      .where(lte(digestDueAt, now()))
      .orderBy(asc(digestDueAt))
      .limit(together)
    for (const of of due) await db.transaction((tx) => startOne(tx, of))
    found = due.length
  }
}

/** Puts everything pending for a person into one digest and enqueues its mail in the same transaction. */
async function startOne(tx: Database, of: { businessId: string; userId: string }) {
  const isDue = lte(notificationSettings.digestDueAt, now())
  const started = await tx
    .update(notificationSettings)
    .set({ digestDueAt: null })
    .where(and(isOfPerson(of), isDue))
    .returning({ userId: notificationSettings.userId })
  if (started.length === 0) return
  const digestId = uuidv7()
  const taken = await tx
    .update(digestReviews)
    .set({ digestId })
    .where(
      and(
        eq(digestReviews.businessId, of.businessId),
        eq(digestReviews.userId, of.userId),
        isNull(digestReviews.digestId),
      ),
    )
    .returning({ reviewId: digestReviews.reviewId })
  if (taken.length > 0)
    await enqueue(tx, 'notifications.send-digest', { businessId: of.businessId, digestId })
}

/** The current content of a digest, without reviews withdrawn or erased since. Null if nothing is left. */
async function findDigest(db: Database, { businessId, digestId }: OfDigest) {
  const found = await db
    .select({ review: reviews, business: businesses, owner: users, often: notificationSettings.newReviews })
    .from(digestReviews)
    .innerJoin(
      reviews,
      and(eq(reviews.businessId, digestReviews.businessId), eq(reviews.id, digestReviews.reviewId)),
    )
    .innerJoin(businesses, eq(businesses.id, digestReviews.businessId))
    .innerJoin(users, eq(users.id, digestReviews.userId))
    .innerJoin(
      notificationSettings,
      and(
        eq(notificationSettings.businessId, digestReviews.businessId),
        eq(notificationSettings.userId, digestReviews.userId),
      ),
    )
    .where(
      and(
        eq(digestReviews.businessId, businessId),
        eq(digestReviews.digestId, digestId),
        eq(reviews.state, 'published'),
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
  const [first] = found
  if (!first || first.often === 'off') return null
  const { business, owner } = first
  if (!(await hasWorkplace(db, { businessId, userId: owner.id }))) return null
  return { business, owner, reviews: found.map(({ review }) => review) }
}

export type OfDigest = { businessId: string; digestId: string }
