import type { Database } from '#app/platform/database.server.ts'
import { startDueDigests } from './digest.server.ts'

/** Every quarter of an hour, starts the digests of people whose local time is 8:00. */
export const startDigests = (db: Database) => startDueDigests(db)
