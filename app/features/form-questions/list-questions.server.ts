import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { StandingQuestion } from './find-review-form.server.ts'
import { questions, questionVersions } from './question.table.ts'

export type ListedQuestion = StandingQuestion & { isArchived: boolean; since: string }

const isItsVersion = and(
  eq(questionVersions.businessId, questions.businessId),
  eq(questionVersions.questionId, questions.id),
  eq(questionVersions.number, questions.version),
)

const select = (db: Database) =>
  db
    .select({ question: questions, put: questionVersions })
    .from(questions)
    .innerJoin(questionVersions, isItsVersion)
    .$dynamic()

type Row = Awaited<ReturnType<typeof select>>[number]

const listed = ({ question, put }: Row): ListedQuestion => ({
  id: question.id,
  version: question.version,
  kind: question.kind,
  isPublic: put.isPublic,
  wording: put.wording,
  isArchived: question.position === null,
  since: put.createdAt.toISOString(),
})

/** A business's questions in form order, and its archived ones, most recently archived first. */
export async function listQuestions(db: Database, businessId: string) {
  const [asked, archived] = await Promise.all([
    select(db)
      .where(and(eq(questions.businessId, businessId), isNotNull(questions.position)))
      .orderBy(questions.position),
    select(db)
      .where(and(eq(questions.businessId, businessId), isNull(questions.position)))
      .orderBy(desc(questions.archivedAt))
      .limit(50),
  ])
  return { asked: asked.map(listed), archived: archived.map(listed) }
}

export async function findQuestion(db: Database, businessId: string, questionId: string) {
  const [row] = isUuid(questionId)
    ? await select(db).where(and(eq(questions.businessId, businessId), eq(questions.id, questionId)))
    : []
  if (!row) throw notFound('question')
  return listed(row)
}
