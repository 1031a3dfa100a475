import { type ReactNode, useContext } from 'react'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { topicDays } from '#app/features/inbox/periods.ts'
import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { fewestReviews } from './chance.ts'
import { Claim, InPlace } from './claim.tsx'
import { aboutTopic, withoutReply } from './claims.ts'
import type { Dashboard } from './dashboard.server.ts'

type NextStepsProps = {
  dashboard: Pick<Dashboard, 'unreplied' | 'topComplaint' | 'topics' | 'recentReviews'>
  reviewLink: string
  at: string
}

/** The most useful next steps, best first. Only an owner gets buttons for them. */
export function NextSteps({ dashboard, reviewLink, at }: NextStepsProps) {
  const { unreplied, topComplaint, topics, recentReviews } = dashboard
  const isOwners = useContext(InPlace) === null
  const steps: ReactNode[] = []
  if (unreplied.count > 0) {
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
  if (topComplaint) {
    steps.push(
      <Step title={`Look into complaints about the ${topComplaint.topic}`}>
        <Claim count={topComplaint.complaints} of={aboutTopic(topComplaint.topic, 'negative')}>
          {countOf(topComplaint.complaints, 'review complains', 'reviews complain')}
        </Claim>{' '}
        about it, out of {formatNumber(topics.reviews)} in the last {topicDays} days.
      </Step>,
    )
  }
  if (recentReviews < 2 * fewestReviews) {
    steps.push(
      <Step title="Ask more customers">
        {recentReviews === 0 ? 'No reviews' : `Only ${countOf(recentReviews, 'review')}`} since the start of
        last month.
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
