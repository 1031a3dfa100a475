import { Form } from 'react-router'
import type { OpenChallenge } from '#app/features/moderation/decide-challenge.server.ts'
import { challengeReasons, challengeReasonText } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { isCounted, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { Time } from '#app/ui/time.tsx'
import { CaseFactsList } from './case-facts.tsx'
import { Case, CaseHeading, CaseList, CaseWords, DecisionFold } from './case-list.tsx'
import { Decision } from './decision.tsx'
import { DeskClear } from './desk-clear.tsx'

type OpenChallengesProps = { open: OpenChallenge[]; result: FormResult | undefined }

/** Open challenges by businesses. Stars are hidden because they must not influence the decision. */
export function OpenChallenges({ open, result }: OpenChallengesProps) {
  return (
    <section aria-labelledby="cases" className="grid gap-2">
      <CaseHeading count={open.length} noun="challenge" />
      <CaseList
        cases={open}
        empty={<DeskClear />}
        keyOf={({ challengeId }) => String(challengeId)}
        result={result}
      >
        {(challenge, own, isFirst) => <ChallengeItem challenge={challenge} isFirst={isFirst} result={own} />}
      </CaseList>
    </section>
  )
}

type ItemProps = { challenge: OpenChallenge; result: FormResult | undefined; isFirst: boolean }

function ChallengeItem({ challenge, result, isFirst }: ItemProps) {
  const { businessName, reason, grounds } = challenge
  return (
    <Case
      due={challenge}
      facts={
        <div className="grid gap-4">
          <CaseFactsList facts={challenge.facts} />
          <p className="text-sm text-muted lg:border-l lg:border-line lg:pl-6">
            {challenge.isHidden
              ? `Its words are hidden until you decide, because our own check agrees${isCounted(challenge.facts.provenance) ? '; its stars still count' : ''}.`
              : 'It stays public until you decide.'}{' '}
            {challenge.ratingSeen
              ? 'The business had already seen its stars here.'
              : 'The business had not seen its stars here.'}
            {challenge.isEditedSince && ' Its author has edited it since; this is the current text.'}
          </p>
        </div>
      }
      since={challenge.openedAt}
      title={`${businessName} about ${challenge.authorName}`}
      why={<Badge kind="warning">{challengeReasonText[reason]}</Badge>}
    >
      <CaseWords answers={challenge.facts.answers} text={textOrNone(challenge)} title={challenge.title} />
      <div className="text-sm">
        <p className="font-medium">The business claims</p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {grounds}
        </p>
      </div>
      <Statement challenge={challenge} />
      <DecisionFold isOpen={isFirst || result !== undefined}>
        <ChallengeDecision challenge={challenge} result={result} />
      </DecisionFold>
    </Case>
  )
}

function ChallengeDecision({ challenge, result }: Omit<ItemProps, 'isFirst'>) {
  const { challengeId, businessId, reason } = challenge
  const { values = {}, errors = {}, message } = result ?? {}
  return (
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
      <Decision
        isOtherOpen={values.decision === 'uphold'}
        label={challenge.isHidden ? 'Show its words' : 'Keep it public'}
        other="Remove …"
        value="reject"
      >
        <Select
          defaultValue={values.reason ?? reason}
          error={errors.reason}
          help={removalHelp(challenge)}
          id={`reason-${challengeId}`}
          label="Reason for removal"
          name="reason"
          options={challengeReasons.map((value) => ({ value, label: challengeReasonText[value] }))}
        />
        <Button className="justify-self-start" kind="danger" name="decision" value="uphold">
          Remove the review
        </Button>
      </Decision>
    </Form>
  )
}

/** The author's statement about the challenge, or the time until which one is possible. */
function Statement({ challenge }: { challenge: OpenChallenge }) {
  const { statement, statedAt, authorHasUntil, mayRemove } = challenge
  if (statement && statedAt) {
    return (
      <div className="text-sm">
        <p>
          <strong className="font-medium">The author’s reply</strong>{' '}
          <span className="text-muted">
            <Time at={statedAt} />
          </span>
        </p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {statement}
        </p>
      </div>
    )
  }
  return (
    <p className="text-sm">
      {mayRemove ? 'The author did not reply; the time for it ended ' : 'The author has until '}
      <Time as="exact" at={authorHasUntil} />
      {mayRemove ? '.' : ' to reply.'}
    </p>
  )
}

const removalHelp = ({ mayRemove }: OpenChallenge) =>
  mayRemove
    ? 'Only for a removal. Shown on the public page.'
    : 'Only for a removal, which before the end of the author’s time is possible for personal data and for hate or threats. Shown on the public page.'
