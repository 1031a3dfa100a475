import type { ReportGround } from '#app/features/moderation/case.vocabulary.ts'
import type { Provenance } from '#app/features/reviews/review.vocabulary.ts'
import { englishLabels } from '#app/ui/provenance-label.ts'
import { plural } from './languages.ts'

// The English words beside a review: a file of their own, because pages that a browser renders need no other messages.

/** Why a review may be challenged or removed, inside a sentence. */
export const reasons = {
  personal_data: 'personal data',
  hate_or_threats: 'hate or threats',
  unlawful: 'unlawful content',
  spam: 'spam or advertising',
  not_about_business: 'not about this business',
  duplicate: 'duplicate',
  conflict_of_interest: 'conflict of interest',
  fake: 'fake',
  child_abuse: 'child sexual abuse',
} satisfies Record<ReportGround, string>

/** Beside a review on a page and in a widget. */
export const besideReview = {
  stars: '{rating} out of 5 stars',
  photo: 'Photo {number} by {author}',
  video: 'Video by {author}',
  provenance: englishLabels.provenance satisfies Record<Provenance, string>,
  importedFrom: englishLabels.importedFrom,
  challenged: 'Challenged by {business}',
  incentive: 'Given an incentive: {incentive}',
}

/** A review on a page. Places such as `{date}` and `{challenged}` are filled with elements. */
export const review = {
  meanings: englishLabels.meanings satisfies Record<Provenance, string>,
  starCount: plural({ one: '{count} star', other: '{count} stars' }),
  report: 'Report',
  reportReview: 'Report the review by {author}',
  reportReply: 'Report the reply by {business}',
  captions: 'Captions',
  notPlayed: 'Some browsers cannot play this video and show a picture of it.',
  edited: 'Edited by its author on {date}',
  editedStars: 'Edited by its author on {date}: from {before} to {stars}',
  challengedOn: '{challenged} on {date}. The operator decides; until then it stays public.',
  challengedAs: '{challenged} as “{reason}” on {date}. The operator decides; until then it stays public.',
  replyBy: '{business} replies:',
  replyEdited: '{date}, changed on {edited}',
  isRemoved: 'Removed',
  removedOn: 'A review with {stars} stood here. It was removed on {date}: {reason}.',
  hiddenSince:
    'The words of this review have been hidden since {date}: {business} challenged it as “{reason}”, and our own check found that in the text.',
  stillCounts: 'Its stars still count.',
  operatorDecides: 'The operator decides.',
}

/** Of filtered reviews. */
export const sources = {
  order: 'verified purchases',
  invited: 'invited',
  confirmed: 'with a confirmed address',
  insider: 'by insiders',
  imported: 'imported',
} satisfies Record<Provenance, string>
