import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { challenges } from '#app/features/moderation/challenge.table.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { isItsChallenge, isItsReply, publicColumns } from '#app/features/published-reviews/listing.server.ts'
import { counted } from '#app/features/reviews/counted.server.ts'
import { publicReview } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publishing.server.ts'
import { replies, reviews } from '#app/features/reviews/review.table.ts'
import { roundToTenths } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { WallData } from '#widget/wall-data.ts'
import { wallReview, wallTexts } from './wall-content.ts'
import { type WallSettings, wallSettings } from './widget.schema.ts'
import { widgetDirectory, widgets } from './widget.table.ts'
import { wallLimits } from './widget.vocabulary.ts'

/**
 * The current content of a wall, in one query, without reviews by insiders; null if it does not exist or its business
 * is closed. `tried` previews unsaved settings.
 */
export async function renderWall(
  db: Database,
  widgetId: string,
  tried: Partial<WallSettings> = {},
): Promise<WallData | null> {
  const rows = await selectWall(db, widgetId, tried.minimumRating)
  const [first] = rows
  if (!first) return null
  const business = first.businesses
  const settings = { ...wallSettings.parse(first.widgets.settings), ...tried }
  const shown = rows.flatMap(({ review }) => (review ? [publicReview(review)] : [])).slice(0, settings.count)
  const page = addressOf(`/business/${business.id}`)
  const isEmpty = business.reviewCount + business.importedCount === 0
  return {
    id: widgetId,
    business: business.name,
    theme: settings.theme,
    layout: settings.layout,
    typeface: settings.typeface,
    height: settings.height,
    rating: ratingOf(business, first.oldest?.writtenAt),
    texts: wallTexts(business, {
      since: first.oldest?.writtenAt,
      minimumRating: settings.minimumRating,
      hidden: first.hidden?.count ?? 0,
    }),
    links: {
      all: isEmpty ? addressOf(`/review?business=${business.id}`) : page,
      collected: `${page}/transparency`,
      maker: allows(tierInForce(business.tierName), 'customBranding') ? null : addressOf('/'),
    },
    reviews: shown.map((review) => wallReview(review, business.name)),
  }
}

function ratingOf({ reviewCount, reviewScore }: Business, since: Date | undefined): WallData['rating'] {
  return since && reviewCount > 0
    ? { average: roundToTenths(reviewScore), count: reviewCount, since: since.toISOString() }
    : null
}

function selectWall(db: Database, widgetId: string, triedRating?: number) {
  const minimumRating = triedRating ?? sql`coalesce((${widgets.settings} ->> 'minimumRating')::int, 1)`
  const isPublished = and(eq(reviews.businessId, widgets.businessId), eq(reviews.state, 'published'))
  const review = db
    .select(publicColumns)
    .from(reviews)
    .leftJoin(replies, isItsReply)
    .leftJoin(challenges, isItsChallenge)
    .where(
      and(
        eq(reviews.businessId, widgets.businessId),
        isReadable,
        ne(reviews.provenance, 'insider'),
        sql`${reviews.rating} >= ${minimumRating}`,
      ),
    )
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(wallLimits.count.max)
    .as('review')
  const oldest = db
    .select({ writtenAt: reviews.writtenAt })
    .from(reviews)
    .where(and(isPublished, sql`${reviews.provenance} in ${counted}`))
    .orderBy(reviews.writtenAt)
    .limit(1)
    .as('oldest')
  const hidden = db
    .select({ count: count().as('count') })
    .from(reviews)
    .where(and(isPublished, ne(reviews.provenance, 'insider'), isNotNull(reviews.hiddenAt)))
    .as('hidden')
  const isItsWidget = and(
    eq(widgets.businessId, widgetDirectory.businessId),
    eq(widgets.id, widgetDirectory.widgetId),
  )
  return db
    .select()
    .from(widgetDirectory)
    .innerJoin(widgets, isItsWidget)
    .innerJoin(businesses, eq(businesses.id, widgets.businessId))
    .leftJoinLateral(oldest, sql`true`)
    .leftJoinLateral(hidden, sql`true`)
    .leftJoinLateral(review, sql`true`)
    .where(and(eq(widgetDirectory.widgetId, widgetId), eq(businesses.isActive, true)))
}
