import { inArray, ne, type SQL, sql } from 'drizzle-orm'
import { isCurrent } from '#app/features/analyses/analyse-reviews.server.ts'
import type { SentenceSentiment, Side } from '#app/features/analyses/analysis.schema.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { isOneOf, listPublishedReviews } from '#app/features/published-reviews/listing.server.ts'
import { readView } from '#app/features/published-reviews/public-view.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { isReadable } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { renderOf } from '#app/features/widgets/render-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { findFirstWidget } from '#app/features/widgets/widgets.server.ts'
import type { Language } from '#app/languages/languages.ts'
import { assumeHalfMatch, type Database, hideLimitFromPlanner } from '#app/platform/database.server.ts'
import {
  type ContentChoice,
  type ContentUse,
  contentUses,
  quoteLengths,
  readChoice,
} from './content.vocabulary.ts'
import { type Piece, writePieces } from './content-texts.server.ts'
import { type CardProblem, drawCard, readLogo } from './draw-card.server.ts'

export type Card = { reviewId: string; author: string; problem: CardProblem | null }
/** `used`: how many of the chosen reviews may be used so. */
export type Content = { used: number; cards: Card[]; pieces: Piece[] }

export type OfferedReview = Omit<QuotableReview, 'sentences' | 'judgements'>

/** If nothing was chosen, quotes the review that serves best, of those in the business's language if there are any. Made of the reviews as they are now: nothing is stored. */
export async function readContentPage(db: Database, business: Business, address: URLSearchParams) {
  const asked = readChoice(address, business.language)
  const { query } = readView(address)
  const [found, chosen] = await Promise.all([
    offerQuotable(db, business.id, asked.use, query),
    findQuotable(db, business.id, asked.use, asked.reviewIds),
  ])
  const own = found.find(({ language }) => language === business.language)
  const best = asked.reviewIds.length > 0 ? [] : own ? [own] : found.slice(0, 1)
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

/** What a review surely praises or criticises, and the sentence that does. */
type Judgement = { topic: string; term: string; side: Side; start: number; end: number }
export type QuotableReview = PublicReview & { sentences: SentenceSentiment[]; judgements: Judgement[] }

const most = { lookedAt: 2000, read: 60, offered: 5 }

/** Those of these reviews that may be quoted for this use, in the order of the ids. */
async function findQuotable(db: Database, businessId: string, use: ContentUse, ids: string[]) {
  if (ids.length === 0) return []
  const found = await listQuotable(db, businessId, use, [isOneOf(ids)])
  return ids.flatMap((id) => found.find((review) => review.id === id) ?? [])
}

/** The reviews to choose from: among the newest that may be quoted, the surest praise of a good length first. */
async function offerQuotable(db: Database, businessId: string, use: ContentUse, query: string | null) {
  const newest = query ? [] : [isAmongNewest(businessId)]
  const found = await listQuotable(db, businessId, use, newest, query)
  return found.toSorted((one, other) => worthOf(other, use) - worthOf(one, use)).slice(0, most.offered)
}

/** So that a filter which few reviews pass does not read all of them. */
const isAmongNewest = (businessId: string) => sql`${reviews.writtenAt} >= coalesce((
  select b.written_at from ${reviews} b where b.business_id = ${businessId}
  order by b.written_at desc, b.id desc offset ${hideLimitFromPlanner(most.lookedAt - 1)} limit 1), '-infinity')`

/**
 * The only query for reviews to quote: their words are public now, analysed as they are, and their authors agreed to this use.
 * Never one of an insider, nor an imported one, whose author nobody asked.
 */
async function listQuotable(
  db: Database,
  businessId: string,
  use: ContentUse,
  also: SQL[],
  query: string | null = null,
): Promise<QuotableReview[]> {
  const isAgreed = [
    isReadable,
    inArray(reviews.provenance, [...countedProvenances]),
    ne(reviews.text, ''),
    sql`${contentUses[use].needs} = any(${reviews.consentScopes})`,
  ].map(assumeHalfMatch)
  const { entries } = await listPublishedReviews(db, {
    query,
    businessId,
    limit: most.read,
    also: [...isAgreed, ...also],
  })
  const { rows } = await db.execute<{ id: string } & Pick<QuotableReview, 'sentences' | 'judgements'>>(sql`
    select r.id, n.sentences, coalesce(said.judgements, '[]') as judgements from unnest(${sql.param(entries.map(({ id }) => id))}::uuid[]) as listed (id)
    join ${reviews} r on r.business_id = ${businessId} and r.id = listed.id
    join ${analyses} n on n.business_id = r.business_id and n.review_id = r.id and ${isCurrent}
    cross join lateral (select json_agg(json_build_object('topic', m.topic, 'term', m.term, 'side', m.quote_side, 'start',
        m.quote_start, 'end', m.quote_end) order by m.quote_start, m.topic) as judgements
      from ${mentions} m where m.business_id = r.business_id and m.review_id = r.id and m.quote_side is not null
        and m.kind in ('thing', 'product')) said`)
  return entries.flatMap((entry) => {
    const analysis = rows.find(({ id }) => id === entry.id)
    return entry.kind === 'review' && analysis ? [{ ...entry, ...analysis }] : []
  })
}

/** In characters: less says too little. */
const shortest = 15

const wholeSentences = /^\p{Lu}.*[.!]$/su

/** How well a review serves as a quote: clearly praise, no complaint, of a good length and in whole sentences. */
function worthOf({ rating, text, sentences }: QuotableReview, use: ContentUse) {
  const sure = (label: string) => sentences.filter((each) => each.shown && each.label === label).length
  const isGoodLength = text.length >= shortest && text.length <= contentUses[use].good
  const worth = 2 * rating + Math.min(sure('positive'), 3) - 3 * sure('negative')
  return worth + (isGoodLength ? 4 : 0) + (wholeSentences.test(text) ? 1 : 0)
}
