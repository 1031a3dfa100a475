import { eq } from 'drizzle-orm'
import { billingMode } from '#app/features/billing/billing-mode.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findPublicBusiness, type PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import { findWall } from '#app/features/widgets/wall-widget.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { repliesOf } from './answers.ts'
import { challengesOf } from './challenges.ts'
import { checksOf } from './checks.ts'
import { readClosedness } from './closedness.server.ts'
import { collectionOf } from './collection.server.ts'
import { countReplies } from './counting-answers.server.ts'
import { countAppeals, countChallenges } from './counting-challenges.server.ts'
import { countIncentives, countQuestions } from './counting-incentives.server.ts'
import { countInvitations } from './counting-invitations.server.ts'
import { countEdits, countLog } from './counting-log.server.ts'
import { readReports } from './counting-reports.server.ts'
import { countReviews, listImportSources } from './counting-reviews.server.ts'
import { countStops } from './counting-stops.server.ts'
import { byStarsOf, totalOf } from './counts.ts'
import { lastMonths } from './months.ts'
import { monthsOf } from './months-of.ts'
import type { PublicRecord } from './public-record.ts'
import { ratingOf, sourcesOf } from './rating.ts'
import { removalsOf } from './removals.ts'
import { totalsOf } from './totals.ts'

/** The whole record of a business, counted from its rows and its log at one moment. */
export async function readPublicRecord(db: Database, businessId: string): Promise<PublicRecord> {
  const business = await findPublicBusiness(db, businessId)
  return db.transaction((tx) => readAll(tx, business), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function readAll(tx: Database, business: PublicBusiness): Promise<PublicRecord> {
  const at = now()
  const months = lastMonths(at)
  const { id } = business
  const groups = await countReviews(tx, id, months)
  const log = await countLog(tx, id, months)
  const edits = await countEdits(tx, id)
  const invitations = await countInvitations(tx, id)
  const who = await readWho(tx, business)
  const rating = ratingOf(groups)
  const sources = sourcesOf(groups)
  const importSources = sources.imported.count > 0 ? await listImportSources(tx, id) : []
  const wall = await findWall(tx, id)
  const incentives = await countIncentives(tx, id, rating)
  const withdrawnEntries = log.ends.filter(({ kind }) => kind === 'withdrawn')
  const erasedEntries = log.ends.filter(({ kind }) => kind === 'erased')
  return {
    version: 1,
    countedAt: at.toISOString(),
    ...who,
    collection: collectionOf({
      business,
      isRunByOperator: who.operator.isTheBusiness,
      rating,
      sources,
      importSources,
      invitations,
      incentives,
      questions: await countQuestions(tx, id),
      minimumRating: wall?.settings.minimumRating ?? null,
      logEntries: log.size.entries,
    }),
    totals: totalsOf(groups),
    rating,
    sources,
    importSources,
    months: monthsOf(months, groups, erasedEntries),
    invitations,
    replies: repliesOf(groups, await countReplies(tx, id)),
    checks: checksOf(groups, await countStops(tx, id)),
    challenges: challengesOf(groups, await countChallenges(tx, id)),
    removals: removalsOf(groups),
    reports: await readReports(tx, id),
    incentives,
    appeals: await countAppeals(tx, id),
    authors: {
      withdrawn: byStarsOf(groups.filter(({ state }) => state === 'withdrawn')),
      timesWithdrawn: totalOf(withdrawnEntries),
      erased: totalOf(erasedEntries),
      edited: edits.edited,
      raisedStars: edits.raised,
      loweredStars: edits.lowered,
    },
    log: {
      entries: log.size.entries,
      firstAt: isoOf(log.size.firstAt),
      lastAt: isoOf(log.size.lastAt),
    },
  }
}

async function readWho(tx: Database, business: PublicBusiness) {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, business.id))
  const settings = await findInstanceSettings(tx)
  const { id, name, website, domain, address, isActive, isSample, collectingSince, isRunByOperator } =
    business
  const billing = billingMode()
  return {
    business: {
      id,
      name,
      website,
      domain,
      domainProvenAt: row!.domainProvenAt?.toISOString() ?? null,
      address,
      isActive,
      ...(await readClosedness(tx, business)),
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
      tier: tierInForce(row!.tierName),
      name: plans[tierInForce(row!.tierName)].longName,
      monthlyPriceCents: billing === 'off' ? 0 : row!.tierPriceCents,
      billing,
    },
  }
}

const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString())
