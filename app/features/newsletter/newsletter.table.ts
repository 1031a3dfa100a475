import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/columns.server.ts'
import { newsletterSources } from './newsletter.schema.ts'

const time = () => timestamp({ withTimezone: true })

// Kept: addresses of the newsletter | visitor | until they unsubscribe; {unconfirmedNewsletterDays} days if never confirmed | job contacts.maintain; the subscriber leaves
export const subscribers = pgTable('newsletter_subscribers', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  source: text({ enum: newsletterSources }).notNull(),
  requestedAt: time().notNull(),
  mailsSent: smallint().notNull().default(0),
  confirmedAt: time(),
  consentText: text(),
  createdAt: createdAt(),
})
