import { fewestReviews } from '#app/features/insights/chance.ts'
import type { Dimension, Measure, Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { formatList } from '#app/languages/format.ts'
import type { Answer, AnswerRow } from '../answer.ts'
import { groupsOf } from '../groups-of-rows.ts'
import { matching } from '../matching.ts'
import type { Row } from '../reading-rows.server.ts'
import { rowsFor } from '../rows-of-query.server.ts'
import { partsInWords, setInWords } from '../set-words.ts'
import { lookedAt, measured, type Value } from '../values.ts'
import {
  type Asking,
  addressOfQuery,
  countFigure,
  figureOf,
  noParts,
  rowOf,
  valueText,
} from './answer-parts.ts'
import { averagesTold, directionOf, type Told, timeBefore, untold } from './direction.ts'

const prepositions: Record<Dimension, string> = {
  ...{ month: 'in', quarter: 'in', year: 'in', week: 'in the', weekday: 'on' },
  ...{ rating: 'for', language: 'for', source: 'for' },
}

/** Months of few reviews tell nothing. */
const coarser: Partial<Record<Dimension, Dimension[]>> = {
  week: ['month', 'quarter', 'year'],
  month: ['quarter', 'year'],
  quarter: ['year'],
}

const periodNames: Partial<Record<Dimension, string>> = {
  month: 'Months',
  quarter: 'Quarters',
  year: 'Years',
}

/** The rows by the dimension, or by the first longer time of which two can be told. */
function tellable({ query }: Asking, rows: Row[], measure: Measure) {
  const grouped = (by: Dimension) => {
    const grouping = by === 'source' && measure === 'average' ? 'site' : by
    const groups = groupsOf(rows, grouping).map(({ label, rows: own, set }) =>
      rowOf(label, measured(own, measure, query.part), addressOfQuery(query, within(query.where, set))),
    )
    return { by, groups, known: groups.filter(({ value }) => value !== null) }
  }
  const asked = grouped(query.by!)
  // "The best month" is no quarter.
  if (asked.known.length > 1 || asked.groups.length < 2 || query.end) return asked
  return (coarser[asked.by] ?? []).map(grouped).find(({ known }) => known.length > 1) ?? asked
}

/** A year of a set that begins in its midst begins there too. */
const within = ({ from, to }: ReviewSet, set: ReviewSet): ReviewSet => ({
  ...set,
  ...(from && set.from && from > set.from && { from }),
  ...(to && set.to && to < set.to && { to }),
})

/** Which way it went. How many mention a topic tells nothing of that: then it is the rating of those that do. */
async function directionBefore({ db, businessId, query, read, matched }: Asking, rows: Row[]): Promise<Told> {
  const { measure, where, by, end, isOfChange } = query
  const isOfTopic = measure === 'count' && by === 'month' && !end && Boolean(where.topics || where.words)
  if (!(isOfChange || isOfTopic) || where.opinion) return untold
  const since = where.from && isOfChange ? await sinceThen({ db, businessId, query }, rows, where.from) : null
  if (since) return since
  const counted = isOfTopic ? lookedAt(matched, { measure: 'average', where }, false) : rows
  return directionOf(counted, where, read)
}

/** A period that was named, against the time before it, as long again. */
async function sinceThen(
  { db, businessId, query: { where, isOfAll } }: Pick<Asking, 'db' | 'businessId' | 'query'>,
  rows: Row[],
  from: string,
): Promise<Told | null> {
  const last = rows
    .map(({ writtenOn }) => writtenOn)
    .reduce((one, other) => (one > other ? one : other), from)
  const before = timeBefore(from, where.to ?? last)
  const query: Query = { measure: 'average', where: { ...where, ...before } }
  const read = await rowsFor(db, businessId, query)
  const its = lookedAt(matching(read.rows, query.where), query, isOfAll)
  return averagesTold(where, { rows, set: { from, to: where.to } }, { rows: its, set: before })
}

export async function byDimension(asking: Asking, rows: Row[]): Promise<Answer> {
  const { query } = asking
  const { measure, end } = query
  const isNumeric = ['count', 'share', 'average', 'replies'].includes(measure)
  const its = isNumeric ? measure : 'count'
  const { by, groups, known } = tellable(asking, rows, its)
  const set = setInWords(query.where)
  const at = prepositions[by]
  const direction = await directionBefore(asking, rows)
  const notes =
    by === query.by
      ? []
      : [
          `${periodNames[query.by!] ?? 'Weeks'} have too few reviews, so these are ${periodNames[by]!.toLowerCase()}.`,
        ]
  if (known.length === 0)
    return {
      ...noParts,
      text: `${direction.text}None of these has ${fewestReviews} ${setInWords(query.where)}: not enough reviews yet.`,
      figures: [countFigure('reviews', rows.length), ...direction.figures],
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
    text: `${direction.text}${text}`,
    notes,
    figures: [
      ...ordered.flatMap(({ label, value, kind, reviews, address }) =>
        figureOf(label, { value, kind, reviews, interval: null } as Value, address),
      ),
      ...direction.figures,
    ],
    rows: groups,
    address: addressOfQuery(query),
  }
}
