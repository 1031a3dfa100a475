/** What a visitor asked to see of a business's reviews. It lives in the address. */
export type PublicView = { rating: number | null; topic: string | null; after: string | null }

/** Reads it from an address. What is not understood is not asked for. */
export function readView(parameters: URLSearchParams): PublicView {
  const rating = parameters.get('rating') ?? ''
  const topic = parameters.get('topic')?.replaceAll('\u0000', '').toWellFormed().slice(0, 60)
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    topic: topic || null,
    after: parameters.get('after') || null,
  }
}

export const isFiltered = ({ rating, topic }: PublicView) => rating !== null || topic !== null

/** The address of a view, at its reviews. */
export function viewAddress(businessId: string, { rating, topic, after }: Partial<PublicView>) {
  const parameters = new URLSearchParams()
  if (rating) parameters.set('rating', String(rating))
  if (topic) parameters.set('topic', topic)
  if (after) parameters.set('after', after)
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return `/business/${businessId}${query}#reviews`
}
