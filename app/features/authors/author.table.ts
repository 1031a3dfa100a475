import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { writtenColumns } from '#app/features/reviews/review.table.ts'
import type { ConsentScope } from '#app/features/reviews/review.vocabulary.ts'
import { bytes } from '#app/platform/columns.server.ts'

const time = () => timestamp({ withTimezone: true })

/** Earlier versions that the author replaced. The current version is the review itself. */
// Kept: what the author replaced | author | as long as the review | with reviews
export const reviewVersions = pgTable(
  'review_versions',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    number: smallint().notNull(),
    ...writtenColumns(),
    writtenAt: time().notNull(),
    replacedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId, table.number] })],
)

// Kept: consents before the present one | author | as long as the review | with reviews
export const earlierConsents = pgTable(
  'earlier_consents',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    reviewId: uuid().notNull(),
    scopes: text().array().$type<ConsentScope[]>().notNull(),
    version: integer().notNull(),
    text: text().notNull(),
    consentedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: keyed hash of a mailed code | author | counts for {codeMinutes} minutes; the row until the next code or the end of the review | with reviews
export const erasureCodes = pgTable(
  'erasure_codes',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    hash: bytes().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)
