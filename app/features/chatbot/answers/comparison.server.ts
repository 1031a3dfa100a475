import { isBeyondChance } from '#app/features/analytics/chance.ts'
import { isShareChanged } from '#app/features/insights/chance.ts'
import { shiftDays } from '#app/features/question-reading/calendar.ts'
import type { Measure, Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import { type Answer, noAnswer } from '../answer.ts'
import { importedIn, importedLeftOut, namedBy, withImported } from '../left-out.ts'
import { matching } from '../matching.ts'
import { mostRows, type Row } from '../reading-rows.server.ts'
import { rowsFor } from '../rows-of-query.server.ts'
import { briefly, partsInWords, partsOf, setInWords } from '../set-words.ts'
import { lookedAt, measured, needsImported, starCounts, type Value } from '../values.ts'
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
import { complaintsTold, type Period } from './direction.ts'

export async function compare({ db, businessId, query }: Comparing, versus: ReviewSet): Promise<Answer> {
  const measure = ['count', 'share', 'average', 'replies'].includes(query.measure)
    ? query.measure
    : query.measure === 'topics'
      ? 'topics'
      : 'count'
  if (measure === 'topics')
    return noAnswer('Numbers can be compared here, topics cannot. Please ask about one group at a time.')
  const [left, right] = await Promise.all(
    [query.where, versus].map(async (where) => {
      const its = { ...query, measure, where }
      return { query: its, ...(await rowsFor(db, businessId, its)) }
    }),
  )
  const read = [left!, right!]
  const groups = read.map(({ rows, query: { where } }) => matching(rows, where))
  const isOfAll = needsImported(groups, { ...query, measure, versus })
  const sides = read.map((each, index) => sideOf(each, index === 0 ? versus : query.where, isOfAll))
  const [one, other] = [sides[0]!, sides[1]!]
  const notes = [
    ...(one.isBounded || other.isBounded
      ? [`Counted among the newest ${formatNumber(mostRows)} reviews of each.`]
      : []),
    ...leftOutOfBoth([one, other], { ...query, measure }, isOfAll),
  ]
  const figures = [one, other].flatMap(({ name, value, address }) => figureOf(name, value, address))
  const counts = [one, other].map(({ name, value, address }) =>
    countFigure(`reviews ${name}`, value.reviews, address),
  )
  const rows = [one, other].map(({ name, value, address }) => rowOf(name, value, address))
  const few = [one, other].find(({ value }) => value.value === null)
  const isOfCourse = isCourse(query.where, versus) && measure === 'average'
  const told = few && isOfCourse && !few.isBounded ? complaintsOver(query.where, versus, groups, read) : null
  if (few)
    return {
      ...noParts,
      text: `${told?.text ?? ''}${
        few.matched.length === 0
          ? `There are no ${setInWords(few.query.where)} to compare.`
          : tooFew(few.query, { named: few.matched.length, counted: few.value.reviews })
      }`,
      figures:
        few.value.reviews === 0 && [one, other].every(({ value }) => value.reviews === 0)
          ? [countFigure('reviews', 0)]
          : figures.length > 0
            ? [...figures, ...counts, ...(told?.figures ?? [])]
            : [...counts, ...(told?.figures ?? [])],
      rows,
      notes,
    }
  const said = `${sharedInWords(query.where, versus)}${bothInWords(measure, query.part, [one, other])}`
  return {
    ...noParts,
    text: isOfCourse
      ? `${courseOf(one, other)}: ${said}.`
      : capitalised(`${said}${verdictOf(measure, one, other)}.`),
    figures: [...figures, ...(measure === 'count' ? [] : counts)],
    rows,
    notes,
  }
}

/** A time against all before it: "is breakfast getting better?" */
const isCourse = ({ from }: ReviewSet, versus: ReviewSet) =>
  Boolean(from && versus.to && shiftDays(from, -1) === versus.to)

/** The averages of what few mention cannot be told; their share of all reviews may. */
function complaintsOver(where: ReviewSet, versus: ReviewSet, groups: Row[][], read: SideRead[]) {
  if (!where.topics && !where.words) return null
  const periods: [Period, Period] = [
    { from: where.from, to: where.to },
    { from: versus.from, to: versus.to },
  ]
  return complaintsTold(where, periods, { about: groups.flat(), all: read.flatMap(({ rows }) => rows) })
}

const everything = 'all reviews'

type Comparing = Pick<Asking, 'db' | 'businessId'> & { query: Query }

type Side = {
  name: string
  query: Query
  /** That the words name. */
  named: Row[]
  matched: Row[]
  rows: Row[]
  value: Value
  address: string | null
  isBounded: boolean
  part: number
}

type SideRead = { query: Query; rows: Row[]; isBounded: boolean }

function sideOf({ query, rows: read, isBounded }: SideRead, other: ReviewSet, isOfAll: boolean): Side {
  const matched = matching(read, query.where)
  const rows = lookedAt(matched, query, isOfAll)
  const others = textsOf(other)
  return {
    ...{ query, matched, rows, isBounded, named: namedBy(query, read) },
    name:
      partsOf(briefly(query.where))
        .map(({ text }) => text)
        .filter((text) => !others.includes(text))
        .join(' ') || everything,
    value: measured(rows, query.measure, query.part),
    address: isBounded ? null : addressOfQuery({ ...query, isOfAll }),
    part: query.part ? matching(rows, query.part).length : 0,
  }
}

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const textsOf = (set: ReviewSet) => partsOf(briefly(set)).map(({ text }) => text)

/** "Among reviews with 5 stars: ", where that is said of both. */
function sharedInWords(one: ReviewSet, other: ReviewSet) {
  const others = textsOf(other)
  const shared = textsOf(one).filter((text) => others.includes(text))
  return shared.length > 0 ? `among reviews ${shared.join(' ')}: ` : ''
}

/** The same rule as for one number, said of both sides. */
function leftOutOfBoth(sides: Side[], { measure }: Query, isOfAll: boolean): string[] {
  const left = sides.map((side) => ({ side, count: importedLeftOut(populationOf(side)) }))
  const of = (count: number, { named, name }: Side) =>
    `${formatNumber(count)} of the ${countOf(named.length, 'review')} ${name === everything ? '' : name}`.trim()
  if (left.some(({ count }) => count > 0))
    return [
      `Imported reviews are not in your rating and left out here: ${formatList(left.map(({ side, count }) => of(count, side)))}.`,
      ...(measure === 'average' ? withImported(sides.map(({ named }) => named)) : []),
    ]
  if (isOfAll)
    return [
      `Imported reviews are not in your rating and counted here, because without them there are too few: ${formatList(sides.map((side) => of(importedIn(side.rows), side)))}.`,
    ]
  const toneless = sides.filter(({ named, rows }) => rows.length < named.length)
  if (toneless.length === 0) return []
  return [
    `Reviews without a tone that can be told are left out: ${formatList(toneless.map((side) => of(side.named.length - side.rows.length, side)))}.`,
  ]
}

const populationOf = ({ named, rows }: Side) => ({ named, counted: rows })

const reviewsOf = ({ name }: Side) => (name === everything ? name : `reviews ${name}`)

/** "reviews that mention coffee average 4.06 stars, and reviews that mention bread 4.26" */
function bothInWords(measure: Measure, part: ReviewSet | undefined, [one, other]: [Side, Side]) {
  const [first, second] = [valueText(one.value), valueText(other.value)]
  if (measure === 'average')
    return `on average, ${reviewsOf(one)} have ${first} stars, and ${reviewsOf(other)} ${second}`
  if (measure === 'share')
    return `${first} of ${reviewsOf(one)}, and ${second} of ${reviewsOf(other)}, are ones ${partsInWords(part ?? {})}`
  if (measure === 'replies')
    return `half of the replies to ${reviewsOf(one)} came within ${first}, to ${reviewsOf(other)} within ${second}`
  return `there are ${first} ${reviewsOf(one)}, and ${second} ${reviewsOf(other)}`
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

/** Which way it went: said first. */
function courseOf(now: Side, before: Side) {
  if (!isBeyondChance(starSide(now), starSide(before))) return 'No change beyond chance'
  return now.value.value! > before.value.value! ? 'Better' : 'Worse'
}

const starSide = ({ value, rows }: Side) => ({
  value: value.value!,
  count: rows.length,
  stars: starCounts(rows),
})
