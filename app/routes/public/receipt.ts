import { makeReceiptFile, receiptFilename } from '#app/features/authors/attached-receipts.server.ts'
import { openThanks } from '#app/features/review-form/submitted-review.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/receipt'

// GET /review/receipt/:token
export async function loader({ params }: Route.LoaderArgs) {
  return new Response(await makeReceiptFile(db, openThanks(params.token)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${receiptFilename}"`,
    },
  })
}
