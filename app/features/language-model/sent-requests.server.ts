import { and, eq, lt, sql } from 'drizzle-orm'
import { periods } from '#app/periods.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { languageModelRequests } from './language-model.table.ts'

const keptFor = days(periods.sentRequestDays)

export async function findLastRequest(db: Database, businessId: string) {
  const [found] = await db
    .select({
      task: languageModelRequests.task,
      messages: languageModelRequests.messages,
      reviewIds: languageModelRequests.reviewIds,
      sentAt: languageModelRequests.sentAt,
    })
    .from(languageModelRequests)
    .where(eq(languageModelRequests.businessId, businessId))
  return found
}

/** Erases the stored requests that held words of reviews that are being erased. */
export async function forgetRequestsAbout(tx: Database, businessId: string, reviewIds: string[]) {
  const isAbout = sql`${languageModelRequests.reviewIds} && array(
    select jsonb_array_elements_text(${JSON.stringify(reviewIds)}::jsonb)::uuid)`
  await tx.delete(languageModelRequests).where(and(eq(languageModelRequests.businessId, businessId), isAbout))
}

export async function forgetOldRequests(db: Database) {
  const before = new Date(now().getTime() - keptFor)
  await db.delete(languageModelRequests).where(lt(languageModelRequests.sentAt, before))
}
