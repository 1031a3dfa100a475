import { defaultInstanceSettings, findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { socialNetworks } from '#app/platform/social-networks.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import { signedInAnyhow } from '#app/routes/guards.server.ts'
import type { Foot } from '#app/ui/public-footer.tsx'

export async function readFrame(request: Request) {
  // Pages that need no database work without one, and a form that failed keeps what was typed.
  const [who, settings] = await Promise.all([
    orWhileAway(signedInAnyhow(request), null),
    orWhileAway(findInstanceSettings(db), defaultInstanceSettings()),
  ])
  const foot: Foot = {
    owner: settings.operatorName ?? 'Vouchsafe',
    year: now().getUTCFullYear(),
    email: settings.operatorEmail,
    social: socialNetworks.flatMap(({ id, name }) => {
      const address = settings.social[id]
      return address ? [{ id, name, address }] : []
    }),
    hasDirectory: settings.hasDirectory,
  }
  return { isSignedIn: who !== null, foot }
}
