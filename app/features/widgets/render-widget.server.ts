import { and, eq, isNull } from 'drizzle-orm'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { productPath } from '#app/features/products/product.ts'
import { findProduct } from '#app/features/products/read-products.server.ts'
import { findPublicAddresses } from '#app/features/published-reviews/public-place.server.ts'
import { countPublicTopics, findTopicWords } from '#app/features/published-reviews/public-topics.server.ts'
import { viewAddress } from '#app/features/published-reviews/public-view.ts'
import { countCases, countStars, summarise } from '#app/features/published-reviews/summary.server.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/review-conditions.server.ts'
import { roundToTenths } from '#app/languages/format.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { themes } from '#widget/themes.ts'
import type { WidgetData, WidgetKind, WidgetLook } from '#widget/widget-data.ts'
import { readStyle } from './owners-style.server.ts'
import { selectReviews } from './select-reviews.server.ts'
import { type WidgetSettings, widgetSettings } from './widget.schema.ts'
import { widgetDirectory, widgets } from './widget.table.ts'
import { widgetAccent } from './widget-colours.ts'
import { widgetReview, widgetTexts } from './widget-content.ts'
import { widgetShows } from './widget-words.ts'

export type Tried = Partial<WidgetSettings> & { kind?: WidgetKind }

/**
 * The current content of a widget, without reviews by insiders; null if it does not exist or its business is closed.
 * `tried` previews unsaved settings.
 */
export async function renderWidget(
  db: Database,
  widgetId: string,
  { kind: triedKind, ...tried }: Tried = {},
): Promise<WidgetData | null> {
  const found = await findWithBusiness(db, widgetId)
  if (!found) return null
  const { businesses: business, widgets: widget } = found
  const settings = { ...widgetSettings.parse(widget.settings), ...tried }
  return renderOf(db, business, { id: widgetId, kind: triedKind ?? widget.kind, settings })
}

type Made = { id: string; kind: WidgetKind; settings: WidgetSettings }

/** A widget of a business, which need not be made yet. */
export async function renderOf(db: Database, owner: Business, { id, kind, settings: saved }: Made) {
  const { product, counters, distribution } = await findRatedProduct(db, owner.id, saved.product)
  const business = { ...owner, ...counters }
  const settings = { ...saved, product: product?.id ?? null }
  const of = { businessId: business.id, kind, settings }
  const [shown, cases, period, figures] = await Promise.all([
    selectReviews(db, of).then((all) => withPhotos(all, of)),
    countCases(db, business.id, product?.id),
    findWrittenPeriod(db, business.id, countedProvenances, product?.id),
    kind === 'summary' && !product
      ? readFigures(db, business, settings.language)
      : { distribution: kind === 'summary' ? distribution : [], topics: [] },
  ])
  const isGallery = kind === 'photos'
  const linked = shown.filter(({ photos }) => isGallery || photos.some(({ video }) => video))
  const addresses = await findPublicAddresses(
    db,
    business.id,
    linked.map((review) => review.id),
  )
  const photos = isGallery ? shown.reduce((sum, review) => sum + review.photos.length, 0) : undefined
  const counted = { kind, settings, shown: shown.length, photos }
  const rating = ratingOf(business, period?.from)
  const page = addressOf(`/business/${business.id}`)
  const form = `/review?business=${business.id}${product ? `&product=${encodeURIComponent(product.reference)}` : ''}`
  const isEmpty = business.reviewCount + business.importedCount === 0
  const hasMaker = settings.hasMaker || !allows(tierInForce(business.tierName), 'customBranding')
  return {
    id,
    kind,
    business: product ? `${product.name}, ${business.name}` : business.name,
    language: settings.language,
    look: lookOf(settings, business.accent),
    rating,
    ...figures,
    shows: widgetShows(business, counted),
    texts: widgetTexts(business, {
      ...counted,
      rating,
      hidden: cases.hiddenOfCustomers,
      removed: cases.removed,
    }),
    links: {
      all: isEmpty ? addressOf(form) : product ? addressOf(productPath(business.id, product)) : page,
      collected: `${page}/transparency`,
      maker: hasMaker ? addressOf('/') : null,
    },
    reviews: shown.map((review) =>
      widgetReview(review, business.name, settings.language, {
        isGallery,
        address: addresses.get(review.id),
      }),
    ),
  }
}

/** The product whose reviews are shown, with its own counters; none where it is not there any more. */
async function findRatedProduct(db: Database, businessId: string, id: string | null) {
  const product = id && (await findProduct(db, { businessId, product: id }))
  if (!product) return { product: null, counters: {}, distribution: [] }
  const of = { businessId, productId: product.id }
  const { count, average, imported, distribution } = await summarise(db, of)
  return {
    product,
    distribution: distribution.toReversed(),
    counters: { reviewCount: count, reviewScore: average ?? 0, importedCount: imported.count },
  }
}

/** Without photos where the owner leaves them out, whatever the stars. */
const withPhotos = (all: PublicReview[], { kind, settings }: Omit<Made, 'id'>) =>
  settings.hasPhotos || kind === 'photos' ? all : all.map((review) => ({ ...review, photos: [] }))

function ratingOf({ reviewCount, reviewScore }: Business, since: Date | undefined): WidgetData['rating'] {
  return since && reviewCount > 0
    ? { average: roundToTenths(reviewScore), count: reviewCount, since: since.toISOString() }
    : null
}

/** The summary's numbers: those of the public page. Topics are for plans that show them to their owners too. */
async function readFigures(db: Database, { id, tierName }: Business, language: Language) {
  const hasTopics = allows(tierInForce(tierName), 'performanceInsights')
  const [stars, topics] = await Promise.all([countStars(db, id), hasTopics ? countPublicTopics(db, id) : []])
  const named = topics.map(({ topic }) => topic)
  const words =
    language === 'en' ? null : await findTopicWords(db, { businessId: id, topics: named, language })
  return {
    distribution: stars.toReversed(),
    topics: topics.map(({ topic, reviews }) => ({
      name: topicName(words?.get(topic) ?? topic),
      mentions: reviews,
      link: addressOf(viewAddress(id, { topic })),
    })),
  }
}

async function findWithBusiness(db: Database, widgetId: string) {
  const isItsWidget = and(
    eq(widgets.businessId, widgetDirectory.businessId),
    eq(widgets.id, widgetDirectory.widgetId),
    isNull(widgets.deletedAt),
  )
  const [found] = await db
    .select()
    .from(widgetDirectory)
    .innerJoin(widgets, isItsWidget)
    .innerJoin(businesses, eq(businesses.id, widgets.businessId))
    .where(and(eq(widgetDirectory.widgetId, widgetId), eq(businesses.isActive, true)))
  return found
}

/** How a widget looks: of the owner's own rules, what is allowed. `brand` is the business's accent colour. */
export function lookOf(settings: WidgetSettings, brand: string | null = null): WidgetLook {
  const { theme, paper, ink, star, font, radius, density, hasStars, hasDates, height } = settings
  const accent = widgetAccent(brand)
  const { style } = readStyle(settings.style, { ...settings, accent })
  const hasAvatars = settings.hasAvatars || themes[theme].hasInitials === true
  return {
    theme,
    paper,
    ink,
    star,
    accent,
    font,
    radius,
    density,
    hasStars,
    hasAvatars,
    hasDates,
    height,
    style,
  }
}
