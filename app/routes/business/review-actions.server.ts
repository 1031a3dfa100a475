import { data } from 'react-router'
import { assignReview, newAssignment, unassignReview } from '#app/features/inbox/assign-review.server.ts'
import { newSavedFilter } from '#app/features/inbox/inbox.schema.ts'
import { selectedReviews } from '#app/features/inbox/inbox-address.ts'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { deleteFilter, saveFilter } from '#app/features/inbox/saved-filters.server.ts'
import { findPublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import { suggestReplies, writeWithModel } from '#app/features/reply-drafts/suggest-replies.server.ts'
import { replyToReview, withdrawReply } from '#app/features/reviews/publish-reply.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { newTag, type Tagged, tagReviews, untagReviews } from '#app/features/tags/tags.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { requireFeature } from '#app/routes/guards.server.ts'
import type { Done } from '#app/ui/toast.tsx'
import type { Acts } from './actions.server.ts'

/** What is done with a review, several reviews, or saved filters. */
export const reviewActs: Acts = {
  async reply({ user, business }, values) {
    const parsed = parseForm(newReply, values)
    const { review: reviewId = '', replaces } = values
    const replying = { business, reviewId, userId: user.id, reply: parsed, replaces }
    const outcome = await replyToReview(db, replying)
    return done(said[outcome], { repliedId: reviewId })
  },
  async preview(_, values) {
    parseForm(newReply, values)
    return data({ values, errors: {}, isPreview: true })
  },
  async 'withdraw-reply'({ business }, { review: reviewId = '' }) {
    await withdrawReply(db, { business, reviewId })
    return done('Your reply is deleted', { repliedId: reviewId })
  },
  async tag({ business }, values) {
    const parsed = parseForm(newTag, values)
    const tagged = await tagReviews(db, {
      businessId: business.id,
      reviewIds: selectedReviews(values),
      tag: parsed,
    })
    return done(tagging(tagged), { undo: undoing('untag', tagged) })
  },
  async untag({ business }, values) {
    const parsed = parseForm(newTag, values)
    const untagged = await untagReviews(db, {
      businessId: business.id,
      reviewIds: selectedReviews(values),
      tag: parsed,
    })
    const { tag, changed } = untagged
    const title =
      changed.length > 0
        ? `“${tag.name}” removed from ${countOf(changed.length, 'review')}`
        : `No review had “${tag.name}”`
    return done(title, { undo: undoing('tag', untagged) })
  },
  async assign({ business, user }, values) {
    const parsed = parseForm(newAssignment, values)
    const reviewId = values.review ?? ''
    await assignReview(db, { business, reviewId, by: user.id, ...parsed })
    return done('Given to a colleague')
  },
  async unassign({ business }, { review: reviewId = '' }) {
    await unassignReview(db, { business, reviewId })
    return done('Nobody in particular looks after it now')
  },
  async 'save-filter'({ business }, values) {
    const parsed = parseForm(newSavedFilter, values)
    await saveFilter(db, { businessId: business.id, filter: parsed })
    return done(`Saved as “${parsed.name}”`)
  },
  async 'delete-filter'({ business }, { id: filterId = '' }) {
    const { name, query } = await deleteFilter(db, { businessId: business.id, filterId })
    return done(`“${name}” deleted`, { undo: { act: 'save-filter', name, query } })
  },
  async 'write-reply'(owner, { review: reviewId = '' }) {
    requireFeature(owner, 'reviewResponseSuggestions')
    const { business } = owner
    const [review, place] = await Promise.all([
      readReview(db, business.id, reviewId),
      findPublicPlace(db, { businessId: business.id, reviewId }),
    ])
    const drafts = await suggestReplies(db, business, review, place)
    if (!drafts) throw notFound('reply')
    return data({ written: await writeWithModel(db, { business, review, drafts }) })
  },
}

const said = {
  replied: 'Your reply is public',
  edited: 'Your edited reply is public',
  unchanged: 'Nothing changed',
}

const done = (title: string, more: { repliedId?: string; undo?: Done['undo'] } = {}) =>
  data({ toast: { type: 'success' as const, title }, ...more })

function tagging({ tag, changed, full }: Tagged) {
  const kept = full > 0 ? `; ${countOf(full, 'review')} with ten tags left as before` : ''
  if (changed.length > 0) return `${countOf(changed.length, 'review')} tagged “${tag.name}”${kept}`
  return full > 0 ? 'A review can have ten tags' : `Already tagged “${tag.name}”`
}

/** The form that undoes the change, for exactly the reviews that changed. */
const undoing = (act: 'tag' | 'untag', { tag, changed }: Tagged) =>
  changed.length > 0 ? { act, tag: tag.name, reviews: changed.join(',') } : undefined
