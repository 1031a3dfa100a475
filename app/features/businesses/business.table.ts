import { getTableColumns, sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { tierNames } from '#app/features/plans/plans.ts'
import { pictureKinds, typefaceNames } from '#app/features/profiles/brand.vocabulary.ts'
import type { OpeningHours } from '#app/features/profiles/opening-hours.ts'
import type { Category } from '#app/features/profiles/profile.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'

const columns = () => ({
  id: uuid().primaryKey(),
  ownerId: uuid().notNull(),
  name: text().notNull(),
  /** Null while the name is our guess from the website. */
  nameConfirmedAt: timestamp({ withTimezone: true }),
  website: text().notNull(),
  domain: text().notNull(),
  domainProvenAt: timestamp({ withTimezone: true }),
  description: text(),
  address: text(),
  category: text().$type<Category>(),
  /** Null: not given. */
  openingHours: jsonb().$type<OpeningHours>(),
  links: text().array().notNull().default([]),
  /** The language of its customers: mails, the form and pages use it where nobody asks for another. */
  language: text().$type<Language>().notNull().default('en'),
  timeZone: text().notNull().default('UTC'),
  isActive: boolean().notNull().default(true),
  isSample: boolean().notNull().default(false),
  tierName: text({ enum: tierNames }).notNull().default('starter'),
  tierIsAnnual: boolean().notNull().default(false),
  tierPriceCents: integer().notNull().default(0),
  tierRenewalAt: timestamp({ withTimezone: true }),
  reviewCount: integer().notNull().default(0),
  ratingTotal: integer().notNull().default(0),
  reviewScore: numeric({ precision: 3, scale: 2, mode: 'number' })
    .notNull()
    .generatedAlwaysAs(
      sql`CASE WHEN review_count = 0 THEN 0 ELSE round(rating_total::numeric / review_count, 2) END`,
    ),
  verifiedReviews: integer().notNull().default(0),
  importedCount: integer().notNull().default(0),
  importedRatingTotal: integer().notNull().default(0),
  monthlyInvitationCount: integer().notNull().default(0),
  monthlyInvitationResetAt: timestamp({ withTimezone: true }).notNull(),
  /** Since when the subscription of the owner covers it; null where none does. */
  coveredAt: timestamp({ withTimezone: true }),
  stripeCustomerId: text(),
  stripeSubscriptionId: text(),
  /** The reward offered for any review through the open link and order links. */
  incentive: text(),
  /**
   * Set when the owner closes the business; until `eraseAfter` they can reopen it, which restores `wasActive`.
   */
  closedAt: timestamp({ withTimezone: true }),
  eraseAfter: timestamp({ withTimezone: true }),
  wasActive: boolean(),
  /** Owner and members come in only with a second factor. */
  needsTwoFactor: boolean().notNull().default(false),
  /** `#rrggbb`; null is ours. */
  accent: text(),
  /** Null is our serif. */
  typeface: text({ enum: typefaceNames }),
  /** Why the operator closed the business. */
  closingReason: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/**
 * The businesses that are open to anybody, the view `businesses`. Competitors are in none of its rows: no page, mail, count or search
 * that reads it can find one. To be read only; written is `businessRows`.
 */
export const businesses = pgTable('businesses', columns())

export const businessKinds = ['business', 'competitor'] as const

/** Businesses and the competitors with which owners compare them. For what serves both, or competitors alone. */
// Kept: businesses with their profiles, and competitors | business | {closedDays} days after the owner closes it; a competitor, as long after it is removed | job deletion.erase-closed; job deletion.erase-unconfirmed-accounts
export const businessRows = pgTable('business_rows', {
  ...columns(),
  /** Empty for a competitor, except the name of one that does not collect reviews here. */
  ownerId: uuid(),
  name: text(),
  website: text(),
  domain: text(),
  kind: text({ enum: businessKinds }).notNull().default('business'),
  addedBy: uuid(),
  /** The business as which a competitor collects reviews here; null for one whose reviews are imported. */
  collectsAs: uuid(),
})

const { kind: _, addedBy: __, collectsAs: ___, ...shown } = getTableColumns(businessRows)
/** For `returning`, where a business was written: the columns of the view. */
export const writtenBusiness = shown as unknown as (typeof businesses)['_']['columns']

export type Business = typeof businesses.$inferSelect

// Kept: names and domains of before | business | as long as the business; public for {recordYears} years | with businesses
export const formerNames = pgTable(
  'former_names',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    domain: text().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    /** Opens the commitment of the log entry that has the same id. */
    salt: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

// Kept: logos and cover pictures | business | until replaced or removed, and a day to bring them back | job businesses.delete-removed-pictures; with businesses
export const businessPictures = pgTable(
  'business_pictures',
  {
    businessId: uuid().notNull(),
    /** Also the id of its file. */
    id: uuid().notNull(),
    kind: text({ enum: pictureKinds }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null while it is shown. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
