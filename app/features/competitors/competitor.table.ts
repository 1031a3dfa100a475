import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SentenceSentiment, SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import type { ImportProblem } from '#app/features/reviews/import-preview.server.ts'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'

const time = () => timestamp({ withTimezone: true })

export const competitors = pgTable(
  'competitors',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    /** Collects reviews here; null for one whose reviews are imported. */
    otherBusinessId: uuid(),
    /** As the owner typed it; null for one that collects reviews here, whose present name is shown. */
    name: text(),
    /** Imported reviews that are counted. */
    reviews: integer().notNull().default(0),
    /** Under which imported reviews were filed. */
    trade: text().array().notNull().default([]),
    deletedAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export const competitorImports = pgTable(
  'competitor_imports',
  {
    businessId: uuid().notNull(),
    /** The same as the file's. */
    id: uuid().notNull(),
    competitorId: uuid().notNull(),
    source: text().notNull(),
    fileName: text(),
    rows: integer().notNull(),
    /** Rows that are through, whatever became of them. */
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    alreadyThere: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Beyond the limit of one competitor. */
    leftOut: integer().notNull().default(0),
    problems: jsonb().$type<ImportProblem[]>().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    finishedAt: time(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export const competitorReviews = pgTable(
  'competitor_reviews',
  {
    businessId: uuid().notNull(),
    competitorId: uuid().notNull(),
    /** Made of source and content, so that the same row is known again. */
    id: uuid().notNull(),
    importId: uuid().notNull(),
    rating: smallint().notNull(),
    text: text().notNull(),
    /** Of the author. Names are not kept. */
    initials: text(),
    writtenAt: time().notNull(),
    language: text().notNull(),
    label: text().$type<SentimentLabel>(),
    sentences: jsonb().$type<SentenceSentiment[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.competitorId, table.id] })],
)

export const competitorAspects = pgTable(
  'competitor_aspects',
  {
    businessId: uuid().notNull(),
    competitorId: uuid().notNull(),
    reviewId: uuid().notNull(),
    position: smallint().notNull(),
    topic: text().notNull(),
    engineTopic: text().notNull(),
    noun: text().notNull(),
    term: text().notNull(),
    startOffset: integer().notNull(),
    endOffset: integer().notNull(),
    label: text().$type<SentimentLabel>().notNull(),
    confidence: real().notNull(),
    shown: boolean().notNull(),
    writtenAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.competitorId, table.reviewId, table.position] }),
  ],
)

export const competitorCounts = pgTable(
  'competitor_counts',
  {
    businessId: uuid().notNull(),
    competitorId: uuid().notNull(),
    topic: text().notNull(),
    start: date().notNull(),
    rating: smallint().notNull(),
    reviews: integer().notNull(),
    judged: integer().notNull(),
    praise: integer().notNull(),
    complaints: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.competitorId, table.topic, table.start, table.rating] }),
  ],
)

export type Competitor = typeof competitors.$inferSelect
