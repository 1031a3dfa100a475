import type { PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import type { PublicProduct } from '#app/features/products/product.ts'
import { pictureAddress, type ShownPicture } from '#app/features/profiles/brand.vocabulary.ts'
import { type OpeningHours, weekdayNames } from '#app/features/profiles/opening-hours.ts'
import { isPlace, schemaTypeOf } from '#app/features/profiles/profile.vocabulary.ts'
import type { PublicEntry, PublicReview } from '#app/features/reviews/public-review.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import type { BusinessSummary } from './summary.server.ts'

type Page = {
  business: PublicBusiness
  summary: BusinessSummary
  /** What the page shows: markup may only claim what visitors can see. */
  entries: PublicEntry[]
  address: string
}

/**
 * The schema.org markup of a business's own page here, by Google's review-snippet rules: only reviews that
 * are visible on the page and were collected here from customers, never imported ones or those of insiders. Null if
 * stars would be false or are not allowed: sample data, a closed business, no review yet, or a page on the business's
 * own domain, where stars about itself are self-serving.
 */
export function structuredData({ business, summary, entries, address }: Page) {
  const { name, isSample, isActive, domain } = business
  if (isSample || !isActive || summary.average === null || isOwnDomain(address, domain)) return null
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypeOf(business.category, business.address !== null),
    '@id': address,
    name,
    url: business.website,
    ...profileMarkup(business, address),
    ...ratingMarkup({ summary, entries, address }),
  }
}

/**
 * The same of a product's page, by the same rules; but stars of a product may stand on the business's own domain. Only a
 * product on sale is one to buy.
 */
export function productData({
  business: { isSample, isActive },
  product,
  ...page
}: Page & { product: PublicProduct }) {
  const { name, brand, gtin, reference, address: shop, picture, isSold } = product
  if (isSample || !isActive || !isSold || page.summary.average === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': page.address,
    name,
    sku: reference,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(gtin ? { gtin } : {}),
    ...(shop ? { url: shop } : {}),
    ...(picture ? { image: new URL(picture.address, page.address).href } : {}),
    ...ratingMarkup(page),
  }
}

function ratingMarkup({ summary, entries, address }: Omit<Page, 'business'>) {
  const own = entries.filter(
    (entry): entry is PublicReview => entry.kind === 'review' && isCounted(entry.provenance),
  )
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: own.map((review) => reviewMarkup(review, address)),
  }
}

function profileMarkup(
  { id, description, address, category, links, openingHours, pictures }: PublicBusiness,
  page: string,
) {
  const isPlaceShown = address !== null && isPlace(category)
  const addressOf = (picture: ShownPicture) => new URL(pictureAddress(id, picture), page).href
  return {
    ...(description ? { description } : {}),
    ...(address ? { address } : {}),
    ...(pictures.logo ? { logo: addressOf(pictures.logo) } : {}),
    ...(pictures.cover ? { image: addressOf(pictures.cover) } : {}),
    ...(links.length > 0 ? { sameAs: links } : {}),
    ...(openingHours && isPlaceShown ? { openingHoursSpecification: hoursMarkup(openingHours) } : {}),
  }
}

/** The whole day is from 00:00 to 23:59; what ends after midnight closes before it opens, as schema.org has it. */
const hoursMarkup = ({ days }: OpeningHours) =>
  days.flatMap((intervals, day) =>
    intervals.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayNames[day],
      opens: clock(from),
      closes: to === 1440 ? '23:59' : clock(to),
    })),
  )

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function reviewMarkup({ rating, title, text, authorName, writtenAt, photos }: PublicReview, page: string) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: authorName },
    datePublished: writtenAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(title ? { name: title } : {}),
    ...(text ? { reviewBody: text } : {}),
    ...(photos.length > 0 ? { image: photos.map((photo) => new URL(photo.address, page).href) } : {}),
  }
}

function isOwnDomain(address: string, domain: string) {
  const { hostname } = new URL(address)
  return hostname === domain || hostname.endsWith(`.${domain}`)
}
