import type { Language } from '#app/languages/languages.ts'

// The vocabulary of questions, without zod, so that screens can import it.

export const questionKinds = ['text', 'choice', 'scale'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const kindText: Record<QuestionKind, { label: string; help: string }> = {
  choice: { label: 'A choice', help: 'One of two to six.' },
  scale: { label: 'A scale from 1 to 5', help: 'In numbers, not in stars: nobody takes it for the rating.' },
  text: { label: 'A short text', help: 'Up to 300 characters.' },
}

export const questionLimits = {
  /** Active questions; archived ones do not count. */
  questions: { max: 3 },
  wording: { min: 5, max: 120 },
  options: { min: 2, max: 6 },
  option: { max: 60 },
  end: { max: 40 },
  response: { max: 300 },
}

export const scaleValues = [1, 2, 3, 4, 5] as const

export type Phrasing = {
  text: string
  /** The options of a choice, in order. */
  options?: string[]
  /** Labels of a scale's ends, 1 and 5. */
  low?: string
  high?: string
}

/** The original text, used where a translation is missing. */
export type Wording = Phrasing & { translations?: Partial<Record<Language, Phrasing>> }

/** A question as one person sees it, in their language. */
export type AskedQuestion = {
  id: string
  version: number
  kind: QuestionKind
  isPublic: boolean
} & Phrasing

export type QuestionAnswer = {
  questionId: string
  version: number
  kind: QuestionKind
  question: string
  isPublic: boolean
  /** The index of the option, or the number on the scale. Null for a text. */
  value: number | null
  /** As text: the text, the option, or "4 of 5". */
  text: string
}

/** An author's public answers in words: not options and numbers, which the business chose. */
export const writtenAnswers = (answers: QuestionAnswer[] | null) =>
  (answers ?? []).filter(({ kind, isPublic }) => kind === 'text' && isPublic)

/** The name of a question's field on the form. */
export const fieldOf = (questionId: string) => `response-${questionId}`
export const isAnswerField = (name: string) => name.startsWith('response-')
export const questionOf = (field: string) => field.slice('response-'.length)
