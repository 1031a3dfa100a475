import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import {
  type ChallengeReason,
  challengeReasonHelp,
  challengeReasons,
  challengeReasonText,
  isHiddenAtOnce,
} from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { reviewLimits, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { RadioGroup } from '#app/ui/radio.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import type { CoveredReview } from './challenging.server.ts'

type ChallengeFormProps = {
  review: CoveredReview
  reason: ChallengeReason | null
  /** The first step was submitted without a choice. */
  isReasonMissing: boolean
  result: FormResult | undefined
}

/** Two steps: the reason, then the grounds. This page never receives stars or sentiment. */
export function ChallengeForm({ review, reason, isReasonMissing, result }: ChallengeFormProps) {
  return (
    <article
      aria-label="Challenge a review"
      className="grid max-w-[820px] content-start gap-8 px-(--gutter) pt-6 pb-16"
    >
      <p className="text-sm">
        <Link to={`/business/reviews?review=${review.id}`}>Back to the review</Link>
      </p>
      <section aria-label="The review" className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <span className="font-medium wrap-anywhere">{review.authorName}</span>
          <Provenance kind={review.provenance} />
          <span className="text-xs text-muted">
            <Time as="date" at={review.writtenAt} />
          </span>
        </p>
        {review.title && <h2 className="text-xl break-words">{review.title}</h2>}
        <p className="quote text-lg break-words whitespace-pre-line" dir="auto">
          {textOrNone(review)}
        </p>
        <p className="text-xs text-muted">
          Its stars are not shown here: they are not a reason. The operator decides without them too.
        </p>
      </section>
      {reason ? (
        <Grounds result={result} reason={reason} review={review} />
      ) : (
        <Reasons isMissing={isReasonMissing} review={review} />
      )}
    </article>
  )
}

function Reasons({ review, isMissing }: { review: CoveredReview; isMissing: boolean }) {
  return (
    <Form className="grid gap-6 border-t border-rule pt-5" method="get">
      <input name="review" type="hidden" value={review.id} />
      <input name="step" type="hidden" value="2" />
      <RadioGroup
        error={isMissing ? 'Please choose a reason' : undefined}
        label="1 of 2: What is wrong with it?"
        name="reason"
        options={challengeReasons.map((value) => ({
          value,
          label: challengeReasonText[value],
          help: challengeReasonHelp[value],
        }))}
      />
      <p className="text-sm text-muted">
        Being unfair or hurtful is not a reason. You can reply to it in public instead.
      </p>
      <div>
        <Button kind="primary">Continue</Button>
      </div>
    </Form>
  )
}

type GroundsProps = { review: CoveredReview; reason: ChallengeReason; result: FormResult | undefined }

function Grounds({ review, reason, result }: GroundsProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  useFocusFirstError(form, result)
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <Form className="grid gap-6 border-t border-rule pt-5" method="post" noValidate ref={form}>
      <FormError text={message ?? errors.reason} />
      <input name="review" type="hidden" value={review.id} />
      <input name="reason" type="hidden" value={reason} />
      <p className="text-sm">
        Reason: <strong className="font-medium">{challengeReasonText[reason].toLowerCase()}</strong>.{' '}
        <Link to={`?review=${review.id}`}>Choose another</Link>
      </p>
      <TextArea
        defaultValue={values.grounds}
        error={errors.grounds}
        help="The author and the operator will read this. Say which words you mean and how you know."
        label="2 of 2: Your grounds"
        limit={reviewLimits.grounds.max}
        name="grounds"
        rows={5}
      />
      <p className="max-w-measure text-sm text-muted">
        {isHiddenAtOnce(reason)
          ? 'The review is hidden at once, unless the operator has already kept this text public for the same reason. A public notice with the date and the reason takes its place until the operator removes or restores the review within three days.'
          : 'The review stays public and is marked as challenged. We notify its author. The operator decides within three days.'}{' '}
        The challenge is recorded in the log.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isSending} kind="primary">
          {isSending ? 'Sending' : 'Challenge the review'}
        </Button>
        <ButtonLink kind="quiet" to={`/business/reviews?review=${review.id}`}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  )
}
