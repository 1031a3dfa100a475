/** Newest first, or the most helpful praise beside the most helpful criticism. No order puts stars first. */
export type PublicOrder = 'newest' | 'balanced'

/** Which of a business's reviews a visitor asked for. */
export type PublicFilter = {
  rating: number | null
  topic: string | null
  /** A BCP 47 tag; `und` where nobody could tell. */
  language: string | null
  isAnswered: boolean
}

/** What a visitor asked to see. It lives in the address, so that it can be shared and gone back to. */
export type PublicView = PublicFilter & { order: PublicOrder; after: string | null }

/** Reads it from an address. What is not understood is not asked for. */
export function readView(parameters: URLSearchParams): PublicView {
  const rating = parameters.get('rating') ?? ''
  const topic = parameters.get('topic')?.replaceAll('\u0000', '').toWellFormed().slice(0, 60)
  const language = parameters.get('language') ?? ''
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    topic: topic || null,
    language: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(language) ? language : null,
    isAnswered: parameters.get('answered') === 'yes',
    order: parameters.get('order') === 'balanced' ? 'balanced' : 'newest',
    after: parameters.get('after') || null,
  }
}

export const isFiltered = ({ rating, topic, language, isAnswered }: PublicFilter) =>
  rating !== null || topic !== null || language !== null || isAnswered

/** The address of a view, at its reviews. */
export function viewAddress(businessId: string, view: Partial<PublicView>) {
  return `/business/${businessId}${viewQuery(view)}#reviews`
}

/** Where anybody says what is wrong with a review. */
export const reportAddress = (businessId: string, reviewId: string) =>
  `/business/${businessId}/report?review=${reviewId}`

export function viewQuery({ rating, topic, language, isAnswered, order, after }: Partial<PublicView>) {
  const parameters = new URLSearchParams()
  if (rating) parameters.set('rating', String(rating))
  if (topic) parameters.set('topic', topic)
  if (language) parameters.set('language', language)
  if (isAnswered) parameters.set('answered', 'yes')
  if (order === 'balanced') parameters.set('order', order)
  if (after) parameters.set('after', after)
  return parameters.size > 0 ? `?${parameters}` : ''
}
