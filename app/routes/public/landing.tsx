import { data, useRouteLoaderData } from 'react-router'
import { analyseText, summariseReviews } from '#app/features/analyses/analyse-text.server.ts'
import { textToAnalyse } from '#app/features/analyses/text-to-analyse.schema.ts'
import { triedReview, tryOut } from '#app/features/analyses/try-out.server.ts'
import { ContactDialog } from '#app/features/contacts/contact-dialog.tsx'
import { findSampleDashboard } from '#app/features/dashboard/sample-dashboard.server.ts'
import { defaultInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { listSampleReviews } from '#app/features/published-reviews/sample-reviews.server.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { embedSampleWall } from '#app/features/widgets/sample-wall.server.ts'
import { limits } from '#app/limits.ts'
import { now } from '#app/platform/clock.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { contactAddress } from '#app/platform/site.server.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import { Section } from '#app/routes/public/landing/section.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { pageTagsAt } from '#app/ui/page-tags.ts'
import type { Route } from './+types/landing'
import { Features } from './landing/features.tsx'
import { Hero, MainDoor } from './landing/hero.tsx'
import { Insights, type InsightsResult } from './landing/insights.tsx'
import { Pricing } from './landing/pricing.tsx'
import { analysedExample, tried } from './landing/samples.ts'
import { Steps } from './landing/steps.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import type { loader as layout } from './layout.tsx'
import { wordsHeaders } from './public-page.server.ts'

export const headers = wordsHeaders

export const meta: Route.MetaFunction = (at) =>
  pageTagsAt(at, {
    title: 'Vouchsafe: customer reviews with nothing hidden',
    description:
      'Collects reviews from your customers, tells you what they agree on and shows them on your site. No review is ever held back or removed for being bad.',
  })

let samples: Promise<Samples> | undefined

/** No more than the page shows: what is loaded travels twice, as HTML and as data. */
function readSample(reviews: PublicReview[]) {
  const { count, labels, tags } = summariseReviews(reviews)
  return { count, labels, tags: tags.map(({ phrase, reviews }) => ({ phrase, reviews })) }
}
export type Sample = ReturnType<typeof readSample>

/** The same for every visitor, so analysed once. */
async function readSamples() {
  const { text, rating, author } = tried
  const ofSteps = triedReview.parse({ text, rating, title: '', authorName: author })
  return {
    sample: readSample(await listSampleReviews('few')),
    step: analyseText(textToAnalyse.parse({ words: text }), { stars: rating, languageHint: 'en' }),
    review: { ...tryOut(ofSteps, 'en').review, provenance: 'invited' as const },
    example: analyseText(textToAnalyse.parse({ words: analysedExample }), { languageHint: 'en' }),
  }
}
type Samples = Awaited<ReturnType<typeof readSamples>>

// GET /
export async function loader() {
  samples ??= readSamples()
  const { review, ...rest } = await samples
  const [{ support }, { code }, dashboard] = await Promise.all([
    orWhileAway(findInstanceSettings(db), defaultInstanceSettings()),
    embedSampleWall(db),
    findSampleDashboard(db),
  ])
  return {
    ...rest,
    dashboard,
    // To the hour, so that the page keeps its ETag for that long.
    published: { ...review, writtenAt: `${now().toISOString().slice(0, 13)}:00:00Z` },
    code,
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
    if (!form.ok) return form.result
    const languageHint = chooseLanguage({ accepted: request.headers.get('accept-language') })
    const read = analyseText(form.value, { languageHint })
    return data<FormResult & InsightsResult>({ values, errors: {}, read })
  })
}

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const isSignedIn = useRouteLoaderData<typeof layout>('routes/public/layout')?.isSignedIn ?? false
  const { sample, dashboard, step, published, example, code, support, isAllFree, contact } = loaderData
  return (
    <div className="page">
      <Hero isAllFree={isAllFree} isSignedIn={isSignedIn} />
      <Testimonials />
      <Steps published={published} read={step} />
      <Features sample={dashboard} support={support} />
      <Shop code={code} />
      <Insights example={example} result={actionData} sample={sample} />
      <Pricing isAllFree={isAllFree} isSignedIn={isSignedIn} support={support} />
      <Closing isSignedIn={isSignedIn} />
      <ContactDialog address={contact} />
    </div>
  )
}

function Closing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section
      aria-labelledby="closing"
      className="mt-[clamp(56px,9vw,128px)] border-t border-rule pt-[clamp(40px,6vw,88px)]"
    >
      <h2 className="text-[clamp(2.5rem,6vw,5rem)]/none font-normal tracking-[-0.03em]" id="closing">
        Ask your next customer.
      </h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <MainDoor isSignedIn={isSignedIn} />
        <ButtonLink isLarge kind="quiet" to="/contact">
          Contact Us
        </ButtonLink>
      </div>
    </section>
  )
}

/** A page in a design that is not ours, with the wall embedded by the code that owners paste. */
function Shop({ code }: { code: string }) {
  return (
    <Section
      id="shop"
      note="Corner & Crumb is a fictional bakery. The page has its own design; the wall on it is the real widget."
      title="On your site, it looks like your site"
    >
      <div className="shop">
        <div className="browser">
          <p className="browser-bar">cornerandcrumb.example</p>
          <iframe
            loading="lazy"
            src="/demo/shop"
            title="The page of Corner &amp; Crumb, a fictional bakery, with its wall of reviews"
          />
        </div>
        <div className="grid content-start gap-4 text-sm">
          <p className="margin-note">
            <b>Two lines of code.</b> The first reserves the height, so nothing below moves when the wall
            arrives. The second loads it. The wall sets no cookies and takes the page’s typeface and colours.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
          <pre className="shop-code" tabIndex={0}>
            <code>{code}</code>
          </pre>
          <p>
            <a href="/demo/shop" rel="noopener" target="_blank">
              Open the bakery’s page in a tab
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
