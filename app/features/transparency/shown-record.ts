import type { PublicRecord, Reasons, ReportOutcomes } from './public-record.ts'

/** Of a reason for which there is nothing, the page has nothing to draw. */
export type ShownReasons = Partial<Reasons>

/**
 * What the page draws of the record. All of it travels twice, in the HTML and as the page's data, so that figures
 * which only the files have are left out.
 */
export function shownOf(record: PublicRecord) {
  const { business, operator, plan, invitations, replies, checks, challenges, reports, incentives } = record
  const { id, name, website, domain, domainProvenAt, address, collectingSince, isActive, isSample } = business
  const { sent, reviewed, declined, unsubscribed, undelivered } = invitations
  return {
    // The day: within one the page stays the same, and is compressed once. The files have the moment.
    countedOn: record.countedAt.slice(0, 10),
    business: {
      ...{ id, name, website, domain, domainProvenAt, address, collectingSince, isActive, isSample },
      /** Of a closed one: who closed it, and since when. */
      closed: isActive ? null : business.status,
    },
    operator,
    plan: { name: plan.name, monthlyPriceCents: plan.monthlyPriceCents, billing: plan.billing },
    collection: record.collection.map(({ title, text }) => ({ title, text })),
    totals: record.totals,
    rating: record.rating,
    sources: record.sources,
    months: record.months,
    invitations: { sent, reviewed, declined, unsubscribed, undelivered },
    replies: {
      ...repliedOf(replies),
      edited: replies.edited,
      low: repliedOf(replies.low),
      high: repliedOf(replies.high),
    },
    checks: {
      ...{
        byStars: checks.byStars,
        bias: checks.bias,
        byCheck: presentIn(checks.byCheck, (count) => count > 0),
      },
      ...{ published: checks.published, refused: checks.refused, waiting: checks.waiting },
      ...{ medianHours: checks.medianHours, longestHours: checks.longestHours },
      decisionDays: checks.decisionDays,
      stopped: { count: checks.stopped.count },
      refusedFor: occurredIn(checks.refusedFor),
    },
    challenges: {
      ...{ count: challenges.count, open: challenges.open },
      ...{ upheld: challenges.upheld, rejected: challenges.rejected, medianHours: challenges.medianHours },
      ...{ byStars: challenges.byStars, bias: challenges.bias },
      ...{ starsSeen: challenges.starsSeen, starsNotSeen: { byStars: challenges.starsNotSeen.byStars } },
      byReason: occurredIn(challenges.byReason),
    },
    removals: { ...record.removals, byReason: occurredIn(record.removals.byReason) },
    reports: { ...reports, byGround: presentIn(reports.byGround, (its: ReportOutcomes) => its.count > 0) },
    incentives: {
      ...{ offered: incentives.offered, given: incentives.given, count: incentives.count },
      ...{ average: incentives.average, ratingWithout: incentives.ratingWithout },
    },
    appeals: record.appeals,
    authors: record.authors,
    log: record.log,
  }
}

export type ShownRecord = ReturnType<typeof shownOf>

type Replied = PublicRecord['replies']['low']

const repliedOf = ({ count, of, rate, medianHours }: Replied) => ({ count, of, rate, medianHours })

const occurredIn = (reasons: Reasons): ShownReasons => presentIn(reasons, ({ count }) => count > 0)

function presentIn<Key extends string, Value>(all: Record<Key, Value>, isPresent: (value: Value) => boolean) {
  const entries = Object.entries<Value>(all).filter(([, value]) => isPresent(value))
  return Object.fromEntries(entries) as Partial<Record<Key, Value>>
}
