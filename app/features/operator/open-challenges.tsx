import { Form } from 'react-router'
import type { OpenChallenge } from '#app/features/moderation/deciding-challenges.server.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'

type OpenChallengesProps = { open: OpenChallenge[]; result: FormResult | undefined }

/** Open challenges by businesses. Stars are hidden because they must not influence the decision. */
export function OpenChallenges({ open, result }: OpenChallengesProps) {
  if (open.length === 0) {
    return (
      <EmptyState title="No open challenges">
        When a business claims that a review breaks a rule, the challenge appears here.
      </EmptyState>
    )
  }
  return (
    <ol className="border-t border-rule">
      {open.map((challenge) => (
        <li className="border-b border-line py-7" key={challenge.challengeId}>
          <ChallengeItem
            result={result?.values.challengeId === challenge.challengeId ? result : undefined}
            challenge={challenge}
          />
        </li>
      ))}
    </ol>
  )
}

function ChallengeItem({ challenge, result }: { challenge: OpenChallenge; result: FormResult | undefined }) {
  const { challengeId, businessId, businessName, reason, grounds, openedAt, decideBy } = challenge
  const { values = {}, errors = {}, message } = result ?? {}
  return (
    <article className="grid gap-4">
      <p className="text-sm text-muted">
        {businessName} about {challenge.authorName}, <Time at={openedAt} />. Due{' '}
        <strong className="font-medium text-ink">
          <Time at={decideBy} />
        </strong>
        .
      </p>
      <p className="text-sm">
        <strong className="font-medium">{challengeReasonText[reason]}.</strong>{' '}
        {challenge.isHidden ? 'It is hidden until you decide.' : 'It stays public until you decide.'}{' '}
        {challenge.ratingSeen
          ? 'The business had already seen its stars here.'
          : 'The business had not seen its stars here.'}
        {challenge.isEditedSince && ' Its author has edited it since; this is the current text.'}
      </p>
      <p className="text-sm whitespace-pre-line" dir="auto">
        {grounds}
      </p>
      <blockquote className="border-l border-control pl-4 font-serif text-lg whitespace-pre-line wrap-anywhere">
        {challenge.title && <p className="font-medium">{challenge.title}</p>}
        <p dir="auto">{textOrNone(challenge)}</p>
      </blockquote>
      <Form className="grid gap-4" method="post" noValidate>
        {message && <FormError text={message} />}
        <input name="businessId" type="hidden" value={businessId} />
        <input name="challengeId" type="hidden" value={challengeId} />
        <input name="version" type="hidden" value={challenge.version} />
        <input name="statedAt" type="hidden" value={challenge.statedAt?.toISOString() ?? ''} />
        <TextArea
          defaultValue={values.note}
          error={errors.note}
          help="The author and the business will read this."
          id={`note-${challengeId}`}
          label="Your reasons"
          limit={1000}
          name="note"
          rows={3}
        />
        <Select
          defaultValue={values.reason ?? reason}
          error={errors.reason}
          help="Only for a removal. Shown on the public page."
          id={`reason-${challengeId}`}
          label="Reason for removal"
          name="reason"
          options={challengeReasons.map((value) => ({ value, label: challengeReasonText[value] }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="decision" value="reject">
            {challenge.isHidden ? 'Restore the review' : 'Keep it public'}
          </Button>
          <Button kind="danger" name="decision" value="uphold">
            Remove the review
          </Button>
        </div>
      </Form>
    </article>
  )
}
