import { ButtonLink } from '#app/ui/button.tsx'

export function Hero({ isSignedIn, isAllFree }: { isSignedIn: boolean; isAllFree: boolean }) {
  return (
    <div className="pt-[clamp(20px,3.4vw,48px)]">
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
export function MainDoor({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink isLarge kind="primary" to={isSignedIn ? '/business/dashboard' : '/business/signup'}>
      {isSignedIn ? 'Open your dashboard' : 'Start Free'}
    </ButtonLink>
  )
}
