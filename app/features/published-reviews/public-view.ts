import { productPath } from '#app/features/products/product.ts'
import type { PageWords } from '#app/features/reviews/page-words.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { describeReviewCounts } from '#app/features/reviews/review-counts.ts'
import { formatLanguage } from '#app/languages/format.ts'
import { countIn, fillWords, type Language, languages } from '#app/languages/languages.ts'
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
export type PublicMark = (typeof publicMarks)[number]

/** What a visitor asked to see. Kept in the address, so that it can be shared and returned to. */
export type PublicView = PublicFilter & {
  order: PublicOrder
  after: string | null
  /** The language of the page, where the address names one. */
  lang: Language | null
}

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
    lang: languages.find((each) => each === parameters.get('lang')) ?? null,
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

/** For an address that has a query already. */
export const andLang = (lang: Language | null) => (lang ? `&lang=${lang}` : '')

export const reportAddress = (businessId: string, reviewId: string, lang: Language | null) =>
  `/business/${businessId}/report?review=${reviewId}${andLang(lang)}`

export function viewQuery(view: Partial<PublicView>) {
  const { rating, topic, language, hasReply, source, mark, query, order, after, lang } = view
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
  if (lang) parameters.set('lang', lang)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** "German", or that nobody could tell. */
export const nameLanguage = (tag: string, words: PageWords, language: Language) =>
  tag === 'und' ? words.unknownLanguage : formatLanguage(tag, language)

/** "16 reviews with 3 stars about waiting in German, with a reply"; `topic` is the name of the topic. */
export function describeFilter(
  found: Facets['found'],
  filter: PublicFilter,
  { words, language }: { words: PageWords; language: Language },
) {
  const { rating, topic, language: written, hasReply, source, mark, query } = filter
  const parts = [
    describeReviewCounts(found, words, language),
    rating && countIn(words.withStars, rating, language),
    topic && fillWords(words.aboutTopic, { topic }),
    written && fillWords(words.inLanguage, { language: nameLanguage(written, words, language) }),
    query && fillWords(words.matching, { query }),
  ]
  const marks = [
    parts.filter(Boolean).join(' '),
    source && words.sources[source],
    mark && words.marks[mark],
    hasReply && words.criteria.reply,
  ]
  return marks.filter(Boolean).join(', ')
}
