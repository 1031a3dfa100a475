import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import type { WallSettings } from './widget.schema.ts'
import type { WidgetKind } from './widget.vocabulary.ts'

export const widgets = pgTable(
  'widgets',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    kind: text().$type<WidgetKind>().notNull(),
    name: text().notNull(),
    settings: jsonb().$type<WallSettings>().notNull(),
    codeCopiedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export const widgetDirectory = pgTable('widget_directory', {
  widgetId: uuid().primaryKey(),
  businessId: uuid().notNull(),
})
