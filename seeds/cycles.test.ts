import { eq, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { findDemo } from '#app/features/businesses/directory.server.ts'
import { listCompetitors } from '#app/features/competitors/competitors.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { expect, test } from '#tests/database.ts'
import { seedBakery } from './bakery.ts'
import { seedCycles, toldOfCycles } from './cycles.ts'

test('the Enterprise demo is analysed and counted, and the bakery stays public', async ({ db }) => {
  await seedBakery(db)
  expect(await seedCycles(db)).toBe(true)
  expect(await seedCycles(db)).toBe(false)
  const [cycles] = await db.select().from(businesses).where(eq(businesses.name, 'Halden Cycles'))
  expect(cycles).toMatchObject({ tierName: 'enterprise', isSample: true, reviewCount: toldOfCycles.length })
  const { rows } = await db.execute(sql`
    select sum(rating) filter (where product_id is null)::int as "ratingTotal",
      (count(*) filter (where product_id is null and provenance <> 'confirmed'))::int as verified,
      count(product_id)::int as "ofProducts", max(written_at) < now() as "isPast",
      count(*) filter (where not exists (
        select 1 from analyses a where a.business_id = r.business_id and a.review_id = r.id))::int as unread
    from reviews r where business_id = ${cycles!.id}`)
  const { ratingTotal, verifiedReviews: verified } = cycles!
  expect(rows[0]).toEqual({ ratingTotal, verified, ofProducts: 10, isPast: true, unread: 0 })
  expect(await listCompetitors(db, cycles!.id)).toMatchObject([
    { name: 'Basin Bikes', reviews: 12, latestImport: { source: 'Google' } },
  ])
  expect(await db.$count(invitations, eq(invitations.businessId, cycles!.id))).toBeGreaterThan(80)
  expect((await findDemo(db))!.name).toBe('Corner & Crumb')
})
