import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

// Kept: how often a network, an id or the keyed hash of an address did something | visitor | until the limit’s period is over | job platform.clear-expired
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
