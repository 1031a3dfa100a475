import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { plans, type TierName } from '#app/features/plans/plans.ts'
import { Notice } from './plan-now.tsx'

type Return = 'return' | 'left' | 'portal'

/** After the checkout. Stripe's event may arrive a moment after the customer returns. */
export function AfterCheckout({ from, plan }: { from: Return; plan: TierName }) {
  const isWaiting = from === 'return' && plan === 'starter'
  useRepeatedRevalidation(isWaiting ? 8 : from === 'portal' ? 2 : 0)
  if (from === 'left') return <Notice tone="info">You left the checkout. Nothing was charged.</Notice>
  if (from === 'portal') return null
  return isWaiting ? (
    <Notice tone="info">
      Thank you. We are waiting for the confirmation of your payment. It takes a few seconds;{' '}
      <Link reloadDocument to="/business/subscription?checkout=return">
        look again
      </Link>{' '}
      if this page does not change.
    </Notice>
  ) : (
    <Notice tone="choice">
      Thank you. Everything in {plans[plan].longName} is open to you now.{' '}
      <Link to="/business/dashboard">Go to the dashboard</Link>
    </Notice>
  )
}

/** Revalidates the page so many times, two seconds apart. */
function useRepeatedRevalidation(times: number) {
  const { revalidate } = useRevalidator()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks >= times) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void revalidate()
    }, 2000)
    return () => clearTimeout(timer)
  }, [times, looks, revalidate])
}
