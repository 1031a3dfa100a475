import { z } from 'zod'
import { type Side, sides } from '#app/features/analyses/analysis.schema.ts'
import { typedLine } from '#app/platform/typed-text.ts'

export const questionLimits = { min: 2, max: 200 }

export const shows = ['count', 'average', 'quotes', 'fix', 'like', 'changed'] as const
/** What is asked for: the last three are views of the findings. */
export type Show = (typeof shows)[number]

export const splits = ['month', 'quarter', 'year', 'weekday', 'rating', 'language', 'importSource'] as const
export type Split = (typeof splits)[number]

export const starChoices = ['1', '2', '3', '4', '5', '1-2', '4-5'] as const

export const questionLanguages = ['en', 'de', 'fr'] as const
export type QuestionLanguage = (typeof questionLanguages)[number]

/** A question as our code answers it. A field that is not there leaves all reviews of customers. */
export type Question = {
  show: Show
  /** By the name that the owner sees. */
  topic?: string | undefined
  /** Words that are looked for, in the languages of the reviews. */
  words?: string | undefined
  /** In which they are typed. */
  language?: QuestionLanguage | undefined
  /** Words that the answer does not use, which it says. */
  unused?: string | undefined
  say?: Side | undefined
  stars?: (typeof starChoices)[number] | undefined
  /** Days (UTC), both included. */
  from?: string | undefined
  to?: string | undefined
  by?: Split | undefined
  /** With as long a time before. */
  isCompared: boolean
}

const plain = (least: number, most: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    .pipe(z.string().min(least).max(most))
    .optional()
    .catch(undefined)
const day = z.iso.date().optional().catch(undefined)

const question = z
  .object({
    show: z.enum(shows).catch('count'),
    topic: plain(1, 200),
    words: plain(1, questionLimits.max),
    language: z.enum(questionLanguages).optional().catch(undefined),
    unused: plain(1, questionLimits.max),
    say: z.enum(sides).optional().catch(undefined),
    stars: z.enum(starChoices).optional().catch(undefined),
    from: day,
    to: day,
    by: z.enum(splits).optional().catch(undefined),
    compare: z.string().optional(),
  })
  .transform(({ compare, ...fields }): Question => ({ ...fields, isCompared: compare === 'before' }))

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

/** A question of a model's, which may hold anything. */
export const readGivenQuestion = (given: unknown): Question | null => question.safeParse(given).data ?? null

export function questionQuery({ isCompared, ...fields }: Question): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value)
  if (isCompared) query.set('compare', 'before')
  return query.toString()
}

export const questionsPage = '/business/ai-sentiments/questions'
export const answerAddress = (asked: Question) => `${questionsPage}?${questionQuery(asked)}`
