import { and, desc, eq, notInArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { askedQuestions } from './asked-question.table.ts'
import type { PutQuestion } from './question-address.ts'

/** So many questions of a business are kept, the newest. */
const mostKept = 20

export type AskedQuestion = PutQuestion & { id: string }

const ofBusiness = (businessId: string) => eq(askedQuestions.businessId, businessId)

/** The newest first. */
export const listAskedQuestions = (db: Database, businessId: string): Promise<AskedQuestion[]> =>
  db
    .select({ id: askedQuestions.id, question: askedQuestions.question, earlier: askedQuestions.earlier })
    .from(askedQuestions)
    .where(ofBusiness(businessId))
    .orderBy(desc(askedQuestions.id))
    .limit(mostKept)

/** Keeps a question at the head of the list; the same one is kept once. */
export async function keepQuestion(db: Database, businessId: string, { question, earlier }: PutQuestion) {
  await db.transaction(async (tx) => {
    const isSame = and(
      ofBusiness(businessId),
      eq(askedQuestions.question, question),
      eq(askedQuestions.earlier, earlier),
    )
    await tx.delete(askedQuestions).where(isSame)
    await tx.insert(askedQuestions).values({ businessId, id: uuidv7(), question, earlier, createdAt: now() })
    const kept = await listAskedQuestions(tx, businessId)
    await tx.delete(askedQuestions).where(
      and(
        ofBusiness(businessId),
        notInArray(
          askedQuestions.id,
          kept.map(({ id }) => id),
        ),
      ),
    )
  })
}

export async function forgetQuestion(db: Database, { businessId, id }: { businessId: string; id: string }) {
  if (!isUuid(id)) throw notFound('question')
  const deleted = await db
    .delete(askedQuestions)
    .where(and(ofBusiness(businessId), eq(askedQuestions.id, id)))
    .returning({ id: askedQuestions.id })
  if (deleted.length === 0) throw notFound('question')
}
