import { z } from 'zod'
import { type Side, sides } from '#app/features/analyses/analysis.schema.ts'
import { typedLine } from '#app/platform/typed-text.ts'

export const questionLimits = { min: 2, max: 200 }

export const shows = ['count', 'average', 'quotes', 'fix', 'like', 'changed'] as const
/** What is asked for: the last three are views of the findings. */
export type Show = (typeof shows)[number]

const times = ['month', 'quarter', 'year'] as const
export const splits = [...times, 'weekday', 'rating', 'language', 'importSource', 'topic', 'name'] as const
export type Split = (typeof splits)[number]

export const starChoices = ['1', '2', '3', '4', '5', '1-2', '4-5'] as const

export const questionLanguages = ['en', 'de', 'fr'] as const
export type QuestionLanguage = (typeof questionLanguages)[number]

/** A business's money, what has not happened yet, other businesses, replies, reviews without stars, and whatever else. */
export const beyonds = ['money', 'future', 'others', 'reply', 'stars', 'any'] as const

export const oddities = ['stars', 'business'] as const

/** A question in the form in which it is answered. Without any field but `show` it is about all reviews of customers. */
export type Question = {
  show: Show
  /** By the name that the owner sees. */
  topic?: string | undefined
  /** Words that are looked for, in the languages of the reviews. */
  words?: string | undefined
  /** The language in which the words are typed. */
  language?: QuestionLanguage | undefined
  /** Words that may only be part of the asking: reviews that have them too are quoted first. */
  more?: string | undefined
  /** What reviews do not tell, which the answer says first. */
  beyond?: (typeof beyonds)[number] | undefined
  say?: Side | undefined
  stars?: (typeof starChoices)[number] | undefined
  /** Reviews whose stars do not fit their words, or about another business. */
  odd?: (typeof oddities)[number] | undefined
  /** Days (UTC), both included. */
  from?: string | undefined
  to?: string | undefined
  by?: Split | undefined
  /** The language of the reviews, or several: "de fr". */
  written?: string | undefined
  /**
   * What the time is compared with: "before" (as long a time before), "ever" (all the time before), or the days
   * "2026-06-01..2026-08-31".
   */
  compare?: string | undefined
  /** Each review that has the words, instead of a few. */
  list?: 'all' | undefined
}

export const isOfFindings = ({ show }: Pick<Question, 'show'>) =>
  show === 'fix' || show === 'like' || show === 'changed'

/** Whether stars, language or time narrow the reviews that are asked about. */
export const isOfKind = ({ stars, written, from, to }: Question) => Boolean(stars || written || from || to)

/** Reviews with few stars are asked about for what they complain of, and those with many for what they praise. */
export const saidOf = ({ stars, say }: Question): Side | undefined =>
  say ?? (stars && stars.at(-1)! <= '2' ? 'complaint' : stars && stars[0]! >= '4' ? 'praise' : undefined)

const plain = (least: number, most: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .pipe(z.string().min(least).max(most))
    .optional()
    .catch(undefined)
const day = z.iso.date().optional().catch(undefined)
const oneOf = <Values extends readonly string[]>(values: Values) =>
  z
    .enum(values as unknown as [Values[number]])
    .optional()
    .catch(undefined)
const matching = (pattern: RegExp) => z.string().regex(pattern).optional().catch(undefined)

const question = z.object({
  show: z.enum(shows).catch('count'),
  topic: plain(1, 200),
  words: plain(1, questionLimits.max),
  language: oneOf(questionLanguages),
  more: plain(1, questionLimits.max),
  beyond: oneOf(beyonds),
  say: oneOf(sides),
  stars: oneOf(starChoices),
  odd: oneOf(oddities),
  from: day,
  to: day,
  by: oneOf(splits),
  written: matching(/^[a-z]{2}(?: [a-z]{2}){0,11}$/),
  compare: matching(/^(?:before|ever|\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d)$/),
  list: oneOf(['all'] as const),
})

export const typedQuestion = z.object({
  q: typedLine({
    ...questionLimits,
    tooShort: 'Please type a question',
    tooLong: `A question may have at most ${questionLimits.max} characters`,
  }),
})

/** The question in an address; invalid parts are ignored. Null where it asks nothing. */
export function readQuestion(query: URLSearchParams): Question | null {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  return 'show' in given ? question.parse(given) : null
}

/** Reads a question that a language model made, which may hold anything. */
export const readGivenQuestion = (given: unknown): Question | null => question.safeParse(given).data ?? null

export function questionQuery(asked: Question): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
  return query.toString()
}

export const questionsPage = '/business/ai-sentiments/questions'
export const answerAddress = (asked: Question) => `${questionsPage}?${questionQuery(asked)}`
