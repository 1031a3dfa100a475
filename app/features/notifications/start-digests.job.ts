import type { Database } from '#app/platform/database.server.ts'
import { startDueDigests } from './digest.server.ts'

/** Every quarter of an hour: begins the digests of those for whom it is eight in the morning. */
export const startDigests = (db: Database) => startDueDigests(db)
