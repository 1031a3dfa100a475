import { z } from 'zod'
import { importSource } from '#app/features/imports/import.schema.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress, inboxProvenances, inboxStates } from '#app/features/inbox/inbox-address.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { listReceipts } from '#app/features/log/receipts.server.ts'
import { listPublicPhotos } from '#app/features/media/read-photos.server.ts'
import { replyToReview, withdrawReply } from '#app/features/reviews/publish-reply.server.ts'
import { findReview } from '#app/features/reviews/publish-review.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'
import { tagLimits } from '#app/features/tags/tag.vocabulary.ts'
import { listTagsByReview, newTag, tagReviews, untagReviews } from '#app/features/tags/tags.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { from, lostPlace, operation, pageOf, paging, time, to } from './operation.ts'

const standing = z.enum(['published', 'waiting', 'withdrawn', 'removed'])
const rating = z.int().min(1).max(5)

const product = z
  .object({ id: z.uuid(), reference: z.string(), name: z.string() })
  .nullable()
  .describe('Null: the review is of the business itself.')

const listed = z.object({
  id: z.uuid(),
  state: standing.describe('Waiting: a check failed, and the operator has not decided yet.'),
  rating,
  title: z.string().nullable(),
  text: z
    .string()
    .nullable()
    .describe('As written. Empty for stars alone; null when it is not shown any more.'),
  authorName: z.string().nullable(),
  writtenAt: time,
  provenance: z.enum(provenances).nullable().describe('How the review came in, set by the system.'),
  hasReply: z.boolean(),
  isChallenged: z.boolean(),
  address: z.url().describe('Its page for the team.'),
  isHidden: z.boolean().describe('The public sees its stars alone until the operator decides.'),
})

const pageOfReview = (review: string) => addressOf(inboxAddress({ review }))

const longest = 100_000
const tagName = newTag.shape.tag

/** What a program sees of a review; never the author's address. */
const detailed = listed.extend({
  product,
  importSource: z.string().nullable(),
  reply: z.object({ text: z.string(), at: time, editedAt: time.nullable() }).nullable(),
  tags: z.array(z.string()),
  incentive: z.string().nullable().describe('The reward that the form offered.'),
  photos: z
    .array(
      z.object({
        address: z.url(),
        small: z.url(),
        width: z.int(),
        height: z.int(),
        video: z.object({ address: z.url(), type: z.string(), seconds: z.number() }).nullable(),
      }),
    )
    .describe(
      'Photos that the author added and an operator has looked at; `small` is a square of 400 pixels. With a video, the photo is its poster.',
    ),
  analysis: z
    .object({
      language: z.string(),
      sentiment: z
        .object({
          label: z.enum(['positive', 'neutral', 'negative']),
          score: z.number(),
          confidence: z.number(),
        })
        .nullable(),
      keywords: z.array(z.string()),
      at: time,
    })
    .nullable(),
})

async function viewReview(db: Database, businessId: string, reviewId: string) {
  const review = await readReview(db, businessId, reviewId)
  const { id, challenge } = review
  const [tags, photos] = await Promise.all([
    listTagsByReview(db, businessId, [id]),
    listPublicPhotos(db, { businessId, reviewId: id }),
  ])
  return detailed.parse({
    ...review,
    photos: photos.map(({ address, small, video, ...photo }) => ({
      ...photo,
      address: addressOf(address),
      small: addressOf(small),
      video: video && { ...video, address: addressOf(video.address) },
    })),
    state: review.standing,
    hasReply: review.reply !== null,
    isChallenged: challenge !== null,
    isHidden: challenge?.isHidden ?? false,
    address: pageOfReview(id),
    tags: (tags[id] ?? []).map(({ name }) => name),
  })
}

const ofReview = { path: '/reviews/{reviewId}', refusals: [404] } as const

export const reviewOperations = [
  operation({
    id: 'listReviews',
    method: 'GET',
    path: '/reviews',
    scope: 'reviews:read',
    summary: 'List reviews, the newest first',
    query: z.strictObject({
      ...paging,
      state: z.enum(inboxStates).default('all'),
      rating: z.coerce.number().int().min(1).max(5).optional(),
      provenance: z.enum(inboxProvenances).default('any'),
      from: from.optional(),
      to: to.optional(),
      topic: z.string().trim().min(1).max(100).optional().describe('As topics and findings name it.'),
      opinion: z
        .enum(['positive', 'negative'])
        .optional()
        .describe('Of the topic: sure praise, or a sure complaint. Without one, of the whole review.'),
      importedFrom: z.string().trim().min(1).max(100).optional(),
      product: z
        .union([z.uuid(), z.enum(['any', 'none'])])
        .default('any')
        .describe('The id of a product, or `none` for reviews of the business itself.'),
      q: z.string().trim().min(1).max(200).optional().describe('Words to look for.'),
    }),
    answer: pageOf(listed),
    async run({ db, business, query: { limit, from, to, opinion: label, ...filter } }) {
      const { after } = filter
      if (after && !(await findReview(db, { businessId: business.id, reviewId: after }))) throw lostPlace()
      const period = from || to ? `${from ?? ''}..${to ?? ''}` : 'any'
      const asked = { ...filter, label, period }
      const { rows, next } = await listInbox(db, business.id, asked, now(), { size: limit, length: longest })
      const data = rows.map(({ standing: state, beginning: text, ...row }) => ({
        ...row,
        address: pageOfReview(row.id),
        state,
        text,
      }))
      return { data, next }
    },
  }),
  operation({
    ...ofReview,
    id: 'getReview',
    method: 'GET',
    scope: 'reviews:read',
    summary: 'Read a review with its reply, tags and analysis',
    answer: detailed,
    run: ({ db, business, params }) => viewReview(db, business.id, params.reviewId!),
  }),
  operation({
    id: 'putReply',
    method: 'PUT',
    path: '/reviews/{reviewId}/reply',
    scope: 'reviews:write',
    summary: 'Reply in public, or edit the reply',
    description:
      'A review has one reply. Its author is told of the first one, and each wording is in the log.',
    body: newReply.strict().brand<'NewReply'>(),
    answer: detailed,
    refusals: [404, 409],
    async run({ db, business, key, params, body }) {
      await replyToReview(db, { business, reviewId: params.reviewId!, userId: key.createdBy, reply: body })
      return viewReview(db, business.id, params.reviewId!)
    },
  }),
  operation({
    id: 'deleteReply',
    method: 'DELETE',
    path: '/reviews/{reviewId}/reply',
    scope: 'reviews:write',
    summary: 'Delete the reply',
    answer: detailed,
    refusals: [404, 409],
    async run({ db, business, params }) {
      await withdrawReply(db, { business, reviewId: params.reviewId! })
      return viewReview(db, business.id, params.reviewId!)
    },
  }),
  operation({
    id: 'putTags',
    method: 'PUT',
    path: '/reviews/{reviewId}/tags',
    scope: 'reviews:write',
    summary: 'Set the tags of a review',
    description: 'New tags are made, others are taken off. No customer sees them.',
    body: z.strictObject({ tags: z.array(tagName).max(tagLimits.ofReview) }),
    answer: detailed,
    refusals: [404, 409],
    run: ({ db, business, params, body: { tags } }) =>
      db.transaction(async (tx) => {
        const [businessId, reviewId] = [business.id, params.reviewId!]
        const { tags: before } = await viewReview(tx, businessId, reviewId)
        const named = (names: string[], name: string) =>
          names.some((each) => each.toLowerCase() === name.toLowerCase())
        for (const tag of before.filter((name) => !named(tags, name)))
          await untagReviews(tx, { businessId, reviewIds: [reviewId], tag: newTag.parse({ tag }) })
        for (const tag of tags.filter((name) => !named(before, name))) {
          const { full } = await tagReviews(tx, {
            businessId,
            reviewIds: [reviewId],
            tag: newTag.parse({ tag }),
          })
          if (full > 0) throw conflict(`A review has at most ${tagLimits.ofReview} tags.`)
        }
        return viewReview(tx, businessId, reviewId)
      }),
  }),
  operation({
    id: 'listReceipts',
    method: 'GET',
    path: '/reviews/{reviewId}/receipts',
    scope: 'reviews:read',
    summary: 'Read the signed receipts of a review, the oldest first',
    description:
      'Signed notes, one for each act, without the salts: those open the commitments, and are the author’s alone. `index`: the place in the public log, null until it is there.',
    answer: z.object({
      data: z.array(z.object({ receipt: z.string(), index: z.int().nullable() })),
    }),
    refusals: [404],
    async run({ db, business, params }) {
      const { id } = await readReview(db, business.id, params.reviewId!)
      return { data: await listReceipts(db, { businessId: business.id, reviewId: id }) }
    },
  }),
  operation({
    id: 'importReviews',
    method: 'POST',
    path: '/reviews/import',
    scope: 'reviews:write',
    summary: 'Import reviews that were written elsewhere',
    description:
      'They are marked “Imported” with their source, and never count towards the score. Rows that were imported before are left out.',
    body: z.strictObject({
      source: importSource.describe('Where they stood, such as “Google”.'),
      reviews: z
        .array(
          z.strictObject({
            rating,
            title: z.string().max(20_000).nullish(),
            text: z.string().max(20_000),
            authorName: z.string().max(200),
            authorEmail: z.string().max(254).nullish(),
            writtenAt: z.string().max(40).describe('A day, or a time with its zone.'),
          }),
        )
        .min(1)
        .max(500),
    }),
    status: 201,
    answer: z.object({
      imported: z.array(z.uuid()),
      alreadyThere: z.int(),
      neverReturned: z.int().describe('Removed or erased here before.'),
      refused: z.array(
        z.object({ index: z.int().describe('In the list that was sent, from 0.'), message: z.string() }),
      ),
    }),
    async run({ db, business, body: { source, reviews } }) {
      const { reviewIds, refused, ...rest } = await importReviews(db, { business, source, reviews })
      if (reviewIds.length > 0)
        await enqueue(db, 'analyses.analyse-imported', { businessId: business.id }, { onceFor: business.id })
      return {
        imported: reviewIds,
        ...rest,
        refused: refused.map(({ position, reason }) => ({ index: position - 1, message: reason })),
      }
    },
  }),
]
