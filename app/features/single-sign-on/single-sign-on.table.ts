import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { memberRoles } from '#app/features/businesses/business.vocabulary.ts'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'
import { type Asserted, providerKinds } from './single-sign-on.vocabulary.ts'

// Kept: the connection to a company’s provider, with an encrypted secret | business | until the owner ends it | with businesses
export const singleSignOns = pgTable('single_sign_ons', {
  businessId: uuid().primaryKey(),
  kind: text({ enum: providerKinds }).notNull(),
  /** OpenID Connect: the issuer; SAML: the entity id of the provider. */
  issuer: text().notNull(),
  clientId: text(),
  encryptedSecret: bytes(),
  entryPoint: text(),
  /** In PEM: the provider's signing certificates. */
  certificates: text().array().notNull().default([]),
  defaultRole: text({ enum: memberRoles }).notNull(),
  /** Members, but not the owner, must sign in through it. */
  isRequired: boolean().notNull().default(false),
  /** When a test last succeeded. */
  testedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export type Connection = typeof singleSignOns.$inferSelect

// Kept: a person’s id at the provider | account | until the person leaves or the connection ends | with single_sign_ons; with users
export const singleSignOnIdentities = pgTable(
  'single_sign_on_identities',
  {
    businessId: uuid().notNull(),
    issuer: text().notNull(),
    /** The provider's stable id of the person. */
    subject: text().notNull(),
    userId: uuid().notNull(),
    domain: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.issuer, table.subject] })],
)

const attemptSteps = ['asked', 'answered', 'agreement', 'tested'] as const

// Kept: a sign-in on its way | account | 15 minutes | job team.forget-expired; with single_sign_ons
export const singleSignOnAttempts = pgTable(
  'single_sign_on_attempts',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    step: text({ enum: attemptSteps }).notNull(),
    isTest: boolean().notNull().default(false),
    browserHash: bytes().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    answer: jsonb().$type<Asserted>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
