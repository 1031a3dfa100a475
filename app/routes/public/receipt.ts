import { exportReceipts } from '#app/features/review-form/submitted-review.server.ts'
import { openThanks } from '#app/features/review-form/thanks-link.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/receipt'

// GET /review/receipt/:token
export async function loader({ params }: Route.LoaderArgs) {
  const exported = await exportReceipts(db, openThanks(params.token))
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="vouchsafe-receipt.json"',
    },
  })
}
