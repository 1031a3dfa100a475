import { Link } from 'react-router'
import { plans } from '#app/features/plans/plans.ts'
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
