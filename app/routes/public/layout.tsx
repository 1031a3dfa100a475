import { Outlet } from 'react-router'
import { ContactButton } from '#app/features/contacts/contact-button.tsx'
import { defaultInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import { signedIn } from '#app/routes/guards.server.ts'
import type { Foot } from '#app/ui/public-footer.tsx'
import { PublicLayout } from '#app/ui/public-layout.tsx'
import type { Route } from './+types/layout'

/** Around every public page: bar and foot. A page has nothing to do for them. */
export async function loader({ request }: Route.LoaderArgs) {
  // Pages that need no database stand without one, and a form that failed keeps what was typed.
  const [who, settings] = await Promise.all([
    orWhileAway(signedIn(request), null),
    orWhileAway(findInstanceSettings(db), defaultInstanceSettings()),
  ])
  const foot: Foot = {
    owner: settings.operatorName ?? 'Vouchsafe',
    year: now().getUTCFullYear(),
    email: settings.operatorEmail,
    social: Object.entries(settings.social).flatMap(([network, address]) =>
      address ? [{ network, address }] : [],
    ),
    hasDirectory: settings.hasDirectory,
  }
  return { isSignedIn: who !== null, foot }
}

export default function PublicPages({ loaderData }: Route.ComponentProps) {
  return (
    <PublicLayout {...loaderData} contact={<ContactButton isPlain>Contact</ContactButton>}>
      <Outlet />
    </PublicLayout>
  )
}
