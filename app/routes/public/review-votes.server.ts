import { redirect } from 'react-router'
import { findInsider } from '#app/features/businesses/insiders.server.ts'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import type { listHelpfulPairs } from '#app/features/published-reviews/helpful-pairs.server.ts'
import { type Voted, voteOutcomes } from '#app/features/published-reviews/helpful-vote.tsx'
import type { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { type PublicView, pageOf, readView, viewQuery } from '#app/features/published-reviews/public-view.ts'
import { voteHelpful } from '#app/features/published-reviews/vote-helpful.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { badRequest } from '#app/platform/refusal.ts'
import { signedInAnyhow } from '../guards.server.ts'

/** The outcome of a vote, in the address to which its form redirects. */
export function readVoted(parameters: URLSearchParams): Voted | null {
  const outcome = voteOutcomes.find((each) => each === parameters.get('vote'))
  return outcome ? { reviewId: parameters.get('for') ?? '', outcome } : null
}

type Vote = { businessId: string; product?: PublicView['product']; request: Request; address: string }

export async function takeVote({ businessId: named, product, request, address }: Vote) {
  const { id: businessId } = await findPublicBusiness(db, named)
  const { helpful: reviewId = '' } = await readForm(request)
  if (!isUuid(reviewId)) throw badRequest('This form is incomplete. Please reload the page.')
  const outcome = (await isInsider(request, businessId))
    ? 'insider'
    : await voteHelpful(db, { businessId, reviewId, address })
  const query = new URLSearchParams(viewQuery(readView(new URL(request.url).searchParams)))
  query.set('vote', outcome)
  query.set('for', reviewId)
  return redirect(`${pageOf(businessId, { product })}?${query}#review-${reviewId}`, 303)
}

async function isInsider(request: Request, businessId: string) {
  const visitor = await signedInAnyhow(request)
  if (!visitor) return false
  const { id: userId, email } = visitor.user
  const sign = await findInsider(db, { businessId, email, userId })
  return sign !== null && sign !== 'unproven_domain'
}

/** The texts of the listed reviews, by id. */
export function textsOf(listed: Awaited<ReturnType<typeof listHelpfulPairs | typeof listPublishedReviews>>) {
  const shown =
    'entries' in listed
      ? listed.entries
      : listed.pairs.flatMap(({ praise, criticism }) => [praise, criticism].filter((each) => each !== null))
  return new Map(shown.flatMap((entry) => (entry.kind === 'review' ? [[entry.id, entry.text]] : [])))
}
