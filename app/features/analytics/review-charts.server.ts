import { topicName } from '#app/features/analyses/topic-name.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { stillNeeded } from '#app/features/figures/chart-table.ts'
import { countTopics, type TopicCount } from '#app/features/figures/count-topics.server.ts'
import {
  areRatingsApart,
  averageOf,
  chanceOfShares,
  countStars,
  fewestReviews,
  ratingOf,
  shareOf,
  unlikely,
} from '#app/features/figures/statistics.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { countOf, formatAverage, formatLanguage, formatPercent } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { provenanceLabels } from '#app/ui/provenance-label.ts'
import { type Asked, type Dimension, evidenceOf, fromImport, isRatingSource } from './analytics-filter.ts'
import type { Chart } from './chart.tsx'
import {
  type Counts,
  countAll,
  countGroups,
  daysOf,
  type OverTime,
  reviewsFrom,
  trendRows,
} from './chart-counts.server.ts'

export type Asking = {
  db: Database
  business: Business
  filter: Asked
  at: Date
  /** Counts that follow the whole filter. */
  overTime: OverTime
}

/** A sentence alone says why there is nothing to draw. */
type Told = string | (Pick<Chart, 'answer' | 'notes' | 'evidence' | 'data' | 'table'> & { question?: string })

export type ChartKind = {
  id: string
  question: string
  /** Dimensions of the filter that do not apply: the chart compares them, or what it counts does not have them. */
  ignores?: Dimension[]
  read: (asking: Asking) => Promise<Told> | Told
}

const neverInRating = 'Imported reviews and those of insiders never count toward your rating.'
const onlyInRating = 'Only reviews in the rating are counted, whatever the filter by source.'

/** Charts whose reviews are those of the rating, and the note that says so. */
export function inRating(filter: Asked): { filter: Asked; notes: string[] } {
  if (isRatingSource(filter.source)) return { filter, notes: [] }
  return { filter: { ...filter, source: 'own' }, notes: [onlyInRating] }
}

/** About reviews, in the order of the page. */
export const reviewCharts: ChartKind[] = [
  {
    id: 'rating',
    question: 'How is your rating changing?',
    read: ({ filter, overTime }) => {
      const { unit, buckets, now } = overTime
      const value = averageOf(now.stars)!
      const mean = `${formatAverage(value)} stars from ${countOf(now.reviews, 'review')}`
      return {
        ...(isRatingSource(filter.source) ? {} : { question: 'How do these reviews rate you?' }),
        answer: compareRatings(filter, overTime, mean),
        evidence: { to: evidenceOf(filter), text: `Read the ${countOf(now.reviews, 'review')}` },
        notes: [
          `By ${unit} of writing (UTC), with the 95% confidence interval. A ${unit} with fewer than ${fewestReviews} reviews has no point.`,
          ...(isRatingSource(filter.source) ? [] : [neverInRating]),
        ],
        data: {
          kind: 'trend',
          of: unit === 'week' ? 'Week' : 'Period',
          rows: trendRows(buckets),
          reference: { value, label: `mean ${formatAverage(value)}` },
        },
      }
    },
  },
  {
    id: 'sentiment',
    question: 'Is sentiment changing?',
    read: ({ business, filter, overTime }) => tellSentiment(filter, overTime, business.importedCount > 0),
  },
  {
    id: 'topics',
    question: 'What do people praise and complain about?',
    ignores: ['topic'],
    read: tellTopics,
  },
  {
    id: 'stars',
    question: 'How many stars do people give?',
    read: ({ filter, overTime: { now } }) => {
      const { stars, reviews } = now
      return {
        answer: `${formatPercent((stars[3] + stars[4]) / reviews)} gave 4 or 5 stars and ${formatPercent((stars[0] + stars[1]) / reviews)} gave 1 or 2.`,
        notes: [],
        data: {
          kind: 'bars',
          of: 'Rating',
          counted: 'Reviews',
          rows: [5, 4, 3, 2, 1].map((rating) => ({
            label: countOf(rating, 'star'),
            count: stars[rating - 1]!,
            of: reviews,
            to: evidenceOf(filter, { rating }),
          })),
        },
      }
    },
  },
  {
    id: 'sources',
    question: 'Do ratings differ by source?',
    ignores: ['source'],
    read: async ({ db, business, filter }) => {
      const counts = await countGroups(db, business.id, filter, ['provenance', 'importSource'])
      const groups = counts.map(({ provenance, importSource, ...each }) => ({
        ...each,
        label: importSource ? `${provenanceLabels.imported}, ${importSource}` : provenanceLabels[provenance],
        to: evidenceOf({ ...filter, source: importSource ? fromImport + importSource : provenance }),
      }))
      return tellGroups(groups, 'source', [neverInRating])
    },
  },
  {
    id: 'languages',
    question: 'Do ratings differ by language?',
    ignores: ['language'],
    read: async ({ db, business, filter }) => {
      const counts = await countGroups(db, business.id, filter, ['language'])
      const groups = counts.map(({ language, ...each }) => ({
        ...each,
        label: languageName(language),
        to: language ? evidenceOf({ ...filter, language }) : undefined,
      }))
      return tellGroups(groups, 'language', [])
    },
  },
  { id: 'replies', question: 'How often and how fast do you reply?', read: tellReplies },
]

type Compared = Pick<Counts, 'stars' | 'positive' | 'neutral' | 'negative'>

/**
 * The two sets of reviews to compare: the period before and this one, or if the former has too few, the last bucket and the
 * others. Null if one of these has too few.
 */
function comparedIn(filter: Asked, { buckets, now, before }: OverTime, sizeOf: (counts: Compared) => number) {
  if (filter.compare === 'none') return null
  if (before && sizeOf(before) >= fewestReviews)
    return {
      when: filter.compare === 'year-before' ? 'a year earlier' : 'in the period before',
      told: before,
      earlier: before,
      later: now,
    }
  const last = buckets.at(-1)!
  const rest = {
    stars: now.stars.map((count, at) => count - last.stars[at]!) as Counts['stars'],
    positive: now.positive - last.positive,
    neutral: now.neutral - last.neutral,
    negative: now.negative - last.negative,
  }
  const isEnough = Math.min(sizeOf(last), sizeOf(rest)) >= fewestReviews
  return isEnough
    ? { when: `in ${last.longLabel.replace('W', 'w')}`, told: last, earlier: rest, later: last }
    : null
}

/** "No clear change: 4.36 stars from 183 reviews, 4.42 in the period before." */
function compareRatings(filter: Asked, overTime: OverTime, mean: string) {
  const compared = comparedIn(filter, overTime, ({ stars }) => countStars(stars))
  if (!compared) return `${mean}.`
  const { when, told, earlier, later } = compared
  const isSure = areRatingsApart(earlier.stars, later.stars)
  const verdict = changeInWords(isSure, averageOf(later.stars)! - averageOf(earlier.stars)!)
  return `${verdict}: ${mean}, ${formatAverage(averageOf(told.stars)!)} ${when}.`
}

const changeInWords = (isSure: boolean, difference: number) =>
  !isSure ? 'No clear change' : difference > 0 ? 'Better' : 'Worse'

const judgedOf = ({ positive, neutral, negative }: Compared) => positive + neutral + negative

function tellSentiment(filter: Asked, overTime: OverTime, hasImported: boolean): Told {
  const { unit, buckets, now } = overTime
  const judged = judgedOf(now)
  if (judged < fewestReviews) return stillNeeded(judged, 'judged review')
  return {
    answer: compareSentiment(filter, overTime, sharesInWords(now)),
    evidence: {
      to: evidenceOf(filter, { label: 'negative' }),
      text: `Read the ${countOf(now.negative, 'negative review')}`,
    },
    notes: [
      ...(hasImported && filter.source === 'customers' ? ['With imported reviews.'] : []),
      `By ${unit} of writing (UTC). A dash is a ${unit} with fewer than ${fewestReviews} judged reviews.`,
      ...(now.reviews > judged
        ? [
            `${countOf(now.reviews - judged, 'review')} could not be judged: stars alone, unclear, or a language that we cannot analyse yet.`,
          ]
        : []),
    ],
    data: { kind: 'shares', of: unit === 'week' ? 'Week' : 'Period', rows: buckets },
  }
}

/** In whole percents, as they are drawn. */
function sharesInWords(counts: Counts) {
  const percent = (count: number) => `${Math.round((100 * count) / judgedOf(counts))}%`
  return `${percent(counts.positive)} positive and ${percent(counts.negative)} negative`
}

const positiveIn = (counts: Compared) => ({ count: counts.positive, of: judgedOf(counts) })

function compareSentiment(filter: Asked, overTime: OverTime, shares: string) {
  const compared = comparedIn(filter, overTime, judgedOf)
  if (!compared) return `${shares}.`
  const { when, told, earlier, later } = compared
  const chance = chanceOfShares(positiveIn(earlier), positiveIn(later))
  const shareIn = (counts: Compared) => counts.positive / judgedOf(counts)
  const verdict = changeInWords(chance < unlikely, shareIn(later) - shareIn(earlier))
  return `${verdict}: ${shares}, ${formatPercent(shareIn(told))} positive ${when}.`
}

async function tellTopics({ db, business, filter, at }: Asking): Promise<Told> {
  const { source, language, months, before } = filter
  const topics = await countTopics(db, business.id, {
    ...reviewsFrom(source),
    language,
    pause: await readAnalysisPause(db, business, at),
    now: daysOf(months),
    before: before && daysOf(before),
  })
  if (topics.length === 0) return 'No topic has praise or complaints from three authors.'
  return {
    answer: `${mostNamed(topics)}.`,
    notes: [
      'Every mention in topics that at least three authors name, as our engine reads it; it misses one in seven. What changed is decided once a week, under Suggestions.',
    ],
    data: {
      kind: 'opposed',
      of: 'Topic',
      rows: topics.map(({ topic, praise, complaints, praiseBefore, complaintsBefore }) => ({
        label: topicName(topic),
        praise,
        complaints,
        before: before ? [praiseBefore, complaintsBefore] : undefined,
        praiseTo: evidenceOf({ ...filter, topic }, { label: 'positive' }),
        complaintsTo: evidenceOf({ ...filter, topic }, { label: 'negative' }),
      })),
    },
  }
}

function mostNamed(topics: TopicCount[]) {
  const most = (of: 'praise' | 'complaints') => {
    const against = of === 'praise' ? 'complaints' : 'praise'
    const [first] = topics.toSorted((one, other) => other[of] - one[of] || one[against] - other[against])
    return first && first[of] >= 3 && `${first.topic} (${countOf(first[of], 'review')})`
  }
  const [praised, blamed] = [most('praise'), most('complaints')]
  const parts = [
    praised && `most praise is for ${praised}`,
    blamed && `most complaints are about ${blamed}`,
  ].filter(Boolean)
  const text = parts.join(' and ') || 'nothing is praised or complained about in three reviews'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function languageName(language: string) {
  if (language === 'zxx') return 'Stars alone'
  if (language === '' || language === 'und') return 'Not recognised'
  return formatLanguage(language)
}

type Group = Pick<Counts, 'stars' | 'reviews'> & { label: string; to?: string }

function tellGroups(groups: Group[], one: 'source' | 'language', notes: string[]): Told {
  const answer = compareGroups(groups)
  if (!answer) return `Only one ${one} has ${fewestReviews} reviews.`
  return {
    answer,
    notes: [
      `The lines are 95% confidence intervals. A ${one} with fewer than ${fewestReviews} reviews has no number.`,
      ...notes,
    ],
    data: {
      kind: 'intervals',
      of: one === 'source' ? 'Source' : 'Language',
      value: 'average',
      rows: groups.map(({ label, stars, reviews, to }) => {
        const { value = null, low = 0, high = 0 } = ratingOf(stars) ?? {}
        return { label, value, low, high, count: reviews, to }
      }),
    },
  }
}

/** The highest and the lowest, and whether chance explains the difference. Null where nothing can be compared. */
function compareGroups(groups: Group[]) {
  const rated = groups
    .filter(({ stars }) => ratingOf(stars))
    .sort((a, b) => averageOf(b.stars)! - averageOf(a.stars)!)
  const [best, worst] = [rated[0], rated.at(-1)]
  if (!best || !worst || best === worst) return null
  const inNumbers = ({ label, stars }: Group) => `${label}: ${formatAverage(averageOf(stars)!)}`
  const isSure = areRatingsApart(best.stars, worst.stars, rated.length)
  return `${isSure ? 'Yes' : 'Not clearly'}. ${inNumbers(best)}. ${inNumbers(worst)}. The difference ${isSure ? 'is more than chance explains' : 'could be chance'}.`
}

async function tellReplies({ db, business, filter: wanted, overTime }: Asking): Promise<Told> {
  const { filter, notes } = inRating(wanted)
  const { reviews, replied, repliedInDay, repliedInWeek } =
    filter === wanted ? overTime.now : await countAll(db, business.id, filter)
  if (reviews < fewestReviews) return stillNeeded(reviews)
  const row = (label: string, count: number) => {
    const { rate, from, to } = shareOf(count, reviews)
    return { label, value: rate, low: from!, high: to!, count }
  }
  const half = 2 * repliedInDay >= replied ? 'a day' : 2 * repliedInWeek >= replied ? 'a week' : null
  const speed = half
    ? `At least half of the replies came within ${half}.`
    : 'More than half of the replies took longer than a week.'
  return {
    answer: `${formatPercent(replied / reviews)} of ${countOf(reviews, 'review')} have a reply.${replied < fewestReviews ? '' : ` ${speed}`}`,
    notes: ['Counted from the publication of the review to its first reply.', ...notes],
    data: {
      kind: 'intervals',
      of: 'Replied',
      value: 'share',
      rows: [
        row('Within a day', repliedInDay),
        row('Within a week', repliedInWeek),
        row('At any time', replied),
      ],
    },
  }
}
