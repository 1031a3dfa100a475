import { listOwnerTopics } from '#app/features/analyses/shown-topics.server.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { type AnswerCounts, countAnswers } from '#app/features/dashboard/answers.server.ts'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import { countTopics } from '#app/features/figures/topics.server.ts'
import { monthOf, monthStart, windowOfMonths } from '#app/features/inbox/periods.ts'
import { countFunnelIn } from '#app/features/invitations/listing.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { findWrittenPeriod } from '#app/features/reviews/written-periods.server.ts'
import { countByPage, countByWidget } from '#app/features/widget-counts/views.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { bucketsOf, startOf, unitFor } from './buckets.ts'
import type { Charts } from './charts.ts'
import {
  addUp,
  type Counts,
  countAll,
  countByLanguage,
  countBySource,
  counted,
  daysOf as countedDays,
  countHours,
  countOverTime,
} from './counting.server.ts'
import { type AnalyticsFilter, type Asked, asked, without } from './filter.ts'
import { languageChart, sourceChart } from './group-chart.ts'
import { hourChart } from './hour-chart.ts'
import { invitationChart } from './invitation-chart.ts'
import { lengthOf } from './period.ts'
import { type OverTime, ratingChart } from './rating-chart.ts'
import { replyChart } from './reply-chart.ts'
import { sentimentChart } from './sentiment-chart.ts'
import { fromImport, isRatingSource } from './source.ts'
import { starsChart } from './stars-chart.ts'
import { topicChart } from './topic-chart.ts'
import { daysOf, type SeenWidgets, widgetChart } from './widget-chart.ts'

/** To choose from in the filter. */
export type Options = { topics: string[]; languages: string[]; imports: string[]; firstMonth: string }

export type Analytics = {
  filter: Asked
  options: Options
  /** The reviews that match the filter. */
  reviews: number
  /** Null with too few reviews for any number. */
  charts: Charts | null
  answers: AnswerCounts[]
}

export async function readAnalytics(
  db: Database,
  business: Business,
  wanted: AnalyticsFilter,
  at: Date,
): Promise<Analytics> {
  const filter = asked(wanted, at)
  const { reviews, charts } = await readCharts(db, business, filter, at)
  const [options, answers] = await Promise.all([
    readOptions(db, business.id, at),
    charts ? countAnswers(db, business.id) : [],
  ])
  return { filter, options, reviews, charts, answers }
}

async function readOptions(db: Database, businessId: string, at: Date): Promise<Options> {
  const all = { filter: asked({ period: 'any', compare: 'none', source: 'any' }, at), months: null }
  const [topics, languages, sources, written] = await Promise.all([
    listOwnerTopics(db, businessId),
    countByLanguage(db, businessId, all),
    countBySource(db, businessId, all),
    findWrittenPeriod(db, businessId),
  ])
  return {
    topics: topics.standing.map(({ topic }) => topic),
    languages: languages.map(({ language }) => language).filter((code) => /^[a-z]{2,3}$/.test(code)),
    imports: sources.flatMap(({ importSource }) => (importSource ? fromImport + importSource : [])),
    firstMonth: monthOf(written?.from ?? at),
  }
}

/** Null charts with too few reviews. */
export async function readCharts(db: Database, business: Business, filter: Asked, at: Date) {
  const { id, timeZone } = business
  const { months } = filter
  const counts = await countPeriods(db, id, filter)
  const { now } = counts
  if (now.reviews < fewestReviews) return { reviews: now.reviews, charts: null }
  const isRated = isRatingSource(filter.source)
  const scopeOf = (name: 'source' | 'language') => ({ filter: without(filter, name), months })
  const [overTime, rated, sources, languages, topics, hours, funnel, seen] = await Promise.all([
    readOverTime(db, id, filter, counts, at),
    isRated ? now : countAll(db, id, { filter: { ...filter, source: 'own' }, months }),
    countBySource(db, id, scopeOf('source')),
    countByLanguage(db, id, scopeOf('language')),
    readTopics(db, business, filter, counts, at),
    countHours(db, id, { filter, months }),
    countFunnelIn(db, id, months && windowOfMonths(months)),
    readSeenWidgets(db, id, months),
  ])
  const charts: Charts = {
    rating: ratingChart(filter, overTime),
    sentiment: sentimentChart(filter, overTime),
    topics: topicChart(filter, topics),
    stars: starsChart(filter, now),
    sources: sourceChart(filter, sources),
    languages: languageChart(filter, languages),
    replies: replyChart(filter, rated),
    hours: hourChart(filter, hours, timeZone),
    invitations: invitationChart(filter, funnel),
    widgets: widgetChart(filter, seen),
  }
  return { reviews: now.reviews, charts }
}

type PeriodCounts = { now: Counts; before: Counts | null }

/** The period, and the one that it is compared with. */
async function countPeriods(db: Database, businessId: string, filter: Asked): Promise<PeriodCounts> {
  const [now, before] = await Promise.all([
    countAll(db, businessId, { filter, months: filter.months }),
    filter.before && countAll(db, businessId, { filter, months: filter.before }),
  ])
  return { now, before }
}

async function readSeenWidgets(
  db: Database,
  businessId: string,
  months: Asked['months'],
): Promise<SeenWidgets> {
  const days = daysOf(months)
  const [widgets, pages] = await Promise.all([
    countByWidget(db, businessId, days),
    countByPage(db, businessId, { days, limit: 50 }),
  ])
  return { widgets, pages }
}

/** All topics, whatever the filter by topic. */
async function readTopics(
  db: Database,
  business: Pick<Business, 'id' | 'tierName'>,
  filter: Asked,
  counts: PeriodCounts,
  at: Date,
) {
  const all = without(filter, 'topic')
  const pause = await readAnalysisPause(db, business, at)
  const [topics, { now, before }] = await Promise.all([
    countTopics(db, business.id, {
      ...counted(filter.source),
      ...{ language: filter.language, pause },
      now: countedDays(filter.months),
      before: filter.before && countedDays(filter.before),
    }),
    filter.topic ? countPeriods(db, business.id, all) : counts,
  ])
  return { topics, now, before }
}

/** Weeks only of short periods. */
async function readOverTime(
  db: Database,
  businessId: string,
  filter: Asked,
  { now, before }: PeriodCounts,
  at: Date,
): Promise<OverTime> {
  const { months } = filter
  const isShort = months !== null && lengthOf(months) <= 3
  const rows = await countOverTime(db, businessId, { filter, months }, isShort ? 'day' : 'month')
  const from = months ? monthStart(months.from) : new Date(rows[0]!.start)
  const end = months ? windowOfMonths(months).to : at
  const to = end < at ? end : at
  const counts = rows.map(({ start, reviews }) => ({ start, count: reviews }))
  const unit = unitFor(counts, from, to, isShort ? 'week' : 'month')
  const buckets = bucketsOf(unit, from, to).map((bucket) => ({
    ...bucket,
    ...addUp(rows.filter(({ start }) => startOf(unit, start) === bucket.start)),
  }))
  return { unit, buckets, now, before }
}
