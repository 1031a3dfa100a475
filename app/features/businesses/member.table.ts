import { type SQLWrapper, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { businesses } from './business.table.ts'
import { memberRoles } from './business.vocabulary.ts'

/** Colleagues of the owner, who has no row here. */
// Kept: who works for a business, in which role | account | until the person leaves or is removed | with businesses; with users
export const members = pgTable(
  'members',
  {
    businessId: uuid().notNull(),
    userId: uuid().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.userId] })],
)

// Kept: keyed hashes of people who worked for a business | account | {formerMemberMonths} months | job team.forget-expired; with businesses
export const formerMembers = pgTable(
  'former_members',
  {
    businessId: uuid().notNull(),
    accountHash: text().notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.accountHash] })],
)

// Kept: addresses of invited colleagues | account | {offerDays} days | job team.forget-expired; with businesses; with users
export const memberInvitations = pgTable(
  'member_invitations',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    invitedBy: uuid().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

/** Whether this person owns the business or is a member of it: a condition for queries of businesses. */
export const worksFor = (userId: SQLWrapper | string) =>
  sql`(${businesses.ownerId} = ${userId} or ${businesses.id} in (select business_id from members
    where user_id = ${userId}))`
