import { makeErasureFile } from '#app/features/authors/erase-review.server.ts'
import { asFile, makeReceiptFile, receiptFilename } from '#app/features/authors/review-mail.server.ts'
import { openThanks } from '#app/features/review-form/submitted-review.server.ts'
import { db } from '#app/platform/database.server.ts'
import { download } from '#app/platform/download.server.ts'
import type { Route } from './+types/receipt'

// GET /review/receipt/:token, of a review that was just sent or just erased
export async function loader({ params }: Route.LoaderArgs) {
  const erasure = await makeErasureFile(db, params.token)
  const file = erasure ? asFile(erasure) : await makeReceiptFile(db, openThanks(params.token))
  return download(file, receiptFilename)
}
