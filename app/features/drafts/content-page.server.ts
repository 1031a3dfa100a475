import type { Business } from '#app/features/businesses/business.table.ts'
import { type PublicFilter, readView } from '#app/features/published-reviews/public-view.ts'
import { listChoices } from '#app/features/widget-editor/choices.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Content, makeContent } from './content.server.ts'
import { type ContentChoice, readChoice } from './content-choice.ts'
import { offerReviews, readUsable, type UsableReview } from './usable-reviews.server.ts'

export type OfferedReview = Pick<
  UsableReview,
  'id' | 'authorName' | 'rating' | 'title' | 'text' | 'language' | 'writtenAt' | 'provenance'
>

export type ContentPageData = {
  choice: ContentChoice
  filter: PublicFilter
  offered: OfferedReview[]
  topics: string[]
  languages: string[]
  content: Content
}

/** Without a choice, of the review that serves best. */
export async function readContentPage(
  db: Database,
  business: Business,
  query: URLSearchParams,
): Promise<ContentPageData> {
  const asked = readChoice(query, business.language)
  const filter = readView(query)
  const [found, chosen, { topics, languages }] = await Promise.all([
    offerReviews(db, business.id, { use: asked.use, filter }),
    readUsable(db, business.id, asked),
    listChoices(db, business.id, []),
  ])
  const reviewIds = asked.reviewIds.length > 0 ? asked.reviewIds : found.slice(0, 1).map(({ id }) => id)
  const choice = { ...asked, reviewIds }
  const others = found.filter(({ id }) => chosen.every((review) => review.id !== id))
  return {
    choice,
    filter,
    offered: [...chosen, ...others].map(offeredOf),
    topics,
    languages,
    content: await makeContent(db, business, choice),
  }
}

const offeredOf = (review: UsableReview): OfferedReview => {
  const { id, authorName, rating, title, text, language, writtenAt, provenance } = review
  return { id, authorName, rating, title, text, language, writtenAt, provenance }
}
