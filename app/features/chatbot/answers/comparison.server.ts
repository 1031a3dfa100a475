import { isBeyondChance } from '#app/features/analytics/chance.ts'
import { isShareChanged } from '#app/features/insights/chance.ts'
import type { Measure, Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { formatNumber } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Answer, noAnswer } from '../answer.ts'
import { matching } from '../matching.ts'
import { mostRows, type Row } from '../reading-rows.server.ts'
import { rowsFor } from '../rows-of-query.server.ts'
import { partsInWords, partsOf, setInWords } from '../set-words.ts'
import { lookedAt, measured, starCounts, type Value } from '../values.ts'
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

export async function compare({ db, businessId, query }: Asking, versus: ReviewSet): Promise<Answer> {
  const measure = ['count', 'share', 'average', 'replies'].includes(query.measure)
    ? query.measure
    : query.measure === 'topics'
      ? 'topics'
      : 'count'
  if (measure === 'topics')
    return noAnswer('Numbers can be compared here, topics cannot. Please ask about one group at a time.')
  const [left, right] = await Promise.all(
    [query.where, versus].map((where) =>
      sideOf(db, businessId, { ...query, measure, where }, where === versus ? query.where : versus),
    ),
  )
  const [one, other] = [left!, right!]
  const notes = [
    ...(one.isBounded || other.isBounded
      ? [`Counted among the newest ${formatNumber(mostRows)} reviews of each.`]
      : []),
  ]
  const figures = [one, other].flatMap(({ name, value, address }) => figureOf(name, value, address))
  const counts = [one, other].map(({ name, value, address }) =>
    countFigure(`reviews ${name}`, value.reviews, address),
  )
  const rows = [one, other].map(({ name, value, address }) => rowOf(name, value, address))
  const few = [one, other].find(({ value }) => value.value === null)
  if (few)
    return {
      ...noParts,
      text:
        few.value.reviews === 0
          ? `There are no ${setInWords(few.set)} to compare.`
          : tooFew(few.value.reviews, partsInWords(few.set)),
      figures:
        few.value.reviews === 0 && [one, other].every(({ value }) => value.reviews === 0)
          ? [countFigure('reviews', 0)]
          : figures.length > 0
            ? [...figures, ...counts]
            : counts,
      rows,
      notes,
    }
  return {
    ...noParts,
    text: `${bothInWords(measure, query.part, [one, other])}${verdictOf(measure, one, other)}.`,
    figures: [...figures, ...(measure === 'count' ? [] : counts)],
    rows,
    notes,
  }
}

const everything = 'all reviews'

type Side = {
  name: string
  set: ReviewSet
  rows: Row[]
  value: Value
  address: string | null
  isBounded: boolean
  part: number
}

async function sideOf(db: Database, businessId: string, query: Query, other: ReviewSet): Promise<Side> {
  const { rows: read, isBounded } = await rowsFor(db, businessId, query)
  const rows = lookedAt(matching(read, query.where), query.measure, query)
  const others = new Set(partsOf(other).map(({ text }) => text))
  const name =
    partsOf(query.where)
      .map(({ text }) => text)
      .filter((text) => !others.has(text))
      .join(' ') || everything
  return {
    ...{ name, set: query.where, rows, isBounded },
    value: measured(rows, query.measure, query.part),
    address: isBounded ? null : addressOfQuery(query),
    part: query.part ? matching(rows, query.part).length : 0,
  }
}

const reviewsOf = ({ name }: Side) => (name === everything ? name : `reviews ${name}`)

/** "reviews that mention coffee average 4.06 stars, and reviews that mention bread 4.26" */
function bothInWords(measure: Measure, part: ReviewSet | undefined, [one, other]: [Side, Side]) {
  const [first, second] = [valueText(one.value), valueText(other.value)]
  if (measure === 'average')
    return `On average, ${reviewsOf(one)} have ${first} stars, and ${reviewsOf(other)} ${second}`
  if (measure === 'share')
    return `${first} of ${reviewsOf(one)}, and ${second} of ${reviewsOf(other)}, are ones ${partsInWords(part ?? {})}`
  if (measure === 'replies')
    return `Half of the replies to ${reviewsOf(one)} came within ${first}, to ${reviewsOf(other)} within ${second}`
  return `There are ${first} ${reviewsOf(one)}, and ${second} ${reviewsOf(other)}`
}

/** Says if the difference is more than chance; nothing where that is not known. */
function verdictOf(measure: Measure, one: Side, other: Side): string {
  if (measure === 'count' || measure === 'replies') return ''
  if (one.value.value === other.value.value) return ': the same'
  const isSure =
    measure === 'average'
      ? isBeyondChance(starSide(one), starSide(other))
      : isShareChanged(one.part, one.rows.length, other.part, other.rows.length)
  return isSure ? ': a difference that chance does not explain' : ': a difference that may be chance'
}

const starSide = ({ value, rows }: Side) => ({
  value: value.value!,
  count: rows.length,
  stars: starCounts(rows),
})
