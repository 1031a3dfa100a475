import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import {
  type ActivityFilter,
  type ActivityGroup,
  activityGroups,
} from '#app/features/activities/activity.vocabulary.ts'
import { ActivityList } from '#app/features/activities/activity-list.tsx'
import {
  type ActivityDay,
  groupByDay,
  listActivities,
  reviewsRatedIn,
} from '#app/features/activities/list-activities.server.ts'
import { linkActivities } from '#app/features/inbox/activity-links.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Face } from '#app/ui/face.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/activities.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Activities · Vouchsafe' }]

const groups = Object.keys(activityGroups) as ActivityGroup[]

/** About as many as fit on a screen. */
const atOnce = 14

// GET /business/activities
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const filter = readActivityFilter(new URL(request.url).searchParams)
  const listed = await listActivities(db, business.id, { ...filter, limit: atOnce })
  await noteRatingsShown(db, business.id, reviewsRatedIn(listed.activities))
  const activities = await linkActivities(db, business.id, listed.activities)
  return { filter, days: groupByDay(activities, business.timeZone, now()), next: listed.next }
}

export default function ActivitiesRoute({ loaderData: { filter, days, next } }: Route.ComponentProps) {
  const { about, after } = filter
  const isQuiet = !about && !after && !next && days.every(({ activities }) => activities.every(isNoReview))
  /** The oldest day may go on on the next page. */
  const wholeDays = next ? days.slice(0, -1) : days
  const listed = wholeDays.flatMap(({ activities }) => activities)
  const reviews = listed.filter(({ type }) => type === 'review_published').length
  const shown = days.map((day) => <Day {...day} isNarrow={isQuiet} key={day.heading} />)
  return (
    <div>
      {!isQuiet && !after && listed.length > 0 && (
        <h2 className="mb-6 text-3xl text-balance">
          {reviews > 0 ? countOf(reviews, 'new review') : countOf(listed.length, 'event')}{' '}
          {since(wholeDays.at(-1)!.heading)}
        </h2>
      )}
      {!isQuiet && (
        <Tabs
          label="Filter activities"
          tabs={[
            { to: addressOf({}), label: 'All', isCurrent: !about },
            ...groups.map((id) => ({
              to: addressOf({ about: id }),
              label: id.charAt(0).toUpperCase() + id.slice(1),
              isCurrent: about === id,
            })),
          ]}
        />
      )}
      {after && days.length > 0 && (
        <p className="pt-4 text-sm">
          <Link to={addressOf({ about })}>Back to the latest</Link>
        </p>
      )}
      {isQuiet ? <Expected>{shown}</Expected> : shown}
      {days.length === 0 && (
        <div className="pt-8">
          <EmptyState
            action={<ButtonLink to={addressOf({})}>Show everything</ButtonLink>}
            picture="review"
            title={after ? 'No older activities' : 'No activities yet'}
          >
            Nothing matches.
          </EmptyState>
        </div>
      )}
      <Pagination label="Activities" older={next ? addressOf({ about, after: next }) : undefined} />
    </div>
  )
}

/** "today", "since yesterday", "since Fri 20 Nov". */
const since = (heading: string) =>
  heading === 'Today' ? 'today' : `since ${heading.replace('Yest', 'yest')}`

const isNoReview = ({ type }: ActivityDay['activities'][number]) => !type.startsWith('review')

const expected: [name: string, what: string, stars?: number][] = [
  ['Anna K.', 'wrote a review', 5],
  ['You', 'replied to Anna K.'],
  ['Sam R.', 'opened your invitation'],
  ['Li W.', 'changed the rating', 4],
]

/** Before the first review: what happened so far, and how one will look here. */
const Expected = ({ children }: { children: ReactNode }) => (
  <EmptyState
    action={
      <>
        <ButtonLink kind="primary" to="/business/invitations">
          Invite customers
        </ButtonLink>
        <div className="w-full">{children}</div>
      </>
    }
    sample={
      <ol className="-my-4">
        {expected.map(([name, what, stars]) => (
          <li className="flex items-center gap-3 border-b border-line py-4 last:border-0" key={what}>
            <Face name={name} />
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
              <b className="font-medium">{name}</b> {what}
            </span>
            {stars && <Stars rating={stars} />}
          </li>
        ))}
      </ol>
    }
    title="Your first reviews will appear here"
  >
    Also replies, and changes to your widgets, profile and plan.
  </EmptyState>
)

function Day({ heading, activities, isNarrow }: ActivityDay & { isNarrow: boolean }) {
  return (
    <section
      aria-label={heading}
      className={classNames('grid gap-x-6 pt-4', !isNarrow && 'min-[1000px]:grid-cols-[110px_minmax(0,1fr)]')}
    >
      <h2 className={classNames('pb-1 font-sans text-sm text-muted', !isNarrow && 'min-[1000px]:pt-5')}>
        {heading}
      </h2>
      <ActivityList activities={activities} />
    </section>
  )
}

function addressOf({ about, after }: ActivityFilter) {
  const query = new URLSearchParams()
  if (about) query.set('about', about)
  if (after) query.set('after', after)
  return `/business/activities${query.size > 0 ? `?${query}` : ''}`
}

const activityFilter = z.object({
  about: z.enum(groups).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
})

/** The filter in the address of the activities page. Invalid values are ignored. */
const readActivityFilter = (query: URLSearchParams): ActivityFilter =>
  activityFilter.parse(Object.fromEntries(query))
