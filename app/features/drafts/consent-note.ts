import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { type ContentUse, contentUses } from './content.vocabulary.ts'

const agreed: Record<ConsentScope, string> = {
  show: 'Only reviews whose authors agreed that you show them on your own website.',
  marketing: 'Only reviews whose authors agreed that you quote them in social media posts and advertising.',
}

/** Names the reviews that are offered for a use. */
export const consentNote = (use: ContentUse) => agreed[contentUses[use].needs]
