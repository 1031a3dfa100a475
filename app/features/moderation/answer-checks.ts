import { fieldOf, type QuestionAnswer, writtenAnswers } from '#app/features/questions/question.vocabulary.ts'
import { checkWords } from '#app/features/reviews/text-checks.ts'

/**
 * The given error at each public answer that would have its review held. The business chooses what it asks for, so a
 * question for a phone number must not keep the reviews of unhappy customers waiting.
 */
export function errorsOfAnswers(answers: QuestionAnswer[] | null, error: string): Record<string, string> {
  const failing = writtenAnswers(answers).filter(({ text }) => checkWords(text).length > 0)
  return Object.fromEntries(failing.map(({ questionId }) => [fieldOf(questionId), error]))
}
