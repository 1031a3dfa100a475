import { exportPerson } from '#app/features/operator/person-requests.server.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import type { Route } from './+types/person-json'

// GET /operator/people/:requestId.json: everything stored under the address of a request that may be answered.
export async function loader({ params, request }: Route.LoaderArgs) {
  const { user } = await requireOperator(request)
  const found = await exportPerson(db, { operatorId: user.id, requestId: params.requestId })
  return download(JSON.stringify(found, null, 2), 'personal-data.json', { 'cache-control': 'no-store' })
}
