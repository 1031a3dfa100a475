import { and, eq, gte, inArray } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { reviewFacts } from './facts.table.ts'
import { countedProvenances } from './review.vocabulary.ts'

/** Published reviews of this month (UTC), which a plan's limit counts. Those of insiders and imported ones do not count. */
export const countReviewsOfMonth = (db: Database, businessId: string) =>
  db.$count(
    reviewFacts,
    and(
      eq(reviewFacts.businessId, businessId),
      eq(reviewFacts.isCounted, true),
      gte(reviewFacts.writtenOn, `${now().toISOString().slice(0, 7)}-01`),
      inArray(reviewFacts.provenance, [...countedProvenances]),
    ),
  )
