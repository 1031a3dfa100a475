import { type SQL, sql } from 'drizzle-orm'
import { readCounts, readReplyTimes } from '#app/features/figures/counts.server.ts'
import { averageOf, shareOf } from '#app/features/figures/statistics.ts'
import { actCodes, actors } from '#app/features/log-format/acts.ts'
import { countedProvenancesSql } from '#app/features/reviews/review-conditions.server.ts'
import { countWidgetsByShown } from '#app/features/widgets/widgets.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { PublicRecord, UndoneImport } from './public-record.ts'
import { addStars, average, countByStars, high, low, starCounts, counted as sumUp, total } from './section.ts'

export const readCollection = async (db: Database, businessId: string, rating: PublicRecord['rating']) => ({
  importSources: await listImportSources(db, businessId),
  undoneImports: await readUndoneImports(db, businessId),
  invitations: await countInvitations(db, businessId),
  questions: await countQuestions(db, businessId),
  widgets: await countWidgetsByShown(db, businessId),
  replies: await readReplies(db, businessId, rating),
  incentives: await readIncentives(db, businessId, rating),
})

async function listImportSources(db: Database, businessId: string) {
  const cells = await readCounts(db, businessId, {
    by: ['importSource'],
    sums: ['reviews'],
    provenance: ['imported'],
  })
  return cells.map(({ importSource }) => importSource)
}

const shownImports = 100

/** From the record of each import: nothing else remains of its reviews. */
async function readUndoneImports(db: Database, businessId: string): Promise<PublicRecord['undoneImports']> {
  type Row = Pick<UndoneImport, 'source' | 'isReplaced' | 'kept'> & {
    created: string
    undone: string
    stars: number[]
  }
  const { rows } = await db.execute<Row>(sql`
    select source, created_at as created, undone_at as undone, replaced_by is not null as "isReplaced",
      undone_stars as stars, kept
    from review_imports where business_id = ${businessId} and undone_at is not null
    order by undone_at desc, id desc`)
  const acts = rows.map(({ source, created, undone, isReplaced, stars, kept }) => ({
    source,
    importedAt: new Date(created).toISOString(),
    undoneAt: new Date(undone).toISOString(),
    isReplaced,
    ...sumUp(stars.map((count, at) => ({ rating: at + 1, count }))),
    kept,
  }))
  return {
    count: total(acts),
    byStars: acts.reduce((sum, { byStars }) => addStars(sum, byStars), countByStars([])),
    acts: acts.filter(({ count, kept }) => count + kept > 0).slice(0, shownImports),
  }
}

/**
 * Reviews that their authors edited, and whether the stars rose or fell from the first version to this one. An addition
 * after the thank-you replaces nothing: it makes a new version, but is not an edit.
 */
async function countEdits(db: Database, businessId: string) {
  const { rows } = await db.execute<{ edited: number; raisedStars: number; loweredStars: number }>(sql`
    select count(*)::int as edited, count(*) filter (where r.rating > v.rating)::int as "raisedStars",
      count(*) filter (where r.rating < v.rating)::int as "loweredStars"
    from review_versions v join reviews r on r.business_id = v.business_id and r.id = v.review_id
    where v.business_id = ${businessId} and v.number = 1 and r.edited_at is not null`)
  return rows[0]!
}

/** The reward that the business offers now, the rewards that reviews in the rating declare, and the rating without them. */
async function readIncentives(
  db: Database,
  businessId: string,
  rating: PublicRecord['rating'],
): Promise<PublicRecord['incentives']> {
  const { rows: groups } = await db.execute<{ incentive: string; rating: number; count: number }>(sql`
    select incentive, rating, count(*)::int as count
    from (
      -- First the few with a reward, from their own index, whatever the planner guesses.
      select * from reviews where business_id = ${businessId} and incentive is not null offset 0
    ) as rewarded
    where state = 'published' and provenance in ${countedProvenancesSql} and product_id is null
    group by 1, 2 order by 1, 2`)
  const { rows } = await db.execute<{ incentive: string | null }>(
    sql`select incentive from businesses where id = ${businessId}`,
  )
  const given = Map.groupBy(groups, ({ incentive }) => incentive)
  const { count, byStars } = sumUp(groups)
  return {
    offered: rows[0]?.incentive ?? null,
    given: [...given].map(([what, its]) => ({ what, count: total(its) })),
    count,
    byStars,
    average: average(groups),
    ratingWithout: averageOf(starCounts(addStars(rating.byStars, byStars, -1))),
  }
}

/** How many questions of its own the business asks now, and how many of them have public answers. */
async function countQuestions(db: Database, businessId: string) {
  const { rows } = await db.execute<{ asked: number; shown: number }>(sql`
    select count(*)::int as asked, count(*) filter (where v.is_public)::int as shown
    from questions q join question_versions v
      on v.business_id = q.business_id and v.question_id = q.id and v.number = q.version
    where q.business_id = ${businessId} and q.position is not null`)
  return rows[0]!
}

async function countInvitations(db: Database, businessId: string): Promise<PublicRecord['invitations']> {
  type Row = Omit<PublicRecord['invitations'], 'byBasis'> & PublicRecord['invitations']['byBasis']
  const { rows } = await db.execute<Row>(sql`
    select (count(*) filter (where i.sent_at is not null))::int as sent,
      (count(*) filter (where i.state = 'completed'))::int as reviewed,
      (count(*) filter (where i.state = 'declined'))::int as declined,
      (count(*) filter (where i.state = 'unsubscribed'))::int as unsubscribed,
      (count(*) filter (where i.state = 'undelivered'))::int as undelivered,
      (count(*) filter (where i.sent_at is not null and b.legal_basis = 'consent'))::int as consent,
      (count(*) filter (where i.sent_at is not null and b.legal_basis = 'existing_customer'))::int as existing_customer,
      exists (select from order_keys where business_id = ${businessId} and expires_at is null) as "hasOrderLinks"
    from invitations i join invitation_batches b on b.business_id = i.business_id and b.id = i.batch_id
    where i.business_id = ${businessId}`)
  const { consent, existing_customer, hasOrderLinks, ...counts } = rows[0]!
  return { ...counts, byBasis: { consent, existing_customer }, hasOrderLinks }
}

/** Insiders' reviews are left out, and imported ones: those were replied to, or not, somewhere else. */
async function readReplies(
  db: Database,
  businessId: string,
  { count, byStars }: PublicRecord['rating'],
): Promise<PublicRecord['replies']> {
  const times = await readReplyTimes(db, businessId)
  const replied = ({ count: replies, medianHours }: typeof times.all, reviews: number) => ({
    ...shareOf(replies, reviews),
    medianHours,
  })
  return {
    ...replied(times.all, count),
    edited: times.all.edited,
    low: replied(times.low, low(byStars)),
    high: replied(times.high, high(byStars)),
  }
}

/** What only the log knows: nothing else remains of an erased review. */
export async function readLog(db: Database, businessId: string) {
  const size = await db.execute<PublicRecord['log']>(sql`
    select count(*)::int as entries, ${onDay(sql`min(day)`)} as "firstAt", ${onDay(sql`max(day)`)} as "lastAt"
    from log_leaves where business_id = ${businessId}`)
  const groups = await db.execute<{ act: number; actor: number; month: string; count: number }>(sql`
    select act, actor, to_char(${onDay(sql`day`)}, 'YYYY-MM') as month, count(*)::int as count
    from log_leaves where business_id = ${businessId} and act in (${actCodes.withdrawn}, ${actCodes.erased})
    group by 1, 2, 3`)
  const of = (code: number) => groups.rows.filter(({ act }) => act === code)
  const { entries, firstAt, lastAt } = size.rows[0]!
  const erased = of(actCodes.erased)
  return {
    log: { entries, firstAt: iso(firstAt), lastAt: iso(lastAt) },
    erased,
    authors: {
      timesWithdrawn: total(of(actCodes.withdrawn)),
      erased: total(erased),
      erasedByOperator: total(erased.filter(({ actor }) => actor === actors.operator)),
      ...(await countEdits(db, businessId)),
    },
  }
}

/** The log has days, and no times. */
const onDay = (day: SQL) => sql`(date '1970-01-01' + ${day})`

const iso = (time: string | null) => (time === null ? null : new Date(time).toISOString())
