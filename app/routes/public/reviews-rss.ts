import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { feedOf } from '#app/features/published-reviews/feed.ts'
import { listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { reviewsPerPage, viewQuery } from '#app/features/published-reviews/public-view.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import type { PublicEntry } from '#app/features/reviews/public-review.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { Route } from './+types/reviews-rss'

const newest = 50

// GET /business/:businessId/reviews.rss
export async function loader({ params }: Route.LoaderArgs) {
  const business = await findPublicBusiness(db, params.businessId)
  const page = addressOf(`/business/${business.id}`)
  const [summary, listed] = await Promise.all([
    summariseBusiness(db, business.id),
    listPageByPage(business.id, page),
  ])
  return new Response(feedOf({ business, summary, listed, page, feed: `${page}/reviews.rss` }), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      ...(business.isSample || !business.isActive ? { 'x-robots-tag': 'noindex' } : {}),
    },
  })
}

/** Paged like the business's page, so that every link leads to the page that shows its review. */
async function listPageByPage(businessId: string, page: string) {
  const listed: { entry: PublicEntry; shownAt: string }[] = []
  let after: string | null = null
  do {
    const limit = Math.min(reviewsPerPage, newest - listed.length)
    const { entries, nextCursor } = await listPublishedReviews(db, { businessId, limit, after })
    const shownAt = page + viewQuery({ after })
    listed.push(...entries.map((entry) => ({ entry, shownAt })))
    after = nextCursor
  } while (after && listed.length < newest)
  return listed
}
