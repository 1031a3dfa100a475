import { ButtonLink } from '#app/ui/button.tsx'
import { MainDoor } from './main-door.tsx'
import { SampleWall } from './sample-wall.tsx'

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-8 pt-[clamp(28px,4vw,56px)] lg:grid-cols-12">
        <h1 className="hero-words lg:col-span-12">
          Let their words <span className="promise-stand">stand.</span>
        </h1>
        <div className="lg:col-span-7">
          <p className="hero-lead">
            Vouchsafe collects reviews from your customers, tells you what they agree on and shows them on
            your site. No review is ever held back or removed for being bad, and the numbers link to the
            reviews behind them.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
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
