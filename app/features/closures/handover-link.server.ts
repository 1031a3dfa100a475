import { isUuid } from '#app/platform/ids.ts'
import { seal, unseal } from '#app/platform/signed.server.ts'

const purpose = 'handover'

/** Sealed rather than kept: how long and how often it works, the offer itself says. */
export const handoverToken = (handoverId: string) => seal(purpose, handoverId)

export function openHandoverToken(token: string) {
  const handoverId = unseal(purpose, token)
  return handoverId && isUuid(handoverId) ? handoverId : null
}
