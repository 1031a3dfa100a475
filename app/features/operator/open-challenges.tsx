import type { OpenChallenge } from '#app/features/moderation/decide-challenge.server.ts'
import { challengeReasonText, isCounted, textOrNone } from '#app/features/reviews/review.vocabulary.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Time } from '#app/ui/time.tsx'
import { Case, CaseWords, QuotedStatement } from './case-list.tsx'
import { DecisionForm } from './decision-form.tsx'

type ChallengeItemProps = { challenge: OpenChallenge; result: FormResult | undefined }

export function ChallengeItem({ challenge, result }: ChallengeItemProps) {
  const { businessId, businessName, challengeId, authorName, reason, facts, version, statedAt } = challenge
  return (
    <Case
      decision={
        <DecisionForm
          choices={[
            { value: 'reject', label: challenge.isHidden ? 'Show its words' : 'Keep it public' },
            { value: 'uphold', label: 'Remove the review', isDanger: true },
          ]}
          fields={{ businessId, challengeId, version, statedAt: statedAt?.toISOString() ?? '' }}
          id={challengeId}
          noteHelp="The author and the business will read this."
          reason={{ suggested: reason, help: removalHelp(challenge) }}
          result={result}
        />
      }
      due={challenge}
      facts={facts}
      name={businessName}
      since={challenge.openedAt}
      title={`${businessName} about ${authorName}`}
      why={<Badge kind="warning">{challengeReasonText[reason]}</Badge>}
    >
      <CaseWords answers={facts.answers} text={textOrNone(challenge)} title={challenge.title} />
      <QuotedStatement by="The business claims">{challenge.grounds}</QuotedStatement>
      <Statement challenge={challenge} />
      <p className="text-sm text-muted">
        {challenge.isHidden
          ? `Its words are hidden until you decide: our own check agrees${isCounted(facts.provenance) ? '. Its stars still count' : ''}.`
          : 'It stays public until you decide.'}{' '}
        {challenge.ratingSeen
          ? 'The business had already seen its stars here.'
          : 'The business had not seen its stars here.'}
        {challenge.isEditedSince && ' Its author has edited it since; this is the current text.'}
      </p>
    </Case>
  )
}

/** The author's statement about the challenge, or the time until which one is possible. */
function Statement({ challenge }: { challenge: OpenChallenge }) {
  const { statement, statedAt, authorHasUntil, mayRemove } = challenge
  if (statement && statedAt) return <QuotedStatement by="The author replies">{statement}</QuotedStatement>
  return (
    <p className="text-sm">
      {mayRemove ? 'The author did not reply; the time for it ended ' : 'The author may reply until '}
      <Time as={mayRemove ? 'relative' : 'exact'} at={authorHasUntil} />.
    </p>
  )
}

const removalHelp = ({ mayRemove }: OpenChallenge) =>
  mayRemove
    ? 'Shown on the public page.'
    : 'Before the author’s time ends, only personal data, or hate or threats. Shown on the public page.'
