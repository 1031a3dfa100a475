import { sign, verify } from '#app/platform/secret.server.ts'

/** A review that was just sent. `products`: the ids of what was bought with the same order, each of which may be reviewed. */
export type Thanked = { businessId: string; reviewId: string; products: string[] }

/** A token for the thank-you page, for the browser that just sent the review. Opens nothing else. */
export const signThanks = ({
  businessId,
  reviewId,
  products = [],
}: Omit<Thanked, 'products'> & Partial<Thanked>) =>
  sign('review-thanks', [businessId, reviewId, ...products].join(' '))

/** Null for a token that is not ours, or too old. */
export function readThanks(token: string): Thanked | null {
  const [businessId = '', reviewId = '', ...products] =
    verify('review-thanks', token)?.payload.split(' ') ?? []
  return reviewId ? { businessId, reviewId, products } : null
}
