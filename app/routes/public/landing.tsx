import { data, useRouteLoaderData } from 'react-router'
import { analyseText, summariseReviews } from '#app/features/analyses/analyse-text.server.ts'
import { textToAnalyse } from '#app/features/analyses/text-to-analyse.schema.ts'
import { ContactDialog } from '#app/features/contacts/contact-dialog.tsx'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { listSampleReviews } from '#app/features/published-reviews/sample-reviews.server.ts'
import { languageOf } from '#app/features/review-form/form-language.server.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { limits } from '#app/limits.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { addressOf, contactAddress } from '#app/platform/site.server.ts'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/landing'
import { Closing } from './landing/closing.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { Insights, type InsightsResult } from './landing/insights.tsx'
import { Pricing } from './landing/pricing.tsx'
import { tried } from './landing/samples.ts'
import { Steps } from './landing/steps.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import type { loader as layout } from './layout.tsx'
import { wordsHeaders } from './words-headers.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Vouchsafe: customer reviews with nothing hidden',
    description:
      'Collects reviews from your customers, tells you what they agree on and shows them on your site. No review is ever held back or removed for being bad.',
  })

let sample: Promise<Sample> | undefined

/** No more than the page shows: what is loaded travels twice, as HTML and as data. */
function readSample(reviews: PublicReview[]) {
  const { topics, tags, ...rest } = summariseReviews(reviews)
  return {
    ...rest,
    topics: topics.slice(0, 5).map((topic) => ({ ...topic, quotes: topic.quotes.slice(0, 2) })),
    tags: tags.map(({ phrase, reviews }) => ({ phrase, reviews })),
  }
}
export type Sample = ReturnType<typeof readSample>

// GET /
export async function loader() {
  sample ??= listSampleReviews().then(readSample)
  const { support } = await findInstanceSettings(db)
  return {
    sample: await sample,
    step: analyseText(textToAnalyse.parse({ words: tried.text }), {
      stars: tried.rating,
      languageHint: 'en',
    }),
    support,
    isAllFree: tierInForce('starter') === 'enterprise',
    contact: contactAddress(),
    script: addressOf('/w/YOUR-WALL.js'),
  }
}

// POST /?index: reads the words that a visitor typed.
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  return handleForm(values, async () => {
    await countAgainst(limits.landingAnalysesFromNetwork, factsOf(context).address)
    const form = parseForm(textToAnalyse, values)
    if (!form.ok) return form.result
    const languageHint = languageOf({ accepted: request.headers.get('accept-language') })
    const read = analyseText(form.value, { languageHint })
    return data<FormResult & InsightsResult>({ values, errors: {}, read })
  })
}

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const isSignedIn = useRouteLoaderData<typeof layout>('routes/public/layout')?.isSignedIn ?? false
  const { sample, step, support, isAllFree, contact, script } = loaderData
  return (
    <div className="page">
      <Hero isSignedIn={isSignedIn} />
      <Testimonials />
      <Steps read={step} script={script} />
      <Features support={support} />
      <Insights result={actionData} sample={sample} />
      <Pricing isAllFree={isAllFree} support={support} />
      <Closing isSignedIn={isSignedIn} />
      <ContactDialog address={contact} />
    </div>
  )
}
