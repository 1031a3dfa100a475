import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import type { Actor } from '#app/features/log-format/acts.ts'
import { wordsOf } from '#app/features/log-format/commitment.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { updateCopied } from '#app/platform/distribution.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { reviewFacts } from './facts.table.ts'
import type { FailedCheck } from './review.schema.ts'
import { importedAuthors, type Review, reviews } from './review.table.ts'
import { isCounted } from './review.vocabulary.ts'

export const isReview = ({ businessId, id }: Pick<Review, 'businessId' | 'id'>) =>
  and(eq(reviews.businessId, businessId), eq(reviews.id, id))

/** Anyone may read its words: not so while they are hidden. Its stars count all the same. */
export const isReadable = and(eq(reviews.state, 'published'), isNull(reviews.hiddenAt))!

type OfReview = { businessId: string; reviewId: string }

export async function findReview(db: Database, { businessId, reviewId }: OfReview) {
  const [review] = await db
    .select()
    .from(reviews)
    .where(isReview({ businessId, id: reviewId }))
  return review
}

/** Reads and locks a review until the transaction ends. */
export async function lockReview(tx: Database, { businessId, reviewId }: OfReview) {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(isReview({ businessId, id: reviewId }))
    .for('update')
  return review
}

/** Publishes and counts, in the caller's transaction. */
export async function publishReview(tx: Database, review: Review, actor: Actor = 'rule') {
  const at = now()
  const { businessId, id, rating, authorName } = review
  await tx
    .update(reviews)
    .set({
      state: 'published',
      provenance: review.provenance,
      confirmedAt: review.confirmedAt,
      // An edited review that comes back keeps its first time.
      publishedAt: review.publishedAt ?? at,
      heldAt: null,
      removedAt: null,
      removedReason: null,
      removedNote: null,
      updatedAt: at,
    })
    .where(isReview(review))
  const business = await countReview(tx, review, 1)
  await refreshFacts(tx, businessId, [id])
  await appendActs(tx, [{ businessId, reviewId: id, act: 'published', actor, at, fields: wordsOf(review) }])
  await recordActivity(tx, {
    business,
    type: 'review_published',
    message: `${authorName} gave ${countOf(rating, 'star')}`,
    relatedId: id,
  })
  await replaceImported(tx, review)
  if (!review.publishedAt) await enqueue(tx, 'notifications.notify-owner', { businessId, reviewId: id })
  await enqueue(tx, 'notifications.notify-author', { businessId, reviewId: id, news: 'published' })
  return 'published' as const
}

/**
 * If an import named this address for its author, the review that they wrote here by invitation replaces the imported one
 * about the same business or product.
 */
async function replaceImported(tx: Database, { businessId, authorEmail, provenance, productId }: Review) {
  if (provenance !== 'invited' && provenance !== 'order') return
  const at = now()
  const replaced = await tx
    .update(reviews)
    .set({ state: 'withdrawn', withdrawnAt: at, hiddenAt: null, hiddenReason: null, updatedAt: at })

    .where(
      and(
        eq(reviews.state, 'published'),
        productId ? eq(reviews.productId, productId) : isNull(reviews.productId),
        isImportedFrom(businessId, authorEmail),
      ),
    )
    .returning()
  for (const each of replaced) await countReview(tx, each, -1)
  const ids = replaced.map(({ id }) => id)
  if (ids.length === 0) return
  await refreshFacts(tx, businessId, ids)
  const withdrawn = { businessId, act: 'withdrawn', actor: 'rule', at } as const
  await appendActs(
    tx,
    ids.map((reviewId) => ({ ...withdrawn, reviewId })),
  )
}

/** Matches the reviews for whose author an import named this mailbox. */
export const isImportedFrom = (businessId: string, email: string | null) =>
  sql`${reviews.businessId} = ${businessId} and ${reviews.id} in (select review_id from ${importedAuthors}
    where business_id = ${businessId} and mailbox_of(email) = mailbox_of(${email}))`

export async function holdReview(tx: Database, review: Review, failedChecks: FailedCheck[]) {
  const at = now()
  const { businessId, id } = review
  await tx
    .update(reviews)
    .set({
      state: 'pending',
      provenance: review.provenance,
      confirmedAt: review.confirmedAt,
      failedChecks,
      hiddenAt: null,
      hiddenReason: null,
      // The days to decide do not begin anew when one that waits is edited.
      heldAt: review.heldAt ?? at,
      updatedAt: at,
    })
    .where(isReview(review))
  await refreshFacts(tx, businessId, [id])
  const fields = { checks: failedChecks.join(' ') }
  await appendActs(tx, [{ businessId, reviewId: id, act: 'held', actor: 'rule', at, fields }])
  await enqueue(tx, 'notifications.notify-operator', { businessId, reviewId: id })
  await enqueue(tx, 'notifications.notify-author', { businessId, reviewId: id, news: 'held' })
  return 'held' as const
}

/**
 * Adds a published review to its business's counters, or takes it off them (`by` = -1). Those of insiders and of products
 * are in none. Returns the business.
 */
export async function countReview(
  tx: Database,
  review: Pick<Review, 'businessId' | 'rating' | 'provenance' | 'productId'>,
  by: 1 | -1,
) {
  const [business] = await updateCopied(tx, review.businessId, () =>
    tx
      .update(businessRows)
      .set({ ...countersOf(review, by), updatedAt: now() })
      .where(eq(businessRows.id, review.businessId))
      .returning({ id: businessRows.id, tierName: businessRows.tierName }),
  )
  return business!
}

function countersOf(
  { provenance, rating, productId }: Pick<Review, 'provenance' | 'rating' | 'productId'>,
  by: 1 | -1,
) {
  if (productId) return {}
  if (provenance === 'imported') {
    return {
      importedCount: sql`${businessRows.importedCount} + ${by}`,
      importedRatingTotal: sql`${businessRows.importedRatingTotal} + ${by * rating}`,
    }
  }
  if (!isCounted(provenance)) return {}
  const isVerified = provenance === 'order' || provenance === 'invited'
  return {
    reviewCount: sql`${businessRows.reviewCount} + ${by}`,
    ratingTotal: sql`${businessRows.ratingTotal} + ${by * rating}`,
    verifiedReviews: sql`${businessRows.verifiedReviews} + ${isVerified ? by : 0}`,
  }
}

/**
 * The author of a review `r`: the mailbox, or name and day if no address is kept. Exports give many people the same
 * name ("Amazon Customer", "A guest").
 */
const authorOf = sql`coalesce(mailbox_of(r.author_email), 
  lower(r.author_name) || ' ' || date(r.written_at at time zone 'utc'))`

/**
 * Writes what is counted of these reviews as they are now, in the caller's transaction. To be called after each change to
 * a review or its reply. Calling it twice changes nothing. What was found in an earlier text goes.
 */
export async function refreshFacts(tx: Database, businessId: string, reviewIds: string[]) {
  if (reviewIds.length === 0) return
  const ids = sql`any (${sql.param(reviewIds)}::uuid[])`
  await tx.execute(sql`
    delete from ${reviewFacts} f using reviews r
    where f.business_id = ${businessId} and f.review_id = ${ids} and r.business_id = f.business_id
      and r.id = f.review_id and r.edited_at is distinct from f.edited_at`)
  await tx.execute(sql`
    insert into ${reviewFacts} (business_id, review_id, is_counted, counted_product, is_hidden, written_at, written_on, published_month,
      provenance, import_source, rating, author, reply_time, reply_edited, edited_at)
    select r.business_id, r.id, r.state = 'published' and r.product_id is null,
      case when r.state = 'published' then r.product_id end, r.hidden_at is not null, r.written_at,
      (r.written_at at time zone 'utc')::date, date_trunc('month', r.published_at at time zone 'utc')::date,
      r.provenance, coalesce(r.import_source, ''), r.rating,
      left(encode(sha256(convert_to(r.business_id || ' ' || ${authorOf}, 'UTF8')), 'hex'), 24),
      round(extract(epoch from w.created_at - r.published_at) / 360), w.updated_at > w.created_at is true,
      r.edited_at
    from reviews r left join replies w on w.business_id = r.business_id and w.review_id = r.id
    where r.business_id = ${businessId} and r.id = ${ids}
    order by r.id
    on conflict (business_id, review_id) do update set is_counted = excluded.is_counted, counted_product = excluded.counted_product,
      is_hidden = excluded.is_hidden, written_at = excluded.written_at, written_on = excluded.written_on,
      published_month = excluded.published_month, provenance = excluded.provenance,
      import_source = excluded.import_source, rating = excluded.rating, author = excluded.author,
      reply_time = excluded.reply_time, reply_edited = excluded.reply_edited`)
}
