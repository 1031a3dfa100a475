import { readAnswers } from '#app/features/questions/answering.ts'
import { type Asked, verifyAsked } from '#app/features/questions/asked-form.server.ts'
import {
  isAnswerField,
  type QuestionAnswer,
  questionOf,
} from '#app/features/questions/question.vocabulary.ts'
import type { Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'

/** What the author said to the form's questions, and what the form promised. */
export type Told = { answers: QuestionAnswer[] | null; incentive: string | null }

const nothing: Told = { answers: null, incentive: null }
const none: Record<string, string> = {}

/**
 * Reads the answers against the questions that this form put, without asking the database. Null for answers to
 * questions that we did not put, or so long ago that the form has to be shown again.
 */
export function readTold(values: Record<string, string>, businessId: string, language: Language) {
  if (!values.asked) {
    for (const name in values) if (isAnswerField(name) && values[name]) return null
    return { told: nothing, errors: none }
  }
  const asked = verifyAsked(businessId, values.asked)
  if (!asked || !isAll(asked, values)) return null
  const { answers, errors } = readAnswers(asked.questions, values, messages[language].questions)
  return { told: { answers, incentive: asked.incentive }, errors }
}

/** Whether nothing was answered that was not asked. */
function isAll({ questions }: Asked, values: Record<string, string>) {
  const ids = new Set(questions.map(({ id }) => id))
  return Object.entries(values).every(
    ([name, value]) => !isAnswerField(name) || value === '' || ids.has(questionOf(name)),
  )
}
