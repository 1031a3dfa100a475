import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Provenance } from './review.vocabulary.ts'

/** What is counted of a review. Written by publish-review.server.ts; language, label and score by its analysis. */
// Kept: what is counted of a review, with its author’s name | author | as long as the review | with reviews
export const reviewFacts = pgTable(
  'review_facts',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    /** Published, and about the business itself. */
    isCounted: boolean().notNull(),
    /** The product that it is about, if it is published; else null. */
    countedProduct: uuid(),
    isHidden: boolean().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    writtenOn: date().notNull(),
    publishedMonth: date(),
    provenance: text().$type<Provenance>(),
    importSource: text().notNull(),
    rating: smallint().notNull(),
    author: text().notNull(),
    replyTime: integer(),
    replyEdited: boolean().notNull(),
    editedAt: timestamp({ withTimezone: true }),
    language: text().notNull().default(''),
    label: text().$type<'positive' | 'neutral' | 'negative'>(),
    score: real(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)
