import { useEffect, useState } from 'react'
import { Link, useNavigation, useRevalidator } from 'react-router'
import { plans, type TierName } from '#app/features/plans/plans.ts'
import { formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import type { Cover } from './cover-business.server.ts'
import { Notice } from './plan-now.tsx'

export function CoveredBusinesses({ plan, places, taken, canAdd, businesses }: Cover) {
  const { longName } = plans[plan]
  const pressed = useNavigation().formData?.get('business')
  const open = businesses.filter(({ isCovered, isOpen }) => isCovered && isOpen)
  const count = formatNumber(taken) + (places === -1 ? ', no limit' : ` of ${formatNumber(places)}`)
  return (
    <Block id="covered" note={count} title={`Businesses in ${longName}`}>
      <ul className="max-w-[44em] text-sm">
        {businesses.map((each) => {
          const { id, name, isOpen, isCovered } = each
          const isLast = open.length === 1 && open[0] === each
          const canChange = isCovered ? !isLast : canAdd && isOpen
          return (
            <li
              className="grid min-h-control grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5"
              key={id}
            >
              <span className="wrap-anywhere">
                {name}
                <span className="text-muted">
                  , {isCovered ? `in ${longName}` : `on ${plans[each.tier].longName}`}
                  {!isOpen && (isCovered ? ', closed, keeps its place' : ', closed')}
                </span>
              </span>
              {canChange && (
                <PostButton
                  aria-label={isCovered ? `Remove ${name}` : `Add ${name}`}
                  isBusy={pressed === id}
                  act={isCovered ? 'uncover' : 'cover'}
                  fields={{ business: id }}
                >
                  {isCovered ? 'Remove' : 'Add'}
                </PostButton>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-5 max-w-[40em] text-xs text-muted">
        {taken === places && 'All places are taken: remove a business to add another. '}
        The monthly numbers are each business’s own. One that you remove is on Starter at once, and nothing of
        it is deleted.
      </p>
    </Block>
  )
}

type SupportRowProps = { kind: string | null; contact: string | null; operatorEmail: string }

const sentences: Record<string, string> = {
  Email: 'Your plan includes email support',
  'Priority email': 'Your plan includes priority email support',
  Phone: 'Your plan includes phone support and a dedicated manager',
}

/** Whom to ask: the support of the plan where the operator offers it, else the operator. */
export function SupportRow({ kind, contact, operatorEmail }: SupportRowProps) {
  const address = contact ?? operatorEmail
  return (
    <Block id="support" title="Questions about your plan">
      <p className="max-w-[40em] text-sm">
        {kind ? `${sentences[kind]}: ` : 'Write to the operator of this service: '}
        <Contact address={address} />
        {kind && operatorEmail && operatorEmail !== address && (
          <>
            . About bills: <Contact address={operatorEmail} />
          </>
        )}
        .
      </p>
    </Block>
  )
}

function Contact({ address }: { address: string }) {
  if (address.includes('@')) return <a href={`mailto:${address}`}>{address}</a>
  if (/^\+?[\d\s()/-]+$/.test(address)) return <a href={`tel:${address.replace(/[^\d+]/g, '')}`}>{address}</a>
  return <>{address}</>
}

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
