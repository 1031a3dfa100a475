import { exampleReview, type PublicReview } from '#app/features/reviews/public-review.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { days, now } from '#app/platform/clock.ts'
import { type SampleSite, sampleReviewsBySite } from './sample-sites.ts'

/** Made-up customers of the demo's bakery, unhappy ones included. */
const authors = [
  'Vusi N.',
  'Ewa Malik',
  'Abel',
  'Ian Prewett',
  'Zofia',
  'Nadine & Ray',
  'Lorelei Banks',
  'Hilary Croft',
  'nursery office, Orchard Row',
  'Sandra Cho',
  'Malik R.',
  'Vincent A.',
  'Obinna',
  'Gerald',
  'Fatou N.',
  'Luca',
  'Ronnie',
  'Terry W',
  'Josephine K.',
  'Hal Rutter',
  'Xiomara',
  'Frances Iveson',
  'Douglas Firth',
  'Tim Roe',
  'Alison Dray',
  'Jill S',
  'R. Pemberton',
  'Hugh Prentice',
]

/**
 * The demo's reviews that are in its rating, newest first, or a few of them, for pages that need an example even if no
 * demo was seeded; or those of another shop that we made up.
 */
export async function listSampleReviews(which: 'all' | 'few' | SampleSite): Promise<PublicReview[]> {
  const today = Math.floor(now().getTime() / days(1)) * days(1)
  return (
    which === 'cycles' || which === 'dental'
      ? sampleReviewsBySite[which]
      : await loadBakeryReviews(which === 'few')
  )
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .map(({ daysAgo, rating, title, text, author, provenance, reply }) => {
      const writtenAt = new Date(today - days(daysAgo))
      return exampleReview({
        id: `sample-${daysAgo}`,
        rating,
        title,
        text,
        authorName: author,
        writtenAt: writtenAt.toISOString(),
        provenance: provenance as Provenance,
        language: 'en',
        reply: reply && { text: reply.text, repliedAt: writtenAt.toISOString(), editedAt: null },
      })
    })
}

/** The texts are loaded only when they are needed. */
async function loadBakeryReviews(isFew: boolean) {
  const { default: told } = await import('#seeds/bakery/reviews.json', { with: { type: 'json' } })
  return told
    .filter(({ state, provenance }) => state === 'published' && provenance !== 'imported')
    .filter(({ author }) => !isFew || authors.includes(author))
}
