import { integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { QuestionAnswer } from '#app/features/form-questions/question.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { bytes, createdAt, updatedAt } from '#app/platform/columns.server.ts'
import {
  type ConsentScope,
  challengeReasons,
  type FailedCheck,
  type ImportedDetails,
  provenances,
  reviewStates,
} from './review.vocabulary.ts'

const time = () => timestamp({ withTimezone: true })

/** What an author writes and may change. Each version of a review has these columns. */
export const writtenColumns = () => ({
  rating: smallint().notNull(),
  title: text(),
  /** Empty where the author gave stars alone. */
  text: text().notNull(),
  authorName: text().notNull(),
  answers: jsonb().$type<QuestionAnswer[]>(),
})

// Kept: text, stars, name, address, order number, consent, answers | author | until the author erases it; {unconfirmedDays} days if never confirmed; {networkDays} days for the hash of the network; {closedDays} days after the business is closed | job review-form.erase-unconfirmed; job deletion.erase-closed; the author erases it; with businesses
export const reviews = pgTable(
  'reviews',
  {
    businessId: uuid().notNull(),
    id: uuid().notNull(),
    submissionKey: uuid().notNull(),
    state: text({ enum: reviewStates }).notNull().default('pending'),
    provenance: text({ enum: provenances }),
    ...writtenColumns(),
    /** Raised by each edit. */
    version: integer().notNull().default(1),
    authorEmail: text(),
    /** The product that it is about; null if it is about the business. */
    productId: uuid(),
    /** The business's own number of the product, which never changes. */
    productReference: text(),
    invitationId: uuid(),
    orderReference: text(),
    importSource: text(),
    /** The import that brought it; null also if it was imported before this was recorded. */
    importId: uuid(),
    /** What its file said beside it, unchecked. Never shown, and its addresses are never loaded. */
    importedDetails: jsonb().$type<ImportedDetails>(),
    textFingerprint: bytes().notNull(),
    /** Keyed hash of the author's network when they sent the form; kept for 30 days. */
    networkHash: bytes(),
    failedChecks: text().array().$type<FailedCheck[]>().notNull().default([]),
    heldAt: time(),
    consentVersion: integer().notNull(),
    consentText: text().notNull(),
    consentScopes: text().array().$type<ConsentScope[]>().notNull(),
    consentedAt: time().notNull(),
    writtenAt: time().notNull(),
    confirmedAt: time(),
    publishedAt: time(),
    withdrawnAt: time(),
    removedAt: time(),
    removedReason: text({ enum: challengeReasons }),
    removedNote: text(),
    challengedAt: time(),
    /** Set while a challenged review is published without its words, because our own check agreed. */
    hiddenAt: time(),
    hiddenReason: text({ enum: challengeReasons }),
    formLanguage: text().$type<Language>().notNull().default('en'),
    editedAt: time(),
    ratingShownAt: time(),
    incentive: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)

export type Written = Pick<Review, keyof ReturnType<typeof writtenColumns>>

export function writtenOf({ rating, title, text, authorName, answers }: Written): Written {
  return { rating, title, text, authorName, answers }
}

/** The columns that anybody may read of a published review. Whatever is missing here stays private. */
export const publicColumns = ({
  id,
  rating,
  title,
  text,
  authorName,
  importSource,
  incentive,
}: typeof reviews) => ({ id, rating, title, text, authorName, importSource, incentive })
export type PublicColumns = Pick<Review, keyof ReturnType<typeof publicColumns>>

// Kept: what a business answers | business | as long as the review, unless the business deletes it | with reviews
export const replies = pgTable(
  'replies',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    text: text().notNull(),
    repliedBy: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)

/** Wordings of replies that the operator removed, by their SHA-256: the same words cannot be published again. */
// Kept: hashes of replies that the operator removed | business | as long as the review | with reviews
export const removedReplies = pgTable(
  'removed_replies',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    textHash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId, table.textHash] })],
)

/** Reviews that the operator removed or that were erased, as keyed hashes: no import brings them back. */
// Kept: keyed hashes of reviews that no import brings back | author | as long as the business | with businesses
export const neverReturning = pgTable(
  'never_returning',
  {
    businessId: uuid().notNull(),
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.hash] })],
)

export type Review = typeof reviews.$inferSelect
export type Reply = typeof replies.$inferSelect

// Kept: addresses that a file named as those of authors | author | as long as the review, unless the person is erased | with reviews
export const importedAuthors = pgTable(
  'imported_authors',
  {
    businessId: uuid().notNull(),
    reviewId: uuid().notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.reviewId] })],
)
