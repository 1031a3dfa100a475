import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import {
  type ChallengeReason,
  challengeReasonHelp,
  challengeReasons,
  challengeReasonText,
  isCounted,
  reviewLimits,
  textOrNone,
} from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatPercent } from '#app/languages/format.ts'
import { periods } from '#app/periods.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/checkbox.tsx'
import { FormError, useFocusFirstError } from '#app/ui/form-error.tsx'
import { Provenance } from '#app/ui/provenance.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { leastOpenChallenges, openChallengeShare, recentDays, urgentReasons } from './case.vocabulary.ts'
import type { ChallengeAllowance, CoveredReview } from './challenge-review.server.ts'

type ChallengeFormProps = {
  review: CoveredReview
  reason: ChallengeReason | null
  /** For this reason, our own check would hide the words until the decision. */
  wouldHideWords: boolean
  allowance: ChallengeAllowance
  /** The first step was submitted without a choice. */
  isReasonMissing: boolean
  result: FormResult | undefined
}

/** Two steps: the reason, then the grounds. This page never receives stars or sentiment. */
export function ChallengeForm(props: ChallengeFormProps) {
  const { review, reason, wouldHideWords, allowance, isReasonMissing, result } = props
  const left = Math.max(0, allowance.most - allowance.open)
  return (
    <article
      aria-label="Challenge a review"
      className="grid max-w-[820px] grid-cols-1 content-start gap-8 px-(--gutter) pt-6 pb-16"
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
        {review.title && <h2 className="text-xl wrap-anywhere">{review.title}</h2>}
        <p className="quote text-lg wrap-anywhere whitespace-pre-line" dir="auto">
          {textOrNone(review)}
        </p>
        <p className="text-xs text-muted">
          Its stars are not shown here: they are not a reason. The operator’s page does not show them either.
        </p>
      </section>
      <Allowance {...allowance} />
      {left === 0 ? null : reason ? (
        <Grounds reason={reason} result={result} review={review} wouldHideWords={wouldHideWords} />
      ) : (
        <Reasons isMissing={isReasonMissing} review={review} />
      )}
    </article>
  )
}

/** How many challenges are left, before anyone writes grounds for one too many. */
function Allowance({ open, most }: ChallengeAllowance) {
  const left = Math.max(0, most - open)
  return (
    <div className="max-w-measure text-sm">
      <p>
        {left === 0
          ? `You cannot challenge this review now: ${countOf(open, 'challenge')} ${open === 1 ? 'is' : 'are'} open, and you may have ${most} at a time. You can when the operator has decided one of them.`
          : `You can open ${left === most ? countOf(left, 'challenge') : countOf(left, 'more challenge')}: ${open} of at most ${most} ${open === 1 ? 'is' : 'are'} open.`}
      </p>
      <p className="text-muted">
        The limit is {leastOpenChallenges} at a time, or {formatPercent(openChallengeShare)} of the reviews
        collected here in the last {recentDays} days, if that is more.
      </p>
    </div>
  )
}

function Reasons({ review, isMissing }: { review: CoveredReview; isMissing: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, isMissing)
  return (
    <Form className="grid gap-6 border-t border-rule pt-5" method="get" ref={form}>
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

type GroundsProps = {
  review: CoveredReview
  reason: ChallengeReason
  wouldHideWords: boolean
  result: FormResult | undefined
}

function Grounds({ review, reason, wouldHideWords, result }: GroundsProps) {
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
        {wouldHideWords
          ? 'Our own check finds this in the text too, so its words are hidden until the operator decides. A public notice with the date and the reason takes their place, and the stars stay.'
          : 'The review stays public, marked as challenged.'}{' '}
        {isCounted(review.provenance) && 'Its stars count until the operator decides.'}{' '}
        {urgentReasons.includes(reason)
          ? `Its author can reply and correct the text. The operator may decide before the author has replied, and decides within ${periods.challengeReplyHours / 24 + periods.decisionDays} days.`
          : `Its author has ${periods.challengeReplyHours} hours to reply, and the operator decides within ${periods.decisionDays} more days.`}{' '}
        The operator’s decision about this wording is final for you. The challenge is recorded in the log.
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
