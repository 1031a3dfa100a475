import { data } from 'react-router'
import { listOwnerTopics } from '#app/features/analyses/shown-topics.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { InboxEmpty, isNarrowed } from '#app/features/inbox/inbox-empty.tsx'
import { InboxFilter } from '#app/features/inbox/inbox-filter.tsx'
import { InboxKeys } from '#app/features/inbox/inbox-keys.tsx'
import { InboxList } from '#app/features/inbox/inbox-list.tsx'
import { readReview } from '#app/features/inbox/review-detail.server.ts'
import { ReviewPage } from '#app/features/inbox/review-page.tsx'
import { noteRatingsShown } from '#app/features/moderation/challenging.server.ts'
import { replyToReview } from '#app/features/reviews/replying.server.ts'
import { newReply } from '#app/features/reviews/review.schema.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { ownerOf } from '#app/routes/guards.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/reviews.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Reviews · Vouchsafe' }]

// GET /business/reviews
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const query = new URL(request.url).searchParams
  const filter = readInboxFilter(query)
  const at = now()
  const asked = query.get('review')
  const [inbox, topics, askedReview] = await Promise.all([
    listInbox(db, business.id, filter, at),
    listOwnerTopics(db, business.id, { newest: 2000 }),
    asked ? readReview(db, business.id, asked) : null,
  ])
  const first = inbox.rows[0]
  await noteRatingsShown(db, business.id, [
    ...inbox.rows.map(({ id }) => id),
    ...(askedReview ? [askedReview.id] : []),
  ])
  return {
    filter,
    inbox,
    topics: topics.standing.map(({ topic }) => topic),
    at: at.toISOString(),
    reviewLink: addressOf(`/review?business=${business.id}`),
    review: askedReview ?? (first ? await readReview(db, business.id, first.id) : null),
    /** A phone shows a review only if the URL names one; a wide screen opens the first. */
    isAsked: askedReview !== null,
  }
}

// POST /business/reviews: the public reply to one review.
export async function action({ context, request }: Route.ActionArgs) {
  const { user, business } = ownerOf(context)
  const values = await readForm(request)
  const parsed = parseForm(newReply, values)
  if (!parsed.ok) return parsed.result
  const reviewId = values.review ?? ''
  return handleForm(values, async () => {
    const outcome = await replyToReview(db, { business, reviewId, userId: user.id, reply: parsed.value })
    return data({ repliedId: reviewId, toast: { type: 'success' as const, title: said[outcome] } })
  })
}

const said = {
  replied: 'Your reply is public',
  edited: 'Your edited reply is public',
  unchanged: 'Nothing changed',
}

export default function ReviewsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, inbox, topics, at, reviewLink, review, isAsked } = loaderData
  useActionToast(actionData && 'toast' in actionData ? actionData.toast : undefined)
  const narrowOnly = (isHidden: boolean) => isHidden && 'max-[999px]:hidden'
  return (
    <>
      {(inbox.rows.length > 0 || isNarrowed(filter)) && (
        <div className={classNames(narrowOnly(isAsked))}>
          <InboxFilter at={at} filter={filter} topics={topics} />
        </div>
      )}
      {inbox.rows.length === 0 && !review ? (
        <InboxEmpty filter={filter} reviewLink={reviewLink} />
      ) : (
        <div className="grid grid-cols-1 min-[1000px]:grid-cols-[372px_minmax(0,1fr)]">
          <nav
            aria-label="Reviews"
            className={classNames('min-w-0 border-line min-[1000px]:border-r', narrowOnly(isAsked))}
          >
            {inbox.rows.length > 0 ? (
              <InboxList filter={filter} inbox={inbox} openId={review?.id} />
            ) : (
              <InboxEmpty filter={filter} reviewLink={reviewLink} />
            )}
          </nav>
          <div
            className={classNames(
              'min-w-0 self-start min-[1000px]:sticky min-[1000px]:top-0 min-[1000px]:max-h-dvh min-[1000px]:overflow-y-auto',
              narrowOnly(!isAsked),
            )}
          >
            <div className="flex justify-end px-(--gutter) pt-4 empty:hidden">
              <InboxKeys />
            </div>
            {review && <ReviewPage backTo={inboxAddress(filter)} outcome={actionData} review={review} />}
          </div>
        </div>
      )}
    </>
  )
}

export const ErrorBoundary = Failure
