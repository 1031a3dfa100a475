import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { sign, verify } from '#app/platform/secret.server.ts'
import { questions, questionVersions } from './question.table.ts'
import { type AskedQuestion, isAnswerField, type QuestionAnswer, questionOf } from './question.vocabulary.ts'
import { readAnswers, translateQuestion } from './read-answers.ts'

type Asked = { questions: AskedQuestion[]; incentive: string | null }

/**
 * Travels with the form, signed, so that answers are checked against the questions as they were asked,
 * without a query and whatever the business has changed since. '' if nothing was asked or promised.
 */
export function signAsked(businessId: string, { questions, incentive }: Asked) {
  if (questions.length === 0 && incentive === null) return ''
  return sign('asked-questions', JSON.stringify({ businessId, questions, incentive }))
}

/** Null if we did not sign it for this business, or if it has expired. */
export function verifyAsked(businessId: string, token: string): Asked | null {
  const verified = verify('asked-questions', token)
  if (!verified) return null
  const { questions, incentive, ...of } = JSON.parse(verified.payload) as Asked & { businessId: string }
  return of.businessId === businessId ? { questions, incentive } : null
}

/** What the author answered, and what the form promised; errors by field. */
type AnsweredForm = {
  answers: QuestionAnswer[] | null
  incentive: string | null
  errors: Record<string, string>
}

/**
 * Reads the answers against the questions that this form asked, without a query. Null for answers to questions
 * that we did not ask, or so long ago that the form has to be shown again.
 */
export function readAnsweredForm(
  values: Record<string, string>,
  businessId: string,
  language: Language,
): AnsweredForm | null {
  const asked = values.asked ? verifyAsked(businessId, values.asked) : { questions: [], incentive: null }
  const ids = new Set(asked?.questions.map(({ id }) => id))
  const isAsked = (name: string) => !isAnswerField(name) || values[name] === '' || ids.has(questionOf(name))
  if (!asked || !Object.keys(values).every(isAsked)) return null
  return { ...readAnswers(asked.questions, values, messages[language].questions), incentive: asked.incentive }
}

type Answered = { businessId: string; answers: QuestionAnswer[] | null; language: Language }

/** The questions behind given answers, in the wording and language in which they were asked. */
export async function restoreAskedQuestions(
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
    return [
      translateQuestion(language, { id: questionId, version, kind, isPublic, wording: row.put.wording }),
    ]
  })
}
