import type { Rating } from '../../sentiment/judge-sentiment.ts'
import type { OwnReview } from '../own-reviews.ts'
import type { GoldTerm, Polarity } from './datasets.ts'

/** `terms` are spans of the whole text; `implied` are things judged without a name. */
export type OwnAspects = {
  text: string
  stars: Rating
  terms: (GoldTerm & { topic: string })[]
  implied: { polarity: Polarity; topic: string }[]
}

const polarities: Polarity[] = ['negative', 'neutral', 'positive']

/** What our own everyday reviews judge. */
export const ownAspects = (reviews: OwnReview[]) => reviews.map(aspectsOf)

/** A term that stands there twice is taken where it stands first and no other term is. */
function aspectsOf({ text, stars, aspects }: OwnReview): OwnAspects {
  const review: OwnAspects = { text, stars, terms: [], implied: [] }
  for (const [term, label, topic] of aspects) {
    const polarity = polarities[label] as Polarity
    const start = term === null ? -1 : placeOf(text, term, review.terms)
    if (term === null || start < 0) review.implied.push({ polarity, topic })
    else review.terms.push({ start, end: start + term.length, polarity, topic })
  }
  return review
}

function placeOf(text: string, term: string, taken: GoldTerm[]): number {
  let at = text.indexOf(term)
  while (at >= 0 && taken.some((t) => t.start < at + term.length && at < t.end))
    at = text.indexOf(term, at + 1)
  return at
}
