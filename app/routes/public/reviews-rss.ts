import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { feedOf } from '#app/features/reviews/feed.ts'
import { listPublishedReviews } from '#app/features/reviews/listing.server.ts'
import { summariseBusiness } from '#app/features/reviews/summary.server.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Route } from './+types/reviews-rss'

const newest = 50

// GET /business/:businessId/reviews.rss
export async function loader({ params }: Route.LoaderArgs) {
  const business = await findPublicBusiness(db, params.businessId)
  const [summary, { entries }] = await Promise.all([
    summariseBusiness(db, business.id),
    listPublishedReviews(db, { businessId: business.id, limit: newest }),
  ])
  const page = addressOf(`/business/${business.id}`)
  return new Response(feedOf({ business, summary, entries, page, feed: `${page}/reviews.rss` }), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      ...(business.isSample || !business.isActive ? { 'x-robots-tag': 'noindex' } : {}),
    },
  })
}
