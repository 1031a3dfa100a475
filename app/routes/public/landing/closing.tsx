import { ButtonLink } from '#app/ui/button.tsx'
import { MainDoor } from './main-door.tsx'

export function Closing({ isSignedIn }: { isSignedIn: boolean }) {
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
