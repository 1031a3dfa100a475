import type { Business } from '#app/features/businesses/business.table.ts'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { checkCitations } from '#app/features/citations/citing.server.ts'
import { findQuotes } from '#app/features/insights/quotes.server.ts'
import { allows } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { readAnalysisPause } from '#app/features/reviews/analysis-pause.server.ts'
import { dayAfter } from '#app/features/trends/days.ts'
import { readTrends } from '#app/features/trends/reading.server.ts'
import type { Burst, ChangePoint, Driver, Trends } from '#app/features/trends/trends.ts'
import {
  burstSentence,
  changeSentence,
  driverSentence,
  type TrendFinding,
  type TrendSentence,
  textOf,
  topFinding,
} from '#app/features/trends/words.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findExample } from './example-quote.server.ts'
import type { Findings, ToldTrend } from './told-trend.ts'
import { citationOf } from './topic-citation.ts'

type OfBusiness = Pick<Business, 'id' | 'tierName'>
type Label = 'positive' | 'negative'

/** A trend in words, its quotes, and the names in it, which may have digits. */
type Composed = { sentence: TrendSentence; citations: Citation[]; names: string[] }

/** The weeks before a change from which its earlier quote is taken. */
const weeksBefore = 26

/** The changes in words, each with a quote from before it and one from after it. */
export async function tellChanges(db: Database, business: OfBusiness, changes: ChangePoint[]) {
  const composed = await Promise.all(
    changes.map(async (change) => ({
      sentence: changeSentence(change),
      citations: await quotesAround(db, business, change),
      names: namesIn(change),
    })),
  )
  return tell(db, business.id, composed)
}

/** The drivers in words, each with a quote of the opinion. Those that chance explains are left out. */
export async function tellDrivers(
  db: Database,
  business: OfBusiness,
  effects: Driver[],
  drivers: Trends['drivers'],
) {
  const said = effects.flatMap((driver) => {
    const sentence = driverSentence(driver, drivers)
    return sentence ? [{ driver, sentence }] : []
  })
  const pause = await readAnalysisPause(db, business, now())
  const from = new Date(drivers.since ?? 0)
  const quotes = await findQuotes(
    db,
    business.id,
    said.map(({ driver: { topic, label } }) => ({ topic, label })),
    { from, pause },
  )
  const composed = said.map(({ driver, sentence }) => ({
    sentence,
    citations: quotes
      .filter(({ topic, label }) => topic === driver.topic && label === driver.label)
      .map(citationOf),
    names: namesIn(driver),
  }))
  return tell(db, business.id, composed)
}

/** The bursts in words, each with a quote from its days. */
export async function tellBursts(db: Database, businessId: string, bursts: Burst[]) {
  const composed = await Promise.all(
    bursts.map(async (burst) => ({
      sentence: burstSentence(burst),
      citations: await findExample(db, businessId, { ...daysOf(burst), withImported: true }),
      names: [],
    })),
  )
  return tell(db, businessId, composed)
}

const daysOf = ({ from, to }: Burst) => ({ from, to })
const namesIn = ({ topic }: { topic: string | null }) => (topic === null ? [] : [topic])

/** So many changes are told beside the most important finding. */
const mostChanges = 4

/** The most important finding of now, null without one, and other changes. Nothing in a plan without insights. */
export async function readFindings(db: Database, business: OfBusiness, at: Date): Promise<Findings> {
  const nothing: Findings = { top: null, otherChanges: [] }
  if (!allows(tierInForce(business.tierName), 'performanceInsights')) return nothing
  const trends = await readTrends(db, business, at)
  const found = topFinding(trends, at)
  if (!found) return nothing
  const others = trends.changes.filter((change) => found.kind !== 'change' || change !== found.change)
  const [top, otherChanges] = await Promise.all([
    tellFinding(db, business, found, trends),
    tellChanges(db, business, others.slice(0, mostChanges)),
  ])
  return { top, otherChanges }
}

async function tellFinding(db: Database, business: OfBusiness, found: TrendFinding, trends: Trends) {
  const [told = null] =
    found.kind === 'change'
      ? await tellChanges(db, business, [found.change])
      : found.kind === 'burst'
        ? await tellBursts(db, business.id, [found.burst])
        : await tellDrivers(db, business, [found.driver], trends.drivers)
  return told && { ...told, topic: found.kind === 'change' ? found.change.topic : null }
}

/** Those that pass the check of their quotes and figures. */
async function tell(db: Database, businessId: string, composed: Composed[]): Promise<ToldTrend[]> {
  const names = composed.flatMap((each) => each.names)
  const sentences = composed.map(({ sentence, citations }) => ({
    text: textOf(sentence),
    figures: sentence.figures,
    citations,
  }))
  const checked = await checkCitations(db, businessId, sentences, { names })
  const citationsOf = new Map(checked.map(({ text, citations }) => [text, citations]))
  return composed.flatMap(({ sentence }) => {
    const citations = citationsOf.get(textOf(sentence))
    return citations ? [{ ...sentence, citations }] : []
  })
}

async function quotesAround(db: Database, business: OfBusiness, change: ChangePoint): Promise<Citation[]> {
  const { topic, since, difference } = change
  const isWorse = difference.value < 0
  const [before, after]: [Label, Label] = isWorse ? ['positive', 'negative'] : ['negative', 'positive']
  const earliest = dayAfter(since, -7 * weeksBefore)
  if (topic === null) {
    const [earlier, later] = await Promise.all([
      findExample(db, business.id, {
        ...{ from: earliest, to: dayAfter(since, -1), label: before },
        withImported: true,
      }),
      findExample(db, business.id, { from: since, label: after, withImported: true }),
    ])
    return [...earlier, ...later]
  }
  const pause = await readAnalysisPause(db, business, now())
  const start = new Date(since)
  const [earlier, later] = await Promise.all([
    findQuotes(db, business.id, [{ topic, label: before }], {
      ...{ from: new Date(start.getTime() - days(7 * weeksBefore)), to: start },
      pause,
    }),
    findQuotes(db, business.id, [{ topic, label: after }], { from: start, pause }),
  ])
  return [...earlier, ...later].map(citationOf)
}
