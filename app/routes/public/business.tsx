import { BusinessHead } from '#app/features/businesses/business-head.tsx'
import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { findMentions, listPublicTopics, mostRead } from '#app/features/insights/public-topics.server.ts'
import { TopicList } from '#app/features/insights/topic-list.tsx'
import { monthOf } from '#app/features/reviews/counted.ts'
import { listPublishedReviews } from '#app/features/reviews/listing.server.ts'
import { isFiltered, readView } from '#app/features/reviews/public-view.ts'
import { RatingSummary } from '#app/features/reviews/rating-summary.tsx'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { structuredData } from '#app/features/reviews/structured-data.ts'
import { summariseBusiness } from '#app/features/reviews/summary.server.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Route } from './+types/business'

const pageSize = 12

// GET /business/:businessId
export async function loader({ params, request }: Route.LoaderArgs) {
  const view = readView(new URL(request.url).searchParams)
  const business = await findPublicBusiness(db, params.businessId)
  const [summary, topics, listed] = await Promise.all([
    summariseBusiness(db, business.id),
    listPublicTopics(db, business.id),
    listPublishedReviews(db, { businessId: business.id, limit: pageSize, ...view }),
  ])
  const texts = new Map(
    listed.entries.flatMap((entry) => (entry.kind === 'review' ? [[entry.id, entry.text]] : [])),
  )
  const { topic } = view
  const mentions = topic ? await findMentions(db, { businessId: business.id, topic, texts }) : {}
  const address = addressOf(`/business/${business.id}`)
  const markup =
    isFiltered(view) || view.after
      ? null
      : structuredData({ business, summary, entries: listed.entries, address })
  const newest = summary.count + summary.imported.count > mostRead ? mostRead : null
  return { business, summary, topics, newest, listed, mentions, view, address, markup }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, summary, address, markup, view } = loaderData
  const title = `${business.name}: ${summary.count === 0 ? 'reviews' : `${summary.count} reviews`}`
  const description = describe(loaderData)
  const isIndexed = !business.isSample && business.isActive && !view.after
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Vouchsafe' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(markup && isFirstDocument() ? [{ 'script:ld+json': markup }] : []),
  ]
}

/**
 * Markup is for who reads the document. A browser that comes here from another of our pages has no use for it, and
 * making a script element then is what Trusted Types forbids.
 */
const isFirstDocument = () =>
  typeof document === 'undefined' || document.querySelector('script[type="application/ld+json"]') !== null

function describe({
  business: { name },
  summary: { average, count, period },
}: Route.ComponentProps['loaderData']) {
  if (average === null || !period) return `What customers say about ${name}. Nobody can hold a review back.`
  const reviews = count === 1 ? '1 review' : `${count} reviews`
  return `${name} is rated ${average.toFixed(1)} of 5 from ${reviews} since ${monthOf(period.from)}. Every review says how it came in.`
}

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const { business, summary, topics, newest, listed, mentions, view } = loaderData
  return (
    <>
      <BusinessHead business={business} />
      <RatingSummary business={business} summary={summary} />
      {topics.length > 0 && <TopicList businessId={business.id} newest={newest} topics={topics} />}
      <ReviewList
        business={business}
        listed={listed}
        mentions={mentions}
        summary={summary}
        topics={newest ? [] : topics}
        view={view}
      />
    </>
  )
}
