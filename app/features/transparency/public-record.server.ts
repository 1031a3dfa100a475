import { eq } from 'drizzle-orm'
import { billingMode } from '#app/features/billing/stripe-client.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { listEarlierBusinesses } from '#app/features/businesses/earlier-businesses.server.ts'
import { listFormerNames } from '#app/features/businesses/former-names.server.ts'
import { findPublicBusiness, type PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { readReplyTimes } from '#app/features/figures/counts.server.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { decisionPeriod } from '#app/features/moderation/deadlines.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { unconfirmedLifetime } from '#app/features/review-form/erase-unconfirmed.job.ts'
import { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { findWrittenPeriod } from '#app/features/reviews/written-periods.server.ts'
import { countWidgetsByShown } from '#app/features/widgets/shown-by-widgets.server.ts'
import { days, lastTwelveMonths, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { collectionNotes } from './collection-notes.ts'
import {
  countEdits,
  countIncentives,
  countInvitations,
  countLog,
  countQuestions,
  countReviews,
  findClosure,
  listImportSources,
  readUndoneImports,
} from './counting.server.ts'
import {
  countAppeals,
  countChallenges,
  countOverdue,
  countStops,
  readReports,
} from './counting-moderation.server.ts'
import { byStarsOf, totalOf } from './counts.ts'
import {
  challengesOf,
  checksOf,
  incentivesOf,
  monthsOf,
  ratingOf,
  removalsOf,
  repliesOf,
  sourcesOf,
  totalsOf,
} from './figures.ts'
import type { PublicRecord } from './public-record.ts'

/** The whole public record of a business, counted from its rows and its log at one moment. */
export async function readPublicRecord(db: Database, businessId: string): Promise<PublicRecord> {
  const business = await findPublicBusiness(db, businessId)
  return db.transaction((tx) => countRecord(tx, business), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** Must run in a transaction. */
export async function countRecord(tx: Database, business: PublicBusiness): Promise<PublicRecord> {
  const at = now()
  const months = lastTwelveMonths(at)
  const decisionDays = decisionPeriod / days(1)
  const { id } = business
  const parties = await readParties(tx, business)
  const groups = await countReviews(tx, id, months)
  const log = await countLog(tx, id, months)
  const invitations = await countInvitations(tx, id)
  const rating = ratingOf(groups, await findWrittenPeriod(tx, id, countedProvenances))
  const sources = sourcesOf(groups)
  const importSources = sources.imported.count > 0 ? await listImportSources(tx, id) : []
  const incentives = incentivesOf(await countIncentives(tx, id), rating)
  return {
    version: 1,
    countedAt: at.toISOString(),
    ...parties,
    collection: collectionNotes({
      business,
      isRunByOperator: parties.operator.isTheBusiness,
      rating,
      sources,
      importSources,
      invitations,
      incentives,
      questions: await countQuestions(tx, id),
      decisionDays,
      unconfirmedDays: unconfirmedLifetime / days(1),
      widgets: await countWidgetsByShown(tx, id),
      logEntries: log.size.entries,
    }),
    totals: totalsOf(groups, totalOf(log.erased)),
    rating,
    sources,
    importSources,
    undoneImports: await readUndoneImports(tx, id),
    months: monthsOf(months, groups, log.erased),
    invitations,
    replies: repliesOf(groups, await readReplyTimes(tx, id)),
    checks: checksOf(groups, await countStops(tx, id, at), decisionDays),
    challenges: challengesOf(groups, await countChallenges(tx, id)),
    removals: removalsOf(groups),
    reports: await readReports(tx, id),
    incentives,
    overdue: await countOverdue(tx, id, at),
    appeals: await countAppeals(tx, id),
    authors: {
      withdrawn: byStarsOf(groups.filter(({ state }) => state === 'withdrawn')),
      timesWithdrawn: totalOf(log.withdrawn),
      erased: totalOf(log.erased),
      erasedByOperator: totalOf(log.erasedByOperator),
      ...(await countEdits(tx, id)),
    },
    log: {
      entries: log.size.entries,
      firstAt: isoOf(log.size.firstAt),
      lastAt: isoOf(log.size.lastAt),
    },
  }
}

/** The business, the operator of the service, and what the one pays the other. */
async function readParties(tx: Database, business: PublicBusiness) {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, business.id))
  const settings = await findInstanceSettings(tx)
  const { id, name, website, domain, address, isActive, isSample, collectingSince, isRunByOperator } =
    business
  const billing = billingMode()
  const tier = tierInForce(row!.tierName)
  return {
    business: {
      id,
      name,
      website,
      domain,
      formerNames: await listFormerNames(tx, id),
      earlierBusinesses: await listEarlierBusinesses(tx, id),
      domainProvenAt: row!.domainProvenAt?.toISOString() ?? null,
      address,
      isActive,
      ...(await findClosure(tx, business)),
      isSample,
      collectingSince,
    },
    operator: {
      name: settings.operatorName,
      address: settings.operatorAddress,
      jurisdiction: settings.jurisdiction,
      hosting: settings.hosting,
      isTheBusiness: isRunByOperator || settings.operatesForItself,
    },
    plan: {
      tier,
      name: plans[tier].longName,
      monthlyPriceCents: billing === 'off' ? 0 : row!.tierPriceCents,
      billing,
    },
  }
}

const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString())
