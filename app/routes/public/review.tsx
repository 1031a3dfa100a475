import { data } from 'react-router'
import { BusinessSearch } from '#app/features/businesses/business-search.tsx'
import { type BusinessFacts, findBusinesses } from '#app/features/businesses/finding.server.ts'
import { putIn } from '#app/features/questions/answering.ts'
import { signAsked, verifyAsked } from '#app/features/questions/asked-form.server.ts'
import { findReviewForm } from '#app/features/questions/asking.server.ts'
import { languageOf, schemasIn } from '#app/features/review-form/form-language.server.ts'
import { refusalIn } from '#app/features/review-form/form-refusal.server.ts'
import { issueTicket } from '#app/features/review-form/form-ticket.server.ts'
import {
  businessOf,
  findKnownAuthor,
  submitVouched,
  type Way,
  wayOf,
} from '#app/features/review-form/known-author.server.ts'
import { LinkOver } from '#app/features/review-form/link-over.tsx'
import { issueChallenge } from '#app/features/review-form/proof-of-work.server.ts'
import { ReviewForm, type ReviewFormResult } from '#app/features/review-form/review-form.tsx'
import { submitTogether } from '#app/features/review-form/submission.server.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { gone, Refusal } from '#app/platform/refusal.ts'
import type { Route } from './+types/review'
import { receive } from './receive-review.server.ts'

// GET /review?business=…&rating=…, /review?invitation=… or /review?order=… ; with none it asks which business.
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const way = wayOf(query)
  if (!way) {
    const words = (query.get('q') ?? '').trim().slice(0, 100)
    return { business: null, words, found: await findBusinesses(db, words) }
  }
  const language = languageOf(preferenceOf(request))
  const known = await findKnownAuthor(db, way)
  if (known instanceof Refusal && !businessOf(way)) throw known
  const { business, ...put } = await findReviewForm(db, businessOf(way))
  const words = messages[language].reviewForm
  if (known instanceof Refusal) return linkOver(way, business, known, language)
  if (!business.isActive) throw gone(words.closed)
  const rating = Number(query.get('rating'))
  const { challenge, answer } = await issueChallenge()
  const questions = put.questions.map((question) => putIn(language, question))
  const promised = known?.by === 'invitation' ? null : put.incentive
  return {
    business,
    questions,
    asked: signAsked(business.id, { questions, incentive: promised }),
    incentive: known?.incentive ?? promised,
    questionWords: messages[language].questions,
    incentiveWords: messages[language].incentive,
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    ticket: issueTicket(answer),
    challenge,
    known,
    pageLanguage: language,
    words,
  }
}

function linkOver({ by }: Way, business: BusinessFacts, refusal: Refusal, language: Language) {
  const { status, code, message } = refusal
  const words = messages[language].reviewForm
  const over = {
    business,
    status,
    message: refusalIn(words, by, refusal),
    detail: code === 'order_field' ? message : undefined,
    language,
    words,
  }
  return data({ business: null, over, words: '', found: [], pageLanguage: language }, { status })
}

function preferenceOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('lang')
  return { asked, accepted: request.headers.get('accept-language') }
}

// POST to the same address
export async function action({ request, context }: Route.ActionArgs) {
  const way = wayOf(new URL(request.url).searchParams) ?? { by: 'open', businessId: '' }
  const businessId = businessOf(way)
  const values = await readForm(request)
  const language = languageOf(preferenceOf(request), values.language)
  const sent = { values, address: factsOf(context).address, businessId, language, by: way.by }
  const { open, vouched } = schemasIn(language)
  if (way.by === 'open') {
    const result = await receive({ ...sent, schema: open }, (review, { submissionKey }, told) =>
      submitTogether(db, { businessId, submissionKey, review, language, ...told }),
    )
    return withQuestions(result, businessId)
  }
  const result = await receive({ ...sent, schema: vouched }, (review, ticket, told) =>
    submitVouched(db, way, { review, ticket, told, language }),
  )
  return withQuestions(result, businessId)
}

/** A form that comes back puts the questions that it put before, whatever the business asks by now. */
function withQuestions(result: Awaited<ReturnType<typeof receive>>, businessId: string) {
  if (result instanceof Response) return result
  const asked = verifyAsked(businessId, result.data.values.asked ?? '')
  return data<ReviewFormResult>({ ...result.data, questions: asked?.questions }, result.init ?? undefined)
}

// Its ticket and its task are made for one visit, so they travel with it.
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.business
    ? fillWords(loaderData.words.question, { business: loaderData.business.name })
    : 'Write a review'
  const description =
    'Say what happened, in your own words. The same checks for every review, five stars or one.'
  return [
    { title: `${title} · Vouchsafe` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  if ('over' in loaderData) {
    return <LinkOver {...loaderData.over} />
  }
  if (!loaderData.business) return <BusinessSearch words={loaderData.words} found={loaderData.found} />
  return <ReviewForm {...loaderData} result={actionData} />
}
