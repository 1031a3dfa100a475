import { type ReactNode, useContext } from 'react'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { FindingSentence } from '#app/features/findings/finding-sentence.tsx'
import { actOf, tellFinding } from '#app/features/findings/telling.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { replyDays } from '#app/features/inbox/periods.ts'
import type { WaitingDraft } from '#app/features/invitations/drafting.server.ts'
import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { Claim, InPlace } from './claim.tsx'
import { aboutTopic, withoutReply } from './claims.ts'
import type { Dashboard } from './dashboard.server.ts'
import type { Waiting } from './without-reply.server.ts'

type NextStepsProps = {
  dashboard: Pick<Dashboard, 'unreplied' | 'topComplaint' | 'topics' | 'recentReviews'> &
    Partial<Pick<Dashboard, 'suggestion'>>
  reviewLink: string
  at: string
  draft?: WaitingDraft | null
}

/** Their stars are shown. */
export const isLow = ({ rating }: Waiting) => rating !== undefined && rating <= 2

/** The most useful next steps, best first. Only an owner gets buttons for them. */
export function NextSteps({ dashboard, reviewLink, at, draft }: NextStepsProps) {
  const { unreplied, topComplaint, topics, recentReviews, suggestion } = dashboard
  const isOwners = useContext(InPlace) === null
  const steps: ReactNode[] = []
  if (suggestion) {
    steps.push(
      <Step
        action={<ButtonLink to="/business/analytics/suggestions">Read the quotes</ButtonLink>}
        title={actOf(suggestion.finding)!}
      >
        <FindingSentence parts={tellFinding(suggestion.finding, suggestion.of)} />
      </Step>,
    )
  } else if (topComplaint) {
    steps.push(
      <Step title={`Look into complaints about the ${topComplaint.topic}`}>
        <Claim of={aboutTopic(topComplaint.topic, 'negative')}>
          {countOf(topComplaint.complaints, 'review complains', 'reviews complain')}
        </Claim>{' '}
        about it, out of {formatNumber(topics.reviews)} in this month and the two before.
      </Step>,
    )
  }
  const low = unreplied.longest.filter(isLow)
  for (const [index, { reviewId, authorName, rating, writtenAt }] of low.entries()) {
    steps.push(
      <Step
        action={
          isOwners && (
            <ButtonLink
              kind={index === 0 ? 'primary' : 'secondary'}
              to={inboxAddress({ ...withoutReply, review: reviewId })}
            >
              Read and reply
            </ButtonLink>
          )
        }
        title={`Reply to ${authorName}’s ${rating}-star review`}
      >
        It has waited for {waited(writtenAt, at)}.
      </Step>,
    )
  }
  const others = unreplied.count - low.length
  if (low.length > 0 && others > 0) {
    steps.push(
      <Step title={`Then reply to ${countOf(others, 'other review')}`}>
        <Claim of={withoutReply}>{countOf(unreplied.count, 'review')}</Claim> of the last {replyDays} days
        have no reply yet.
      </Step>,
    )
  } else if (others > 0) {
    const isAll = unreplied.count === unreplied.longest.length
    const names = unreplied.longest.map(({ authorName }) => authorName)
    steps.push(
      <Step
        action={
          isOwners && (
            <ButtonLink kind="primary" to={inboxAddress(withoutReply)}>
              {unreplied.count === 1 ? 'Read and reply' : 'Reply to them'}
            </ButtonLink>
          )
        }
        title={isAll ? `Reply to ${formatList(names)}` : `${countOf(unreplied.count, 'review')} need a reply`}
      >
        {isAll ? 'Waiting' : `Waiting longest: ${formatList(names)},`} for{' '}
        {formatList([...new Set(unreplied.longest.map(({ writtenAt }) => waited(writtenAt, at)))])}.
      </Step>,
    )
  }
  if (draft && isOwners) {
    steps.push(
      <Step
        action={
          <ButtonLink to={`/business/invitations/many?batch=${draft.id}`}>Look through the list</ButtonLink>
        }
        title={`Send the invitations to ${countOf(draft.people, 'customer')}`}
      >
        The list was uploaded and not sent.
      </Step>,
    )
  }
  if (recentReviews < 2 * fewestReviews) {
    steps.push(
      <Step title="Ask more customers">
        {recentReviews === 0 ? 'No reviews' : `Only ${countOf(recentReviews, 'review')}`} since the start of
        last month. Two months are compared once each has {fewestReviews}.
        {isOwners && (
          <>
            <p className="mb-3">Share your review link:</p>
            <CopyField id="review-link" label="Your review link" value={reviewLink} />
          </>
        )}
      </Step>,
    )
  }
  if (steps.length === 0) return <p className="text-sm text-muted">Nothing to do right now.</p>
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
        <li className="grid grid-cols-[24px_minmax(0,1fr)] border-b border-line py-4 first:pt-0" key={index}>
          <span aria-hidden className="font-serif text-lg leading-6 text-muted">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}

function Step({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-sans text-[0.9375rem] leading-6 font-medium">{title}</h3>
      <div className="text-sm text-muted">{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

function waited(writtenAt: string, at: string) {
  const days = Math.floor((new Date(at).getTime() - new Date(writtenAt).getTime()) / 86_400_000)
  return days < 1 ? 'less than a day' : countOf(days, 'day')
}
