import { bigint, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#app/languages/languages.ts'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { invitationStates, legalBases } from './invitation.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

export type Invitee = {
  name: string | null
  email: string
  orderReference: string | null
  language: Language
}

/** A row of a list that cannot be invited, and the reason. */
export type Problem = { line: number; who: string; why: string }

type ListDraft = { invitees: Invitee[]; problems: Problem[]; repeated?: number; uploadId?: string | null }

// Kept: lists of invitations; a list that is not sent, with its people | customer | as long as the business; a list that is not sent, 24 hours | job invitations.maintain; with businesses
export const invitationBatches = pgTable(
  'invitation_batches',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    legalBasis: text({ enum: legalBases }).notNull(),
    source: text().notNull(),
    subject: text(),
    text: text(),
    incentive: text(),
    reminders: smallint().notNull(),
    /** The language that was chosen for the mails, unless a row of a list names one. */
    language: text().$type<Language>().notNull().default('en'),
    draft: jsonb().$type<ListDraft>(),
    createdBy: uuid(),
    queuedAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: name, address, order number and products of an invited customer | customer | as long as the business; {invitedMonths} months after the invitation ended only a keyed hash of the address is left of these; without them once the customer is erased | job invitations.maintain; with invitation_batches; with businesses
export const invitations = pgTable(
  'invitations',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    batchId: uuid().notNull(),
    state: text({ enum: invitationStates }).notNull().default('queued'),
    name: text(),
    email: text(),
    /** The hash of the mailbox, set when the address is erased. */
    emailHash: bytes(),
    orderReference: text(),
    /** The order source that told us of the order. */
    orderSourceId: uuid(),
    products: text().array().notNull().default([]),
    /** Those of `products` that are products of this business. */
    productIds: uuid().array().notNull().default([]),
    language: text().$type<Language>().notNull(),
    tokenHash: bytes().notNull(),
    mailsWanted: smallint().notNull().default(1),
    mailsSent: smallint().notNull().default(0),
    sendAfter: time().notNull(),
    queuePosition: bigint({ mode: 'number' }).notNull().default(0),
    deferrals: smallint().notNull().default(0),
    sentAt: time(),
    lastMailAt: time(),
    clickedAt: time(),
    completedAt: time(),
    endedAt: time(),
    failure: text(),
    expiresAt: time().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: encrypted keys of order links | business | as long as the business; a replaced one counts no more once it expired | with businesses
export const orderKeys = pgTable(
  'order_keys',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    encryptedKey: bytes().notNull(),
    /** Null for the current key. */
    expiresAt: time(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: short addresses of forms | business | as long as the business: posters have them | with businesses
export const shortLinks = pgTable('short_links', {
  code: text().primaryKey(),
  businessId: uuid().notNull(),
  createdAt: createdAt(),
})

export type Invitation = typeof invitations.$inferSelect
export type InvitationBatch = typeof invitationBatches.$inferSelect
