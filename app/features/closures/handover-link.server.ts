import { isUuid } from '#app/platform/ids.ts'
import { sign, verify } from '#app/platform/signed.server.ts'

const purpose = 'handover'

/** Signed rather than stored: how long and how often it works, the offer itself says. */
export const handoverToken = (handoverId: string) => sign(purpose, handoverId)

export function openHandoverToken(token: string) {
  const handoverId = verify(purpose, token)
  return handoverId && isUuid(handoverId) ? handoverId : null
}
