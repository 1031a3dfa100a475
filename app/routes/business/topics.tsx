import { data } from 'react-router'
import { muteTopic, renameTopic, restoreTopic } from '#app/features/analyses/changing-topics.server.ts'
import { listOwnerTopics } from '#app/features/analyses/counting-topics.server.ts'
import { listTopicRules } from '#app/features/analyses/shown-topics.server.ts'
import { newTopicName } from '#app/features/analyses/topic.schema.ts'
import { TopicSettings } from '#app/features/dashboard/topic-settings.tsx'
import { allows } from '#app/features/plans/plans.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, findAction, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { type Member, memberOf, requireFeature } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/topics.ts'

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

type Result = FormResult & { toast?: Toast }

// POST /business/analytics/topics
export async function action({ context, request }: Route.ActionArgs) {
  const owner = memberOf(context)
  const values = await readForm(request)
  if (values.act !== 'restore') requireFeature(owner, 'analytics')
  const act = findAction(acts, values.act)
  return handleForm(values, () => act(owner.business, values))
}

type Act = (business: Member['business'], values: Record<string, string>) => Promise<unknown>

const acts: Record<string, Act> = {
  async rename(business, values) {
    const parsed = parseForm(newTopicName, values)
    if (!parsed.ok) return parsed.result
    return done(said[await renameTopic(db, { business, ...parsed.value })])
  },
  async mute(business, { topic = '' }) {
    await muteTopic(db, { business, topic })
    return done('Muted. You can undo this below')
  },
  async restore(business, { topic = '' }) {
    await restoreTopic(db, { business, topic })
    return done('Undone')
  },
}

const said = { renamed: 'Renamed', joined: 'Joined into one topic', unchanged: 'Nothing changed' }

const done = (title: string) => data<Result>({ values: {}, errors: {}, toast: { type: 'success', title } })

export default function TopicsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as Result | undefined
  useActionToast(result?.toast)
  return (
    <div>
      {loaderData.isEditable ? (
        <BackLink to="/business/analytics#topics">Analytics</BackLink>
      ) : (
        <BackLink to="/business/dashboard#topics">Dashboard</BackLink>
      )}
      <TopicSettings {...loaderData} result={result?.toast ? undefined : result} />
    </div>
  )
}
