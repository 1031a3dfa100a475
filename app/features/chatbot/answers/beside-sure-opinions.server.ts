import { fewestReviews } from '#app/features/insights/chance.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { formatChoices, formatList, formatNumber } from '#app/languages/format.ts'
import type { Answer, AnswerFigure } from '../answer.ts'
import { matching } from '../matching.ts'
import { quotesFrom } from '../quoting.server.ts'
import type { Row } from '../reading-rows.server.ts'
import { countedSet, starsIn } from '../set-words.ts'
import { type Asking, addressOfQuery, countFigure, rowOf } from './answer-parts.ts'

export const starsOf = {
  praise: { lowest: 4, highest: 5, text: '4 or 5 stars' },
  complaint: { lowest: 1, highest: 3, text: '1 to 3 stars' },
}

type Beside = Pick<Answer, 'rows' | 'mentioned'> & { text: string; figures: AnswerFigure[] }

const nothingBeside: Beside = { text: '', figures: [], rows: [], mentioned: null }

const mostQuotes = 4

/**
 * Opinions that we are sure of are fewer than there are. Of topics and words: how many more mention them and have fitting
 * stars. Of few others: the stars of the whole group, and what those with fitting stars mention most.
 */
export function besideSure(asking: Asking, sure: Row[]): Promise<Beside> | Beside {
  const { opinion, ...where } = asking.query.where
  if (!opinion) return nothingBeside
  if (where.topics || where.words) return mentionsBeside(asking, sure, { ...where, opinion })
  return sure.length < fewestReviews ? starsBeside(asking, sure, { ...where, opinion }) : nothingBeside
}

type Opined = ReviewSet & { opinion: 'praise' | 'complaint' }

/** The stars of the set that fit the opinion. */
function starsOfSet({ lowest = 1, highest = 5, opinion }: Opined) {
  const fit = starsOf[opinion]
  return starsIn(Math.max(lowest, fit.lowest), Math.min(highest, fit.highest))
}

/** Those of the group that have fitting stars. */
const fitting = (group: Row[], opinion: Opined['opinion']) => {
  const { lowest, highest } = starsOf[opinion]
  return matching(group, { lowest, highest })
}

const without = (rows: Row[], sure: Row[]) => {
  const ids = new Set(sure.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

async function mentionsBeside(
  { db, businessId, query, read }: Asking,
  sure: Row[],
  { opinion, ...where }: Opined,
): Promise<Beside> {
  const stars = starsOfSet({ ...where, opinion })
  const all = fitting(matching(read, where), opinion)
  const rest = without(all, sure)
  if (rest.length === 0) return nothingBeside
  const { lowest, highest } = starsOf[opinion]
  const its = {
    ...query,
    where: {
      ...where,
      lowest: Math.max(lowest, where.lowest ?? 1),
      highest: Math.min(highest, where.highest ?? 5),
    },
  }
  const quotes = await quotesFrom(db, businessId, rest, where, { limit: mostQuotes, leaning: opinion })
  const more = sure.length > 0 ? 'more ' : ''
  const value = { value: all.length, kind: 'count' as const, reviews: all.length, interval: null }
  const address = addressOfQuery(its)
  return {
    text: ` ${formatNumber(rest.length)} ${more}${rest.length === 1 ? 'review that mentions it has' : 'reviews that mention it have'} ${stars}.`,
    figures: [
      countFigure(`mention it, with ${stars}, and are not sure`, rest.length),
      countFigure(`mention it, with ${stars}`, all.length, address),
    ],
    rows: address ? [rowOf(`All that mention it, with ${stars}`, value, address)] : [],
    mentioned: quotes.length > 0 ? { title: `Mention it, with ${stars}`, quotes } : null,
  }
}

const mostTopics = 3

async function starsBeside(
  { db, businessId, query, read }: Asking,
  sure: Row[],
  { opinion, ...where }: Opined,
): Promise<Beside> {
  const group = matching(read, where)
  const hinting = fitting(group, opinion)
  const stars = starsOfSet({ ...where, opinion })
  const bands = [
    [1, 2, '1 or 2 stars'],
    [3, 3, '3 stars'],
    [4, 5, '4 or 5 stars'],
  ] as const
  const counts = bands
    .map(([lowest, highest, text]) => ({
      text,
      count: matching(group, { lowest, highest }).length,
      address: addressOfQuery({ ...query, where: { ...where, lowest, highest } }),
    }))
    .filter(({ count }) => count > 0)
  const bandText =
    where.lowest || where.highest
      ? ''
      : ` Of the ${countedSet(group.length, where)}, ${formatList(counts.map(({ text, count }) => `${formatNumber(count)} ${count === 1 ? 'has' : 'have'} ${text}`))}.`
  const mentions = mentionedIn(hinting).slice(0, mostTopics)
  const topics = mentions.map(({ topic }) => topic)
  const named = formatList(mentions.map(({ topic, count }) => `${topic} (${formatNumber(count)})`))
  const topicText =
    mentions.length > 0
      ? ` ${hinting.length === group.length ? 'They' : `Those with ${stars}`} mention ${named} most often.`
      : ''
  const rest = without(hinting, sure)
  const quotes = await quotesFrom(db, businessId, rest, topics.length > 0 ? { topics } : {}, {
    limit: mostQuotes,
    leaning: opinion,
  })
  return {
    text: `${bandText}${topicText}`,
    figures: [
      ...(bandText === ''
        ? []
        : [
            countFigure('reviews', group.length),
            ...counts.map(({ text, count, address }) => countFigure(`with ${text}`, count, address)),
          ]),
      ...mentions.map(({ topic, count }) => countFigure(`mention ${topic}, with ${stars}`, count)),
    ],
    rows: [],
    mentioned:
      quotes.length > 0
        ? {
            title:
              topics.length > 0
                ? `Mention ${formatChoices(topics)}, with ${stars}`
                : `From reviews with ${stars}`,
            quotes,
          }
        : null,
  }
}

/** Topics that at least two of the reviews mention, the most frequent first. */
function mentionedIn(rows: Row[]) {
  const topics = rows.flatMap((row) => [...new Set(row.topics.map(({ topic }) => topic))])
  return [...Map.groupBy(topics, (topic) => topic)]
    .map(([topic, each]) => ({ topic, count: each.length }))
    .filter(({ count }) => count >= 2)
    .toSorted((one, other) => other.count - one.count)
}
