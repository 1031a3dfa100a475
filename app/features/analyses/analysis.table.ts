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
import type { Named } from '#analysis/aspects/find-aspects.ts'
import type { Staple } from '#analysis/aspects/staples.ts'
import type { Family } from '#analysis/aspects/trade.ts'
import type { Cause } from '#analysis/causes/causes.ts'
import { searchVector } from '#app/platform/columns.server.ts'
import {
  type Explanation,
  mentionKinds,
  type SentenceSentiment,
  type StoredAspect,
  sentimentLabels,
  sides,
} from './analysis.schema.ts'

// Kept: language, sentiment, aspects of a review | author | as long as the review | with reviews
export const analyses = pgTable(
  'analyses',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    engineVersion: text().notNull(),
    language: text().notNull(),
    label: text({ enum: sentimentLabels }),
    score: real(),
    confidence: real(),
    sentences: jsonb().$type<SentenceSentiment[]>().notNull(),
    aspects: jsonb().$type<StoredAspect[]>().notNull(),
    named: jsonb().$type<Named[]>().notNull(),
    explanations: jsonb().$type<Explanation[]>().notNull(),
    keywords: text().array().notNull(),
    search: searchVector().notNull(),
    analysedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

// Kept: topics in a review, with the places of their words | author | as long as the review | with review_facts
export const mentions = pgTable(
  'mentions',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    topic: text().notNull(),
    kind: text({ enum: mentionKinds }).notNull(),
    engineTopic: text().notNull(),
    noun: text().notNull(),
    term: text().notNull(),
    startOffset: integer(),
    endOffset: integer(),
    praise: boolean().notNull(),
    complaint: boolean().notNull(),
    praiseByWords: boolean().notNull(),
    complaintByWords: boolean().notNull(),
    quoteSide: text({ enum: sides }),
    quoteStart: integer(),
    quoteEnd: integer(),
    confidence: real(),
    cause: text().$type<Cause>(),
    causeStart: integer(),
    causeEnd: integer(),
    weekday: smallint(),
    isElsewhere: boolean().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId, table.topic] })],
)

// Kept: of which trade a business is, by its reviews | business | as long as the business | with businesses
export const trades = pgTable('trades', {
  businessId: uuid().primaryKey(),
  parts: text().array().$type<(Family | Staple)[]>().notNull(),
  reviews: integer().notNull(),
  analysedSince: integer().notNull(),
})

// Kept: names that an owner gave to topics | business | until the owner undoes them | with businesses
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
