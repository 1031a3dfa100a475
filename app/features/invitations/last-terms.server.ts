import { desc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { invitationBatches } from './invitation.table.ts'

/** What was said last time: most businesses invite for the same reason, again and again. */
export async function findLastTerms(db: Database, businessId: string) {
  const { id, legalBasis, source, reminders, subject, text, incentive, createdAt } = invitationBatches
  const [last] = await db
    .select({ id, legalBasis, source, reminders, subject, text, incentive })
    .from(invitationBatches)
    .where(eq(invitationBatches.businessId, businessId))
    .orderBy(desc(createdAt))
    .limit(1)
  return last ?? null
}

export type LastTerms = Awaited<ReturnType<typeof findLastTerms>>
