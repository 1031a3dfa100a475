import type { Business } from '#app/features/businesses/business.table.ts'
import { readCustomers } from '#app/features/invitations/read-list.server.ts'
import { guessCustomerColumns, storeList } from '#app/features/invitations/upload-list.server.ts'
import type { Database } from '#app/platform/database.server.ts'

/** An uploaded list, its columns as we guess them, and its rows. */
export async function anUploadedList(db: Database, business: Business, list: string | File) {
  const stored = await storeList(db, { business, userId: business.ownerId }, list)
  if ('unreadable' in stored) throw new Error(stored.unreadable)
  const { columns, isCertain } = guessCustomerColumns(stored.upload.shape)
  return { upload: stored.upload, columns, isCertain, rows: await readCustomers(db, stored.upload, columns) }
}
