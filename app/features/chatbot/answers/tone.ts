import { fewestReviews } from '#app/features/insights/chance.ts'
import { formatList, formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import type { Row } from '../reading-rows.server.ts'
import { setInWords } from '../set-words.ts'
import { measured } from '../values.ts'
import {
  type Asking,
  addressOfQuery,
  countFigure,
  figureOf,
  noParts,
  rowOf,
  tooFew,
  valueText,
} from './answer-parts.ts'

export function tone({ query, matched }: Asking, judged: Row[]): Answer {
  if (judged.length < fewestReviews)
    return {
      ...noParts,
      text: tooFew(query, { named: matched.length, counted: judged.length }),
      figures: [countFigure('reviews', judged.length)],
    }
  const labels = ['positive', 'neutral', 'negative'] as const
  const values = labels.map((label) => [label, measured(judged, 'share', { label })] as const)
  return {
    ...noParts,
    text: `Of ${formatNumber(judged.length)} ${setInWords(query.where)}, ${formatList(values.map(([label, value]) => `${valueText(value)} are ${label}`))} in tone.`,
    figures: values.flatMap(([label, value]) => figureOf(label, value, addressOfQuery(query, { label }))),
    rows: values.map(([label, value]) => rowOf(label, value, addressOfQuery(query, { label }))),
    address: addressOfQuery(query),
  }
}
