import { eq, sql } from 'drizzle-orm'
import { afterEach } from 'vitest'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { minutes, moveClock, now } from '#app/platform/clock.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { seedBakery } from '#seeds/bakery.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { findSampleDashboard, readDemo } from './sample-dashboard.server.ts'

const day = new Date('2026-11-21T18:00:00Z')
const goTo = (time: Date) => moveClock(time.getTime() - now().getTime())

afterEach(() => goTo(new Date()))

/** As on the day of the snapshot. Seeds once. */
async function readSeeded(db: Database) {
  goTo(day)
  await seedBakery(db)
  return (await readDemo(db, day))!
}

describe('the dashboard on the landing page', () => {
  test('is the snapshot where no demo was seeded', async ({ db }) => {
    const business = await aBusiness(db, { name: 'A real one' })
    await aReview(db, { business })
    expect(await readDemo(db, now())).toBe(null)
    expect(await findSampleDashboard(db)).toMatchObject({ business: 'Corner & Crumb', at: day.toISOString() })
  })

  test('is the snapshot while the database is away', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    expect(await findSampleDashboard(away.db)).toMatchObject({ at: day.toISOString() })
    await away.pool.end()
  })

  test('the snapshot is what the service computes from the demo, seeded on that day', async ({ db }) => {
    const read = await readSeeded(db)
    // After a change of the engine or of the demo: vitest run app/features/dashboard/sample-dashboard.test.ts --update
    await expect(`${JSON.stringify(read, null, 1)}\n`).toMatchFileSnapshot(
      '../../../seeds/bakery/dashboard.json',
    )
  })

  test('every quote is in its review, and its underlined words in the quote', async ({ db }) => {
    const { evidence } = await readSeeded(db)
    const quotes = evidence.flatMap((claim) => claim.quotes)
    expect(quotes.length).toBeGreaterThan(10)
    for (const { text, authorName, rating, spans } of quotes) {
      const [review] = await db
        .select()
        .from(reviews)
        .where(sql`author_name = ${authorName} and position(${text} in text) > 0`)
      expect(review).toMatchObject({ rating, state: 'published' })
      expect(spans.filter(({ start, end }) => start < 0 || start >= end || end > text.length)).toEqual([])
    }
    for (const { quotes } of evidence) {
      expect(quotes.filter(({ spans }) => spans.length === 0)).toEqual([])
    }
  })

  test('does not quote an author whose review is withdrawn, or whose words are hidden', async ({ db }) => {
    const before = await readSeeded(db)
    const name = before.evidence[0]!.quotes[0]!.authorName
    const hide = (change: Partial<typeof reviews.$inferInsert>) =>
      db.update(reviews).set(change).where(eq(reviews.authorName, name))
    await hide({ hiddenAt: day, hiddenReason: 'personal_data', challengedAt: day })
    expect(JSON.stringify(await readDemo(db, day))).not.toContain(name)
    await hide({
      hiddenAt: null,
      hiddenReason: null,
      challengedAt: null,
      state: 'withdrawn',
      withdrawnAt: day,
    })
    expect(JSON.stringify(await readDemo(db, day))).not.toContain(name)
  })

  test('is kept for ten minutes, and not shown of a business that is no sample', async ({ db }) => {
    await readSeeded(db)
    moveClock(minutes(11))
    expect((await findSampleDashboard(db)).at > day.toISOString()).toBe(true)
    await db.update(businessRows).set({ isSample: false }).where(eq(businessRows.isSample, true))
    expect((await findSampleDashboard(db)).at).not.toBe(day.toISOString())
    moveClock(minutes(11))
    expect((await findSampleDashboard(db)).at).toBe(day.toISOString())
  })
})
