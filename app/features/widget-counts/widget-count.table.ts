import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const ofWidget = { businessId: uuid().notNull(), widgetId: uuid().notNull() }
const time = () => timestamp({ withTimezone: true })

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

export const widgetExperiments = pgTable(
  'widget_experiments',
  {
    ...ofWidget,
    id: uuid().notNull(),
    startedAt: time().notNull().defaultNow(),
    endedAt: time(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.widgetId, table.id] })],
)

export const widgetHours = pgTable(
  'widget_hours',
  {
    ...ofWidget,
    hour: time().notNull(),
    openings: integer().notNull().default(0),
    goals: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.widgetId, table.hour] })],
)
