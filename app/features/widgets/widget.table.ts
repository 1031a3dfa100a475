import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { type WidgetKind, widgetKinds } from '#widget/widget-data.ts'
import type { WidgetSettings } from './widget.schema.ts'

const ofWidget = { businessId: uuid().notNull(), widgetId: uuid().notNull() }
const time = () => timestamp({ withTimezone: true })

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

export const widgetDirectory = pgTable('widget_directory', {
  widgetId: uuid().primaryKey(),
  businessId: uuid().notNull(),
})

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

export const widgetLoaders = pgTable('widget_loaders', {
  hash: text().primaryKey(),
  script: text().notNull(),
  firstServedAt: time().notNull().defaultNow(),
})
