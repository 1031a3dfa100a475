import type { Business } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { quoteLengths } from './content.vocabulary.ts'
import type { ContentChoice } from './content-choice.ts'
import {
  type Asked,
  draftAds,
  draftEmail,
  draftOwnPage,
  draftPosts,
  type Piece,
} from './content-texts.server.ts'
import { type Material, readMaterial } from './material.server.ts'
import { draftOutline } from './outline.server.ts'
import { type CardProblem, drawCard, readLogo } from './quote-card.server.ts'

export type Card = { reviewId: string; author: string; problem: CardProblem | null }
/** `used`: how many of the chosen reviews may be used so. */
export type Content = { used: number; cards: Card[]; pieces: Piece[] }

const drafting: Record<Exclude<ContentChoice['use'], 'card'>, (asked: Asked) => Piece[]> = {
  post: draftPosts,
  email: draftEmail,
  ad: draftAds,
  outline: draftOutline,
  page: draftOwnPage,
}

/** Made of the reviews as they are now: nothing is kept. */
export async function makeContent(db: Database, business: Business, choice: ContentChoice): Promise<Content> {
  const language = choice.use === 'outline' ? 'en' : choice.language
  const material = await readMaterial(db, business, { ...choice, language })
  const used = material.reviews.length
  if (used === 0) return { used, cards: [], pieces: [] }
  if (choice.use === 'card')
    return { used, cards: await makeCards(db, business, material, choice), pieces: [] }
  const { most } = quoteLengths[choice.length]
  return { used, cards: [], pieces: drafting[choice.use]({ material, most, tone: choice.tone }) }
}

async function makeCards(db: Database, business: Business, material: Material, choice: ContentChoice) {
  const logo = await readLogo(db, business)
  return Promise.all(
    material.reviews.map(async (each) => {
      const drawn = await drawCard(material, each, logo, choice)
      const { id, authorName } = each.review
      return { reviewId: id, author: authorName, problem: 'problem' in drawn ? drawn.problem : null }
    }),
  )
}

/** The picture of one review; null unless it may be used and drawn now. */
export async function makeCard(
  db: Database,
  business: Business,
  choice: ContentChoice,
): Promise<string | null> {
  const asked = { ...choice, use: 'card' as const, reviewIds: choice.reviewIds.slice(0, 1) }
  const material = await readMaterial(db, business, asked)
  const [quotable] = material.reviews
  if (!quotable) return null
  const drawn = await drawCard(material, quotable, await readLogo(db, business), choice)
  return 'svg' in drawn ? drawn.svg : null
}
