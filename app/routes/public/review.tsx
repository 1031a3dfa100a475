import { redirect } from 'react-router'
import { BusinessSearch } from '#app/features/businesses/business-search.tsx'
import { findBusinesses, findBusinessFacts } from '#app/features/businesses/finding.server.ts'
import { countSubmission, readDefences } from '#app/features/reviews/form-defence.server.ts'
import { issueTicket } from '#app/features/reviews/form-ticket.server.ts'
import { findKnownAuthor, findSender, submitBy, wayOf } from '#app/features/reviews/known-author.server.ts'
import { issueChallenge } from '#app/features/reviews/proof-of-work.server.ts'
import { newReview } from '#app/features/reviews/review.schema.ts'
import { ReviewForm } from '#app/features/reviews/review-form.tsx'
import { sealThanks } from '#app/features/reviews/thanks-link.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { answerForm, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { gone, notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/review'

// GET /review?business=…&rating=…, /review?invitation=… or /review?order=… ; with none it asks which business.
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const way = wayOf(query)
  if (!way) {
    const words = (query.get('q') ?? '').trim().slice(0, 100)
    return { business: null, words, found: await findBusinesses(db, words) }
  }
  const known = await findKnownAuthor(db, way)
  const business = await findBusinessFacts(db, known?.businessId ?? query.get('business') ?? '')
  if (!business.isActive) throw gone(`${business.name} no longer collects reviews.`)
  const rating = Number(query.get('rating'))
  const { challenge, answer } = await issueChallenge()
  return {
    business,
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    ticket: issueTicket(answer),
    challenge,
    known,
  }
}

// POST to the same address
export async function action({ request, context }: Route.ActionArgs) {
  const way = wayOf(new URL(request.url).searchParams)
  if (!way) throw notFound('business')
  const values = await readForm(request)
  // All of it in here: while the database is away, nothing typed is lost.
  return answerForm(values, async () => {
    const { businessId, email } = await findSender(db, way)
    if (email !== undefined) values.authorEmail = email
    const parsed = parseForm(newReview, values)
    if (!parsed.ok) return parsed.answer
    const defended = readDefences(values)
    if ('message' in defended) return refuseForm({ ...values, ticket: '' }, { message: defended.message })
    const { ticket } = defended
    const { address } = factsOf(context)
    await countSubmission({ address, businessId, proof: values.proof, ticket })
    const submitted = await submitBy(db, way, { ticket, review: parsed.value })
    return redirect(`/review/thanks/${sealThanks(submitted)}`, 303)
  })
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.business ? `How was ${loaderData.business.name}?` : 'Write a review'
  return [{ title: `${title} · Vouchsafe` }, { name: 'robots', content: 'noindex' }]
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.business) return <BusinessSearch words={loaderData.words} found={loaderData.found} />
  return <ReviewForm {...loaderData} answer={actionData} />
}
