import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import type { WidgetSettings } from './widget.schema.ts'

const ofWidget = { businessId: uuid().notNull(), widgetId: uuid().notNull() }
const time = () => timestamp({ withTimezone: true })

// Kept: widgets and their settings | business | until deleted, and a day to bring them back | job widgets.forget-deleted; with businesses
export const widgets = pgTable(
  'widgets',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text({ enum: widgetKinds }).notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    settings: jsonb().$type<WidgetSettings>().notNull(),
    version: integer().notNull().default(1),
    codeCopiedAt: time(),
    deletedAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: which business has a widget | business | as long as the business | with businesses
export const widgetDirectory = pgTable('widget_directory', {
  widgetId: uuid().primaryKey(),
  businessId: uuid().notNull(),
})

// Kept: the last 50 versions of a widget | business | as long as the widget | with widgets
export const widgetVersions = pgTable(
  'widget_versions',
  {
    ...ofWidget,
    number: integer().notNull(),
    kind: text().$type<WidgetKind>().notNull(),
    name: text().notNull(),
    settings: jsonb().$type<WidgetSettings>().notNull(),
    replacedAt: time().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.widgetId, table.number] })],
)

// Kept: earlier versions of our script, which pages may still have | nobody | for good | stays
export const widgetLoaders = pgTable('widget_loaders', {
  hash: text().primaryKey(),
  script: text().notNull(),
  firstServedAt: time().notNull().defaultNow(),
})
