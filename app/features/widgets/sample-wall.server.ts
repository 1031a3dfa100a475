import { findDemo } from '#app/features/businesses/directory.server.ts'
import { listSampleReviews } from '#app/features/published-reviews/sample-reviews.server.ts'
import { type SampleSite, sampleSites } from '#app/features/published-reviews/sample-sites.ts'
import { roundToTenths } from '#app/languages/format.ts'
import { minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import type { WidgetData } from '#widget/widget-data.ts'
import { lookOf, renderWidget, type Tried } from './render-widget.server.ts'
import { widgetSettings } from './widget.schema.ts'
import { mostShown } from './widget.vocabulary.ts'
import { embedCode } from './widget-code.server.ts'
import { widgetReview, widgetTexts } from './widget-content.ts'
import { widgetShows } from './widget-words.ts'
import { findFirstWidget } from './widgets.server.ts'

/** The demo's wall with these settings; of another shop, or without a seeded demo or a database, one of sample reviews. */
export async function renderSampleWall(db: Database, tried: Tried, site: SampleSite = 'bakery') {
  if (site !== 'bakery') return renderInventedWall(tried, site)
  return (await orWhileAway(renderDemoWall(db, tried), null)) ?? renderInventedWall(tried)
}

async function renderDemoWall(db: Database, tried: Tried) {
  const widgetId = await findSampleWall(db)
  return widgetId ? renderWidget(db, widgetId, tried) : null
}

/** The code that shows that wall on any page, and the address of its script. */
export async function embedSampleWall(db: Database) {
  const { id, look, texts, links } = await renderSampleWall(db, {})
  const scriptAddress = addressOf(`/w/${id}.js`)
  const code = embedCode({
    widgetId: id,
    height: look.height,
    title: texts.region,
    pageAddress: links.all,
    scriptAddress,
  })
  return { code, scriptAddress }
}

/** The id of the wall of sample reviews: its script is served like that of every other widget. */
export const inventedWallId = 'sample'

let known: { widgetId: string | null; db: Database; until: number } | undefined

/** Cached for ten minutes, because the demo is only seeded when the service starts. */
async function findSampleWall(db: Database) {
  if (known && known.db === db && known.until > now().getTime()) return known.widgetId
  const demo = await findDemo(db)
  const wall = demo && (await findFirstWidget(db, demo.id))
  known = { widgetId: wall?.id ?? null, db, until: now().getTime() + minutes(10) }
  return known.widgetId
}

export async function renderInventedWall(
  { kind = 'wall', ...tried }: Tried = {},
  site: SampleSite = 'bakery',
): Promise<WidgetData> {
  const settings = widgetSettings.parse(tried)
  const { name, accent } = sampleSites[site]
  const all = await listSampleReviews(site)
  const since = new Date(all.at(-1)!.writtenAt)
  const average = all.reduce((sum, { rating }) => sum + rating, 0) / all.length
  const rating = { average: roundToTenths(average), count: all.length, since: since.toISOString() }
  const business = { name, isSample: true, reviewCount: all.length, importedCount: 0 }
  const shown = all
    .filter(({ rating }) => settings.select !== 'some' || rating >= settings.minimumRating)
    .slice(0, mostShown(kind, settings))
  return {
    id: inventedWallId,
    kind,
    business: name,
    language: settings.language,
    look: lookOf(settings, accent),
    rating,
    distribution: [5, 4, 3, 2, 1].map((stars) => all.filter(({ rating }) => rating === stars).length),
    topics: [],
    shows: widgetShows(business, { kind, settings, shown: shown.length }),
    texts: {
      ...widgetTexts(business, { kind, rating, settings, shown: shown.length }),
      all: 'Write one yourself',
    },
    links: { all: addressOf('/demo'), collected: addressOf('/review-policy'), maker: addressOf('/') },
    reviews: shown.map((review) => widgetReview(review, name, settings.language)),
  }
}
