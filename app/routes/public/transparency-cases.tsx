import { findPublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { readCases } from '#app/features/transparency/cases.server.ts'
import { caseKinds, casesHeading, readCaseView } from '#app/features/transparency/cases.ts'
import { CasesPage } from '#app/features/transparency/cases-page.tsx'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { pageTags } from '#app/ui/page-tags.ts'
import type { Route } from './+types/transparency-cases'

// GET /business/:businessId/transparency/:kind
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const kind = caseKinds.find((each) => each === params.kind)
  if (!kind) throw notFound('page')
  const { id, name, isSample } = await findPublicBusiness(db, params.businessId)
  const view = readCaseView(kind, new URL(request.url).searchParams)
  const address = addressOf(`/business/${id}/transparency/${kind}`)
  return { business: { id, name, isSample }, address, view, ...(await readCases(db, id, view)) }
}

export const headers = () => ({ 'cache-control': 'private, no-cache' })

/** Search engines should index the transparency page itself; its many lists keep changing. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { business, address, choices, view } = loaderData
  return pageTags({
    title: `${casesHeading(choices.found, view)} Transparency: ${business.name}`,
    description: 'Each case with its stars, its reason, who asked for it, and the decision.',
    address,
    isIndexed: false,
  })
}

export default function TransparencyCases({ loaderData }: Route.ComponentProps) {
  return <CasesPage {...loaderData} />
}
