import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { BusinessSearch } from '#app/features/businesses/business-search.tsx'
import {
  type BusinessFacts,
  findBusinesses,
  findBusinessFacts,
} from '#app/features/businesses/finding.server.ts'
import { countSubmission, readDefences } from '#app/features/reviews/form-defence.server.ts'
import { type FormTicket, issueTicket } from '#app/features/reviews/form-ticket.server.ts'
import {
  businessOf,
  findKnownAuthor,
  submitVouched,
  type Way,
  wayOf,
} from '#app/features/reviews/known-author.server.ts'
import { LinkOver } from '#app/features/reviews/link-over.tsx'
import { issueChallenge } from '#app/features/reviews/proof-of-work.server.ts'
import { invitedReview, newReview } from '#app/features/reviews/review.schema.ts'
import { ReviewForm } from '#app/features/reviews/review-form.tsx'
import { type Submitted, submitTogether } from '#app/features/reviews/submission.server.ts'
import { sealThanks } from '#app/features/reviews/thanks-link.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { answerForm, parseForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { gone, Refusal } from '#app/platform/refusal.ts'
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
  if (known instanceof Refusal && !businessOf(way)) throw known
  const business = await findBusinessFacts(db, businessOf(way))
  if (known instanceof Refusal) return linkOver(way, business, known)
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

function linkOver({ by }: Way, business: BusinessFacts, { status, message }: Refusal) {
  return data({ business: null, over: { business, by, status, message }, words: '', found: [] }, { status })
}

// POST to the same address
export async function action({ request, context }: Route.ActionArgs) {
  const way = wayOf(new URL(request.url).searchParams) ?? { by: 'open', businessId: '' }
  const businessId = businessOf(way)
  const sent = { values: await readForm(request), address: factsOf(context).address, businessId }
  if (way.by === 'open') {
    return receive({ ...sent, schema: newReview }, (review, { submissionKey }) =>
      submitTogether(db, { businessId, submissionKey, review }),
    )
  }
  return receive({ ...sent, schema: invitedReview }, (review, ticket) =>
    submitVouched(db, way, { review, ticket }),
  )
}

type Sent<Schema> = { values: Record<string, string>; address: string; businessId: string; schema: Schema }

async function receive<Schema extends z.ZodType>(
  { values, address, businessId, schema }: Sent<Schema>,
  submit: (review: z.output<Schema>, ticket: FormTicket) => Promise<Submitted>,
) {
  const parsed = parseForm(schema, values)
  if (!parsed.ok) return parsed.answer
  const defended = readDefences(values)
  if ('message' in defended) return refuseForm({ ...values, ticket: '' }, { message: defended.message })
  const { ticket } = defended
  return answerForm(values, async () => {
    await countSubmission({ address, businessId, proof: values.proof, ticket })
    return redirect(`/review/thanks/${sealThanks(await submit(parsed.value, ticket))}`, 303)
  })
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.business ? `How was ${loaderData.business.name}?` : 'Write a review'
  return [{ title: `${title} · Vouchsafe` }, { name: 'robots', content: 'noindex' }]
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  if ('over' in loaderData) {
    return <LinkOver {...loaderData.over} />
  }
  if (!loaderData.business) return <BusinessSearch words={loaderData.words} found={loaderData.found} />
  return <ReviewForm {...loaderData} answer={actionData} />
}
