import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { activities } from '#app/features/activities/activity.table.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { updateWall } from './changing.server.ts'
import { createWallOnce, createWidget } from './creating.server.ts'
import { embedCode } from './embed-code.ts'
import { renderWall } from './rendering.server.ts'
import { findWall } from './wall-widget.server.ts'
import { wallForm } from './widget.schema.ts'
import { widgets } from './widget.table.ts'

async function aWall(db: Database, business: Business, settings: Record<string, string> = {}) {
  const { id } = await db.transaction((tx) => createWidget(tx, { business }))
  await updateWall(db, { business, widgetId: id, settings: wallForm.parse(settings) })
  return id
}

describe('what a wall says of itself', () => {
  test('a complete one says how many there are, and shows the low stars', async ({ db }) => {
    const business = await aBusiness(db)
    for (const rating of [1, 5]) await aReview(db, { business, rating })
    const wall = await renderWall(db, await aWall(db, business))
    expect(wall).toMatchObject({
      rating: { average: 3, count: 2 },
      texts: { label: 'All 2 reviews, newest first', all: 'Show all 2 reviews' },
    })
    expect(wall!.texts.rating).toMatch(/^2 reviews since \w+ \d{4}$/)
    expect(wall!.reviews.map(({ rating }) => rating)).toEqual([5, 1])
  })

  test('a selection says who selected, still gives the average of all, and leads to all', async ({ db }) => {
    const business = await aBusiness(db)
    for (const rating of [1, 5]) await aReview(db, { business, rating })
    const wall = await renderWall(db, await aWall(db, business, { minimumRating: '4' }))
    expect(wall).toMatchObject({
      rating: { average: 3, count: 2 },
      texts: { label: 'Selected by Corner & Crumb: 4 stars and up', all: 'Show all 2 reviews' },
    })
    expect(wall!.reviews.map(({ rating }) => rating)).toEqual([5])
    expect(wall!.links.all).toMatch(new RegExp(`/business/${business.id}$`))
  })

  test('every wall leads to how the reviews are collected', async ({ db }) => {
    const business = await aBusiness(db)
    const wall = await renderWall(db, await aWall(db, business))
    expect(wall!.links.collected).toMatch(new RegExp(`/business/${business.id}/transparency$`))
  })

  test('sample data is labelled as such', async ({ db }) => {
    const business = await aBusiness(db, { isSample: true })
    await aReview(db, { business })
    expect((await renderWall(db, await aWall(db, business)))!.texts.label).toBe('Sample data. All reviews')
  })

  test('imported reviews carry their source and are no part of the number', async ({ db }) => {
    const business = await aBusiness(db, { importedCount: 1 })
    await aReview(db, { business })
    await plantReviews(db, business, [{ provenance: 'imported', importSource: 'Acme' }])
    const wall = await renderWall(db, await aWall(db, business))
    expect(wall!.texts.label).toBe('All 1 review and 1 imported, newest first')
    expect(wall!.rating!.count).toBe(1)
    expect(wall!.reviews.map(({ provenance }) => provenance)).toContain('Imported from Acme')
  })

  test('reviews by insiders are not on it', async ({ db }) => {
    const business = await aBusiness(db)
    const review = await aReview(db, { business, rating: 2 })
    await plantReviews(db, business, [{ provenance: 'insider', writtenAt: new Date('2020-01-01') }])
    const wall = await renderWall(db, await aWall(db, business))
    expect(wall!.reviews.map(({ text }) => text)).toEqual([review.text])
    expect(wall!.rating).toMatchObject({ average: 2, count: 1, since: review.writtenAt.toISOString() })
    expect(wall!.texts.label).toBe('All reviews')
  })

  test('an empty one asks for the first review, and still links to how reviews are collected', async ({
    db,
  }) => {
    const business = await aBusiness(db)
    const wall = await renderWall(db, await aWall(db, business))
    expect(wall).toMatchObject({
      rating: null,
      texts: { label: 'No reviews yet', all: 'Write the first review' },
      reviews: [],
    })
    expect(wall!.links.all).toMatch(new RegExp(`/review\\?business=${business.id}$`))
    expect(wall!.links.collected).toMatch(/transparency$/)
  })

  test('a long text is in it to its end, so that it can be opened in place', async ({ db }) => {
    const business = await aBusiness(db)
    const text = `${'Warm rolls, on time. '.repeat(200)}And somebody had thought to add butter.`
    await aReview(db, { business, text })
    const wall = await renderWall(db, await aWall(db, business))
    expect(wall!.reviews[0]!.text).toBe(text)
  })

  test('our name stands on it, except where the plan has a brand of its own', async ({ db }) => {
    const starter = await renderWall(db, await aWall(db, await aBusiness(db)))
    expect(starter!.links.maker).not.toBeNull()
    const business = await aBusiness(db, { tierName: 'enterprise' })
    expect((await renderWall(db, await aWall(db, business)))!.links.maker).toBeNull()
  })
})

test('a wall shows the reviews of its own business alone, and no e-mail address', async ({ db }) => {
  const [mine, theirs] = [await aBusiness(db), await aBusiness(db)]
  await aReview(db, { business: mine, authorEmail: 'lotte.quokka@mail.example' })
  await aReview(db, { business: theirs, text: 'Everybody at the other one is a wombat.' })
  const printed = JSON.stringify(await renderWall(db, await aWall(db, mine)))
  expect(printed).not.toContain('wombat')
  expect(printed).not.toContain('quokka')
})

test('an unknown wall, and the wall of a closed business, do not exist', async ({ db }) => {
  expect(await renderWall(db, uuidv7())).toBeNull()
  const business = await aBusiness(db)
  const id = await aWall(db, business)
  await db.update(businesses).set({ isActive: false }).where(eq(businesses.id, business.id))
  expect(await renderWall(db, id)).toBeNull()
})

test('a new wall is in the log of activities, and so is each change', async ({ db }) => {
  const business = await aBusiness(db)
  await aWall(db, business, { minimumRating: '5' })
  const written = await db.select().from(activities).where(eq(activities.businessId, business.id))
  expect(written.map(({ type }) => type)).toEqual(['widget_created', 'widget_updated'])
})

test("nobody changes another business's wall, and the attempt leaves nothing behind", async ({ db }) => {
  const [mine, theirs] = [await aBusiness(db), await aBusiness(db)]
  const id = await aWall(db, theirs)
  const before = await findWall(db, theirs.id)
  const settings = wallForm.parse({ count: '1' })
  await expect(updateWall(db, { business: mine, widgetId: id, settings })).rejects.toMatchObject({
    status: 404,
  })
  expect(await findWall(db, theirs.id)).toEqual(before)
  expect(await findWall(db, mine.id)).toBeNull()
  expect(await db.select().from(activities).where(eq(activities.businessId, mine.id))).toEqual([])
})

describe('settings', () => {
  test('an empty height becomes the one that fits the number', () => {
    expect(wallForm.parse({ count: '6', height: '' })).toMatchObject({ height: 560 })
    expect(wallForm.parse({ count: '9', height: ' ' })).toMatchObject({ height: 780 })
    expect(wallForm.parse({ count: '6', height: '700' })).toMatchObject({ height: 700 })
  })

  test('whatever is posted is either refused by field or fit to be rendered', async ({ db }) => {
    const business = await aBusiness(db)
    await aReview(db, { business })
    const id = await aWall(db, business)
    const field = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)), {
      nil: undefined,
    })
    const posted = fc.record({ count: field, height: field, minimumRating: field, theme: field })
    await fc.assert(
      fc.asyncProperty(posted, async (values) => {
        const parsed = wallForm.safeParse(values)
        if (!parsed.success) return
        await updateWall(db, { business, widgetId: id, settings: parsed.data })
        const wall = await renderWall(db, id)
        expect(wall!.height).toBeGreaterThanOrEqual(240)
      }),
      { numRuns: 60 },
    )
  })

  test('settings that an older version wrote are completed, not broken on', async ({ db }) => {
    const business = await aBusiness(db)
    const id = await aWall(db, business)
    await db
      .update(widgets)
      .set({ settings: {} as never })
      .where(eq(widgets.id, id))
    expect(await renderWall(db, id)).toMatchObject({ theme: 'auto', height: 560 })
  })
})

test('the embed code reserves the space and cannot be broken out of by a name', () => {
  const code = embedCode({
    widgetId: 'w',
    height: 560,
    businessName: '</a><script>alert("x")</script>',
    pageAddress: 'https://reviews.example/business/b',
    scriptAddress: 'https://reviews.example/w/w.js',
  })
  expect(code).toContain('style="min-height:560px;flex:1 0 240px;place-self:stretch"')
  expect(code.match(/<script/g)).toHaveLength(1)
})

test('a wall that is asked for twice at once is made once', async ({ db }) => {
  const business = await aBusiness(db)
  const four = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 4 }, work))
  // Four connections are open before the race: the first would win while the others connect.
  await four(() => db.execute(sql`select pg_sleep(0.05)`))
  await four(() => createWallOnce(db, business))
  expect(await db.$count(widgets, eq(widgets.businessId, business.id))).toBe(1)
})
