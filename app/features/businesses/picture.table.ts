import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { pictureKinds } from '#app/features/profiles/picture.vocabulary.ts'
import { createdAt } from '#app/platform/columns.server.ts'

// Kept: logos and cover pictures | business | until replaced or removed, and a day to bring them back | job businesses.delete-removed-pictures; with businesses
export const businessPictures = pgTable(
  'business_pictures',
  {
    businessId: uuid().notNull(),
    /** Its file's, too. */
    id: uuid().notNull(),
    kind: text({ enum: pictureKinds }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null while it is shown. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
