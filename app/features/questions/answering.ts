import type { Language } from '#app/languages/languages.ts'
import { lengthOf } from '#app/platform/length-of.ts'
import {
  type AskedQuestion,
  fieldOf,
  type QuestionAnswer,
  questionLimits,
  scaleValues,
  type Wording,
} from './question.vocabulary.ts'

type ErrorWords = { responseLong: string; notAnOption: string }

/** Puts a question in a language; where it is not translated, in the business's own words. */
export function putIn(
  language: Language,
  { wording, ...question }: Omit<AskedQuestion, 'text' | 'options' | 'low' | 'high'> & { wording: Wording },
): AskedQuestion {
  const { translations, ...own } = wording
  const { id, version, kind, isPublic } = question
  return { id, version, kind, isPublic, ...(translations?.[language] ?? own) }
}

/**
 * What the form's fields say to the questions that it put. No answer is an answer too: nothing is kept of it.
 * What is no answer to a question is an error at its field.
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
    const given = cleaned(values[field] ?? '')
    if (!given) continue
    const told = question.kind === 'text' ? { value: null, text: given } : chosenOf(question, given)
    if (!told) errors[field] = words.notAnOption
    else if (question.kind === 'text' && lengthOf(given) > questionLimits.response.max)
      errors[field] = words.responseLong
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

/** As `typedLine`, without the schema. */
const cleaned = (typed: string) => typed.replaceAll('\u0000', '').toWellFormed().replace(/\s+/gu, ' ').trim()

function chosenOf({ kind, options = [], low, high }: AskedQuestion, given: string) {
  if (!/^\d$/.test(given)) return null
  const value = Number(given)
  if (kind === 'choice') return value < options.length ? { value, text: options[value]! } : null
  // Numbers with what they mean: nothing that could be read as a rating.
  return scaleValues.some((each) => each === value)
    ? { value, text: `${value} (1: ${low}, 5: ${high})` }
    : null
}

/** What a form's field holds for a response that was given. */
export const typedOf = ({ value, text }: Pick<QuestionAnswer, 'value' | 'text'>) =>
  value === null ? text : String(value)
