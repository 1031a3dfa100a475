import { data, useRouteLoaderData } from 'react-router'
import { analyseText, summariseReviews } from '#app/features/analyses/analyse-text.server.ts'
import { textToAnalyse } from '#app/features/analyses/text-to-analyse.schema.ts'
import { ContactDialog } from '#app/features/contacts/contact-dialog.tsx'
import { findSampleDashboard } from '#app/features/dashboard/sample-dashboard.server.ts'
import { defaultInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { inEveryPlan, type Support } from '#app/features/plans/plan-comparison.ts'
import { PlanTable } from '#app/features/plans/plan-table.tsx'
import { signUpPage, subscriptionPage } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { listSampleReviews } from '#app/features/published-reviews/sample-reviews.server.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import { limits } from '#app/rate-limits.ts'
import { Section } from '#app/routes/public/landing/section.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/landing'
import { Features } from './landing/features.tsx'
import { Insights, type InsightsResult } from './landing/insights.tsx'
import { analysedExample, tried } from './landing/samples.ts'
import { Sites } from './landing/sites.tsx'
import { Steps } from './landing/steps.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import type { loader as layout } from './layout.tsx'

export { wordsHeaders as headers } from './public-page.server.ts'

export const meta = pageMeta(
  'Vouchsafe: customer reviews with nothing hidden',
  'Collects reviews from your customers, tells you what they agree on and shows them on your site. No review is ever held back or removed for being bad.',
)

let samples: Promise<Samples> | undefined

/** No more than the page shows: what is loaded travels twice, as HTML and as data. */
function readSample(reviews: PublicReview[]) {
  const { count, labels, tags } = summariseReviews(reviews)
  return { count, labels, tags: tags.map(({ phrase, reviews }) => ({ phrase, reviews })) }
}
export type Sample = ReturnType<typeof readSample>

/** The same for every visitor, so analysed once. */
async function readSamples() {
  const { text, rating } = tried
  return {
    sample: readSample(await listSampleReviews('few')),
    step: analyseText(textToAnalyse.parse({ words: text }), { stars: rating, languageHint: 'en' }),
    example: analyseText(textToAnalyse.parse({ words: analysedExample }), { languageHint: 'en' }),
  }
}
type Samples = Awaited<ReturnType<typeof readSamples>>

// GET /
export async function loader() {
  samples ??= readSamples()
  const [{ support }, topics] = await Promise.all([
    orWhileAway(findInstanceSettings(db), defaultInstanceSettings()),
    findSampleDashboard(db),
  ])
  return {
    ...(await samples),
    topics,
    support,
    isAllFree: tierInForce('starter') === 'enterprise',
    contact: contactAddress(),
  }
}

// POST /?index: reads the words that a visitor typed.
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  return handleForm(values, async () => {
    await countAgainst(limits.landingAnalysesFromNetwork, factsOf(context).address)
    const form = parseForm(textToAnalyse, values)
    const languageHint = chooseLanguage({ accepted: request.headers.get('accept-language') })
    const read = analyseText(form, { languageHint })
    return data<FormResult & InsightsResult>({ values, errors: {}, read })
  })
}

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const isSignedIn = useRouteLoaderData<typeof layout>('routes/public/layout')?.isSignedIn ?? false
  const { sample, topics, step, example, support, isAllFree, contact } = loaderData
  return (
    <div className="page">
      <Hero isAllFree={isAllFree} isSignedIn={isSignedIn} />
      <Sites />
      <Testimonials />
      <Steps read={step} />
      <Features support={support} />
      <Insights example={example} result={actionData} sample={sample} topics={topics} />
      <Pricing isAllFree={isAllFree} isSignedIn={isSignedIn} support={support} />
      <section aria-labelledby="closing" className="closing">
        <h2 id="closing">Ask your next customer.</h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <MainDoor isSignedIn={isSignedIn} />
          <ButtonLink isLarge kind="quiet" to="/contact">
            Contact Us
          </ButtonLink>
        </div>
      </section>
      <ContactDialog address={contact} />
    </div>
  )
}

function Hero({ isSignedIn, isAllFree }: { isSignedIn: boolean; isAllFree: boolean }) {
  return (
    <div className="pt-[clamp(20px,2.4vw,36px)]">
      <h1 className="hero-words">
        <span>More reviews, and</span> <span>customers who believe them.</span>
      </h1>
      <p className="hero-lead">
        Let their words <span className="promise-stand">stand</span>: no review is held back or removed for
        being bad, and every claim opens its reviews.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <MainDoor isSignedIn={isSignedIn} />
        <ButtonLink isLarge kind="quiet" to="/contact">
          Contact our sales team
        </ButtonLink>
        {!isAllFree && !isSignedIn && <p className="text-sm text-muted">Starter: free forever, no card.</p>}
      </div>
    </div>
  )
}

/** The page's main call to action. */
function MainDoor({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink isLarge kind="primary" to={isSignedIn ? '/business/dashboard' : '/business/signup'}>
      {isSignedIn ? 'Open your dashboard' : 'Start Free'}
    </ButtonLink>
  )
}

type PricingProps = {
  support: Support
  isSignedIn: boolean
  /** Nobody pays here: every business has the top plan. */
  isAllFree: boolean
}

const basics = ['Review form', 'Dashboard', 'Wall', 'Public page', ...inEveryPlan]

function Pricing({ support, isSignedIn, isAllFree }: PricingProps) {
  return (
    <Section id="pricing" title="What it costs">
      <PlanTable
        basics={basics}
        choose={({ id, name, priceCents, popular }, isAnnual) => {
          const choice = { plan: id, period: isAnnual ? 'yearly' : 'monthly' } as const
          return (
            <ButtonLink
              className="plan-choose"
              isWide
              kind={popular ? 'primary' : 'secondary'}
              to={isSignedIn ? (subscriptionPage(choice) ?? '/business/subscription') : signUpPage(choice)}
            >
              {priceCents.monthly === 0 ? 'Start Free' : `Choose ${name}`}
            </ButtonLink>
          )
        }}
        mark={({ popular }) => popular && <span className="tier">Popular</span>}
        nameOf={({ name }) => name}
        support={support}
      />
      <p className="mt-4 max-w-[40em] text-sm text-muted">
        Over your limit, only new invitations pause. Nothing is ever hidden for money.
        {isAllFree && ' This instance is free: every business has the Enterprise plan.'}
      </p>
    </Section>
  )
}
