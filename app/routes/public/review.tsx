import { data, redirect } from 'react-router'
import { BusinessSearch } from '#app/features/businesses/business-search.tsx'
import { listDirectory, searchDirectory } from '#app/features/businesses/directory.server.ts'
import type { BusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { findReviewForm } from '#app/features/form-questions/list-questions.server.ts'
import { signAsked } from '#app/features/form-questions/signed-questions.server.ts'
import {
  businessOf,
  type Channel,
  findFormProduct,
  findKnownAuthor,
  readChannel,
} from '#app/features/review-form/channels.server.ts'
import { issueChallenge, issueTicket } from '#app/features/review-form/defences.server.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { ReviewForm } from '#app/features/review-form/review-form.tsx'
import { submitForm } from '#app/features/review-form/submission.server.ts'
import { signThanks } from '#app/features/review-form/submitted-review.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import type { FormWords } from '#app/languages/en.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { handleForm, readForm, refuseForm } from '#app/platform/form.server.ts'
import { gone, Refusal } from '#app/platform/refusal.ts'
import { signedInAnyhow } from '#app/routes/guards.server.ts'
import { EnglishLink } from '#app/ui/english-link.tsx'
import type { Route } from './+types/review'
import { readLanguagePreference, wearBrand } from './public-page.server.ts'

// GET /review?business=…&rating=…, /review?invitation=… or /review?order=…; without any, asks which business.
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const channel = readChannel(query)
  if (!channel) {
    const words = (query.get('q') ?? '').trim().slice(0, 100)
    const limit = 20
    const { entries } = await (words ? searchDirectory(db, words, limit) : listDirectory(db, { limit }))
    return { business: null, words, found: entries }
  }
  const known = await findKnownAuthor(db, channel)
  if (known instanceof Refusal && !businessOf(channel)) throw known
  const { business, ...put } = await findReviewForm(db, businessOf(channel))
  const product = await findFormProduct(db, channel)
  const language = chooseLanguage({ ...readLanguagePreference(request), ofBusiness: business.language })
  const words = messages[language].reviewForm
  if (!business.isActive) return linkOver(channel, business, gone(words.closed), language)
  if (known instanceof Refusal) return linkOver(channel, business, known, language)
  const rating = Number(query.get('rating'))
  const { challenge, proofHash } = await issueChallenge()
  const promised = known && known.kind !== 'order' ? null : put.incentive
  return {
    business,
    product,
    brandStyle: wearBrand(context, business),
    asked: signAsked(business.id, { questions: [], incentive: promised }),
    incentive: known?.incentive ?? promised,
    incentiveWords: messages[language].incentive,
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    ticket: issueTicket({ kind: channel.kind, businessId: business.id }, proofHash),
    challenge,
    known,
    pageLanguage: language,
    words,
  }
}

function linkOver(channel: Channel, business: BusinessFacts, refusal: Refusal, language: Language) {
  const { status, code, message } = refusal
  const words = messages[language].reviewForm
  const over = {
    business,
    status,
    message: business.isActive ? refusalIn(words, channel, refusal) : words.closed,
    detail: code === 'order_field' ? message : undefined,
    language,
    words,
  }
  return data({ business: null, over, words: '', found: [], pageLanguage: language }, { status })
}

// POST to the same address, with the same fields for every channel.
export async function action({ request, context }: Route.ActionArgs) {
  const channel = readChannel(new URL(request.url).searchParams) ?? { kind: 'open', businessId: '' }
  const values = await readForm(request)
  const language = chooseLanguage(readLanguagePreference(request), values.language)
  const { address } = factsOf(context)
  const userId = (await signedInAnyhow(request))?.user.id
  return handleForm(
    values,
    async () => {
      const { submitted, invalid } = await submitForm(db, { channel, values, language, address, userId })
      return submitted
        ? redirect(`/review/thanks/${signThanks(submitted)}`, 303)
        : refuseForm(invalid.values, invalid)
    },
    (refusal) => refusalIn(messages[language].reviewForm, channel, refusal),
  )
}

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = headOf(loaderData)
  return [
    { title: `${title} · Vouchsafe` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}

function headOf(page: Route.MetaArgs['loaderData']) {
  if (page && 'over' in page) return { title: page.over.words.linkOver, description: page.over.message }
  if (page?.business) {
    const { words, business, product } = page
    const say = (text: string) => fillWords(text, { business: business.name })
    const question = fillWords(words.question, { business: product?.name ?? business.name })
    return { title: question, description: `${words.yourWords} ${say(words.yourWordsWhy)}` }
  }
  return {
    title: 'Write a review',
    description: 'Say what happened, in your own words. The same checks for every review, five stars or one.',
  }
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  if ('over' in loaderData) {
    return <LinkOver {...loaderData.over} />
  }
  if (!loaderData.business) return <BusinessSearch words={loaderData.words} found={loaderData.found} />
  return (
    <>
      {loaderData.brandStyle && <style>{loaderData.brandStyle}</style>}
      <ReviewForm {...loaderData} result={actionData} />
    </>
  )
}

type LinkOverProps = {
  business: BusinessFacts
  status: number
  message: string
  /** For the shop's developers, in English. */
  detail?: string
  language: Language
  words: FormWords
}

/** Shown for an invitation or order link that cannot be used, with what to do instead, and for a closed business. */
function LinkOver({ business, status, message, detail, language, words }: LinkOverProps) {
  const isUsed = status === 409
  return (
    <Visitor business={business} words={words}>
      <div className="grid gap-7">
        <h1 className="text-4xl">{isUsed ? words.alreadyWritten : words.linkOver}</h1>
        <p>{message}</p>
        <p>
          {isUsed || !business.isActive ? (
            <EnglishLink className="btn" href={`/business/${business.id}`} isUnmarked>
              {fillWords(words.seeAll, { business: business.name })}
            </EnglishLink>
          ) : (
            <a className="btn btn-primary" href={`/review?business=${business.id}&lang=${language}`}>
              {words.writeReview}
            </a>
          )}
        </p>
        {detail && (
          <p className="text-xs text-muted" lang="en">
            {detail}
          </p>
        )}
      </div>
    </Visitor>
  )
}

/** Why a form was not accepted, or a link not opened, in the language of the visitor. */
function refusalIn(words: FormWords, { kind }: Channel, { status, message }: Refusal) {
  if (status === 409) return words.alreadySent
  if (status === 429) return words.tooMany
  if (status === 503) return words.unavailable
  if (status === 422 && kind === 'order') return `${words.orderUnsigned} ${words.instead}`
  if (status !== 410) return message
  if (kind === 'open') return words.closed
  return `${kind === 'order' ? words.orderExpired : words.invitationOver} ${words.instead}`
}
