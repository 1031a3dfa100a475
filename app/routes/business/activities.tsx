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
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/activities.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Activities · Vouchsafe' }]

/** About as many as fit on a screen. */
const atOnce = 16

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
  return (
    <div>
      {!isQuiet && (
        <Tabs
          label="Filter activities"
          tabs={[
            { to: addressOf({}), label: 'Everything', isCurrent: !about },
            ...Object.entries(activityGroups).map(([id, { name }]) => ({
              to: addressOf({ about: id as ActivityFilter['about'] }),
              label: name.charAt(0).toUpperCase() + name.slice(1),
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
      {days.length > 0 ? (
        days.map((day) => <Day {...day} key={day.heading} />)
      ) : (
        <div className="pt-8">
          <EmptyState
            action={(about || after) && <ButtonLink to={addressOf({})}>Show everything</ButtonLink>}
            picture="review"
            title={after ? 'No older activities' : 'No activities yet'}
          >
            <p>New reviews, replies, and changes to your widgets, profile and plan appear here.</p>
          </EmptyState>
        </div>
      )}
      {isQuiet && <Expected />}
      <Pagination label="Activities" older={next ? addressOf({ about, after: next }) : undefined} />
    </div>
  )
}

const isNoReview = ({ type }: ActivityDay['activities'][number]) => !type.startsWith('review')

/** Before the first review: how one will look here. */
const Expected = () => (
  <div className="mt-10 grid max-w-[760px] gap-5 min-[1000px]:ml-[214px]">
    <Sample caption="A sample: your first reviews will appear here.">
      {sampleReviews.map(({ author, stars, words }) => (
        <p
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0"
          key={author}
        >
          <Face name={author} /> {author} gave <Stars rating={stars} />
          <span className="text-muted sm:ml-auto">{words}</span>
        </p>
      ))}
    </Sample>
    <ButtonLink className="justify-self-start" kind="primary" to="/business/invitations">
      Invite customers
    </ButtonLink>
  </div>
)

const sampleReviews = [
  { author: 'Anna K.', stars: 5, words: 'Friendly, quick, and exactly what I had ordered.' },
  { author: 'Sam R.', stars: 4, words: 'Good work, if later than promised.' },
  { author: 'Li W.', stars: 5, words: 'They remembered my name.' },
]

function Day({ heading, activities }: ActivityDay) {
  return (
    <section aria-label={heading} className="grid gap-x-6 pt-6 min-[1000px]:grid-cols-[190px_minmax(0,1fr)]">
      <h2 className="pb-1 font-sans text-xs text-muted min-[1000px]:pt-3.5">{heading}</h2>
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

export const ErrorBoundary = Failure

const activityFilter = z.object({
  about: z
    .enum(Object.keys(activityGroups) as ActivityGroup[])
    .optional()
    .catch(undefined),
  after: z.uuid().optional().catch(undefined),
})

/** The filter in the address of the activities page. Invalid values are ignored. */
const readActivityFilter = (query: URLSearchParams): ActivityFilter =>
  activityFilter.parse(Object.fromEntries(query))
