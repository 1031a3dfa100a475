import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import type { ActivityType } from './activity.vocabulary.ts'

// Kept: what happened in a business; names of authors and members in its sentences | business | as long as the business; names are replaced when the person is erased | with businesses
export const activities = pgTable(
  'activities',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    type: text().$type<ActivityType>().notNull(),
    message: text().notNull(),
    relatedId: uuid(),
    /** Null for authors, customers, the operator and jobs. */
    actorId: uuid(),
    tier: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
