import {
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronsUpDown,
  CreditCard,
  House,
  LayoutTemplate,
  LogOut,
  type LucideIcon,
  MessageSquareQuote,
  Plug,
  Plus,
  Send,
  Star,
  Store,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { Form, Link, useLocation } from 'react-router'
import { formatNumber } from '#app/languages/format.ts'
import { TierBadge, type TierName } from './badge.tsx'
import { Unfold } from './unfold.tsx'

/** The name of each page, by its address below /business. */
export const pageNames = {
  dashboard: 'Dashboard',
  invitations: 'Invitations',
  reviews: 'Reviews',
  analytics: 'Analytics',
  'ai-sentiments': 'AI Sentiments',
  widgets: 'Widgets',
  profile: 'Profile',
  team: 'Team',
  integrations: 'Integrations',
  subscription: 'Subscription',
  account: 'Your account',
  activities: 'Activities',
  all: 'All businesses',
  new: 'Add a business',
}
export type AdminItem = keyof typeof pageNames

export type AdminNavigationProps = {
  active: AdminItem
  business: { name: string; tier: TierName }
  choices: BusinessChoices
  /** Whether the signed-in person's role opens a page of the business area, such as "profile/mail". */
  canOpen: (page: string) => boolean
  withoutReply?: number
  /** This month's reviews and the plan's limit; -1 means unlimited. */
  usage?: { reviews: number; maxReviews: number }
}

type Entry = {
  id: AdminItem
  Icon: LucideIcon
  /** The lowest tier that has it. */
  from?: TierName
  /** Its name in the price table, if that differs. */
  feature?: string
  /** Its address, unless it is /business/{id}. */
  to?: string
  /** Its further pages, listed while any settings are open. */
  pages?: readonly { to: string; text: string; from?: TierName }[]
}

const main: readonly Entry[] = [
  { id: 'dashboard', Icon: House },
  { id: 'invitations', Icon: Send },
  { id: 'reviews', Icon: Star },
  { id: 'analytics', Icon: ChartNoAxesColumn, from: 'pro' },
  { id: 'ai-sentiments', Icon: MessageSquareQuote, from: 'enterprise' },
  { id: 'widgets', Icon: LayoutTemplate },
]
/** The pages of an account, which a person without a business has too. */
export const accountPages = [
  { to: '/profile/security', text: 'Sign-in and security' },
  { to: '/profile/notifications', text: 'Notifications' },
]
const settings: readonly Entry[] = [
  {
    id: 'profile',
    Icon: Store,
    pages: [
      { to: '/business/products', text: 'Products' },
      { to: '/business/profile/brand', text: 'Brand' },
      { to: '/business/profile/domain', text: 'Domain' },
      { to: '/business/profile/mail', text: 'Mail' },
      { to: '/business/profile/language-model', text: 'AI replies' },
    ],
  },
  {
    id: 'team',
    Icon: UsersRound,
    pages: [{ to: '/business/team/single-sign-on', text: 'Single sign-on', from: 'enterprise' }],
  },
  {
    id: 'integrations',
    Icon: Plug,
    from: 'enterprise',
    feature: 'api-access',
    pages: [
      { to: '/business/integrations/webhooks', text: 'Slack and Teams' },
      { to: '/business/integrations/orders', text: 'Orders' },
    ],
  },
  { id: 'subscription', Icon: CreditCard },
  { id: 'account', to: '/profile', Icon: UserRound, pages: accountPages },
]
const ranks = { starter: 0, pro: 1, enterprise: 2 }

export const findSettingName = (pathname: string) =>
  settings.flatMap(({ pages = [] }) => pages).find(({ to }) => to === pathname)?.text

const isSetting = (item: AdminItem) => settings.some(({ id }) => id === item)

export function AdminNavigation(props: AdminNavigationProps) {
  return (
    <>
      <BusinessMenu {...props.choices} />
      <nav aria-label="Business" className="grid gap-6">
        <div>
          <h2 className="side-heading">Main</h2>
          <Entries {...props} entries={main} />
        </div>
        <div>
          <h2 className="side-heading">Settings</h2>
          <Entries {...props} entries={settings} />
          <Form action="/business/logout" method="post" reloadDocument>
            <button className="side-item" type="submit">
              <LogOut aria-hidden size={16} strokeWidth={1.5} />
              Logout
            </button>
          </Form>
        </div>
      </nav>
      <Usage business={props.business} usage={props.usage} />
    </>
  )
}

/** Lists the other settings on a phone, where the side navigation is a drawer. */
export function SettingsMenu(props: AdminNavigationProps) {
  if (!isSetting(props.active)) return null
  return (
    <Unfold
      className="mb-6 min-[901px]:hidden print:hidden"
      label="All settings"
      look="btn btn-wide justify-between"
      summary={
        <>
          All settings
          <ChevronDown aria-hidden className="shrink-0" size={16} strokeWidth={1.5} />
        </>
      }
    >
      <nav aria-label="Settings" className="menu desk-menu" tabIndex={-1}>
        <Entries {...props} entries={settings} />
      </nav>
    </Unfold>
  )
}

type EntriesProps = AdminNavigationProps & { entries: readonly Entry[] }

function Entries({ entries, active, business, canOpen, withoutReply = 0 }: EntriesProps) {
  const { pathname } = useLocation()
  const isLocked = (from?: TierName) => from !== undefined && ranks[business.tier] < ranks[from]
  const isFor = (to: string) => !to.startsWith('/business/') || canOpen(to.slice('/business/'.length))
  // A locked page leads to the plans, which only the owner opens.
  const shown = entries.filter(
    ({ id, to = `/business/${id}`, from }) => isFor(to) && (!isLocked(from) || canOpen('subscription')),
  )
  return (
    <ul>
      {shown.map((entry) => {
        const { id, Icon, from, to = `/business/${id}`, pages = [] } = entry
        if (from && isLocked(from))
          return (
            <li key={id}>
              <LockedItem entry={entry} from={from} isCurrent={id === active} />
            </li>
          )
        const further = isSetting(active)
          ? pages.filter((page) => isFor(page.to) && !isLocked(page.from))
          : []
        const isBelow = further.some((page) => pathname.startsWith(page.to))
        return (
          <li key={id}>
            <Link
              aria-current={id === active && !isBelow ? 'page' : undefined}
              className="side-item"
              prefetch="intent"
              to={to}
            >
              <Icon aria-hidden size={16} strokeWidth={1.5} />
              {pageNames[id]}
              {id === 'reviews' && withoutReply > 0 && (
                <span className="side-end text-muted tabular-nums">
                  {formatNumber(withoutReply)}
                  <span className="sr-only"> without a reply</span>
                </span>
              )}
            </Link>
            {further.length > 0 && (
              <ul>
                {further.map((page) => (
                  <li key={page.to}>
                    <Link
                      aria-current={pathname.startsWith(page.to) ? 'page' : undefined}
                      className="side-item side-below"
                      prefetch="intent"
                      to={page.to}
                    >
                      {page.text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type LockedItemProps = { entry: Entry; from: TierName; isCurrent: boolean }

function LockedItem({ entry: { id, Icon, feature = id }, from, isCurrent }: LockedItemProps) {
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className="side-item text-muted"
      to={`/business/subscription?feature=${feature}`}
    >
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      {pageNames[id]}
      <span className="side-end">
        <span className="sr-only">needs </span>
        <TierBadge tier={from} />
      </span>
    </Link>
  )
}

function Usage({ business, usage }: Pick<AdminNavigationProps, 'business' | 'usage'>) {
  const isLimited = usage !== undefined && usage.maxReviews >= 0
  return (
    <div className="mt-auto grid gap-1.5 px-2 text-xs text-muted">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TierBadge tier={business.tier} />
      </p>
      {usage && (
        <p className="tabular-nums">
          {formatNumber(usage.reviews)} {isLimited && `of ${formatNumber(usage.maxReviews)} `}
          {usage.reviews === 1 && !isLimited ? 'review' : 'reviews'} this month
        </p>
      )}
      {isLimited && (
        <progress
          aria-label="Reviews this month"
          className="progress"
          max={usage.maxReviews}
          value={Math.min(usage.reviews, usage.maxReviews)}
        />
      )}
    </div>
  )
}

type BusinessChoices = {
  current: { id: string; name: string }
  /** How many businesses the owner has. */
  all: number
  first: { id: string; name: string; isClosed: boolean }[]
}

/** The business that the pages are about, and the way to the owner's others. Works without JavaScript. */
function BusinessMenu({ current, all, first }: BusinessChoices) {
  return (
    <Unfold
      className="-mt-2"
      label={`Business: ${current.name}. Switch to another`}
      look="side-item business-button"
      summary={
        <>
          <span className="min-w-0 flex-1 truncate font-medium">{current.name}</span>
          <ChevronsUpDown aria-hidden size={14} strokeWidth={1.5} />
        </>
      }
    >
      <nav aria-label="Businesses" className="menu business-menu" tabIndex={-1}>
        {all > 1 && (
          <Form action="/business/switch" method="post" reloadDocument>
            <ul>
              {first.map(({ id, name, isClosed }) => (
                <li key={id}>
                  <button
                    aria-current={id === current.id ? 'true' : undefined}
                    className="menu-item w-full"
                    name="business"
                    type="submit"
                    value={id}
                  >
                    <span className="min-w-0 flex-1 truncate">{name}</span>
                    {isClosed && <span className="text-xs text-muted">closed</span>}
                    {id === current.id && (
                      <Check aria-hidden className="shrink-0" size={14} strokeWidth={2} />
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </Form>
        )}
        <div className={all > 1 ? 'mt-1 border-t border-line pt-1' : undefined}>
          {all > 1 && (
            <Link className="menu-item" to="/business/all">
              All {all} businesses
            </Link>
          )}
          <Link className="menu-item" to="/business/new">
            <Plus aria-hidden className="shrink-0" size={14} strokeWidth={1.5} />
            Add a business
          </Link>
        </div>
      </nav>
    </Unfold>
  )
}
