import { eq } from 'drizzle-orm'
import { businessRows } from '#app/features/businesses/business.table.ts'
import { readCounts } from '#app/features/figures/counts.server.ts'
import { newSavedFilter } from '#app/features/inbox/inbox.schema.ts'
import { savedFilters } from '#app/features/inbox/inbox.table.ts'
import { saveFilter } from '#app/features/inbox/saved-filters.server.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { widgets } from '#app/features/widgets/widget.table.ts'
import { readMigrations } from '#app/platform/migrations.server.ts'
import { expect, test } from './database.ts'
import { plantReviews } from './planted-reviews.ts'
import { findWrong } from './recounted.ts'

const { sql } = readMigrations().find(({ name }) => name.startsWith('0025_'))!

test('reviews by an order link become invited, in every count and filter', async ({ db, pool, business }) => {
  const planted = Array.from({ length: 60 }, (_, index) => ({
    rating: 1 + (index % 5),
    provenance: (['order', 'invited', 'confirmed'] as const)[index % 3],
    orderReference: index % 3 === 0 ? `A-${index}` : null,
    writtenAt: new Date(Date.UTC(2026, index % 3, 1 + (index % 2))),
    state: index < 6 ? ('withdrawn' as const) : ('published' as const),
    withdrawnAt: index < 6 ? new Date(Date.UTC(2026, 5, 1)) : null,
  }))
  const published = planted.filter(({ state }) => state === 'published')
  await plantReviews(db, business, planted)
  await db
    .update(businessRows)
    .set({
      reviewCount: published.length,
      ratingTotal: published.reduce((sum, { rating }) => sum + rating, 0),
      verifiedReviews: published.filter(({ provenance }) => provenance !== 'confirmed').length,
    })
    .where(eq(businessRows.id, business.id))
  const settings = widgetSettings.parse({ select: 'some', source: 'order' })
  await createWidget(db, { business, kind: 'wall', name: 'Orders', settings })
  const filter = newSavedFilter.parse({ name: 'Orders', query: 'provenance=order&period=90' })
  await saveFilter(db, { businessId: business.id, filter })
  expect(await findWrong(pool, business.id)).toEqual([])

  await pool.query(sql)

  const counts = await readCounts(db, business.id, { by: ['provenance'] })
  expect(counts.map(({ provenance, reviews }) => [provenance, reviews])).toEqual([
    ['confirmed', 18],
    ['invited', 36],
  ])
  expect(await findWrong(pool, business.id)).toEqual([])
  expect(await db.select().from(widgets)).toMatchObject([{ settings: { source: 'invited' } }])
  expect(await db.select().from(savedFilters)).toMatchObject([{ query: 'provenance=invited&period=90' }])
})
