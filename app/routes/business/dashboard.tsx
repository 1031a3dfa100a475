import { Link } from 'react-router'
import { findLastHandover, reviewsRatedIn } from '#app/features/activities/list-activities.server.ts'
import { readImportProgress } from '#app/features/analyses/import-progress.server.ts'
import { ImportProgress } from '#app/features/analyses/import-progress.tsx'
import { readPinned } from '#app/features/ask/asked-questions.server.ts'
import { PinnedAnswers } from '#app/features/ask/pinned-answers.tsx'
import { businessName } from '#app/features/businesses/business.schema.ts'
import { May, useMay } from '#app/features/businesses/business-context.tsx'
import { confirmName } from '#app/features/businesses/profile.server.ts'
import { type Dashboard, readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { isLow } from '#app/features/dashboard/next-steps.tsx'
import { isStarting, readFirstSteps } from '#app/features/first-steps/first-steps.server.ts'
import { RemainingSteps, StartingPage } from '#app/features/first-steps/step-list.tsx'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { inviteFew } from '#app/features/invitations/invite.server.ts'
import { findWaitingDraft } from '#app/features/invitations/list-draft.server.ts'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { noteRatingsShown } from '#app/features/moderation/challenge-review.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { noteCodeCopied } from '#app/features/widgets/save-widget.server.ts'
import { countOf } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { parseForm, refuseForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/dashboard.ts'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Vouchsafe' }]

// GET /business/dashboard
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const at = now()
  const dashboard = await readDashboard(db, business, at)
  const newest = isStarting(business) ? await listNewest(business.id, at) : null
  const ratingsShown = [
    ...reviewsRatedIn(dashboard.activities),
    ...(newest ?? []).map(({ id }) => id),
    ...dashboard.unreplied.longest.filter(isLow).map(({ reviewId }) => reviewId),
    ...quotedIn(dashboard).map(({ reviewId }) => reviewId),
  ]
  await noteRatingsShown(db, business.id, ratingsShown)
  const isTakenOver = new URL(request.url).searchParams.get('notice') === 'taken-over'
  const isEmpty = !dashboard.score && dashboard.importedCount === 0
  return {
    handover: isTakenOver ? await findLastHandover(db, business.id) : null,
    reviewLink: await findShortLink(db, business.id),
    at: at.toISOString(),
    dashboard,
    progress: await readImportProgress(db, business.id),
    pinned: allows(tierInForce(business.tierName), 'aiChatbot') ? await readPinned(db, business, at) : [],
    steps: isStarting(business) ? await readFirstSteps(db, business) : null,
    newest,
    draft: isEmpty ? null : await findWaitingDraft(db, business),
    isEmpty,
    isClosed: business.closedAt !== null,
  }
}

/** The quotes that the page shows with their stars. */
const quotedIn = ({ quotes, finding }: Dashboard) => [...quotes, ...(finding?.quotes.own.slice(0, 1) ?? [])]

async function listNewest(businessId: string, at: Date) {
  const filter = { state: 'published', provenance: 'any', period: 'any' } as const
  return (await listInbox(db, businessId, filter, at, { size: 3 })).rows
}

// POST /business/dashboard: the first steps
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async name({ business }, values) {
    const { name } = parseForm(businessName, values)
    await confirmName(db, { business, name })
    return done(`Name saved: ${name}`)
  },
  async invite({ business, user }, values) {
    const { invited, errors } = await inviteFew(db, { businessId: business.id, userId: user.id, values })
    if (errors) return refuseForm(values, { errors })
    return done(`${countOf(invited, 'invitation')} queued`)
  },
  async 'code-copied'({ business }) {
    await noteCodeCopied(db, business.id)
    return null
  },
}

export default function DashboardRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { handover, reviewLink, at, dashboard, progress, draft, pinned, steps, newest, isEmpty, isClosed } =
    loaderData
  const { refused } = useResult(actionData)
  const canManage = useMay('manage')
  return (
    <>
      {handover && (
        <p className="mb-8 max-w-measure border-l-2 border-warning py-1 pl-4 text-sm" role="status">
          {handover} If your shop signs order links,{' '}
          <Link to="/business/invitations/order-links">make a new key</Link> and put it into your shop.
        </p>
      )}
      <ImportProgress progress={progress} />
      {isEmpty && steps && canManage && !isClosed ? (
        <StartingPage result={refused} steps={steps} />
      ) : (
        <DashboardPage
          at={at}
          dashboard={dashboard}
          isClosed={isClosed}
          draft={draft}
          pinned={<PinnedAnswers answers={pinned} />}
          reviewLink={reviewLink}
          setUp={
            steps &&
            !isClosed && (
              <May right="manage">
                <RemainingSteps result={refused} steps={steps} />
              </May>
            )
          }
          newest={newest ?? undefined}
        />
      )}
    </>
  )
}
