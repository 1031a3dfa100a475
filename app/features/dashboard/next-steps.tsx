import type { ReactNode } from 'react'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { adviceFor, causesInWords, differenceInWords } from '#app/features/findings/finding-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { replyDays } from '#app/features/inbox/period-filter.ts'
import type { WaitingDraft } from '#app/features/invitations/list-draft.server.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { aboutTopic, Claim, withoutReply } from './claims.tsx'
import type { Dashboard, Waiting } from './dashboard.server.ts'

type NextStepsProps = {
  dashboard: Dashboard
  reviewLink: string
  at: string
  draft?: WaitingDraft | null
}

/** One or two stars: each gets a step of its own that names its stars. */
export const isLow = ({ rating }: Waiting) => rating <= 2

type Step = { title: string; text: ReactNode; action?: { to: string; text: string } }

/** The most useful next steps, best first. */
export function NextSteps({ dashboard, reviewLink, at, draft }: NextStepsProps) {
  const { recentReviews } = dashboard
  const steps: Step[] = [
    ...improve(dashboard),
    ...reply(dashboard.unreplied, at),
    ...(draft
      ? [
          {
            title: `Send the invitations to ${countOf(draft.people, 'customer')}`,
            text: 'The list was uploaded and not sent.',
            action: { to: `/business/invitations/many?batch=${draft.id}`, text: 'Look through the list' },
          },
        ]
      : []),
    ...(recentReviews < 2 * fewestReviews
      ? [
          {
            title: 'Ask more customers',
            text: (
              <>
                {recentReviews === 0
                  ? 'Nobody has'
                  : `Only ${countOf(recentReviews, 'person has', 'people have')}`}{' '}
                written here since the start of last month.
                <div className="mt-3">
                  <CopyField id="review-link" label="Your review link" value={reviewLink} />
                </div>
              </>
            ),
          },
        ]
      : []),
  ]
  const first = steps.find(({ action }) => action)
  if (steps.length === 0) return <p className="text-sm text-muted">Nothing to do right now.</p>
  return (
    <ol className="grid">
      {steps.map(({ title, text, action }, index) => (
        <li className="grid grid-cols-[24px_minmax(0,1fr)] border-b border-line py-4 first:pt-0" key={title}>
          <span aria-hidden className="font-serif text-lg leading-6 text-muted">
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="mb-1 font-sans text-[0.9375rem] leading-6 font-medium">{title}</h3>
            <div className="text-sm text-muted">{text}</div>
            {action && (
              <div className="mt-3">
                <ButtonLink kind={title === first?.title ? 'primary' : 'secondary'} to={action.to}>
                  {action.text}
                </ButtonLink>
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What most people complain about, with what to do where that is known. */
function improve({ finding: shown, topComplaint, topics }: NextStepsProps['dashboard']): Step[] {
  if (shown) {
    const { finding } = shown
    if (finding.side === 'praise') return []
    return [
      {
        title: adviceFor(finding),
        text: causesInWords(finding) ?? differenceInWords(finding),
        action: { to: '/business/analytics/suggestions', text: 'Read the quotes' },
      },
    ]
  }
  if (!topComplaint) return []
  return [
    {
      title: `Look into complaints about the ${topComplaint.topic}`,
      text: (
        <>
          <Claim of={aboutTopic(topComplaint.topic, 'negative')}>
            {countOf(topComplaint.complaints, 'review complains', 'reviews complain')}
          </Claim>{' '}
          about it, out of {formatNumber(topics.reviews)} in this month and the two before.
        </>
      ),
    },
  ]
}

/** Low ratings one by one, then the others. */
function reply({ count, longest }: Dashboard['unreplied'], at: string): Step[] {
  const low = longest.filter(isLow)
  const others = count - low.length
  const all = <Claim of={withoutReply}>{countOf(count, 'review')}</Claim>
  return [
    ...low.map(({ reviewId, authorName, rating, writtenAt }) => ({
      title: `Reply to ${authorName}’s ${rating}-star review`,
      text: `It has waited for ${waited(writtenAt, at)}.`,
      action: { to: inboxAddress({ ...withoutReply, review: reviewId }), text: 'Read and reply' },
    })),
    ...(others > 0
      ? [
          {
            title: `${low.length > 0 ? 'Then reply' : 'Reply'} to ${countOf(others, low.length > 0 ? 'other review' : 'review')}`,
            text: (
              <>
                {all} of the last {replyDays} days {count === 1 ? 'has' : 'have'} no reply, the longest for{' '}
                {waited(longest[0]!.writtenAt, at)}.
              </>
            ),
            action: low.length > 0 ? undefined : { to: inboxAddress(withoutReply), text: 'Read and reply' },
          },
        ]
      : []),
  ]
}

function waited(writtenAt: string, at: string) {
  const days = Math.floor((new Date(at).getTime() - new Date(writtenAt).getTime()) / 86_400_000)
  return days < 1 ? 'less than a day' : countOf(days, 'day')
}
