import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterEach } from 'vitest'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { widgets } from '#app/features/widgets/widget.table.ts'
import { moveClock, now } from '#app/platform/clock.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { countEvent, mostPagesADay, writeCounts } from './count-events.server.ts'
import { widgetDays, widgetOrigins } from './widget-count.table.ts'

const startOf = (time: string) => moveClock(Date.parse(time) - now().getTime())
afterEach(() => moveClock(Date.now() - now().getTime()))

async function aWidget(db: Database, changed: Parameters<typeof aBusiness>[1] = {}) {
  const business = await aBusiness(db, changed)
  const { id: widgetId } = await db.transaction((tx) => createWidget(tx, { business }))
  return { businessId: business.id, widgetId, origin: 'https://shop.example' }
}
const daysOf = (db: Database, { widgetId }: { widgetId: string }) =>
  db
    .select({
      day: widgetDays.day,
      page: widgetDays.page,
      views: widgetDays.views,
      clicks: widgetDays.clicks,
    })
    .from(widgetDays)
    .where(eq(widgetDays.widgetId, widgetId))
    .orderBy(widgetDays.day, widgetDays.page)

describe('views and clicks', () => {
  test('are added up by day and page', async ({ db }) => {
    startOf('2026-11-20T10:00:00Z')
    const it = await aWidget(db)
    countEvent('seen', { ...it, path: '/' })
    countEvent('seen', { ...it, path: '/' })
    countEvent('click', { ...it, path: '/' })
    await writeCounts(db)
    countEvent('seen', { ...it, path: '/' })
    countEvent('seen', { ...it, path: '/cakes' })
    await writeCounts(db)
    expect(await daysOf(db, it)).toEqual([
      { day: '2026-11-20', page: 'https://shop.example/', views: 3, clicks: 1 },
      { day: '2026-11-20', page: 'https://shop.example/cakes', views: 1, clicks: 0 },
    ])
  })

  test('fall on the day of the business’s own time zone', async ({ db }) => {
    startOf('2026-11-20T23:30:00Z')
    const it = await aWidget(db, { timeZone: 'Asia/Kathmandu' })
    countEvent('seen', { ...it, path: '/' })
    await writeCounts(db)
    expect((await daysOf(db, it)).map(({ day }) => day)).toEqual(['2026-11-21'])
  })

  test('of a missing, deleted, uncounted or unlisted widget are forgotten', async ({ db }) => {
    const [deleted, uncounted, elsewhere] = [await aWidget(db), await aWidget(db), await aWidget(db)]
    await db.update(widgets).set({ deletedAt: now() }).where(eq(widgets.id, deleted.widgetId))
    const [{ settings }] = (await db.select().from(widgets).where(eq(widgets.id, uncounted.widgetId))) as [
      typeof widgets.$inferSelect,
    ]
    const set = (widgetId: string, changed: Partial<typeof settings>) =>
      db
        .update(widgets)
        .set({ settings: { ...settings, ...changed } })
        .where(eq(widgets.id, widgetId))
    await set(uncounted.widgetId, { isCounted: false })
    await set(elsewhere.widgetId, { origins: ['https://*.other.example'] })
    for (const it of [deleted, uncounted, elsewhere, { ...deleted, widgetId: uuidv7() }])
      countEvent('seen', { ...it, path: '/' })
    await writeCounts(db)
    for (const it of [deleted, uncounted, elsewhere]) expect(await daysOf(db, it)).toEqual([])
    countEvent('seen', { ...elsewhere, origin: 'https://www.other.example', path: '/' })
    await writeCounts(db)
    expect(await daysOf(db, elsewhere)).toHaveLength(1)
    expect(await db.$count(widgetOrigins, eq(widgetOrigins.widgetId, uncounted.widgetId))).toBe(0)
  })

  test('of invented pages are counted without a name, and fill no table', async ({ db }) => {
    const it = await aWidget(db)
    for (let at = 0; at < mostPagesADay + 30; at++) countEvent('seen', { ...it, path: `/p/${at}` })
    await writeCounts(db)
    for (let at = 0; at < 30; at++) countEvent('seen', { ...it, path: `/q/${at}` })
    countEvent('seen', { ...it, path: '/p/1' })
    await writeCounts(db)
    const days = await daysOf(db, it)
    expect(days.length).toBeLessThanOrEqual(mostPagesADay + 1)
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(mostPagesADay + 61)
    expect(days.find(({ page }) => page.endsWith('/p/1'))!.views).toBe(2)
  })

  test('wait in memory while the database is away, and none is counted twice', async ({ db, url }) => {
    const it = await aWidget(db)
    countEvent('seen', { ...it, path: '/' })
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 })
    await expect(writeCounts(away.db)).rejects.toThrow()
    await away.close()
    openDatabase(url, { connections: 2 })
    countEvent('seen', { ...it, path: '/' })
    await writeCounts(db)
    await writeCounts(db)
    expect((await daysOf(db, it)).map(({ views }) => views)).toEqual([2])
  })

  test('say on which sites the widget was seen', async ({ db }) => {
    startOf('2026-11-20T10:00:00Z')
    const it = await aWidget(db)
    countEvent('seen', { ...it, path: '/' })
    await writeCounts(db)
    startOf('2026-11-22T10:00:00Z')
    countEvent('seen', { ...it, path: '/cakes' })
    countEvent('seen', { ...it, origin: 'https://other.example', path: '/' })
    await writeCounts(db)
    const origins = await db.select().from(widgetOrigins).where(eq(widgetOrigins.widgetId, it.widgetId))
    expect(origins.map(({ origin }) => origin).sort()).toEqual([
      'https://other.example',
      'https://shop.example',
    ])
    const shop = origins.find(({ origin }) => origin === 'https://shop.example')!
    expect(shop.firstSeenAt.toISOString()).toBe('2026-11-20T10:00:00.000Z')
    expect(shop.lastSeenAt.toISOString()).toBe('2026-11-22T10:00:00.000Z')
  })
})
