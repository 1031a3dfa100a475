import { ButtonLink } from '#app/ui/button.tsx'

/** The one thing to do on this page. */
export function MainDoor({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <ButtonLink isLarge kind="primary" to={isSignedIn ? '/business/dashboard' : '/business/signup'}>
      {isSignedIn ? 'Open your dashboard' : 'Start Free'}
    </ButtonLink>
  )
}
