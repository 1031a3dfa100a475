import { Link } from 'react-router'
import { competitorsAddress } from '#app/features/competitors/competitor.schema.ts'
import { findImportedCompetitor } from '#app/features/competitors/competitors.server.ts'
import { withoutNames } from '#app/features/imports/start-import.server.ts'
import { db } from '#app/platform/database.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/competitor-import.ts'
import { actOnImport, readImport } from './import-actions.server.ts'
import { ImportPage } from './import-page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Import a competitor’s reviews · Vouchsafe' }]

async function placeOf({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const owner = memberWith(context, 'competitorInsights')
  const of = { businessId: owner.business.id, competitorId: params.competitorId }
  const competitor = await findImportedCompetitor(db, of)
  const address = `${competitorsAddress}/${competitor.id}`
  return { competitor, address, here: `${address}/import`, businessId: competitor.id, userId: owner.user.id }
}

// GET /business/ai-sentiments/competitors/:competitorId/import
export async function loader(args: Route.LoaderArgs) {
  const place = await placeOf(args)
  const { competitor, address, here } = place
  return { name: competitor.name, address, here, shown: await readImport(place, args.request, withoutNames) }
}

// POST /business/ai-sentiments/competitors/:competitorId/import
export async function action(args: Route.ActionArgs) {
  const place = await placeOf(args)
  return actOnImport(place, place.userId, args.request)
}

export default function CompetitorImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name, address, here, shown } = loaderData
  return (
    <div>
      <BackLink to={address}>You and {name}</BackLink>
      <ImportPage
        actionData={actionData}
        done="The comparison includes each review once it is analysed."
        here={here}
        intro="They are compared with yours, and only you see them."
        isPublic={false}
        links={
          <>
            <Link to={address}>Compare</Link>
            <Link to={`${address}/reviews`}>Read the imported reviews</Link>
          </>
        }
        loaderData={shown}
        note={() =>
          'Only you see them. They never count as reviews of your business and appear on no public page. Names of their authors are not kept. Please import only what you may use.'
        }
        title={`Import reviews of ${name}`}
      />
    </div>
  )
}
