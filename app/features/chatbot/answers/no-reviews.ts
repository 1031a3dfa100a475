import type { Query } from '#app/features/question-reading/query.schema.ts'
import { formatList } from '#app/languages/format.ts'
import { type Answer, noAnswer } from '../answer.ts'
import { setInWords } from '../set-words.ts'
import { countFigure, noParts } from './answer-parts.ts'

export function nothing({ where }: Query): Answer {
  const words = where.words ?? []
  if (words.length > 1)
    return noAnswer(
      `No review mentions ${formatList(words.map(({ name }) => `“${name}”`))} together, so I may have misunderstood the question.`,
    )
  return { ...noParts, text: `There are no ${setInWords(where)}.`, figures: [countFigure('reviews', 0)] }
}
