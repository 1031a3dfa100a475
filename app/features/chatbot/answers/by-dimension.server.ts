import { fewestReviews } from '#app/features/insights/chance.ts'
import { shiftDays, shiftMonths } from '#app/features/question-reading/calendar.ts'
import type { Dimension } from '#app/features/question-reading/query.schema.ts'
import { formatList } from '#app/languages/format.ts'
import type { Answer, AnswerRow } from '../answer.ts'
import { groupsOf } from '../groups-of-rows.ts'
import type { Row } from '../reading-rows.server.ts'
import { partsInWords, periodOf, setInWords } from '../set-words.ts'
import { measured, type Value } from '../values.ts'
import {
  type Asking,
  addressOfQuery,
  countFigure,
  figureOf,
  noParts,
  rowOf,
  valueText,
} from './answer-parts.ts'
import { directionText } from './rating-before.server.ts'

const prepositions: Record<Dimension, string> = {
  ...{ month: 'in', quarter: 'in', year: 'in', week: 'in the', weekday: 'on' },
  ...{ rating: 'for', language: 'for', source: 'for' },
}

/** The last three months with reviews against the three before. */
function directionOf(rows: Row[]): string {
  const last = rows
    .map(({ writtenOn }) => writtenOn)
    .toSorted()
    .at(-1)!
  const month = `${last.slice(0, 8)}01`
  const [from, before] = [shiftMonths(month, -2), shiftMonths(month, -5)]
  return directionText(
    { rows: rows.filter(({ writtenOn }) => writtenOn >= from), name: periodOf({ from }) },
    {
      rows: rows.filter(({ writtenOn }) => writtenOn >= before && writtenOn < from),
      name: periodOf({ from: before, to: shiftDays(from, -1) }),
    },
  )
}

export async function byDimension({ query }: Asking, rows: Row[]): Promise<Answer> {
  const { measure, end } = query
  const isNumeric = ['count', 'share', 'average', 'replies'].includes(measure)
  const its = isNumeric ? measure : 'count'
  const groups = groupsOf(rows, query.by!).map(({ label, rows: own, set }) => {
    const address = addressOfQuery(query, set)
    return rowOf(label, measured(own, its, query.part), address)
  })
  const known = groups.filter(({ value }) => value !== null)
  const set = setInWords(query.where)
  const at = prepositions[query.by!]
  if (known.length === 0)
    return {
      ...noParts,
      text: `None of these has ${fewestReviews} ${setInWords(query.where)}: not enough reviews yet.`,
      figures: [countFigure('reviews', rows.length)],
      rows: groups,
    }
  const values = known.map(({ value }) => value!)
  const tiedAt = (value: number) => known.filter((each) => each.value === value)
  const [highest, lowest] = [tiedAt(Math.max(...values)), tiedAt(Math.min(...values))]
  const first = end === 'lowest' ? lowest : highest
  const ordered = [...first, ...groups.filter((each) => !first.includes(each))]
  const written = (tied: AnswerRow[]) =>
    `${formatList(tied.map(({ label }) => label))} (${valueText(tied[0] as Value)}${tied.length > 1 ? ' each' : ''})`
  const what =
    its === 'count'
      ? `the number of ${set}`
      : its === 'average'
        ? `the average rating of ${set}`
        : its === 'share'
          ? `the share ${partsInWords(query.part ?? {})} of ${set}`
          : `the time until the reply to ${set}`
  const text =
    known.length === 1
      ? `Only ${written(highest)} has enough ${set}.`
      : end
        ? `${what.charAt(0).toUpperCase()}${what.slice(1)} was ${end === 'lowest' ? 'lowest' : 'highest'} ${at} ${written(first)}.`
        : `${what.charAt(0).toUpperCase()}${what.slice(1)} was highest ${at} ${written(highest)} and lowest ${at} ${written(lowest)}.`
  return {
    ...noParts,
    text: query.isOfChange ? `${directionOf(rows)}${text}` : text,
    figures: ordered.flatMap(({ label, value, kind, reviews, address }) =>
      figureOf(label, { value, kind, reviews, interval: null } as Value, address),
    ),
    rows: groups,
    address: addressOfQuery(query),
  }
}
