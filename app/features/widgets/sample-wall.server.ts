import { findDemo } from '#app/features/businesses/demo.server.ts'
import { listSampleReviews, sampleBusiness } from '#app/features/published-reviews/sample-reviews.server.ts'
import { roundToTenths } from '#app/languages/format.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import type { WallData } from '#widget/wall-data.ts'
import { embedCode } from './embed-code.ts'
import { renderWall } from './rendering.server.ts'
import { wallReview, wallTexts } from './wall-content.ts'
import { findWall } from './wall-widget.server.ts'
import { type WallSettings, wallSettings } from './widget.schema.ts'

/** The demo's wall with these settings; without a seeded demo or a database, a wall of sample reviews. */
export async function renderSampleWall(db: Database, tried: Partial<WallSettings>): Promise<WallData> {
  return (await orWhileAway(renderDemoWall(db, tried), null)) ?? renderInventedWall(tried)
}

async function renderDemoWall(db: Database, tried: Partial<WallSettings>) {
  const widgetId = await findSampleWall(db)
  return widgetId ? renderWall(db, widgetId, tried) : null
}

/** The code that shows that wall on any page, and the address of its script. */
export async function embedSampleWall(db: Database) {
  const { id, height, business, links } = await renderSampleWall(db, {})
  const scriptAddress = addressOf(`/w/${id}.js`)
  const code = embedCode({
    widgetId: id,
    height,
    businessName: business,
    pageAddress: links.all,
    scriptAddress,
  })
  return { code, scriptAddress }
}

/** The id of the wall of sample reviews: its script is served like that of every other wall. */
export const inventedWallId = 'sample'

let known: { widgetId: string | null; db: Database; until: number } | undefined

/** Cached for ten minutes, because the demo is only seeded when the service starts. */
async function findSampleWall(db: Database) {
  if (known && known.db === db && known.until > now().getTime()) return known.widgetId
  const demo = await findDemo(db)
  const wall = demo && (await findWall(db, demo.id))
  known = { widgetId: wall?.id ?? null, db, until: now().getTime() + minutes(10) }
  return known.widgetId
}

export async function renderInventedWall(tried: Partial<WallSettings> = {}): Promise<WallData> {
  const { theme, layout, typeface, height, count, minimumRating } = wallSettings.parse(tried)
  const all = await listSampleReviews()
  const since = new Date(all.at(-1)!.writtenAt)
  const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length
  const business = { name: sampleBusiness, isSample: true, reviewCount: all.length, importedCount: 0 }
  return {
    id: inventedWallId,
    business: sampleBusiness,
    ...{ theme, layout, typeface, height },
    rating: { average: roundToTenths(average), count: all.length, since: since.toISOString() },
    texts: { ...wallTexts(business, { since, minimumRating }), all: 'Write one yourself' },
    links: { all: addressOf('/demo'), collected: addressOf('/review-policy'), maker: addressOf('/') },
    reviews: all
      .filter(({ rating }) => rating >= minimumRating)
      .slice(0, count)
      .map((review) => wallReview(review, sampleBusiness)),
  }
}
