import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import type { Route } from './+types/own-review-file'

// GET /review/mine/:token/everything
export async function loader({ params }: Route.LoaderArgs) {
  const everything = await exportOwnReview(db, params.token)
  const headers = { 'referrer-policy': 'no-referrer' }
  return download(`${JSON.stringify(everything, null, 2)}\n`, 'my-review.json', headers)
}
