import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MentionedTopic } from './counting-cells.ts'
import type { Provenance } from './review.vocabulary.ts'

/** Everything about a review that is counted. Only refresh-facts.server.ts writes it and the counts. */
export const reviewFacts = pgTable(
  'review_facts',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    isCounted: boolean().notNull(),
    isHidden: boolean().notNull(),
    writtenOn: date().notNull(),
    writtenHour: smallint().notNull(),
    publishedMonth: date(),
    provenance: text().$type<Provenance>(),
    importSource: text().notNull(),
    rating: smallint().notNull(),
    author: text().notNull(),
    replyTime: integer(),
    replyEdited: boolean().notNull(),
    language: text().notNull(),
    label: text().$type<'positive' | 'neutral' | 'negative'>(),
    score: integer(),
    topics: jsonb().$type<MentionedTopic[]>().notNull(),
    foundAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

export const reviewCounts = pgTable(
  'review_counts',
  {
    businessId: uuid().notNull(),
    grain: text().$type<'all' | 'month' | 'day' | 'published'>().notNull(),
    topic: text().notNull(),
    start: date().notNull(),
    provenance: text().$type<Provenance>().notNull(),
    importSource: text().notNull(),
    language: text().notNull(),
    rating: smallint().notNull(),
    reviews: integer().notNull(),
    replied: integer().notNull(),
    repliedInDay: integer().notNull(),
    repliedInWeek: integer().notNull(),
    hidden: integer().notNull(),
    positive: integer().notNull(),
    neutral: integer().notNull(),
    negative: integer().notNull(),
    scoreTotal: bigint({ mode: 'number' }).notNull(),
    praise: integer().notNull(),
    complaints: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.businessId,
        table.grain,
        table.topic,
        table.start,
        table.provenance,
        table.importSource,
        table.language,
        table.rating,
      ],
    }),
  ],
)

export const topicCounts = pgTable(
  'topic_counts',
  {
    businessId: uuid().notNull(),
    start: date().notNull(),
    topic: text().notNull(),
    reviews: integer().notNull(),
    imported: integer().notNull(),
    praise: integer().notNull(),
    complaints: integer().notNull(),
    neutral: integer().notNull(),
    importedPraise: integer().notNull(),
    importedComplaints: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.topic, table.start] })],
)

export const topicAuthors = pgTable(
  'topic_authors',
  {
    businessId: uuid().notNull(),
    topic: text().notNull(),
    author: text().notNull(),
    reviews: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.topic, table.author] })],
)

export const topicWeeks = pgTable(
  'topic_weeks',
  {
    businessId: uuid().notNull(),
    week: date().notNull(),
    topic: text().notNull(),
    reviews: integer().notNull(),
    scoreTotal: bigint({ mode: 'number' }).notNull(),
    squareTotal: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.topic, table.week] })],
)

export const hourCounts = pgTable(
  'hour_counts',
  {
    businessId: uuid().notNull(),
    month: date().notNull(),
    hour: smallint().notNull(),
    provenance: text().$type<Provenance>().notNull(),
    language: text().notNull(),
    reviews: integer().notNull(),
    stars: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.businessId, table.month, table.hour, table.provenance, table.language],
    }),
  ],
)

export const replyTimes = pgTable(
  'reply_times',
  {
    businessId: uuid().notNull(),
    side: text().$type<'low' | 'middle' | 'high'>().notNull(),
    replyTime: integer().notNull(),
    replies: integer().notNull(),
    edited: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.side, table.replyTime] })],
)
