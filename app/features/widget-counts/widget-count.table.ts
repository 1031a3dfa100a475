import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const ofWidget = { businessId: uuid().notNull(), widgetId: uuid().notNull() }
const time = () => timestamp({ withTimezone: true })

// Kept: views and clicks of a widget on a day | nobody | as long as the widget | with widgets
export const widgetDays = pgTable(
  'widget_days',
  {
    ...ofWidget,
    day: date().notNull(),
    page: text().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.widgetId, table.day, table.page] })],
)

// Kept: sites that show a widget | business | as long as the widget | with widgets
export const widgetOrigins = pgTable(
  'widget_origins',
  {
    ...ofWidget,
    origin: text().notNull(),
    firstSeenAt: time().notNull().defaultNow(),
    lastSeenAt: time().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.widgetId, table.origin] })],
)
