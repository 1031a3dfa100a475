import { data } from 'react-router'
import { BusinessSearch } from '#app/features/businesses/business-search.tsx'
import { findBusinesses, findBusinessFacts } from '#app/features/businesses/finding.server.ts'
import { businessOfToken } from '#app/features/invitations/invitation-link.server.ts'
import { findInvited } from '#app/features/invitations/using.server.ts'
import { issueTicket } from '#app/features/reviews/form-ticket.server.ts'
import { InvitationOver } from '#app/features/reviews/invitation-over.tsx'
import { submitInvitedReview } from '#app/features/reviews/invited-submission.server.ts'
import { issueChallenge } from '#app/features/reviews/proof-of-work.server.ts'
import { invitedReview, newReview } from '#app/features/reviews/review.schema.ts'
import { ReviewForm } from '#app/features/reviews/review-form.tsx'
import { submitTogether } from '#app/features/reviews/submission.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { gone, Refusal } from '#app/platform/refusal.ts'
import type { Route } from './+types/review'
import { receive } from './receive-review.server.ts'

// GET /review?business=…&rating=… or /review?invitation=…&rating=… ; with neither it asks which business.
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const token = query.get('invitation')
  const invited = token === null ? null : await findInvited(db, token)
  if (invited instanceof Refusal) return invitationOver(token!, invited)
  const businessId = invited?.businessId ?? query.get('business')
  if (!businessId) {
    const words = (query.get('q') ?? '').trim().slice(0, 100)
    return { business: null, words, found: await findBusinesses(db, words) }
  }
  const business = await findBusinessFacts(db, businessId)
  if (!business.isActive) throw gone(`${business.name} no longer collects reviews.`)
  const rating = Number(query.get('rating'))
  const { challenge, answer } = await issueChallenge()
  return {
    business,
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    ticket: issueTicket(answer),
    challenge,
    invited: invited && { token: token!, name: invited.name, email: invited.email },
  }
}

async function invitationOver(token: string, { status, message }: Refusal) {
  const over = {
    business: await findBusinessFacts(db, businessOfToken(token) ?? ''),
    message,
    isUsed: status === 409,
  }
  return data({ business: null, over, words: '', found: [] }, { status })
}

// POST /review?business=… or /review?invitation=…
export async function action({ request, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams
  const token = query.get('invitation')
  const sent = { values: await readForm(request), address: factsOf(context).address }
  if (token === null) {
    const businessId = query.get('business') ?? ''
    return receive({ ...sent, businessId, schema: newReview }, (review, { submissionKey }) =>
      submitTogether(db, { businessId, submissionKey, review }),
    )
  }
  const businessId = businessOfToken(token) ?? ''
  return receive({ ...sent, businessId, schema: invitedReview }, (review, { submissionKey }) =>
    submitInvitedReview(db, { token, submissionKey, review }),
  )
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.business ? `How was ${loaderData.business.name}?` : 'Write a review'
  return [{ title: `${title} · Vouchsafe` }, { name: 'robots', content: 'noindex' }]
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  if ('over' in loaderData) {
    return <InvitationOver {...loaderData.over} />
  }
  if (!loaderData.business) return <BusinessSearch words={loaderData.words} found={loaderData.found} />
  return <ReviewForm {...loaderData} answer={actionData} />
}
