import { Form } from 'react-router'
import type { OpenChallenge } from '#app/features/moderation/deciding-challenges.server.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'

type OpenChallengesProps = { open: OpenChallenge[]; result: FormResult | undefined }

/** What businesses object to. The stars are not shown: they decide nothing. */
export function OpenChallenges({ open, result }: OpenChallengesProps) {
  if (open.length === 0) {
    return (
      <EmptyState title="No challenge is open">
        When a business says that a review breaks a rule, it comes here.
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
          ? 'The business had been shown its stars before.'
          : 'The business had not been shown its stars by this service.'}
        {challenge.isEditedSince && ' Its author has changed it since; this is what stands now.'}
      </p>
      <p className="text-sm whitespace-pre-line" dir="auto">
        {grounds}
      </p>
      <blockquote className="border-l border-control pl-4 font-serif text-lg whitespace-pre-line wrap-anywhere">
        {challenge.title && <p className="font-medium">{challenge.title}</p>}
        <p dir="auto">{challenge.text}</p>
      </blockquote>
      <Form className="grid gap-4" method="post" noValidate>
        {message && <FormError text={message} />}
        <input name="businessId" type="hidden" value={businessId} />
        <input name="challengeId" type="hidden" value={challengeId} />
        <TextArea
          defaultValue={values.note}
          error={errors.note}
          help="Its author and the business read this."
          id={`note-${challengeId}`}
          label="Why you decide so"
          limit={1000}
          name="note"
          rows={3}
        />
        <Select
          defaultValue={values.reason ?? reason}
          error={errors.reason}
          help="Only for a removal. It stands on the public page."
          id={`reason-${challengeId}`}
          label="Reason of the removal"
          name="reason"
          options={challengeReasons.map((value) => ({ value, label: challengeReasonText[value] }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="decision" value="reject">
            {challenge.isHidden ? 'Put it back' : 'Let it stand'}
          </Button>
          <Button kind="danger" name="decision" value="uphold">
            Remove the review
          </Button>
        </div>
      </Form>
    </article>
  )
}
