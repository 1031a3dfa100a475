import { causesOf } from '#analysis/causes/causes.ts'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { findQuotes, type Quote, type QuoteWindow } from '#app/features/analyses/quotes.server.ts'
import { listTopicRules, storedBehind } from '#app/features/analyses/shown-topics.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Finding } from './finding.ts'

/** Sentences that say so, and sentences that say the opposite of the same thing. */
export type QuotesOfFinding = { own: Quote[]; against: Quote[] }

const most = { own: 4, against: 2 }
const opposite: Record<Side, Side> = { praise: 'complaint', complaint: 'praise' }

/** Quotes of each finding, in the order of the findings; each review at most once in a finding. */
export async function quoteFindings(
  db: Database,
  businessId: string,
  findings: Pick<Finding, 'side' | 'topic'>[],
  window: QuoteWindow,
): Promise<QuotesOfFinding[]> {
  const rules = await listTopicRules(db, businessId)
  const asked = findings.flatMap(({ side, topic }) => {
    const causes = causesOf(topic)
    if (causes) return [{ name: topic, topics: [], causes, side }]
    return [side, opposite[side]].map((each) => ({
      name: topic,
      topics: storedBehind(rules, topic),
      side: each,
    }))
  })
  const unique = [...new Map(asked.map((each) => [`${each.side} ${each.name}`, each])).values()]
  const found = await findQuotes(db, businessId, unique, window)
  const quotesOf = (name: string, side: Side, limit: number) => {
    const its = found.filter((quote) => quote.name === name && quote.side === side)
    const reviews = its.map(({ reviewId }) => reviewId)
    return its.filter(({ reviewId }, at) => reviews.indexOf(reviewId) === at).slice(0, limit)
  }
  return findings.map(({ side, topic }) => ({
    own: quotesOf(topic, side, most.own),
    against: quotesOf(topic, opposite[side], most.against),
  }))
}
