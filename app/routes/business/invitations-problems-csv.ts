import { exportProblems } from '#app/features/invitations/list-draft.server.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/invitations-problems-csv.ts'

// GET /business/invitations/many/problems.csv?batch=…
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberWith(context, 'bulkUpload')
  const batch = new URL(request.url).searchParams.get('batch') ?? ''
  return download(await exportProblems(db, owner.business.id, batch), 'not-invited.csv')
}
