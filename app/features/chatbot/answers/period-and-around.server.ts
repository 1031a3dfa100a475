import { isBeyondChance } from '#app/features/analytics/chance.ts'
import { isShareChanged } from '#app/features/insights/chance.ts'
import { dateOf, shiftDays, shiftMonths } from '#app/features/question-reading/calendar.ts'
import type { Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import { matching } from '../matching.ts'
import type { Row } from '../reading-rows.server.ts'
import { rowsFor } from '../rows-of-query.server.ts'
import { partsInWords } from '../set-words.ts'
import { lookedAt, needsImported } from '../values.ts'
import { type Asking, countFigure } from './answer-parts.ts'
import { averageText, ratingFigures, ratingOfRows, type Told, untold } from './direction.ts'

type Why = Told & { notes: string[] }

/**
 * The rating of the query's period against that of the months before and after it, and the topics that reviews with few
 * stars mention more than then: whoever asks why it was worse may be wrong. Empty without a period.
 */
export async function periodAndAround({ db, businessId, query }: Asking): Promise<Why> {
  const { from, to, opinion, ...rest } = query.where
  if (!from || !query.isOfChange) return { ...untold, notes: [] }
  const around = timesAround(from, to)
  const read = (measure: 'average' | 'topics') =>
    Promise.all(
      [{ from, to }, ...around.periods].map(async (period) => {
        const where = { ...rest, ...period }
        const { rows, isBounded } = await rowsFor(db, businessId, { measure, where })
        return { rows: matching(rows, where), isBounded }
      }),
    )
  const [its, ...others] = (await read('average')).map(({ rows }) => rows)
  const sides = [its!, others.flat()]
  const average: Query = { measure: 'average', where: rest }
  const isOfAll = needsImported(sides, average)
  const [now, then] = sides.map((rows) => lookedAt(rows, average, isOfAll))
  const name = partsInWords({ ...rest, from, to })
  const told = ratingTold({ rows: now!, name }, { rows: then!, name: around.name }, opinion)
  if (!told) return { ...untold, notes: [] }
  const left = sides.flat().length - now!.length - then!.length
  const notes =
    left > 0
      ? [
          `${countOf(left, 'imported review')} of these months ${left === 1 ? 'is' : 'are'} not in your rating and left out of the averages.`,
        ]
      : []
  if (opinion === 'praise') return { ...told, notes }
  const [said, ...saidAround] = await read('topics')
  if ([said!, ...saidAround].some(({ isBounded }) => isBounded)) return { ...told, notes }
  const topics = topicsTold(
    said!.rows,
    saidAround.flatMap(({ rows }) => rows),
  )
  return { text: `${told.text}${topics.text}`, figures: [...told.figures, ...topics.figures], notes }
}

/** As many months as the period has, and at least three. */
function timesAround(from: string, to?: string): { periods: ReviewSet[]; name: string } {
  const days = to ? (dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000 : 0
  const months = Math.max(3, Math.round(days / 30))
  const before = { from: shiftMonths(from, -months), to: shiftDays(from, -1) }
  const name = `in the ${formatNumber(months)} months before`
  if (!to) return { periods: [before], name }
  const next = shiftDays(to, 1)
  const after = { from: next, to: shiftDays(shiftMonths(next, months), -1) }
  return { periods: [before, after], name: `${name} and after` }
}

type Side = { rows: Row[]; name: string }

function ratingTold(now: Side, around: Side, opinion: ReviewSet['opinion']): Told | null {
  const [one, other] = [ratingOfRows(now.rows), ratingOfRows(around.rows)]
  if (one.value === null || other.value === null) return null
  const isSure = isBeyondChance({ ...one, value: one.value }, { ...other, value: other.value })
  const verdict = verdictOf(one.value - other.value, isSure, opinion)
  return {
    text: `Reviews ${now.name} ${verdict}: ${averageText(now.rows)}, against ${averageText(around.rows)} ${around.name}. `,
    figures: ratingFigures([now, around]),
  }
}

/** Corrects what the question takes for granted. */
function verdictOf(gap: number, isSure: boolean, opinion: ReviewSet['opinion']) {
  if (isSure) return gap > 0 ? 'were better' : 'were worse'
  if (!opinion) return 'were neither better nor worse beyond chance'
  const [asked, isSo] = opinion === 'praise' ? ['better', gap > 0] : ['worse', gap < 0]
  return isSo ? `were not ${asked} beyond chance` : `were not ${asked}`
}

const mostTopics = 3

/** Topics that reviews with 1 to 3 stars mention more than around, beyond chance. */
function topicsTold(rows: Row[], around: Row[]): Told {
  const [now, then] = [mentionsIn(rows), mentionsIn(around)]
  const more = [...now]
    .map(([topic, count]) => ({ topic, count, before: then.get(topic) ?? 0 }))
    .filter(
      ({ count, before }) =>
        count >= 2 &&
        count / rows.length > before / around.length &&
        isShareChanged(count, rows.length, before, around.length),
    )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostTopics)
  if (more.length === 0) return untold
  const each = more.map(
    ({ topic, count, before }) =>
      `${topic} (${formatNumber(count)} of ${formatNumber(rows.length)}, against ${formatNumber(before)} of ${formatNumber(around.length)})`,
  )
  return {
    text: `With 1 to 3 stars, more of them than around that time mention ${formatList(each)}. `,
    figures: [
      ...more.flatMap(({ topic, count, before }) => [
        countFigure(`${topic}, with 1 to 3 stars`, count),
        countFigure(`${topic}, with 1 to 3 stars, around`, before),
      ]),
      countFigure('reviews of all sources', rows.length),
      countFigure('reviews of all sources, around', around.length),
    ],
  }
}

function mentionsIn(rows: Row[]): Map<string, number> {
  const topics = matching(rows, { highest: 3 }).flatMap((row) => [
    ...new Set(row.topics.map(({ topic }) => topic)),
  ])
  return new Map([...Map.groupBy(topics, (topic) => topic)].map(([topic, each]) => [topic, each.length]))
}
