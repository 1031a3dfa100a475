import {
  boolean,
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
import type { Staple } from '#analysis/aspects/staples.ts'
import type { Family } from '#analysis/aspects/trade.ts'
import type { Cause } from '#analysis/causes/causes.ts'
import { searchVector } from '#app/platform/columns.server.ts'
import type { Explanation, SentenceSentiment, SentimentLabel } from './analysis.schema.ts'

export const analyses = pgTable(
  'analyses',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    engineVersion: text().notNull(),
    language: text().notNull(),
    label: text().$type<SentimentLabel>(),
    score: real(),
    confidence: real(),
    sentences: jsonb().$type<SentenceSentiment[]>().notNull(),
    explanations: jsonb().$type<Explanation[]>().notNull(),
    keywords: text().array().notNull(),
    search: searchVector().notNull(),
    analysedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

export const aspects = pgTable(
  'aspects',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    position: smallint().notNull(),
    topic: text().notNull(),
    engineTopic: text().notNull(),
    noun: text().notNull(),
    term: text().notNull(),
    startOffset: integer().notNull(),
    endOffset: integer().notNull(),
    label: text().$type<SentimentLabel>().notNull(),
    score: real().notNull(),
    confidence: real().notNull(),
    shown: boolean().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId, table.position] })],
)

export const complaints = pgTable(
  'complaints',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    position: smallint().notNull(),
    cause: text().$type<Cause | ''>().notNull(),
    quoteStart: integer().notNull(),
    quoteEnd: integer().notNull(),
    startOffset: integer().notNull(),
    endOffset: integer().notNull(),
    weekday: smallint(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId, table.position, table.cause] })],
)

export const trades = pgTable('trades', {
  businessId: uuid().primaryKey(),
  parts: text().array().$type<(Family | Staple)[]>().notNull(),
  reviews: integer().notNull(),
  analysedSince: integer().notNull(),
})

export const topicRules = pgTable(
  'topic_rules',
  {
    businessId: uuid().notNull(),
    topic: text().notNull(),
    shownAs: text().notNull(),
    isMuted: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.topic] })],
)
