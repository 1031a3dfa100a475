import type { Language } from '#app/languages/languages.ts'

// The words and numbers of a question, without the checks: screens need these and not a schema library.

export const questionKinds = ['text', 'choice', 'scale'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const kindText: Record<QuestionKind, { label: string; help: string }> = {
  choice: { label: 'A choice', help: 'One of two to six.' },
  scale: { label: 'A scale from 1 to 5', help: 'In numbers, not in stars: nobody takes it for the rating.' },
  text: { label: 'A short text', help: 'Up to 300 characters.' },
}

export const questionLimits = {
  /** At a time. Archived ones do not count. */
  questions: { max: 3 },
  wording: { min: 5, max: 120 },
  options: { min: 2, max: 6 },
  option: { max: 60 },
  end: { max: 40 },
  response: { max: 300 },
}

export const scaleValues = [1, 2, 3, 4, 5] as const

/** A question in one language. */
export type Phrasing = {
  text: string
  /** Of a choice, in their order. */
  options?: string[]
  /** What 1 and 5 of a scale mean. */
  low?: string
  high?: string
}

/** In the business's own words; where a translation is missing, these stand. */
export type Wording = Phrasing & { translations?: Partial<Record<Language, Phrasing>> }

/** A question as it is put to one person, in their language. */
export type AskedQuestion = {
  id: string
  version: number
  kind: QuestionKind
  isPublic: boolean
} & Phrasing

/** What an author said to a question, with the question as it was put. */
export type QuestionAnswer = {
  questionId: string
  version: number
  kind: QuestionKind
  question: string
  isPublic: boolean
  /** Which option, counted from 0, or the number on the scale. Null for a text. */
  value: number | null
  /** In words: the text, the option, "4 of 5". */
  text: string
}

/** The name of a question's field on the form. */
export const fieldOf = (questionId: string) => `response-${questionId}`
export const isAnswerField = (name: string) => name.startsWith('response-')
export const questionOf = (field: string) => field.slice('response-'.length)
