import { eq, sql } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { eraseBusiness } from '#app/features/deletion/erase-rows.server.ts'
import { writeTakeout } from '#app/features/deletion/takeout.server.ts'
import { reviewImports } from '#app/features/imports/import.table.ts'
import {
  checkReviewFile,
  requestUndo,
  startImport,
  storeReviewFile,
  viewReviewFile,
} from '#app/features/imports/start-import.server.ts'
import { logLeaves } from '#app/features/log/log.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { runJobs } from '#tests/jobs.ts'
import { newCompetitor } from './competitor.schema.ts'
import { addByName, findCompetitor, listImportedReviews } from './competitors.server.ts'

async function aCompetitor(db: Database) {
  const own = await aBusiness(db, { tierName: 'enterprise' })
  const name = `Rival ${crypto.randomUUID()}`
  const id = await addByName(db, own.id, newCompetitor.parse({ name }))
  return { own, id, of: { businessId: own.id, competitorId: id } }
}

type Rival = Awaited<ReturnType<typeof aCompetitor>>

/** Uploads a file of a competitor, checks it with the columns as we guess them, and asks for its import. */
async function start(db: Database, { own, id }: Rival, content: string) {
  const [business, file] = [{ id }, new File([content], 'reviews.csv')]
  const stored = await storeReviewFile(db, { business, userId: own.ownerId, file })
  if ('unreadable' in stored) throw new Error(stored.unreadable)
  const { columns } = await viewReviewFile(db, stored.upload)
  const uses = Object.fromEntries(columns.map(({ at, use }) => [`use.${at}`, use]))
  const values = { upload: stored.upload.id, source: 'Guest book', order: 'day-first', ...uses }
  expect(await checkReviewFile(db, business, values)).toBeNull()
  await startImport(db, { business, userId: own.ownerId, uploadId: stored.upload.id, mayReplace: false })
  return stored.upload.id
}

const header = 'rating,author,date,text\n'
const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `1,Ines van der Kamp,2026-0${(at % 9) + 1}-03,"The staff were rude and the breakfast was cold, visit ${at}."\n`,
  ).join('')
const odd = '90,Zoë Ashdown,2026-01-03,"Nine of five."\n'

test('a competitor’s reviews are analysed like any other, without authors’ names', async ({ db, pool }) => {
  const rival = await aCompetitor(db)
  await start(db, rival, header + rows(12) + odd)
  // The import, and the analysis that it asks for.
  for (let turn = 0; turn < 3; turn++) await runJobs(db, pool)
  expect(await findCompetitor(db, rival.of)).toMatchObject({
    reviews: 12,
    latestImport: { source: 'Guest book' },
  })
  const facts = await db.select().from(reviewFacts).where(eq(reviewFacts.businessId, rival.id))
  expect(facts.filter(({ label }) => label === 'negative')).toHaveLength(12)
  const listed = async (label: 'positive' | 'negative') => {
    const filter = { state: 'published', provenance: 'any', period: 'any', topic: 'staff', label } as const
    return (await listImportedReviews(db, rival.id, { filter, review: null, page: 1, at: now() })).entries
  }
  expect(await listed('negative')).toHaveLength(12)
  expect(await listed('positive')).toEqual([])
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema in ('public', 'pgboss')`,
  )
  for (const { name } of tables)
    for (const schema of ['public', 'pgboss'])
      if ((await pool.query(`select to_regclass('${schema}.${name}') as found`)).rows[0].found) {
        const query = `select t::text from ${schema}.${name} t where t::text ~ 'Kamp|Ashdown'`
        expect((await pool.query(query)).rows, name).toEqual([])
      }
})

test('none of them is the business’s own: in no count, activity or log entry', async ({ db, pool }) => {
  const rival = await aCompetitor(db)
  const before = await db.select().from(businesses).where(eq(businesses.id, rival.own.id))
  const entries = await db.$count(logLeaves)
  const acts = await db.$count(activities)
  const importId = await start(db, rival, header + rows(5))
  await runJobs(db, pool)
  await requestUndo(db, rival.id, importId)
  await runJobs(db, pool)
  expect(await db.$count(reviews, eq(reviews.businessId, rival.own.id))).toBe(0)
  expect(await db.select().from(businesses).where(eq(businesses.id, rival.own.id))).toEqual(before)
  expect(await db.$count(logLeaves)).toBe(entries)
  expect(await db.$count(activities)).toBe(acts)
})

test('the same file adds nothing, another adds the new, an import can be undone', async ({ db, pool }) => {
  const rival = await aCompetitor(db)
  const count = () => db.$count(reviews, eq(reviews.businessId, rival.id))
  const first = await start(db, rival, header + rows(3))
  await runJobs(db, pool)
  await start(db, rival, header + rows(3))
  await runJobs(db, pool)
  expect(await count()).toBe(3)
  await start(db, rival, header + rows(4))
  await runJobs(db, pool)
  expect(await count()).toBe(4)
  await requestUndo(db, rival.id, first)
  await runJobs(db, pool)
  expect(await count()).toBe(1)
  expect(await findCompetitor(db, rival.of)).toMatchObject({ reviews: 1 })
  const [undone] = await db.select().from(reviewImports).where(eq(reviewImports.id, first))
  expect(undone!.undoFinishedAt).not.toBeNull()
})

test('so many reviews of a competitor are kept, those that wait included', async ({ db }) => {
  const rival = await aCompetitor(db)
  await db.update(businessRows).set({ importedCount: 19_990 }).where(eq(businessRows.id, rival.id))
  await start(db, rival, header + rows(6))
  await expect(start(db, rival, header + rows(7))).rejects.toMatchObject({ status: 409 })
})

test('a takeout has a competitor’s reviews, erased with its business', async ({ db, pool }) => {
  const rival = await aCompetitor(db)
  await start(db, rival, header + rows(2))
  await runJobs(db, pool)
  let takeout = ''
  for await (const part of writeTakeout(db, rival.own.ownerId)) takeout += part
  const [business] = JSON.parse(takeout).businesses
  expect(business.competitors).toMatchObject([{ id: rival.id, imported_count: 2 }])
  expect(business.competitorReviews).toHaveLength(2)
  expect(business.competitorImports).toMatchObject([{ source: 'Guest book' }])
  const past = {
    isActive: false,
    wasActive: true,
    closedAt: now(),
    eraseAfter: new Date(now().getTime() - days(1)),
  }
  await db.update(businessRows).set(past).where(eq(businessRows.id, rival.own.id))
  expect(await eraseBusiness(db, rival.own.id)).toBe(true)
  const { rows: tables } = await pool.query<{ name: string }>(`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'`)
  for (const { name } of tables)
    expect(
      (await db.execute(sql.raw(`select 1 from ${name} where business_id = '${rival.id}'`))).rows,
    ).toEqual([])
  expect(await db.$count(businessRows, eq(businessRows.id, rival.id))).toBe(0)
})
