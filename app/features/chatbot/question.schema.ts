import { z } from 'zod'
import { typedLine } from '#app/platform/typed-text.ts'
import { mostEarlier, type PutQuestion, questionLimits } from './question-address.ts'

const question = typedLine({
  ...questionLimits,
  tooShort: 'Please type a question',
  tooLong: `A question may have at most ${questionLimits.max} characters`,
})

export const newQuestion = z.object({ question }).brand<'NewQuestion'>()
export type NewQuestion = z.output<typeof newQuestion>

/** The question in an address, after those that it follows. Null without one that can be read. */
export function readQuestion(query: URLSearchParams): PutQuestion | null {
  const parsed = question.safeParse(query.get('q')?.toWellFormed() ?? '')
  if (!parsed.success) return null
  const earlier = query.getAll('after').flatMap((each) => question.safeParse(each.toWellFormed()).data ?? [])
  return { question: parsed.data, earlier: earlier.slice(-mostEarlier) }
}
