import { Form } from 'react-router'
import type { BusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Visitor } from './form-page.tsx'
import { type ChallengeReason, challengeReasonText, type ReviewState } from './review.vocabulary.ts'

type OwnReview = {
  rating: number
  title: string | null
  text: string
  state: ReviewState
  isHeld: boolean
  removedReason: ChallengeReason | null
  removedNote: string | null
}

/** What an author sees of their own review, and may do with it, without an account. */
export function AuthorsDesk({ business, review }: { business: BusinessFacts; review: OwnReview }) {
  const { rating, title, text, state } = review
  return (
    <Visitor business={business}>
      <div className="grid gap-7">
        <h1 className="text-4xl">{headlines[state]}</h1>
        <p>{explain(review, business.name)}</p>
        <blockquote className="grid gap-2 border-l border-control pl-4">
          <Stars rating={rating} />
          {title && <p className="font-serif text-xl">{title}</p>}
          <p className="font-serif whitespace-pre-line" dir="auto">
            {text}
          </p>
        </blockquote>
        {state === 'published' && (
          <details>
            <summary className="cursor-pointer text-sm underline underline-offset-4">
              Withdraw this review
            </summary>
            <Form className="mt-4 grid justify-items-start gap-3" method="post">
              <p className="text-sm text-muted">
                It leaves every page and every average. With this same link you can put it back.
              </p>
              <Button kind="danger" name="act" value="withdraw">
                Withdraw my review of {business.name}
              </Button>
            </Form>
          </details>
        )}
        {state === 'withdrawn' && (
          <Form method="post">
            <Button kind="primary" name="act" value="restore">
              Put it back
            </Button>
          </Form>
        )}
      </div>
    </Visitor>
  )
}

const headlines: Record<ReviewState, string> = {
  pending: 'Your review is not public yet',
  published: 'Your review is public',
  withdrawn: 'You withdrew your review',
  removed: 'Your review was not published',
}

function explain({ state, isHeld, removedReason, removedNote }: OwnReview, business: string) {
  if (state === 'published') return `It stands as you wrote it. ${business} cannot change or remove it.`
  if (state === 'withdrawn') return 'Nobody sees it, and it counts nowhere.'
  if (state === 'removed') {
    const reason = removedReason ? challengeReasonText[removedReason].toLowerCase() : 'not given'
    return `The operator of this service decided so. Reason: ${reason}. ${removedNote ?? ''}`
  }
  return isHeld
    ? 'An automatic check stopped at it. The operator of this service decides within three days.'
    : 'It waits for you to confirm your address.'
}
