import { productPath } from '#app/features/products/product.ts'
import {
  describeReviewCounts,
  type Provenance,
  provenances,
} from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatLanguage } from '#app/languages/format.ts'
import type { Facets } from './facets.server.ts'

/** `helpful`: the most helpful praise beside the most helpful criticism. The first is the default. */
const publicOrders = ['newest', 'oldest', 'lowest', 'highest', 'helpful'] as const
export type PublicOrder = (typeof publicOrders)[number]

export type PublicFilter = {
  rating: number | null
  topic: string | null
  /** A BCP 47 tag; `und` if unknown. */
  language: string | null
  hasReply: boolean
  source: Provenance | null
  mark: PublicMark | null
  /** Words to find, as typed. */
  query: string | null
  /** Null for reviews of the business itself. */
  product?: { id: string; reference: string } | null
}

/** Marks on a review that the transparency page links to. */
export const publicMarks = ['challenged', 'edited', 'rewarded'] as const
type PublicMark = (typeof publicMarks)[number]

/** What a visitor asked to see. Kept in the address, so that it can be shared and returned to. */
export type PublicView = PublicFilter & { order: PublicOrder; after: string | null }

/** How many reviews a page shows; `after` leads to the next page. */
export const reviewsPerPage = 8

export const longestQuery = 100

/** Reads the view from an address; unknown values are ignored. */
export function readView(parameters: URLSearchParams): PublicView {
  const rating = parameters.get('rating') ?? ''
  const topic = parameters.get('topic')?.replaceAll('\u0000', '').toWellFormed().slice(0, 60)
  const language = parameters.get('language') ?? ''
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    topic: topic || null,
    language: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(language) ? language : null,
    hasReply: parameters.get('replied') === 'yes',
    source: provenances.find((each) => each === parameters.get('source')) ?? null,
    mark: publicMarks.find((each) => each === parameters.get('mark')) ?? null,
    query: readQuery(parameters.get('q') ?? ''),
    order: publicOrders.find((each) => each === parameters.get('order')) ?? 'newest',
    after: parameters.get('after') || null,
  }
}

function readQuery(typed: string) {
  const text = typed.replaceAll('\u0000', ' ').toWellFormed().trim()
  return [...text].slice(0, longestQuery).join('').trim() || null
}

export const isFiltered = ({ rating, topic, language, hasReply, source, mark, query }: PublicFilter) =>
  [rating, topic, language, source, mark, query].some((each) => each !== null) || hasReply

export const pageOf = (businessId: string, { product }: Partial<PublicView>) =>
  product ? productPath(businessId, product) : `/business/${businessId}`

export function viewAddress(businessId: string, view: Partial<PublicView>) {
  return `${pageOf(businessId, view)}${viewQuery(view)}#reviews`
}

export const reportAddress = (businessId: string, reviewId: string) =>
  `/business/${businessId}/report?review=${reviewId}`

export function viewQuery(view: Partial<PublicView>) {
  const { rating, topic, language, hasReply, source, mark, query, order, after } = view
  const parameters = new URLSearchParams()
  if (rating) parameters.set('rating', String(rating))
  if (topic) parameters.set('topic', topic)
  if (language) parameters.set('language', language)
  if (hasReply) parameters.set('replied', 'yes')
  if (source) parameters.set('source', source)
  if (mark) parameters.set('mark', mark)
  if (query) parameters.set('q', query)
  if (order && order !== 'newest') parameters.set('order', order)
  if (after) parameters.set('after', after)
  return parameters.size > 0 ? `?${parameters}` : ''
}

export const sourceInWords: Record<Provenance, string> = {
  order: 'verified purchases',
  invited: 'invited',
  confirmed: 'with a confirmed address',
  insider: 'by insiders',
  imported: 'imported',
}

export const markInWords: Record<PublicMark, string> = {
  challenged: 'challenged',
  edited: 'edited',
  rewarded: 'with a reward offered',
}

/** "16 reviews with 3 stars about waiting in German, with a reply" */
export function describeFilter(found: Facets['found'], filter: PublicFilter) {
  const { rating, topic, language, hasReply, source, mark, query } = filter
  const parts = [describeReviewCounts(found)]
  if (rating) parts.push(`with ${countOf(rating, 'star')}`)
  if (topic) parts.push(`about ${topic}`)
  if (language) parts.push(`in ${formatLanguage(language)}`)
  if (query) parts.push(`matching “${query}”`)
  const marks = [source && sourceInWords[source], mark && markInWords[mark], hasReply && 'with a reply']
  return [parts.join(' '), ...marks.filter((each) => each !== null && each !== false)].join(', ')
}
