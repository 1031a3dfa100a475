import { redirect } from 'react-router'
import { findBusinessFacts } from '#app/features/businesses/finding.server.ts'
import { AuthorsDesk } from '#app/features/reviews/authors-desk.tsx'
import { findOwnReview, restoreReview, withdrawReview } from '#app/features/reviews/withdrawal.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/refusal.ts'
import type { Route } from './+types/authors-desk'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = () => [{ title: 'Your review · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /review/mine/:token
export async function loader({ params }: Route.LoaderArgs) {
  const review = await findOwnReview(db, params.token)
  const { rating, title, text, state, heldAt, removedReason, removedNote } = review
  return {
    business: await findBusinessFacts(db, review.businessId),
    review: { rating, title, text, state, isHeld: heldAt !== null, removedReason, removedNote },
  }
}

// POST /review/mine/:token
export async function action({ request, params }: Route.ActionArgs) {
  const { act } = await readForm(request)
  if (act === 'withdraw') await withdrawReview(db, params.token)
  else if (act === 'restore') await restoreReview(db, params.token)
  else throw badRequest('This page can withdraw a review or put it back.')
  return redirect(`/review/mine/${params.token}`, 303)
}

export default function AuthorsDeskPage({ loaderData }: Route.ComponentProps) {
  return <AuthorsDesk {...loaderData} />
}
