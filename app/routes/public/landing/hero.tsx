import { ButtonLink } from '#app/ui/button.tsx'
import { MainDoor } from './main-door.tsx'
import { SampleWall } from './sample-wall.tsx'

export function Hero({ isSignedIn, isAllFree }: { isSignedIn: boolean; isAllFree: boolean }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 pt-[clamp(20px,3.4vw,48px)] lg:grid-cols-12 lg:gap-y-8">
        <h1 className="hero-words lg:col-span-12">
          Let their words <span className="promise-stand">stand.</span>
        </h1>
        <div className="lg:col-span-8">
          <p className="hero-lead">Customer reviews on your website, bad ones included.</p>
          <p className="hero-more">
            Vouchsafe asks the customers of your business for reviews, tells you what they praise and complain
            about, and shows the reviews on your own site. None is held back or removed for being bad, and you
            can open the reviews behind each claim.
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <MainDoor isSignedIn={isSignedIn} />
            <ButtonLink isLarge kind="quiet" to="/contact">
              Contact our sales team
            </ButtonLink>
          </div>
          {!isAllFree && !isSignedIn && (
            <p className="mt-3 text-sm text-muted">Starter is free forever and needs no card.</p>
          )}
        </div>
        <p className="margin-note max-w-[22.5em] self-start max-lg:hidden lg:col-span-3 lg:col-start-10">
          <b>About the dots.</b> Proofreaders put dots under crossed-out words that are to stay: <i>stet</i>,
          let it stand. Here they mark claims that you can open and check.
        </p>
      </div>
      <SampleWall />
    </>
  )
}
