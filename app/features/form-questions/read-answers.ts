import type { Language } from '#app/languages/languages.ts'
import { cleanedLine, lengthOf } from '#app/platform/visible-text.ts'
import {
  type AskedQuestion,
  fieldOf,
  type QuestionAnswer,
  questionLimits,
  scaleValues,
  type Wording,
} from './question.vocabulary.ts'

type ErrorWords = { answerLong: string; notAnOption: string }

/** A question in a language, or in the business's own language if it is not translated. */
export function translateQuestion(
  language: Language,
  { wording, ...question }: Omit<AskedQuestion, 'text' | 'options' | 'low' | 'high'> & { wording: Wording },
): AskedQuestion {
  const { translations, ...own } = wording
  const { id, version, kind, isPublic } = question
  return { id, version, kind, isPublic, ...(translations?.[language] ?? own) }
}

/**
 * Reads the answers to a form's questions. Empty fields are skipped; invalid ones give an error at their
 * field.
 */
export function readAnswers(
  asked: readonly AskedQuestion[],
  values: Record<string, string>,
  words: ErrorWords,
) {
  const answers: QuestionAnswer[] = []
  const errors: Record<string, string> = {}
  for (const question of asked) {
    const field = fieldOf(question.id)
    const given = cleanedLine(values[field] ?? '')
    if (!given) continue
    const told = question.kind === 'text' ? { value: null, text: given } : chosenOf(question, given)
    if (!told) errors[field] = words.notAnOption
    else if (question.kind === 'text' && lengthOf(given) > questionLimits.response.max)
      errors[field] = words.answerLong
    else
      answers.push({
        questionId: question.id,
        version: question.version,
        kind: question.kind,
        question: question.text,
        isPublic: question.isPublic,
        ...told,
      })
  }
  return { answers: answers.length > 0 ? answers : null, errors }
}

function chosenOf({ kind, options = [], low, high }: AskedQuestion, given: string) {
  if (!/^\d$/.test(given)) return null
  const value = Number(given)
  if (kind === 'choice') return value < options.length ? { value, text: options[value]! } : null
  // A number with its meaning, so that it cannot be mistaken for a rating.
  return scaleValues.some((each) => each === value)
    ? { value, text: `${value} (1: ${low}, 5: ${high})` }
    : null
}

/** The form field's value for a given answer. */
export const typedOf = ({ value, text }: Pick<QuestionAnswer, 'value' | 'text'>) =>
  value === null ? text : String(value)
