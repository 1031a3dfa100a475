import type { QuestionAnswer } from '#app/features/form-questions/question.vocabulary.ts'
import { fillWords } from '#app/languages/languages.ts'
import { besideReview } from '#app/languages/review.en.ts'
import { labelFor } from '#app/ui/provenance-label.ts'
import type { PublicColumns, Review } from './review.table.ts'
import { type ChallengeReason, isCounted, type Provenance } from './review.vocabulary.ts'

/**
 * A review as the public may read it, without email address, order number or anything only the owner may
 * know.
 */
export type PublicReview = PublicColumns & {
  kind: 'review'
  /** Of the text, as a BCP 47 tag. Null while nobody could tell. */
  language: string | null
  /** ISO 8601, as are all times here. */
  writtenAt: string
  provenance: Provenance
  challenge: { since: string; reason: ChallengeReason | null } | null
  /** Each time its author changed it, the oldest first: when, and how many stars it had until then. */
  edits: { at: string; ratingBefore: number }[]
  reply: { text: string; repliedAt: string; editedAt: string | null } | null
  /** What was said to those of the business's questions that said, when they were put, that it would be shown. */
  answers: { question: string; text: string }[]
  /** Those that an operator has looked at, in the order in which they were added. */
  photos: Photo[]
  /** Null if the review is about the business. */
  product: ReviewedProduct | null
}

/** `reference` is the business's own number. */
export type ReviewedProduct = { id: string; reference: string; name: string }

/** The public notice in place of a removed review, or of words that are hidden while a challenge is open. */
export type Tombstone = {
  kind: 'tombstone'
  id: string
  rating: number
  writtenAt: string
  /** When the review was removed, or its words were hidden. */
  removedAt: string
  reason: ChallengeReason
  /** False while the words are hidden and the operator has yet to decide. */
  isDecided: boolean
  /** Its stars are part of the rating: until the decision, and only if they were before. */
  counts: boolean
}

export type PublicEntry = PublicReview | Tombstone

type PublicRow = Pick<
  Review,
  'businessId' | 'state' | 'writtenAt' | 'provenance' | 'removedAt' | 'removedReason'
> & {
  shown: PublicColumns
  language: string | null
  hiddenAt: Date | null
  hiddenReason: ChallengeReason | null
  challengedAt: Date | null
  challengeReason: ChallengeReason | null
  edits: { at: string; ratingBefore: number }[]
  replyText: string | null
  repliedAt: Date | null
  replyEditedAt: Date | null
  answers: QuestionAnswer[] | null
  photos: PhotoRow[]
  product: ReviewedProduct | null
}

export function publicEntry(row: PublicRow): PublicEntry {
  return row.state === 'removed' || row.hiddenAt ? tombstone(row) : publicReview(row)
}

/** Null for a text whose language nobody could tell, and for no text. */
export const statedLanguage = (language: string | null) =>
  language === 'und' || language === 'zxx' ? null : language

export function publicReview(row: PublicRow): PublicReview {
  return {
    kind: 'review',
    ...row.shown,
    language: statedLanguage(row.language),
    writtenAt: row.writtenAt.toISOString(),
    provenance: row.provenance!,
    challenge: row.challengedAt && {
      since: row.challengedAt.toISOString(),
      reason: row.challengeReason,
    },
    edits: row.edits.map(({ at, ratingBefore }) => ({ at: new Date(at).toISOString(), ratingBefore })),
    reply: publicReply(row),
    answers: shownAnswers(row.answers),
    photos: row.photos.map((photo) => publicPhoto(row.businessId, photo)),
    product: row.product,
  }
}

type Example = Partial<PublicReview> &
  Pick<PublicReview, 'id' | 'rating' | 'title' | 'text' | 'authorName' | 'writtenAt' | 'provenance'>

/** A review that was never published, for pages that show what one looks like. */
export const exampleReview = (example: Example): PublicReview => ({
  kind: 'review',
  language: null,
  importSource: null,
  challenge: null,
  edits: [],
  reply: null,
  answers: [],
  incentive: null,
  photos: [],
  product: null,
  ...example,
})

/** Decided when the question was put: neither side can change it afterwards. */
function shownAnswers(answers: QuestionAnswer[] | null): PublicReview['answers'] {
  return (answers ?? []).flatMap(({ isPublic, question, text }) => (isPublic ? [{ question, text }] : []))
}

function tombstone(row: PublicRow): Tombstone {
  return {
    kind: 'tombstone',
    id: row.shown.id,
    rating: row.shown.rating,
    writtenAt: row.writtenAt.toISOString(),
    removedAt: (row.hiddenAt ?? row.removedAt!).toISOString(),
    reason: row.hiddenReason ?? row.removedReason!,
    isDecided: row.hiddenAt === null,
    counts: row.hiddenAt !== null && isCounted(row.provenance),
  }
}

function publicReply({ replyText, repliedAt, replyEditedAt }: PublicRow): PublicReview['reply'] {
  if (replyText === null || !repliedAt) return null
  const isEdited = replyEditedAt && replyEditedAt > repliedAt
  return {
    text: replyText,
    repliedAt: repliedAt.toISOString(),
    editedAt: isEdited ? replyEditedAt.toISOString() : null,
  }
}

/** What a badge says: "Verified purchase", "Imported from Acme". */
export function provenanceLabel({
  provenance,
  importSource,
}: Pick<PublicReview, 'provenance' | 'importSource'>) {
  return labelFor(provenance, importSource)
}

/** The same words wherever a review is shown. */
export const incentiveText = (incentive: string) => fillWords(besideReview.incentive, { incentive })

/** As the public sees it; addresses are paths of this site. With a video, the photo is its poster. */
export type Photo = {
  id: string
  address: string
  small: string
  width: number
  height: number
  video: Video | null
}

export type Video = {
  address: string
  type: string
  seconds: number
  /** Address of the WebVTT file; null without captions. */
  captions: string | null
  /** Browsers without this codec show the poster. */
  isPlayedEverywhere: boolean
}

export type PhotoRow = {
  id: string
  width: number
  height: number
  videoType: string | null
  videoCodec: string | null
  seconds: number | null
  hasCaptions: boolean
}

export function publicPhoto(businessId: string, row: PhotoRow): Photo {
  const { id, width, height, videoType, videoCodec, seconds, hasCaptions } = row
  const path = `/business/${businessId}/photos/${id}`
  return {
    id,
    width,
    height,
    address: `${path}.jpg`,
    small: `${path}-small.jpg`,
    video:
      videoType === null || seconds === null
        ? null
        : {
            address: `${path}-video`,
            type: videoType,
            seconds,
            captions: hasCaptions ? `${path}.vtt` : null,
            isPlayedEverywhere: videoCodec === 'avc' || videoCodec === 'vp8' || videoCodec === 'vp9',
          },
  }
}
