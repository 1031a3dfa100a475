import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '#app/features/accounts/account.table.ts'
import { type Business, businesses, formerNames } from '#app/features/businesses/business.table.ts'
import {
  closedRecords,
  earlierBusinesses,
  type FrozenRecord,
  formerOwners,
} from '#app/features/businesses/closed-record.table.ts'
import {
  accountKeys,
  domainKeys,
  findEarlierBusinesses,
  nameKeys,
  recordPeriod,
} from '#app/features/businesses/earlier-businesses.server.ts'
import { hasReceivedReviews } from '#app/features/log/read-acts.server.ts'
import { readPublicRecord } from '#app/features/transparency/public-record.server.ts'
import type { PublicRecord } from '#app/features/transparency/public-record.ts'
import type { Jobs } from '#app/jobs.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'

const ownersPeriod = days(365)
/** Longer than a closed business can wait for its erasure. */
const lookedAtDays = 31

/**
 * Keeps the numbers of a closed business, whoever closed it, under keyed hashes of its owners of the last year and of its
 * names and domains of the last two; then looks for businesses that were opened before it closed. One that never received
 * a review leaves nothing, nor does one that is open again. Counting may take seconds, so nothing is locked meanwhile.
 */
export async function keepClosedRecord(db: Database, { businessId }: Jobs['deletion.keep-record']) {
  const isKept = and(
    eq(businesses.id, businessId),
    eq(businesses.isActive, false),
    eq(businesses.isSample, false),
  )
  if ((await db.$count(businesses, isKept)) === 0) return void (await dropRecord(db, businessId))
  if (!(await hasReceivedReviews(db, businessId))) return
  const frozen = freeze(await readPublicRecord(db, businessId))
  await db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(isKept).for('update')
    if (business) await keep(tx, business, frozen)
  })
}

async function keep(tx: Database, business: Business, frozen: FrozenRecord) {
  const at = now()
  const [owner] = await tx.select().from(users).where(eq(users.id, business.ownerId))
  const since = (period: number) => new Date(at.getTime() - period)
  const handedOver = await tx
    .select({ hash: formerOwners.accountHash })
    .from(formerOwners)
    .where(and(eq(formerOwners.businessId, business.id), gt(formerOwners.until, since(ownersPeriod))))
  const former = await tx
    .select({ name: formerNames.name, domain: formerNames.domain })
    .from(formerNames)
    .where(and(eq(formerNames.businessId, business.id), gt(formerNames.until, since(recordPeriod))))
  const hashes = {
    accountHashes: unique([...accountKeys(owner!), ...handedOver.map(({ hash }) => hash)]),
    nameKeys: unique([business, ...former].flatMap(({ name }) => nameKeys(name))),
    domainHashes: unique([business, ...former].flatMap((each) => domainKeys(each))),
    provenDomainHashes: business.domainProvenAt ? domainKeys(business) : [],
  }
  await tx
    .insert(closedRecords)
    .values({
      id: uuidv7(),
      closedBusinessId: business.id,
      ...hashes,
      closedAt: at,
      frozen,
    })
    .onConflictDoNothing()
  await passOn(tx, business.id, hashes)
  await lookAtOthers(tx, business)
}

const unique = (hashes: string[]) => [...new Set(hashes)]

function freeze({ business, totals, rating, removals, authors }: PublicRecord): FrozenRecord {
  const byReason = Object.entries(removals.byReason).filter(([, { count }]) => count > 0)
  return {
    since: business.collectingSince,
    received: totals.received,
    published: rating.count,
    byStars: rating.byStars,
    average: rating.average,
    withdrawn: authors.timesWithdrawn,
    removed: removals.count,
    removedByReason: Object.fromEntries(byReason.map(([reason, { count }]) => [reason, count])),
  }
}

type Hashes = Pick<
  typeof closedRecords.$inferSelect,
  'accountHashes' | 'nameKeys' | 'domainHashes' | 'provenDomainHashes'
>

/** Also finds records that this business inherited, so that deleting repeatedly washes nothing. */
async function passOn(tx: Database, businessId: string, hashes: Hashes) {
  const carried = await tx
    .select({ record: closedRecords })
    .from(earlierBusinesses)
    .innerJoin(closedRecords, eq(closedRecords.id, earlierBusinesses.recordId))
    .where(and(eq(earlierBusinesses.businessId, businessId), eq(earlierBusinesses.state, 'carried')))
  for (const { record } of carried) {
    const set = {
      accountHashes: unique([...record.accountHashes, ...hashes.accountHashes]),
      nameKeys: unique([...record.nameKeys, ...hashes.nameKeys]),
      domainHashes: unique([...record.domainHashes, ...hashes.domainHashes]),
      provenDomainHashes: unique([...record.provenDomainHashes, ...hashes.provenDomainHashes]),
    }
    await tx.update(closedRecords).set(set).where(eq(closedRecords.id, record.id))
  }
}

/** Open businesses of the same owner, domain or written name; the daily look finds names that only look alike. */
async function lookAtOthers(tx: Database, { id, ownerId, name, domain }: Business) {
  const open = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(
      and(
        ne(businesses.id, id),
        isNull(businesses.closedAt),
        gt(businesses.createdAt, new Date(now().getTime() - recordPeriod)),
        or(
          eq(businesses.ownerId, ownerId),
          eq(businesses.domain, domain),
          and(
            eq(businesses.isActive, true),
            sql`directory_fold(${businesses.name}) collate "C" = directory_fold(${name})`,
          ),
        ),
      ),
    )
  for (const other of open) await findEarlierBusinesses(tx, other.id)
}

/** The business is open again, so nothing is carried over from it. */
export const dropRecord = (tx: Database, businessId: string) =>
  tx.delete(closedRecords).where(eq(closedRecords.closedBusinessId, businessId))

/** Nothing leads from the record to the erased business. */
export const detachRecord = (tx: Database, businessId: string) =>
  tx
    .update(closedRecords)
    .set({ closedBusinessId: null })
    .where(eq(closedRecords.closedBusinessId, businessId))

/** A business that is handed over is still known by the account it leaves. */
export async function rememberOwner(tx: Database, { id: businessId, ownerId }: Business) {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId))
  const until = now()
  await tx
    .insert(formerOwners)
    .values(accountKeys(owner!).map((accountHash) => ({ businessId, accountHash, until })))
    .onConflictDoUpdate({ target: [formerOwners.businessId, formerOwners.accountHash], set: { until } })
}

/** Once a day: erases records after two years, and looks at the businesses of the last month again. */
export async function maintainRecords(db: Database) {
  const before = (period: number) => new Date(now().getTime() - period)
  await db.delete(closedRecords).where(lt(closedRecords.closedAt, before(recordPeriod)))
  await db.delete(formerOwners).where(lt(formerOwners.until, before(ownersPeriod)))
  const recent = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(isNull(businesses.closedAt), gt(businesses.createdAt, before(days(lookedAtDays)))))
  for (const { id } of recent) await db.transaction((tx) => findEarlierBusinesses(tx, id))
}
