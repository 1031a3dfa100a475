import { useRouteLoaderData } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/landing'
import { Features, Steps } from './landing/features.tsx'
import { Pricing } from './landing/pricing.tsx'
import { Reading, Wall } from './landing/sample.tsx'
import type { loader as layout } from './layout.tsx'

export const meta: Route.MetaFunction = () => [
  { title: 'Vouchsafe: customer reviews with nothing hidden' },
  {
    name: 'description',
    content:
      'Collects reviews from your customers, tells you what they agree on and shows them on your site. None is hidden, and every number opens onto the words behind it.',
  },
]

// GET /
export default function Landing() {
  const isSignedIn = useRouteLoaderData<typeof layout>('routes/public/layout')?.isSignedIn ?? false
  return (
    <div className="page">
      <Hero isSignedIn={isSignedIn} />
      <Wall />
      <Steps />
      <Reading />
      <Features />
      <Pricing />
      <Closing isSignedIn={isSignedIn} />
    </div>
  )
}

function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="grid gap-x-6 gap-y-8 pt-[clamp(36px,5.2vw,72px)] lg:grid-cols-12">
      <h1 className="-ml-[0.035em] text-[clamp(3.25rem,7.6vw,6.75rem)] leading-[0.96] font-normal tracking-[-0.035em] lg:col-span-12">
        Let their words <span className="promise-stand">stand.</span>
      </h1>
      <div className="lg:col-span-7">
        <p className="max-w-[33em] text-[clamp(1.125rem,1.5vw,1.3125rem)] leading-[1.45]">
          Vouchsafe collects reviews from your customers, tells you what they agree on and shows them on your
          site. None is hidden for being bad, and every number opens onto the words behind it.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-5">
          <MainDoor isSignedIn={isSignedIn} />
          <ButtonLink isLarge kind="quiet" to="/demo">
            See the demo
          </ButtonLink>
        </div>
      </div>
      <p className="margin-note max-w-[34ch] self-start lg:col-span-3 lg:col-start-10">
        <b>About the dots.</b> A proofreader who struck out words in error sets dots under them: stet, let it
        stand. Here they mark every claim that you can open.
      </p>
    </div>
  )
}

function Closing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="py-[clamp(72px,10vw,144px)]">
      <h2 className="text-[clamp(2.5rem,6vw,5rem)] leading-none font-normal tracking-[-0.03em]">
        Ask your next customer.
      </h2>
      <div className="mt-8">
        <MainDoor isSignedIn={isSignedIn} />
      </div>
    </section>
  )
}

function MainDoor({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink isLarge kind="primary" to={isSignedIn ? '/business/dashboard' : '/business/signup'}>
      {isSignedIn ? 'Open your dashboard' : 'Start Free'}
    </ButtonLink>
  )
}
