import { ButtonLink } from '#app/ui/button.tsx'
import { MainDoor } from './main-door.tsx'
import { SampleWall } from './sample-wall.tsx'

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 pt-[clamp(20px,3.4vw,48px)] lg:grid-cols-12 lg:gap-y-8">
        <h1 className="hero-words lg:col-span-12">
          Let their words <span className="promise-stand">stand.</span>
        </h1>
        <div className="lg:col-span-8">
          <p className="hero-lead">Customer reviews for your business, with nothing hidden.</p>
          <p className="hero-more">
            Vouchsafe collects reviews from your customers, tells you what they agree on and shows them on
            your own website. No review is held back or removed for being bad, and the numbers link to the
            reviews behind them.
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <MainDoor isSignedIn={isSignedIn} />
            <ButtonLink isLarge kind="quiet" to="/contact">
              Contact our sales team
            </ButtonLink>
          </div>
        </div>
        <p className="margin-note max-w-[22.5em] self-start max-lg:hidden lg:col-span-3 lg:col-start-10">
          <b>About the dots.</b> A proofreader sets dots under words that were struck out by mistake:{' '}
          <i>stet</i>, let it stand. Here they mark the claims that you can open and check.
        </p>
      </div>
      <SampleWall />
    </>
  )
}
