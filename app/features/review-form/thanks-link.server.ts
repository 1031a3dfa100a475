import { gone } from '#app/platform/refusal.ts'
import { sign, verify } from '#app/platform/signed.server.ts'
import type { Submitted } from './submission.server.ts'

/** A token for the thank-you page, for the browser that just sent the review. Opens nothing else. */
export const signThanks = ({ businessId, reviewId }: Submitted) =>
  sign('review-thanks', `${businessId} ${reviewId}`)

export function openThanks(token: string): Submitted {
  const [businessId = '', reviewId = ''] = verify('review-thanks', token)?.payload.split(' ') ?? []
  if (!businessId)
    throw gone('This page has expired. To see your review, use the link in the email you received.')
  return { businessId, reviewId }
}
