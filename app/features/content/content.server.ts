import type { Business } from '#app/features/businesses/business.table.ts'
import { readView } from '#app/features/published-reviews/public-view.ts'
import { renderOf } from '#app/features/widgets/render-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { findFirstWidget } from '#app/features/widgets/widgets.server.ts'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type ContentChoice, quoteLengths, readChoice } from './content.vocabulary.ts'
import { type Piece, writePieces } from './content-texts.server.ts'
import { type CardProblem, drawCard, readLogo } from './draw-card.server.ts'
import { findQuotable, offerQuotable, type QuotableReview } from './quotable-reviews.server.ts'

export type Card = { reviewId: string; author: string; problem: CardProblem | null }
/** `used`: how many of the chosen reviews may be used so. */
export type Content = { used: number; cards: Card[]; pieces: Piece[] }

export type OfferedReview = Omit<QuotableReview, 'sentences' | 'judgements'>

/** If nothing was chosen, quotes the review that serves best. Made of the reviews as they are now: nothing is stored. */
export async function readContentPage(db: Database, business: Business, address: URLSearchParams) {
  const asked = readChoice(address, business.language)
  const { query } = readView(address)
  const [found, chosen] = await Promise.all([
    offerQuotable(db, business.id, asked.use, query),
    findQuotable(db, business.id, asked.use, asked.reviewIds),
  ])
  const best = asked.reviewIds.length > 0 ? [] : found.slice(0, 1)
  const others = found.filter(({ id }) => chosen.every((review) => review.id !== id))
  return {
    choice: { ...asked, reviewIds: [...asked.reviewIds, ...best.map(({ id }) => id)] },
    query,
    offered: [...chosen, ...others].map(({ sentences: _, judgements: __, ...review }) => review),
    content: await makeContent(db, business, asked, [...chosen, ...best]),
  }
}
export type ContentPageData = Awaited<ReturnType<typeof readContentPage>>

async function makeContent(
  db: Database,
  business: Business,
  choice: ContentChoice,
  reviews: QuotableReview[],
): Promise<Content> {
  const used = reviews.length
  if (used === 0) return { used, cards: [], pieces: [] }
  const material = await arrange(db, business, reviews, choice.use === 'outline' ? 'en' : choice.language)
  if (choice.use !== 'card') {
    const { most } = quoteLengths[choice.length]
    return { used, cards: [], pieces: writePieces(choice.use, { material, most }) }
  }
  const logo = await readLogo(db, business)
  const cards = material.reviews.map(async (each) => {
    const drawn = await drawCard(material, each, logo, choice)
    const { id, authorName } = each.review
    return { reviewId: id, author: authorName, problem: 'problem' in drawn ? drawn.problem : null }
  })
  return { used, cards: await Promise.all(cards), pieces: [] }
}

/** The picture of one review; null unless it may be used and drawn now. */
export async function makeCard(db: Database, business: Business, choice: ContentChoice) {
  const reviews = await findQuotable(db, business.id, 'card', choice.reviewIds.slice(0, 1))
  const material = await arrange(db, business, reviews, choice.language)
  const [quotable] = material.reviews
  if (!quotable) return null
  const drawn = await drawCard(material, quotable, await readLogo(db, business), choice)
  return 'svg' in drawn ? drawn.svg : null
}

/** Gathers what contents are made of, with the facts and colours of the owner's first widget. */
async function arrange(db: Database, business: Business, reviews: QuotableReview[], language: Language) {
  const widget = await findFirstWidget(db, business.id)
  const settings = {
    ...(widget?.settings ?? widgetSettings.parse({})),
    language,
    select: 'picked' as const,
    picked: reviews.map(({ id }) => id),
  }
  const drawn = await renderOf(db, business, { id: business.id, kind: 'list', settings })
  return {
    business: business.name,
    language,
    reviews: reviews.flatMap((review) => {
      const shown = drawn.reviews.find(({ id }) => id === review.id)
      return shown ? [{ review, shown }] : []
    }),
    selection: drawn.texts.label,
    rating: drawn.rating && `${drawn.texts.stars}, ${drawn.texts.rating}`,
    page: drawn.links.all,
    look: drawn.look,
  }
}
