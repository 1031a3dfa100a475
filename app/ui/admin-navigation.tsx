import {
  ChartNoAxesColumn,
  Check,
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
  UserRound,
  UsersRound,
} from 'lucide-react'
import { Form, Link } from 'react-router'
import { formatNumber } from '#app/languages/format.ts'
import { TierBadge, type TierName } from './tier-badge.tsx'
import { Unfold } from './unfold.tsx'

export type AdminItem =
  | 'dashboard'
  | 'invitations'
  | 'reviews'
  | 'analytics'
  | 'ai-sentiments'
  | 'widgets'
  | 'profile'
  | 'team'
  | 'integrations'
  | 'subscription'
  | 'activities'
  | 'all'
  | 'new'

export type AdminNavigationProps = {
  active: AdminItem
  business: { name: string; tier: TierName }
  choices: BusinessChoices
  /** Whether the role of who is signed in opens a page. */
  canOpen: (item: AdminItem) => boolean
  /** The number of reviews without a reply. */
  withoutReply?: number
  /** This month's reviews and the plan's limit; -1 means unlimited. */
  usage?: { reviews: number; maxReviews: number }
}

type Entry = {
  id: AdminItem
  text: string
  Icon: LucideIcon /** The lowest tier that has it. */
  from?: TierName
  /** Of the price table, if it has another name. */
  feature?: string
}

const main: readonly Entry[] = [
  { id: 'dashboard', text: 'Dashboard', Icon: House },
  { id: 'invitations', text: 'Invitations', Icon: Send },
  { id: 'reviews', text: 'Reviews', Icon: Star },
  { id: 'analytics', text: 'Analytics', Icon: ChartNoAxesColumn, from: 'pro' },
  { id: 'ai-sentiments', text: 'AI Sentiments', Icon: MessageSquareQuote, from: 'enterprise' },
  { id: 'widgets', text: 'Widgets', Icon: LayoutTemplate },
]
const settings: readonly Entry[] = [
  { id: 'profile', text: 'Profile', Icon: UserRound },
  { id: 'team', text: 'Team', Icon: UsersRound },
  { id: 'integrations', text: 'Integrations', Icon: Plug, from: 'enterprise', feature: 'api-access' },
  { id: 'subscription', text: 'Subscription', Icon: CreditCard },
]
const ranks = { starter: 0, pro: 1, enterprise: 2 }

/** The navigation of the business area, used at the side and in the phone's menu. */
export function AdminNavigation({
  active,
  business,
  choices,
  canOpen,
  withoutReply = 0,
  usage,
}: AdminNavigationProps) {
  const isLocked = ({ from }: Entry) => from !== undefined && ranks[business.tier] < ranks[from]
  // A locked page leads to the plans, which only the owner opens.
  const links = (entries: readonly Entry[]) =>
    entries
      .filter((entry) => canOpen(entry.id) && (!isLocked(entry) || canOpen('subscription')))
      .map((entry) => (
        <li key={entry.id}>
          {entry.from && isLocked(entry) ? (
            <LockedItem entry={entry} from={entry.from} />
          ) : (
            <Link
              aria-current={entry.id === active ? 'page' : undefined}
              className="side-item"
              prefetch="intent"
              to={`/business/${entry.id}`}
            >
              <entry.Icon aria-hidden size={16} strokeWidth={1.5} />
              {entry.text}
              {entry.id === 'reviews' && withoutReply > 0 && (
                <span className="side-end text-muted tabular-nums">
                  {formatNumber(withoutReply)}
                  <span className="sr-only"> without a reply</span>
                </span>
              )}
            </Link>
          )}
        </li>
      ))
  return (
    <>
      <BusinessMenu {...choices} />
      <nav aria-label="Business" className="grid gap-6">
        <div>
          <h2 className="side-heading">Main</h2>
          <ul>{links(main)}</ul>
        </div>
        <div>
          <h2 className="side-heading">Settings</h2>
          <ul>
            {links(settings)}
            <li>
              <Form action="/business/logout" method="post" reloadDocument>
                <button className="side-item" type="submit">
                  <LogOut aria-hidden size={16} strokeWidth={1.5} />
                  Logout
                </button>
              </Form>
            </li>
          </ul>
        </div>
      </nav>
      <Usage business={business} usage={usage} />
    </>
  )
}

function LockedItem({ entry: { id, text, Icon, feature = id }, from }: { entry: Entry; from: TierName }) {
  return (
    <Link className="side-item text-muted" to={`/business/subscription?feature=${feature}`}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      {text}
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
