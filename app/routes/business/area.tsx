import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router'
import { SessionWatch } from '#app/features/accounts/session-watch.tsx'
import { AboveLimit, PaymentLine } from '#app/features/billing/payment-line.tsx'
import { may } from '#app/features/businesses/business.vocabulary.ts'
import { BusinessLanguage, RoleProvider } from '#app/features/businesses/business-context.tsx'
import { DashboardSkeleton } from '#app/features/dashboard/dashboard-skeleton.tsx'
import { type Feature, readFeature } from '#app/features/plans/plan-features.ts'
import { allows } from '#app/features/plans/plans.ts'
import { AdminLayout } from '#app/ui/admin-layout.tsx'
import { type AdminItem, findSettingName, pageNames } from '#app/ui/admin-navigation.tsx'
import { DoorsProvider } from '#app/ui/door-link.tsx'
import { PageTimeZone } from '#app/ui/page-language.ts'
import { ExampleReviews, sampleReviews } from '#app/ui/sample.tsx'
import { SentFormsWatch } from '#app/ui/sent-forms-watch.tsx'
import { Bone, Skeleton } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'
import type { AreaFrame } from './frame.server.ts'
import { rightAt } from './rights.ts'

/** Pages below a setting that the navigation does not list. */
const namesBelow: Record<string, string> = {
  '/profile/closing': 'Hand over or close',
  '/profile/security/two-factor': 'Two-factor sign-in',
}

/** The pages on which a feature is missed. An offer beside a page that stays usable belongs to the subscription. */
const areaOf: Record<Feature, AdminItem> = {
  analytics: 'analytics',
  performanceInsights: 'analytics',
  bulkUpload: 'invitations',
  aiSentiments: 'ai-sentiments',
  aiChatbot: 'ai-sentiments',
  competitorInsights: 'ai-sentiments',
  contentGenerator: 'ai-sentiments',
  apiAccess: 'integrations',
  orders: 'integrations',
  webhooks: 'integrations',
  csvExport: 'subscription',
  reviewResponseSuggestions: 'subscription',
  advancedWidgets: 'subscription',
  customBranding: 'subscription',
  singleSignOn: 'subscription',
}

const itemOf = (pathname: string) => {
  const [, area, page] = pathname.split('/')
  if (area === 'profile') return 'account'
  if (page === 'products') return 'profile'
  const item = page as AdminItem
  return Object.hasOwn(pageNames, item) ? item : 'dashboard'
}

/** Around the pages of the business area and of the account. */
export const Area = ({ frame }: { frame: AreaFrame }) => (
  <PageTimeZone value={frame.business.timeZone}>
    <BusinessArea frame={frame} />
  </PageTimeZone>
)

/** Navigation, and what the business has to know now. */
function BusinessArea({ frame }: { frame: AreaFrame }) {
  const { email, isOperator, isOnlyHere, role, business, closed, choices, withoutReply } = frame
  const { missingPayment, usage, month, hasModel, examples } = frame
  const { pathname, search } = useLocation()
  const asked = readFeature(new URLSearchParams(search))
  const feature =
    asked && pathname === '/business/subscription' && !allows(business.tier, asked) ? asked : null
  const item = feature ? areaOf[feature] : itemOf(pathname)
  const coming = useComingItem(item)
  const shown = coming ?? item
  const isAbove = usage.maxReviews >= 0 && usage.reviews > usage.maxReviews
  // The inbox fills the area to its edges and has no room for notices; the subscription page shows them itself.
  const hasRoom = shown !== 'reviews' && shown !== 'subscription' && shown !== 'account'
  const canOpen = (page: string) =>
    may(role, rightAt(page, page === 'subscription' ? 'POST' : 'GET')) &&
    (hasModel || page !== 'profile/language-model' || pathname.endsWith(page))
  return (
    <AdminLayout
      active={shown}
      business={business}
      canOpen={canOpen}
      choices={{ current: business, ...choices }}
      email={email}
      isOperator={isOperator}
      isOnlyHere={isOnlyHere}
      isFlush={shown === 'reviews'}
      title={(shown === item && (namesBelow[pathname] ?? findSettingName(pathname))) || pageNames[shown]}
      withoutReply={withoutReply}
      usage={usage}
    >
      <SessionWatch />
      <BusinessWatch businessId={business.id} />
      {closed && shown !== 'account' && (
        <div className={shown === 'reviews' ? 'px-6 py-4' : 'mb-8'}>
          <ClosedLine {...closed} />
        </div>
      )}
      {hasRoom && missingPayment && <PaymentLine {...missingPayment} />}
      {hasRoom && isAbove && (
        <AboveLimit
          {...usage}
          canUpgrade={may(role, 'own') && !missingPayment}
          month={month}
          tier={business.tier}
        />
      )}
      <RoleProvider value={role}>
        <DoorsProvider value={canOpen}>
          <BusinessLanguage value={business.language}>
            <ExampleReviews value={examples.length > 0 ? examples : sampleReviews}>
              {coming ? <Coming item={coming} /> : <Outlet />}
            </ExampleReviews>
          </BusinessLanguage>
        </DoorsProvider>
      </RoleProvider>
      {/* After the page, whose forms it fills. */}
      <SentFormsWatch owner={`${email} ${business.id}`} />
    </AdminLayout>
  )
}

function Coming({ item }: { item: AdminItem }) {
  if (item === 'dashboard') return <DashboardSkeleton />
  if (item === 'reviews') return <InboxSkeleton />
  return <Skeleton label={`Loading ${pageNames[item]}`} rows={4} />
}

/** Shows a skeleton of the next screen if it takes noticeably long to load. */
function useComingItem(current: AdminItem) {
  const { location } = useNavigation()
  const pathname = location?.pathname
  const wanted = pathname?.startsWith('/business/') ? itemOf(pathname) : undefined
  const [slow, setSlow] = useState<AdminItem>()
  useEffect(() => {
    if (!wanted || wanted === current) return setSlow(undefined)
    const timer = setTimeout(() => setSlow(wanted), 200)
    return () => clearTimeout(timer)
  }, [wanted, current])
  return wanted && wanted === slow && wanted !== current ? slow : undefined
}

const key = 'vouchsafe-business'

/**
 * All tabs of a browser work on one business. When another tab switches, a tab that still shows the former business
 * opens the dashboard: a form in it would change the business that was switched to.
 */
function BusinessWatch({ businessId }: { businessId: string }) {
  useEffect(() => {
    localStorage.setItem(key, businessId)
    const leaveIfSwitched = () => {
      const current = localStorage.getItem(key)
      if (current && current !== businessId) location.assign('/business/dashboard')
    }
    // A page that the browser restores from its back/forward cache.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && leaveIfSwitched()
    addEventListener('storage', leaveIfSwitched)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', leaveIfSwitched)
      removeEventListener('pageshow', onShow)
    }
  }, [businessId])
  return null
}

function InboxSkeleton() {
  return (
    <div className="grid gap-10 p-(--gutter) min-[1000px]:grid-cols-[352px_minmax(0,1fr)]">
      <Skeleton label="Loading reviews" rows={5} />
      <div aria-hidden className="hidden content-start gap-5 min-[1000px]:grid">
        <Bone width="short" />
        <Bone isTall />
        <Bone isTall />
        <Bone isTall width="half" />
      </div>
    </div>
  )
}

type ClosedLineProps = {
  name: string
  /** From when on a business that its owner closed is erased. */
  erasedFrom: Date | null
  /** The reason for a business that the operator closed. */
  reason: string | null
}

/** Above the owner's pages of a closed business: what no longer happens, and what can still be done. */
export function ClosedLine({ name, erasedFrom, reason }: ClosedLineProps) {
  return (
    <p className="max-w-[52em] border-l-2 border-warning py-1 pl-4 text-sm wrap-anywhere">
      <strong className="font-medium">
        {erasedFrom ? `${name} is closed.` : `The operator closed ${name}.`}
      </strong>{' '}
      It collects no reviews, invites nobody, and its widgets show nothing; its reviews stay readable.{' '}
      {erasedFrom && (
        <>
          On <Time as="date" at={erasedFrom} /> it is erased with them.{' '}
        </>
      )}
      {reason && <>Reason: {reason} </>}
      <Link to="/profile/closing">
        {erasedFrom ? 'Reopen it or download everything' : 'Download everything'}
      </Link>
    </p>
  )
}
