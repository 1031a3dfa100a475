import { and, asc, eq, gt } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listSampleReviews, sampleBusiness } from '#app/features/published-reviews/sample-reviews.server.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import type { WallData } from '#widget/wall-data.ts'
import { renderWall } from './rendering.server.ts'
import { wallReview, wallTexts } from './wall-content.ts'
import { type WallSettings, wallSettings } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

/** The demo's wall with these settings; without a seeded demo, a wall of sample reviews. */
export async function renderSampleWall(db: Database, tried: Partial<WallSettings>): Promise<WallData> {
  const widgetId = await findSampleWall(db)
  return (widgetId && (await renderWall(db, widgetId, tried))) || inventedWall(wallSettings.parse(tried))
}

let known: { widgetId: string | null; db: Database; until: number } | undefined

/** Cached for ten minutes, because the demo is only seeded when the service starts. */
async function findSampleWall(db: Database) {
  if (known && known.db === db && known.until > now().getTime()) return known.widgetId
  const [found] = await db
    .select({ id: widgets.id })
    .from(businesses)
    .innerJoin(widgets, and(eq(widgets.businessId, businesses.id), eq(widgets.kind, 'wall')))
    .where(and(eq(businesses.isSample, true), eq(businesses.isActive, true), gt(businesses.reviewCount, 0)))
    .orderBy(asc(businesses.createdAt), asc(businesses.id))
    .limit(1)
  known = { widgetId: found?.id ?? null, db, until: now().getTime() + minutes(10) }
  return known.widgetId
}

async function inventedWall({ theme, layout, typeface, height, count, minimumRating }: WallSettings) {
  const all = await listSampleReviews()
  const since = new Date(all.at(-1)!.writtenAt)
  const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length
  const business = { name: sampleBusiness, isSample: true, reviewCount: all.length, importedCount: 0 }
  return {
    id: 'sample',
    business: sampleBusiness,
    ...{ theme, layout, typeface, height },
    rating: { average, count: all.length, since: since.toISOString() },
    texts: { ...wallTexts(business, { since, minimumRating }), all: 'Write one yourself' },
    links: { all: addressOf('/demo'), collected: addressOf('/review-policy'), maker: addressOf('/') },
    reviews: all
      .filter(({ rating }) => rating >= minimumRating)
      .slice(0, count)
      .map((review) => wallReview(review, sampleBusiness)),
  }
}
