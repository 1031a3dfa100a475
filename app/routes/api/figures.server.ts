import { z } from 'zod'
import { addUp } from '#app/features/analytics/chart-counts.server.ts'
import { countTopics } from '#app/features/figures/count-topics.server.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { averageOf } from '#app/features/figures/statistics.ts'
import { findingTrends } from '#app/features/findings/finding.ts'
import { quoteFindings } from '#app/features/findings/finding-quotes.server.ts'
import { findingStatuses } from '#app/features/findings/finding-status.vocabulary.ts'
import { findingAddress } from '#app/features/findings/finding-text.ts'
import { readFindings } from '#app/features/findings/read-findings.server.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { summariseBusiness } from '#app/features/published-reviews/summary.server.ts'
import { readAnalysisPause } from '#app/features/reviews/monthly-reviews.server.ts'
import { countedProvenances, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { describeRecord } from '#app/features/transparency/describe-record.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import { listWidgets } from '#app/features/widgets/widgets.server.ts'
import { now, plusDays } from '#app/platform/clock.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { widgetKinds } from '#widget/widget-data.ts'
import { day, from, operation, time, to } from './operation.ts'

const count = z.int().min(0)
const figures = z.object({ count, average: z.number().nullable() })

const sums = {
  reviews: count,
  replied: count,
  positive: count.describe('By the sentiment of the text; stars alone have none.'),
  neutral: count,
  negative: count,
  average: z.number().describe('Of the stars, to two decimals.'),
}
const keys = ['month', 'week', 'rating', 'provenance', 'importSource', 'language'] as const

const finding = z.object({
  side: z.enum(['praise', 'complaint']),
  topic: z.string(),
  state: z.enum(findingTrends).nullable().describe('Null: too few mention it to say.'),
  since: z.string().nullable().describe('The Monday since which it is more or less.'),
  mentions: count.describe('Reviews that mention it.'),
  reviews: count.describe('Of these, reviews that praise it or complain about it. The engine misses some.'),
  of: count.describe('All reviews of the time.'),
  averageRating: z.number().describe('Of the reviews that mention it.'),
  causes: z.array(z.object({ cause: z.string(), reviews: count })),
  address: z.url().describe('The reviews behind it, for the team.'),
  mark: z.enum(findingStatuses).describe('What the team decided about it; open until it does.'),
  quotes: z
    .array(
      z.object({
        reviewId: z.uuid(),
        text: z.string().describe('An exact sentence of the review.'),
        rating: z.int(),
        writtenAt: time,
        address: z.url().describe('The review, for the team.'),
      }),
    )
    .describe('The surest of the newest; none where no sentence is sure enough to quote.'),
})

export const figureOperations = [
  operation({
    id: 'getBusiness',
    method: 'GET',
    path: '/business',
    scope: 'figures:read',
    summary: 'Read the business of the key and its rating',
    answer: z.object({
      id: z.uuid(),
      name: z.string(),
      tier: z.enum(['starter', 'pro', 'enterprise']),
      language: z.string(),
      publicPage: z.url(),
      rating: figures.describe('Of published reviews, without insiders and imported ones.'),
      lastYear: figures.extend({ from: day }),
      byProvenance: z.object(Object.fromEntries(countedProvenances.map((each) => [each, count]))),
      insiders: count,
      imported: figures,
    }),
    async run({ db, business: { id, name, tierName: tier, language } }) {
      const rating = await summariseBusiness(db, id)
      const { lastYear, provenance: byProvenance, insiders, imported } = rating
      const publicPage = addressOf(`/business/${id}`)
      const sinceDay = { ...lastYear, from: lastYear.from.slice(0, 10) }
      return {
        id,
        name,
        tier,
        language,
        publicPage,
        rating,
        lastYear: sinceDay,
        byProvenance,
        insiders,
        imported,
      }
    },
  }),
  operation({
    id: 'listFigures',
    method: 'GET',
    path: '/figures',
    scope: 'figures:read',
    summary: 'Count published reviews',
    description:
      'The query behind Analytics and Questions: one row for each value of `by` that has reviews. Those that count towards the rating, so neither insiders’ nor imported ones, unless `provenance` asks for them or `by` is `provenance` or `importSource`.',
    query: z.strictObject({
      by: z.enum(keys).optional().describe('Without it, one row for all.'),
      from: from.optional(),
      to: to.optional(),
      provenance: z.enum(provenances).optional(),
    }),
    answer: z.object({
      data: z.array(
        z.object({ key: z.string().nullable().describe('The first day of a month or week.'), ...sums }),
      ),
    }),
    async run({ db, business, query: { by, from, to, provenance } }) {
      const isTime = by === 'month' || by === 'week'
      const key = by === undefined ? null : isTime ? ('start' as const) : by
      const isAll = by === 'provenance' || by === 'importSource'
      const rows = await readCounts(db, business.id, {
        by: key && key !== 'rating' ? [key, 'rating'] : ['rating'],
        sums: ['reviews', 'replied', 'positive', 'neutral', 'negative'],
        ...(isTime ? { unit: by } : {}),
        from,
        // Counting ends before this day, so that the asked day is included.
        to: to && plusDays(to, 1),
        provenance: provenance ? [provenance] : isAll ? null : countedProvenances,
      })
      const groups = Map.groupBy(rows, (row) => (key ? String((row as Record<string, unknown>)[key]) : null))
      return { data: [...groups].map(([key, its]) => ({ key, ...sumUp(its) })) }
    },
  }),
  operation({
    id: 'listTopics',
    method: 'GET',
    path: '/topics',
    scope: 'figures:read',
    summary: 'Count what reviews are about',
    description: 'Topics that at least three authors mention, those with most praise and complaints first.',
    query: z.strictObject({ from, to }),
    answer: z.object({
      data: z.array(z.object({ topic: z.string(), reviews: count, praise: count, complaints: count })),
    }),
    async run({ db, business, query: { from, to } }) {
      return { data: await countTopics(db, business.id, { now: { from, to: plusDays(to, 1) } }) }
    },
  }),
  operation({
    id: 'listFindings',
    method: 'GET',
    path: '/findings',
    scope: 'figures:read',
    summary: 'List what is wrong and what is right, the most important first',
    description:
      'The list of the dashboard and of AI Sentiments, always of the last 52 weeks, since a finding needs many reviews. For one month, list its topics.',
    answer: z.object({ data: z.array(finding) }),
    async run({ db, business }) {
      const at = now()
      const { findings, from } = await readFindings(db, business, at)
      const told = findings.slice(0, most)
      const window = { from: new Date(from), pause: await readAnalysisPause(db, business, at) }
      const quotes = await quoteFindings(db, business.id, told, window)
      return {
        data: told.map((finding, rank) => ({
          ...finding,
          state: finding.trend,
          mark: finding.status,
          reviews: finding.count,
          averageRating: finding.stars,
          address: addressOf(findingAddress(finding, from, finding.side)),
          causes: finding.causes.map(({ cause, count }) => ({ cause, reviews: count })),
          quotes: quotes[rank]!.own.filter(({ isHidden }) => !isHidden).map((quote) => ({
            ...quote,
            address: addressOf(inboxAddress({ review: quote.reviewId })),
          })),
        })),
      }
    },
  }),
  operation({
    id: 'getRecord',
    method: 'GET',
    path: '/record',
    scope: 'figures:read',
    summary: 'Read the public record of the business',
    description: 'The same as the file of its transparency page.',
    answer: z.looseObject({ version: z.int() }),
    run: async ({ db, business }) => describeRecord(await readPublicRecord(db, business.id)),
  }),
  operation({
    id: 'listWidgets',
    method: 'GET',
    path: '/widgets',
    scope: 'widgets:read',
    summary: 'List the widgets',
    answer: z.object({
      data: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(widgetKinds),
          name: z.string(),
          script: z.url(),
          data: z.url().describe('Its content as JSON, open to any site.'),
          updatedAt: time,
        }),
      ),
    }),
    async run({ db, business }) {
      const widgets = await listWidgets(db, business.id)
      return {
        data: widgets.map((widget) => ({
          ...widget,
          script: addressOf(`/w/${widget.id}.js`),
          data: addressOf(`/w/${widget.id}.json`),
        })),
      }
    },
  }),
]

/** The most findings in one answer. */
const most = 20

function sumUp(rows: Parameters<typeof addUp>[0]) {
  const { stars, reviews, replied, positive, neutral, negative } = addUp(rows)
  return { reviews, replied, positive, neutral, negative, average: averageOf(stars)! }
}
