import { muteTopic, renameTopic, restoreTopic } from '#app/features/analyses/changing-topics.server.ts'
import { listOwnerTopics } from '#app/features/analyses/counting-topics.server.ts'
import { listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import { newTopicName } from '#app/features/analyses/topic.schema.ts'
import { TopicSettings } from '#app/features/dashboard/topic-settings.tsx'
import { allows } from '#app/features/plans/plans.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { memberOf, requireFeature } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/topics.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your topics · Vouchsafe' }]

// GET /business/analytics/topics
export async function loader({ context }: Route.LoaderArgs) {
  const owner = memberOf(context)
  const { id, tierName } = owner.business
  const rules = await listTopicRules(db, id)
  // Changes made on a larger plan can be undone on any.
  if (rules.length === 0) requireFeature(owner, 'analytics', 'topics')
  const isEditable = allows(tierName, 'analytics')
  if (!isEditable) return { standing: [], other: [], rules, isEditable }
  const pause = await readAnalysisPause(db, owner.business, now())
  return { ...(await listOwnerTopics(db, id, pause)), rules, isEditable }
}

// POST /business/analytics/topics
export const action = (args: Route.ActionArgs) =>
  handleActs(args, acts, { feature: 'analytics', onAnyPlan: ['restore'] })

const acts: Acts = {
  async rename({ business }, values) {
    return done(said[await renameTopic(db, { business, ...parseForm(newTopicName, values) })])
  },
  async mute({ business }, { topic = '' }) {
    await muteTopic(db, { business, topic })
    return done('Muted. You can undo this below')
  },
  async restore({ business }, { topic = '' }) {
    await restoreTopic(db, { business, topic })
    return done('Undone')
  },
}

const said = { renamed: 'Renamed', joined: 'Joined into one topic', unchanged: 'Nothing changed' }

export default function TopicsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return (
    <div>
      {loaderData.isEditable ? (
        <BackLink to="/business/analytics#topics">Analytics</BackLink>
      ) : (
        <BackLink to="/business/dashboard#topics">Dashboard</BackLink>
      )}
      <TopicSettings {...loaderData} result={refused} />
    </div>
  )
}
