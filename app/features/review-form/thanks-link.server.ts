import { days, now } from '#app/platform/clock.ts'
import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import type { Submitted } from './submission.server.ts'

const purpose = 'review-thanks'
const lifetime = days(1)

/** The way to the thank-you page, for the browser that just sent the review. Opens nothing else. */
export function signThanks({ businessId, reviewId }: Submitted) {
  return sign(purpose, `${businessId} ${reviewId} ${now().getTime()}`)
}

export function openThanks(signed: string): Submitted {
  const [businessId = '', reviewId = '', at = ''] = verify(purpose, signed)?.split(' ') ?? []
  if (!businessId || now().getTime() - Number(at) > lifetime) {
    throw gone('This page has expired. The mail that you got leads to your review.')
  }
  return { businessId, reviewId }
}
