import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { receipts } from '#app/features/log/log.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { busyOwner, seedBusy } from './busy.ts'
import { composeStories } from './composing.ts'
import { emptyOwner, seedEmpty } from './empty.ts'
import { hotelsOwner, seedHotels } from './hotels.ts'

const report = () => ({ add() {} })

function businessesOf(db: Database, email: string) {
  return db
    .select({ business: businesses })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(eq(users.email, email))
    .orderBy(asc(businesses.name))
    .then((rows) => rows.map(({ business }) => business))
}

async function countOf(db: Database, table: 'reviews' | 'analyses' | 'receipts', businessId: string) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where business_id = ${businessId}`,
  )
  return rows[0]!.count
}

/** A file of hotels' reviews for as long as the work takes. */
async function withFile(lines: string[], work: (path: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'hotels-'))
  const path = join(folder, 'hotels.jsonl.gz')
  writeFileSync(path, gzipSync(`${lines.join('\n')}\n`))
  await work(path)
  rmSync(folder, { recursive: true })
}

const aLine = (given: Record<string, unknown>) =>
  JSON.stringify({ business: 'hotel-1', date: '2005-06-07', rating: 4, text: 'A quiet room.', ...given })

test('the empty world is an owner and a business without reviews, once', async ({ db }) => {
  expect(await seedEmpty(db)).toBe(true)
  expect(await seedEmpty(db)).toBe(false)
  const [business, ...more] = await businessesOf(db, emptyOwner.email)
  expect(more).toEqual([])
  expect(business).toMatchObject({ reviewCount: 0, tierName: 'starter', isSample: true })
})

test('the busy world has as many reviews as it says, with receipts, counted and analysed', async ({ db }) => {
  await seedBusy(db, { report, count: 600 })
  expect(await seedBusy(db, { report, count: 600 })).toContain('already')
  const [busy, ...more] = await businessesOf(db, busyOwner.email)
  const { id, ...business } = busy!
  expect(more).toEqual([])
  const [recount] = await db
    .select({
      reviewCount: sql<number>`count(*)::int`,
      ratingTotal: sql<number>`sum(rating)::int`,
      verifiedReviews: sql<number>`(count(*) filter (where provenance in ('order', 'invited')))::int`,
    })
    .from(reviews)
    .where(eq(reviews.businessId, id))
  expect(recount!.reviewCount).toBe(600)
  expect(business).toMatchObject(recount!)
  expect(await countOf(db, 'analyses', id)).toBe(600)
  expect(await db.$count(receipts, eq(receipts.businessId, id))).toBeGreaterThanOrEqual(1_200)
})

test('composed reviews are the same at every run', () => {
  const given = { count: 50, from: new Date('2020-01-01'), to: new Date('2025-01-01') }
  const once = [...composeStories(given)]
  expect([...composeStories(given)]).toEqual(once)
  expect(new Set(once.map(({ text }) => text)).size).toBeGreaterThan(45)
  expect(once.toSorted((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())).toEqual(once)
})

test('the hotels are imported once, without the rows that a scraper spoilt', async ({ db }) => {
  const lines = [
    aLine({ text: 'Loved the staff.' }),
    aLine({ text: 'Great.', rating: 1 }),
    aLine({ text: "Loved the view   showReview(853453, 'full');" }),
    aLine({ text: 'The bed wasn鈥檛 made.' }),
    aLine({ business: 'hotel-2' }),
    aLine({ business: 'hotel-2', text: 'T' }),
  ]
  await withFile(lines, async (path) => {
    const outcome = await seedHotels(db, { argument: path, report })
    expect(outcome).toMatch(/^Imported 3 reviews of 2 hotels, .*; analysed 3, /)
    expect(outcome).toContain('Not imported: hotel-2, review 2: The text has only one character.')
    expect(await seedHotels(db, { argument: path, report })).toContain('Nothing was added')
  })
  const [first, second, ...more] = await businessesOf(db, hotelsOwner.email)
  expect(more).toEqual([])
  expect(first).toMatchObject({ name: 'hotel-1', importedCount: 2, importedRatingTotal: 5, reviewCount: 0 })
  expect(second).toMatchObject({ name: 'hotel-2', importedCount: 1, isSample: true, tierName: 'enterprise' })
  expect(await countOf(db, 'analyses', first!.id)).toBe(2)
  const texts = await db
    .select({ text: reviews.text, author: reviews.authorName })
    .from(reviews)
    .where(eq(reviews.businessId, first!.id))
  expect(texts.map(({ text }) => text).sort()).toEqual(['Great.', 'Loved the staff.'])
  expect(texts[0]!.author).toBe('A guest')
})

test('a missing file and a file of something else are told in one sentence', async ({ db }) => {
  const argument = '/nowhere/hotels.jsonl.gz'
  await expect(seedHotels(db, { argument, report })).rejects.toThrow(`There is no file ${argument}`)
  await withFile([aLine({ business: 'hotel-3' }), '{"rating":'], async (path) => {
    await expect(seedHotels(db, { argument: path, report })).rejects.toThrow('Line 2 of')
  })
  expect((await businessesOf(db, hotelsOwner.email)).map(({ name }) => name)).not.toContain('hotel-3')
})
