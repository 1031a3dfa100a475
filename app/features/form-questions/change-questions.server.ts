import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import type { NewQuestion } from './question.schema.ts'
import { questions, questionVersions } from './question.table.ts'
import { questionLimits } from './question.vocabulary.ts'

type Of = { businessId: string; questionId: string }

const isQuestion = ({ businessId, questionId }: Of) =>
  and(eq(questions.businessId, businessId), eq(questions.id, questionId))

/** Adds a question at the end. At most three. */
export async function addQuestion(
  db: Database,
  { businessId, question }: { businessId: string; question: NewQuestion },
) {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, businessId)
    const position = await freePosition(tx, businessId)
    const id = uuidv7()
    const { kind, wording, isPublic } = question
    const at = now()
    await tx.insert(questions).values({ businessId, id, kind, position, createdAt: at, updatedAt: at })
    const first = { businessId, questionId: id, number: 1, wording, isPublic, createdAt: at }
    await tx.insert(questionVersions).values(first)
    await record(tx, business, `Asks with each review: ${wording.text}`)
    return id
  })
}

/**
 * Rewords a question. Earlier answers keep the wording they answered, and forms already open are accepted as
 * shown. The kind cannot change: that would be another question.
 */
export async function changeQuestion(db: Database, { question, ...of }: Of & { question: NewQuestion }) {
  return changing(db, of, async (tx, { kept, business }) => {
    const { wording, isPublic } = question
    if (question.kind !== kept.kind)
      throw conflict('The kind of a question cannot change. Archive it and add a new one.')
    const [standing] = await tx
      .select({
        isSame: sql<boolean>`wording = ${JSON.stringify(wording)}::jsonb and is_public = ${isPublic}`,
      })
      .from(questionVersions)
      .where(
        and(
          eq(questionVersions.businessId, of.businessId),
          eq(questionVersions.questionId, kept.id),
          eq(questionVersions.number, kept.version),
        ),
      )
    if (standing?.isSame) return 'unchanged' as const
    const [number, at] = [kept.version + 1, now()]
    await tx.insert(questionVersions).values({ ...of, number, wording, isPublic, createdAt: at })
    await tx.update(questions).set({ version: number, updatedAt: at }).where(isQuestion(of))
    await record(tx, business, `Changed a question on the form: ${wording.text}`)
    return 'changed' as const
  })
}

/** Swaps a question with the one above or below it. */
export async function moveQuestion(db: Database, { by, ...of }: Of & { by: -1 | 1 }) {
  await changing(db, of, async (tx, { kept }) => {
    const asked = await tx
      .select({ id: questions.id, position: questions.position })
      .from(questions)
      .where(and(eq(questions.businessId, of.businessId), isNotNull(questions.position)))
      .orderBy(questions.position)
    const other = asked[asked.findIndex(({ id }) => id === kept.id) + by]
    if (kept.position === null || !other) return
    await tx
      .update(questions)
      .set({
        position: sql`case when ${questions.id} = ${kept.id}::uuid then ${other.position}::smallint else ${kept.position}::smallint end`,
      })
      .where(
        and(
          eq(questions.businessId, of.businessId),
          sql`${questions.id} in (${kept.id}::uuid, ${other.id}::uuid)`,
        ),
      )
  })
}

/** Archives a question. Its answers stay. */
export async function archiveQuestion(db: Database, of: Of) {
  await changing(db, of, async (tx, { kept, business }) => {
    if (kept.position === null) return
    const at = now()
    await tx.update(questions).set({ position: null, archivedAt: at, updatedAt: at }).where(isQuestion(of))
    await record(tx, business, 'Archived a question of the form')
  })
}

/** Restores an archived question in its latest wording. */
export async function restoreQuestion(db: Database, of: Of) {
  await changing(db, of, async (tx, { kept, business }) => {
    if (kept.position !== null) return
    const position = await freePosition(tx, of.businessId)
    await tx.update(questions).set({ position, archivedAt: null, updatedAt: now() }).where(isQuestion(of))
    await record(tx, business, 'Asks an archived question again')
  })
}

type Business = { id: string; tierName: string }
type Kept = { kept: typeof questions.$inferSelect; business: Business }

async function changing<T>(db: Database, of: Of, change: (tx: Database, found: Kept) => Promise<T>) {
  if (!isUuid(of.questionId)) throw notFound('question')
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, of.businessId)
    const [kept] = await tx.select().from(questions).where(isQuestion(of))
    if (!kept) throw notFound('question')
    return change(tx, { kept, business })
  })
}

async function freePosition(tx: Database, businessId: string) {
  const taken = await tx
    .select({ position: questions.position })
    .from(questions)
    .where(and(eq(questions.businessId, businessId), isNotNull(questions.position)))
  const free = [1, 2, 3].find((each) => !taken.some(({ position }) => position === each))
  if (free) return free
  throw conflict(
    `A form can have at most ${questionLimits.questions.max} questions of your own, so that it stays short. Archive one first.`,
  )
}

const record = (tx: Database, business: Business, message: string) =>
  recordActivity(tx, { business, type: 'form_changed', message, relatedId: business.id })
