import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { ReviewCard } from '#app/features/reviews/review-card.tsx'
import { now } from '#app/platform/clock.ts'

type ReplyPreviewProps = {
  entry: PublicReview
  businessName: string
  text: string
  before: { at: string } | null
}

/** The card of the public page, with this reply. */
export function ReplyPreview({ entry, businessName, text, before }: ReplyPreviewProps) {
  const at = now().toISOString()
  const words = text.trim()
  const reply = words ? { text: words, repliedAt: before?.at ?? at, editedAt: before && at } : null
  return (
    <section aria-label="As the public will see it" className="border-y border-rule py-4">
      <p className="mb-4 text-xs text-muted">
        {reply ? 'As the public will see it' : 'As the public sees it now, without a reply'}
      </p>
      <ReviewCard businessName={businessName} entry={{ ...entry, reply }} />
    </section>
  )
}
