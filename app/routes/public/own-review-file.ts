import { exportOwnReview } from '#app/features/authors/own-review-file.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/own-review-file'

// GET /review/mine/:token/everything
export async function loader({ params }: Route.LoaderArgs) {
  const everything = await exportOwnReview(db, params.token)
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-review.json"',
      'referrer-policy': 'no-referrer',
    },
  })
}
