import { Link } from 'react-router'
import { plans, type TierName, tierNames } from '#app/features/plans/plans.ts'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { Time } from '#app/ui/time.tsx'
import type { MissingPayment } from './subscription.schema.ts'

/** Above the owner's pages while a payment is missing: until when the plan stays, or that it is suspended. */
export function PaymentLine({ plan, payBy }: MissingPayment) {
  const { longName } = plans[plan]
  return (
    <p className="mb-8 max-w-[52em] border-l-2 border-warning py-1 pl-4 text-sm">
      {payBy ? (
        <>
          Your last payment failed. Pay by <Time as="date" at={payBy} /> to keep {longName}.
        </>
      ) : (
        <>{longName} is suspended because a payment is missing.</>
      )}{' '}
      <Link to="/business/subscription">{payBy ? 'Update the card' : 'Pay the open invoice'}</Link>
    </p>
  )
}

type AboveLimitProps = {
  tier: TierName
  /** "November" */
  month: string
  reviews: number
  maxReviews: number
  /** Reviews whose topics wait. */
  waiting: number
  /** ISO 8601: when the next month begins. */
  resetAt: string
  /** False for members who are no owner, and while a payment is missing: nothing can be bought until it arrives. */
  canUpgrade: boolean
}

export function AboveLimit({
  tier,
  month,
  reviews,
  maxReviews,
  waiting,
  resetAt,
  canUpgrade,
}: AboveLimitProps) {
  const larger = plans[tierNames[tierNames.indexOf(tier) + 1] ?? 'enterprise']
  return (
    <p className="mb-8 max-w-[52em] border-l-2 border-warning py-1 pl-4 text-sm">
      {month} has {formatNumber(reviews)} reviews; your plan includes {formatNumber(maxReviews)}. All of them
      are published and counted. New invitations
      {waiting > 0 && ` and the topics of the ${countOf(waiting, 'latest review', 'latest reviews')}`} wait
      until <Time as="exact" at={resetAt} />, or until{' '}
      {canUpgrade ? (
        <>
          you <Link to={`/business/subscription?plan=${larger.id}`}>upgrade to {larger.longName}</Link>
        </>
      ) : (
        'your plan includes more'
      )}
      .
    </p>
  )
}
