import { Link } from 'react-router'
import { countOf } from '#app/languages/format.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/reviews-import.ts'
import { Failure } from './failure.tsx'
import { actOnImport, readImport } from './import-actions.server.ts'
import { ImportPage } from './import-page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Import reviews · Vouchsafe' }]

const here = '/business/reviews/import'

// GET /business/reviews/import
export const loader = ({ context, request }: Route.LoaderArgs) =>
  readImport({ businessId: memberOf(context).business.id, here }, request)

// POST /business/reviews/import
export function action({ context, request }: Route.ActionArgs) {
  const { business, user } = memberOf(context)
  return actOnImport({ businessId: business.id, here }, user.id, request)
}

export default function ReviewsImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-(--gutter) pt-6 pb-16">
      <p className="text-sm">
        <Link className="reach" to="/business/reviews">
          Back to the reviews
        </Link>
      </p>
      <ImportPage
        actionData={actionData}
        done="Your insights include each review once it is analysed. New reviews of all businesses come first."
        here={here}
        intro="Reviews from Google, Trustpilot, Judge.me, Yotpo, Loox or anywhere else appear here beside your own. They keep their date and source, and never count towards your score."
        isPublic
        links={<Link to="/business/reviews?provenance=imported">See imported reviews</Link>}
        loaderData={loaderData}
        note={({ source, preview: { unnamed } }) => (
          <>
            They are marked “Imported”, with {source} as their source, for as long as they are here. They
            count in your insights, but never in your score, your number of reviews or what search engines
            read, because nobody here can check them. By importing you confirm that you may show them.
            {unnamed > 0 && ` ${countOf(unnamed, 'review')} without a name will be shown as “Anonymous”.`}
          </>
        )}
        title="Import reviews"
      />
    </div>
  )
}

export const ErrorBoundary = Failure
