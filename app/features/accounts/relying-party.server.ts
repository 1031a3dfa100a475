import { addressOf } from '#app/platform/site.server.ts'

/** For whom passkeys are made: the host of APP_URL. Elsewhere browsers do not offer them. */
export function relyingParty() {
  const origin = addressOf('')
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname, requireUserVerification: true }
}
