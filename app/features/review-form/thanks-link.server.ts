import { days, now } from '#app/platform/clock.ts'
import { gone } from '#app/platform/refusal.ts'
import { seal, unseal } from '#app/platform/signed.server.ts'
import type { Submitted } from './submission.server.ts'

const purpose = 'review-thanks'
const lifetime = days(1)

/** The way to the thank-you page, for the browser that just sent the review. Opens nothing else. */
export function sealThanks({ businessId, reviewId }: Submitted) {
  return seal(purpose, `${businessId} ${reviewId} ${now().getTime()}`)
}

export function openThanks(sealed: string): Submitted {
  const [businessId = '', reviewId = '', at = ''] = unseal(purpose, sealed)?.split(' ') ?? []
  if (!businessId || now().getTime() - Number(at) > lifetime) {
    throw gone('This page has expired. The mail that you got leads to your review.')
  }
  return { businessId, reviewId }
}
