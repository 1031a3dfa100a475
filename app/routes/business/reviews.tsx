import { Link } from 'react-router'
import { listTopicNames } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { May } from '#app/features/businesses/business-context.tsx'
import { findAssignment, listColleagues } from '#app/features/inbox/assign-review.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox, listLanguages } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { InboxEmpty, isNarrowed } from '#app/features/inbox/inbox-empty.tsx'
import { InboxFilter } from '#app/features/inbox/inbox-filter.tsx'
import { InboxList } from '#app/features/inbox/inbox-list.tsx'
import { type ReviewDetail, readReview } from '#app/features/inbox/review-detail.server.ts'
import { ReviewPage } from '#app/features/inbox/review-page.tsx'
import { listSavedFilters } from '#app/features/inbox/saved-filters.server.ts'
import { SavedFilters } from '#app/features/inbox/saved-filters.tsx'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { findPublicPlace } from '#app/features/published-reviews/public-place.server.ts'
import { listReviewedProducts } from '#app/features/published-reviews/rated-products.server.ts'
import type { ReplyOutcome } from '#app/features/replies/reply-block.tsx'
import { listTemplates } from '#app/features/replies/reply-templates.server.ts'
import { DraftPicker } from '#app/features/reply-drafts/draft-picker.tsx'
import { readTone } from '#app/features/reply-drafts/reply.vocabulary.ts'
import { mayAskModel, suggestReplies } from '#app/features/reply-drafts/suggest-replies.server.ts'
import { readLastReply } from '#app/features/reviews/publish-reply.server.ts'
import { TagSuggestions } from '#app/features/tags/review-tags.tsx'
import { listTags, listTagsByReview } from '#app/features/tags/tags.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/reviews.ts'
import { handleActs } from './actions.server.ts'
import { reviewActs } from './review-actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Reviews · Vouchsafe' }]

// GET /business/reviews
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const query = new URL(request.url).searchParams
  // Topics depend on the plan; each review's own sentiment and keywords are in every plan.
  const hasTopics = allows(business.tierName, 'performanceInsights')
  const read = readInboxFilter(query)
  const filter = hasTopics ? read : { ...read, topic: undefined }
  const at = now()
  const asked = query.get('review')
  const [inbox, topics, languages, tags, saved, colleagues, products, askedReview] = await Promise.all([
    listInbox(db, business.id, filter, at),
    hasTopics ? listTopicNames(db, business.id) : [],
    listLanguages(db, business.id),
    listTags(db, business.id),
    listSavedFilters(db, business.id, at),
    listColleagues(db, business),
    listReviewedProducts(db, business.id),
    asked ? readReview(db, business.id, asked) : null,
  ])
  const listed = inbox.rows.map(({ id }) => id)
  await noteRatingsShown(db, business.id, [...listed, ...(askedReview ? [askedReview.id] : [])])
  const review = askedReview ?? (listed[0] ? await readReview(db, business.id, listed[0]) : null)
  return {
    filter,
    inbox,
    topics,
    languages,
    tags,
    tagsOf: await listTagsByReview(db, business.id, review ? [...listed, review.id] : listed),
    saved,
    colleagues,
    products,
    at: at.toISOString(),
    business: { id: business.id, name: business.name },
    reviewLink: await findShortLink(db, business.id),
    opened: review && {
      review: hasTopics ? review : withoutTopics(review),
      ...(await readReplying(business, review)),
      assignment: await findAssignment(db, { business, reviewId: review.id }),
    },
    templateId: query.get('template'),
    tone: readTone(query.get('suggestion')),
    /** A phone shows a review only if the URL names one; a wide screen opens the first. */
    isAsked: askedReview !== null,
  }
}

const withoutTopics = (review: ReviewDetail): ReviewDetail => ({
  ...review,
  analysis: review.analysis && { ...review.analysis, aspects: [] },
})

async function readReplying(business: Business, review: ReviewDetail) {
  const [businessId, reviewId] = [business.id, review.id]
  const [place, templates, lastReply, hasModel] = await Promise.all([
    findPublicPlace(db, { businessId, reviewId }),
    listTemplates(db, businessId),
    readLastReply(db, { businessId, reviewId }),
    mayAskModel(db, businessId),
  ])
  return { place, templates, lastReply, hasModel, drafts: await suggestReplies(db, business, review, place) }
}

// POST /business/reviews: a reply, tags of one or several reviews, saved filters
export const action = (args: Route.ActionArgs) => handleActs(args, reviewActs)

export default function ReviewsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, inbox, tags, tagsOf, saved, colleagues, reviewLink, isAsked, opened, tone } = loaderData
  const { result, refused } = useResult<ReplyOutcome>(actionData)
  const refusedFor = (...acts: string[]) => (acts.includes(refused?.values.act ?? '') ? refused : undefined)
  const narrowOnly = (isHidden: boolean) => isHidden && 'max-[999px]:hidden'
  const review = opened?.review
  const tagResult = refusedFor('tag', 'untag')
  return (
    <>
      <TagSuggestions tags={tags} />
      {(inbox.rows.length > 0 || isNarrowed(filter)) && (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-(--gutter) py-3',
            narrowOnly(isAsked),
          )}
        >
          <InboxFilter {...loaderData} />
          <SavedFilters filter={filter} result={refusedFor('save-filter', 'delete-filter')} saved={saved} />
        </div>
      )}
      {inbox.rows.length === 0 && !review ? (
        <InboxEmpty filter={filter} reviewLink={reviewLink} />
      ) : (
        <div className="inbox">
          <nav aria-label="Reviews" className={classNames('inbox-list', narrowOnly(isAsked))}>
            {inbox.rows.length > 0 ? (
              <InboxList
                filter={filter}
                inbox={inbox}
                openId={review?.id}
                refused={tagResult?.values.review === undefined ? tagResult : undefined}
                tags={tagsOf}
              />
            ) : (
              <InboxEmpty filter={filter} reviewLink={reviewLink} />
            )}
            <May right="manage">
              <p className="px-(--gutter) py-4 text-sm">
                <Link className="reach" to="/business/reviews/import">
                  Import reviews from elsewhere
                </Link>
              </p>
            </May>
          </nav>
          <div className={classNames('inbox-open', narrowOnly(!isAsked))}>
            {opened && (
              <ReviewPage
                {...opened}
                backTo={inboxAddress(filter)}
                businessId={loaderData.business.id}
                businessName={loaderData.business.name}
                outcome={refusedFor('reply', 'preview', 'withdraw-reply') ?? (refused ? undefined : result)}
                assignResult={refusedFor('assign', 'unassign')}
                colleagues={colleagues}
                tagResult={tagResult?.values.review === review?.id ? tagResult : undefined}
                hasTags={tags.length > 0}
                tags={tagsOf[opened.review.id] ?? []}
                templateId={loaderData.templateId}
                suggestedText={(tone && opened.drafts?.byTone?.[tone]) ?? null}
                suggesting={
                  opened.drafts
                    ? (field) => (
                        <DraftPicker
                          field={field}
                          hasModel={opened.hasModel}
                          reviewId={opened.review.id}
                          drafts={opened.drafts!}
                        />
                      )
                    : undefined
                }
              />
            )}
          </div>
        </div>
      )}
    </>
  )
}
