import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'
import { putIn } from './answering.ts'
import { questions, questionVersions } from './question.table.ts'
import type { AskedQuestion, QuestionAnswer } from './question.vocabulary.ts'

type Answered = { businessId: string; answers: QuestionAnswer[] | null; language: Language }

/** The questions behind given answers, in the wording and language in which they were asked. */
export async function putAgain(
  db: Database,
  { businessId, answers, language }: Answered,
): Promise<AskedQuestion[]> {
  if (!answers) return []
  const found = await db
    .select({ question: questions, put: questionVersions })
    .from(questionVersions)
    .innerJoin(
      questions,
      and(eq(questions.businessId, businessId), eq(questions.id, questionVersions.questionId)),
    )
    .where(
      and(
        eq(questionVersions.businessId, businessId),
        inArray(
          questionVersions.questionId,
          answers.map(({ questionId }) => questionId),
        ),
      ),
    )
  return answers.flatMap(({ questionId, version, isPublic }) => {
    const row = found.find(({ question, put }) => question.id === questionId && put.number === version)
    if (!row) return []
    const { kind } = row.question
    return [putIn(language, { id: questionId, version, kind, isPublic, wording: row.put.wording })]
  })
}
