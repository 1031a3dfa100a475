import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const time = () => timestamp({ withTimezone: true })

export const mailLanes = pgTable('mail_lanes', {
  name: text().primaryKey(),
  freeAt: time().notNull(),
  throttleLevel: smallint().notNull().default(0),
  throttledAt: time(),
})

export type MailLane = typeof mailLanes.$inferSelect
