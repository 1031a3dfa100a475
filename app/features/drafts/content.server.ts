import type { Business } from '#app/features/businesses/business.table.ts'
import { checkCitations } from '#app/features/citations/citing.server.ts'
import { isolated } from '#app/features/widgets/widget-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { quoteLengths } from './content.vocabulary.ts'
import type { ContentChoice } from './content-choice.ts'
import {
  type Asked,
  type Draft,
  draftAds,
  draftEmail,
  draftOwnPage,
  draftPosts,
} from './content-texts.server.ts'
import { type Material, readMaterial } from './material.server.ts'
import { draftOutline } from './outline.server.ts'
import { type CardProblem, drawCard, readLogo } from './quote-card.server.ts'

/** A text to copy, or why there is none. */
export type Piece = {
  id: string
  label: string
  isCode: boolean
  length: { is: number; most: number } | null
} & ({ text: string } | { problem: string })
export type Card = { reviewId: string; author: string; problem: CardProblem | null }
/** `used`: how many of the chosen reviews may be used so. */
export type Content = { used: number; cards: Card[]; pieces: Piece[] }

const drafting: Record<Exclude<ContentChoice['use'], 'card'>, (asked: Asked) => Draft[]> = {
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
  const drafts = drafting[choice.use]({ material, most, tone: choice.tone })
  return {
    used,
    cards: [],
    pieces: await Promise.all(drafts.map((draft) => checked(db, business, material, draft))),
  }
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

/** The last check of every text: all its sentences may be shown now, or it is not. */
async function checked(db: Database, business: Business, material: Material, draft: Draft): Promise<Piece> {
  const { id, label, isCode = false, length = null } = draft
  const piece = { id, label, isCode, length }
  if ('problem' in draft) return { ...piece, problem: draft.problem }
  const names = [business.name, ...material.reviews.map(({ shown }) => shown.author)].map(isolated)
  const sentences = await checkCitations(db, business.id, draft.sentences, { names })
  return sentences.length === draft.sentences.length
    ? { ...piece, text: draft.text }
    : { ...piece, problem: 'One of the reviews has just changed. Please choose again.' }
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
