import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { updatedAt } from '#app/platform/columns.server.ts'
import type { Message, ModelTask } from './language-model.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })
const amount = () => bigint({ mode: 'number' }).notNull()

// Kept: the owner’s consent, the budget | business | as long as the business | with businesses
export const languageModelSettings = pgTable('language_model_settings', {
  businessId: uuid().primaryKey(),
  agreedAt: time(),
  agreedBy: uuid(),
  receiver: text(),
  budgetCents: integer().notNull(),
  budgetTokens: amount(),
  updatedAt: updatedAt(),
})

// Kept: requests and tokens a month | business | as long as the business | with businesses
export const languageModelUsage = pgTable(
  'language_model_usage',
  {
    businessId: uuid().notNull(),
    month: date().notNull(),
    task: text().$type<ModelTask>().notNull(),
    requests: integer().notNull(),
    inputTokens: amount(),
    outputTokens: amount(),
    cost: amount(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.month, table.task] })],
)

// Kept: the last request that was sent to a model | author | {sentRequestDays} days, or until the next one | job language-model.forget-requests; with businesses
export const languageModelRequests = pgTable('language_model_requests', {
  businessId: uuid().primaryKey(),
  task: text().$type<ModelTask>().notNull(),
  messages: jsonb().$type<Message[]>().notNull(),
  reviewIds: uuid().array().notNull(),
  sentAt: time().notNull(),
})
