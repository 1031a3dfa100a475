import { Form } from 'react-router'
import type { HeldReview } from '#app/features/moderation/held-reviews.server.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { failedCheckText, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import { countOf } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'

type HeldReviewsProps = { held: HeldReview[]; result?: FormResult }

/** Reviews that failed a check. Stars are hidden because they must not influence the decision. */
export function HeldReviews({ held, result }: HeldReviewsProps) {
  return (
    <>
      {held.length === 0 ? (
        <EmptyState title="Nothing to decide">
          Reviews that fail an automatic check appear here. We promise their authors a decision within three
          days.
        </EmptyState>
      ) : (
        <section aria-labelledby="held" className="grid gap-2">
          <h2 className="text-xl" id="held">
            {countOf(held.length, 'review')} to decide
          </h2>
          <p className="text-sm text-muted">
            Decide within three days, by the text alone. Stars are hidden because they must not influence the
            decision.
          </p>
          <ol className="border-t border-rule">
            {held.map((review) => (
              <li className="border-b border-line py-7" key={review.reviewId}>
                <HeldReviewItem
                  result={result?.values.reviewId === review.reviewId ? result : undefined}
                  review={review}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function HeldReviewItem({ review, result }: { review: HeldReview; result?: FormResult }) {
  const { values = {}, errors = {}, message } = result ?? {}
  const id = review.reviewId
  const ids = (
    <>
      <input name="businessId" type="hidden" value={review.businessId} />
      <input name="reviewId" type="hidden" value={id} />
      <input name="version" type="hidden" value={review.version} />
    </>
  )
  return (
    <article className="grid gap-4">
      <p className="text-sm text-muted">
        {review.authorName} about {review.businessName}. Held since <Time at={review.heldAt} />. Due{' '}
        <Time at={review.decideBy} />.
      </p>
      <ul className="text-sm font-medium text-danger">
        {review.failedChecks.map((check) => (
          <li key={check}>{failedCheckText[check]}</li>
        ))}
      </ul>
      <blockquote className="border-l border-control pl-4 font-serif text-lg whitespace-pre-line">
        {review.title && <p className="font-medium">{review.title}</p>}
        <p dir="auto">{textOrNone(review)}</p>
      </blockquote>
      {message && <FormError text={message} />}
      <Form method="post">
        {ids}
        <Button kind="primary" name="decision" value="publish">
          Publish
        </Button>
      </Form>
      <details open={Boolean(result)}>
        <summary className="cursor-pointer text-sm underline underline-offset-4">Refuse</summary>
        <Form className="mt-4 grid gap-4" method="post">
          {ids}
          <Select
            defaultValue={values.reason ?? ''}
            error={errors.reason}
            id={`reason-${id}`}
            label="Reason"
            name="reason"
            options={challengeReasons.map((reason) => ({
              value: reason,
              label: challengeReasonText[reason],
            }))}
            prompt="Choose a reason"
          />
          <TextArea
            defaultValue={values.note}
            error={errors.note}
            help="The author will read this."
            id={`note-${id}`}
            label="What is wrong, and how to fix it"
            limit={1000}
            name="note"
            rows={3}
          />
          <Button className="justify-self-start" kind="danger" name="decision" value="refuse">
            Refuse the review
          </Button>
        </Form>
      </details>
    </article>
  )
}
