import type { ReactNode } from 'react'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countOf } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'

type NotEnoughReviewsProps = {
  count: number
  sample: ReactNode
  /** Shown on the page once there are more of them: "this page shows …". */
  children: ReactNode
}

/** In place of a page that says nothing below the minimum. */
export function NotEnoughReviews({ count, sample, children }: NotEnoughReviewsProps) {
  return (
    <EmptyState
      action={
        <ButtonLink kind="primary" to="/business/invitations">
          Invite customers
        </ButtonLink>
      }
      sample={sample}
      title="Not enough reviews yet"
    >
      {count === 0 ? 'You have no reviews yet' : `You have ${countOf(count, 'review')} so far`}. With{' '}
      {countOf(fewestReviews - count, 'more review', 'more reviews')}, {children}
    </EmptyState>
  )
}
