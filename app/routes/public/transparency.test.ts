import { eq } from 'drizzle-orm'
import { activities } from '#app/features/activities/activity.table.ts'
import { businessClosing, setBusinessActive } from '#app/features/businesses/set-business-active.server.ts'
import { closeBusiness } from '#app/features/deletion/closures.server.ts'
import type { PublicRecord } from '#app/features/transparency/public-record.ts'
import { days, now } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { meta, loader as page } from './transparency.tsx'
import { loader as json } from './transparency-json.ts'

test('page and JSON say the same', async ({ db }) => {
  const shop = await aBusiness(db)
  for (const rating of [1, 4, 5]) await aReview(db, { business: shop, rating })
  const params = { businessId: shop.id }
  const { record } = (await visit(page, { params })).data as { record: PublicRecord }
  const { answers: _, ...fromJson } = JSON.parse((await visit(json, { params })).data as string)
  expect(fromJson).toEqual({ ...record, countedAt: fromJson.countedAt })
  expect(fromJson.rating).toMatchObject({ count: 3, average: 3.33, starTotal: 10 })
})

test('anyone may cache the file and read it from any site', async ({ db }) => {
  const { id: businessId } = await aBusiness(db, { domain: 'bäckerei "x".example' })
  const { headers } = await visit(json, { params: { businessId } })
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('content-disposition')).toMatch(
    /filename="transparency-b-ckerei--x-\.example-\d{4}-\d\d-\d\d\.json"/,
  )
})

test('the file of sample data is not indexed', async ({ db }) => {
  const { id: businessId } = await aBusiness(db, { isSample: true })
  const { headers } = await visit(json, { params: { businessId } })
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('page and file say who closed a business, when, and what happens to it', async ({ db }) => {
  const open = await aBusiness(db, { name: 'Corner & Crumb' })
  const byOwner = await aBusiness(db, { name: 'Half Moon' })
  const byOperator = await aBusiness(db, { name: 'Dry Dock' })
  await closeBusiness(db, { userId: byOwner.ownerId, businessId: byOwner.id })
  await setBusinessActive(
    db,
    businessClosing.parse({ businessId: byOperator.id, isActive: 'false', reason: 'It sells counterfeits.' }),
  )
  const read = async ({ id: businessId }: { id: string }) => {
    const { business } = JSON.parse((await visit(json, { params: { businessId } })).data as string)
    const { record } = (await visit(page, { params: { businessId } })).data as { record: PublicRecord }
    expect(record.business).toEqual(business)
    return business as PublicRecord['business']
  }
  const today = new Date(now()).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  expect(await read(open)).toMatchObject({
    closedBy: null,
    closedSince: null,
    erasedFrom: null,
    status: 'Corner & Crumb collects reviews.',
  })
  const gone = await read(byOwner)
  expect(gone).toMatchObject({ closedBy: 'owner', isActive: false })
  expect(Date.parse(gone.erasedFrom!) - Date.parse(gone.closedSince!)).toBe(days(30))
  expect(gone.status).toContain(
    `Half Moon was closed by its owner on ${today} and no longer collects reviews.`,
  )
  const closed = await read(byOperator)
  expect(closed).toMatchObject({ closedBy: 'operator', erasedFrom: null })
  expect(closed.status).toContain(`closed by the operator of this service on ${today}`)
  // Earlier versions recorded that a business was closed, but not when.
  await db.delete(activities).where(eq(activities.businessId, byOperator.id))
  const unknown = await read(byOperator)
  expect(unknown.closedSince).toBeNull()
  expect(unknown.status).toContain('by the operator of this service and no longer')
})

test('a shared link to the page has its address and the picture of the business', async ({ db }) => {
  const shop = await aBusiness(db, { name: 'Half Moon' })
  await aReview(db, { business: shop, rating: 4 })
  const { data } = await visit(page, { params: { businessId: shop.id } })
  const tags = meta({ loaderData: data } as Parameters<typeof meta>[0])
  const address = `/business/${shop.id}/transparency`
  const canonical = tags.find((tag) => 'rel' in tag && tag.rel === 'canonical') as { href: string }
  expect(canonical.href).toMatch(new RegExp(`^http.*${address}$`))
  expect(tags).toContainEqual({ property: 'og:url', content: canonical.href })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  const picture = tags.find((tag) => 'property' in tag && tag.property === 'og:image') as { content: string }
  expect(picture.content).toContain(`/business/${shop.id}/og.png?v=1-400`)
  expect(tags.some((tag) => 'content' in tag && tag.content === 'noindex')).toBe(false)
})

test('an unknown business has no file', async () => {
  for (const businessId of ['nothing', '01890000-0000-7000-8000-000000000000']) {
    expect((await visit(json, { params: { businessId } })).status).toBe(404)
  }
})
