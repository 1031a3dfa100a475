import { countOf, formatList, formatNumber } from '#app/languages/format.ts'
import type { Answer } from '../answer.ts'
import { quotesFrom } from '../quoting.server.ts'
import type { Row } from '../reading-rows.server.ts'
import { countedSet, opinionVerbs, setInWords } from '../set-words.ts'
import { type Asking, addressOfQuery, countFigure, noParts, rowOf } from './answer-parts.ts'
import { besideSure } from './beside-sure-opinions.server.ts'
import { periodAndAround } from './period-and-around.server.ts'

const mostTopics = 10

/** Counts the reviews that mention, praise or complain about each topic. A topic of a single review is not ranked. */
export async function rankTopics(asking: Asking, rows: Row[]): Promise<Answer> {
  const { db, businessId, query } = asking
  const { where } = query
  const field = where.opinion ? (where.opinion === 'praise' ? 'praise' : 'complaints') : 'mentions'
  const counts = new Map<string, number>()
  for (const { topics } of rows)
    for (const topic of new Set(
      topics.filter((each) => field === 'mentions' || each[field] > 0).map((each) => each.topic),
    ))
      counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const ranked = [...counts].filter(([, count]) => count >= 2).toSorted(([, one], [, other]) => other - one)
  const shown = ranked.slice(0, query.limit ?? mostTopics)
  const quotes = where.opinion ? await quotesFrom(db, businessId, rows, where) : []
  const verb = where.opinion ? opinionVerbs[where.opinion] : 'mention'
  const set = setInWords({ ...where, opinion: undefined })
  const topicRows = shown.map(([topic, count]) =>
    rowOf(
      topic,
      { value: count, kind: 'count', reviews: count, interval: null },
      addressOfQuery(query, { topics: [topic] }),
    ),
  )
  const [before, beside] = await Promise.all([periodAndAround(asking), besideSure(asking, rows)])
  const { notes } = before
  const { mentioned } = beside
  const further = [...before.figures, ...beside.figures]
  const base = countFigure('reviews', rows.length, addressOfQuery(query))
  if (shown.length === 0)
    return {
      ...noParts,
      text: `${before.text}There ${rows.length === 1 ? 'is' : 'are'} ${countedSet(rows.length, where)}, but no topic comes up in two reviews.${beside.text}`,
      figures: [base, ...further],
      notes,
      mentioned,
      topics: [...counts.keys()].slice(0, 3),
      quotes,
    }
  const named = shown
    .slice(0, 3)
    .map(([topic, count], at) => `${topic} (${at === 0 ? countOf(count, 'review') : formatNumber(count)})`)
  return {
    ...noParts,
    text: `${before.text}The ${set} ${verb} ${formatList(named)} most often.${beside.text}`,
    figures: [
      ...shown.map(([topic, count]) => countFigure(topic, count, addressOfQuery(query, { topics: [topic] }))),
      base,
      ...further,
    ],
    notes,
    mentioned,
    rows: topicRows,
    topics: shown.map(([topic]) => topic),
    quotes,
  }
}
