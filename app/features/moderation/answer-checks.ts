import { fieldOf, type QuestionAnswer } from '#app/features/questions/question.vocabulary.ts'
import { checkWords } from './text-checks.ts'

/**
 * The given error at each public answer that would have its review held. The business chooses what it asks for, so a
 * question for a phone number must not keep the reviews of unhappy customers waiting.
 */
export function errorsOfAnswers(answers: QuestionAnswer[] | null, error: string): Record<string, string> {
  const failing = (answers ?? []).filter(
    ({ kind, isPublic, text }) => kind === 'text' && isPublic && checkWords(text).length > 0,
  )
  return Object.fromEntries(failing.map(({ questionId }) => [fieldOf(questionId), error]))
}
