import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, vi } from 'vitest'
import { editReview } from '#app/features/authors/edit-review.server.ts'
import { withdrawReview } from '#app/features/authors/withdraw-review.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { decidePhoto, photoDecision, removeOwnPhoto } from '#app/features/media/change-photos.server.ts'
import { reviewPhotos } from '#app/features/media/photo.table.ts'
import { challengeReview } from '#app/features/moderation/challenge-review.server.ts'
import { replyToReview } from '#app/features/reviews/publish-reply.server.ts'
import { editedReview, newChallenge, newReply } from '#app/features/reviews/review.schema.ts'
import type { Review } from '#app/features/reviews/review.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { deleteWidget } from '#app/features/widgets/delete-widget.server.ts'
import { widgets } from '#app/features/widgets/widget.table.ts'
import { moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aDeskLink, aReview } from '#tests/factories.ts'
import type { Scripts } from '#widget/bundle.ts'
import { handleWidget, openWidgetDoor } from './widget-door.server.ts'

const server = createServer((request, response) => void handleWidget(request, response))
let origin = ''

beforeAll(async () => {
  openWidgetDoor({ cards: 'show(WIDGET)' } as Scripts, { 'x-content-type-options': 'nosniff' })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

type Shown = { status: number; text: string }
type World = {
  db: Database
  business: Business
  review: Review
  widgetId: string
  desk: string
  /** Ids of photos. */
  photos: { shown: string; waiting: string }
}

async function aWorld(db: Database): Promise<World> {
  const business = await aBusiness(db)
  const review = await aReview(db, { business, text: 'The owner lives at 14 Elm Road, go and tell her.' })
  const { id: widgetId } = await db.transaction((tx) => createWidget(tx, { business }))
  const desk = await aDeskLink(db, review)
  const photos = { shown: uuidv7(), waiting: uuidv7() }
  const photo = { businessId: business.id, reviewId: review.id, width: 9, height: 9, consentText: 'Yes' }
  await db.insert(reviewPhotos).values([
    { ...photo, id: photos.shown, smallId: uuidv7(), state: 'shown', decidedAt: new Date() },
    { ...photo, id: photos.waiting, smallId: uuidv7() },
  ])
  return { db, business, review, widgetId, desk, photos }
}

const decide = ({ db, business }: World, photoId: string, decided: object) =>
  decidePhoto(db, photoDecision.parse({ businessId: business.id, photoId, ...decided }))

async function show({ widgetId }: World): Promise<Shown> {
  const response = await fetch(`${origin}/w/${widgetId}.js`)
  return { status: response.status, text: await response.text() }
}

/** None of these acts tells the door anything, as when another process does them. */
const acts: Record<
  string,
  { act: (world: World) => unknown; seen: (shown: Shown, world: World) => boolean }
> = {
  'a published review': {
    act: ({ db, business }) => aReview(db, { business, text: 'A second loaf, as good as the first.' }),
    seen: ({ text }) => text.includes('A second loaf'),
  },
  'an edited review': {
    act: ({ db, desk }) =>
      editReview(db, desk, editedReview.parse({ rating: 2, text: 'Stale on the second day.', title: '' })),
    seen: ({ text }) => text.includes('Stale on') && !text.includes('Elm Road'),
  },
  'a withdrawn review': {
    act: ({ db, desk }) => withdrawReview(db, desk),
    seen: ({ text }, { photos }) => !text.includes('Elm Road') && !text.includes(photos.shown),
  },
  'a reply': {
    act: ({ db, business, review }) =>
      replyToReview(db, {
        business,
        reviewId: review.id,
        userId: business.ownerId,
        reply: newReply.parse({ text: 'Thank you, and come again.' }),
      }),
    seen: ({ text }) => text.includes('come again'),
  },
  'a challenge that hides words': {
    act: ({ db, business, review }) =>
      challengeReview(db, {
        business,
        reviewId: review.id,
        challenge: newChallenge.parse({ reason: 'personal_data', grounds: 'It says where our owner lives.' }),
      }),
    seen: ({ text }, { photos }) => !text.includes('Elm Road') && !text.includes(photos.shown),
  },
  'a photo that the operator shows, and none that still waits': {
    act: (world) => decide(world, world.photos.waiting, { decision: 'show' }),
    seen: ({ text }, { photos }) => text.includes(photos.waiting),
  },
  'that the operator took a photo off': {
    act: (world) => decide(world, world.photos.shown, { decision: 'refuse', reason: 'person' }),
    seen: ({ text }, { photos }) => !text.includes(photos.shown),
  },
  'that an author removed a photo': {
    act: ({ db, review: { businessId, id: reviewId }, photos }) =>
      removeOwnPhoto(db, { businessId, reviewId, photoId: photos.shown }),
    seen: ({ text }, { photos }) => !text.includes(photos.shown),
  },
  'a changed setting': {
    act: async ({ db, widgetId }) => {
      const [{ settings } = { settings: null! }] = await db
        .select()
        .from(widgets)
        .where(eq(widgets.id, widgetId))
      await db
        .update(widgets)
        .set({ settings: { ...settings, height: 723 } })
        .where(eq(widgets.id, widgetId))
    },
    // Between commas, because an id may have these digits too.
    seen: ({ text }) => text.includes(',723,'),
  },
  'a deleted widget': {
    act: ({ db, business, widgetId }) => deleteWidget(db, { business, widgetId }),
    seen: ({ status }) => status === 404,
  },
  'a closed business': {
    act: ({ db, business }) =>
      db.update(businessRows).set({ isActive: false }).where(eq(businessRows.id, business.id)),
    seen: ({ status }) => status === 404,
  },
}

describe('half a second later a widget shows', () => {
  test.for(Object.keys(acts))('%s', async (name, { db }) => {
    const { act, seen } = acts[name]!
    const world = await aWorld(db)
    expect(seen(await show(world), world)).toBe(false)
    await act(world)
    moveClock(500)
    expect(seen(await show(world), world)).toBe(true)
  })
})

test('through a CDN and a browser a response is at most a minute old', async ({ db }) => {
  const { widgetId, business } = await aWorld(db)
  const { headers } = await fetch(`${origin}/w/${widgetId}.js`)
  const seconds = Object.fromEntries(
    headers
      .get('cache-control')!
      .split(', ')
      .map((each) => [each.split('=')[0]!, Number(each.split('=')[1])]),
  )
  // At the CDN and then in the browser: fresh, and then stale while the next is fetched.
  const stale = seconds['stale-while-revalidate']!
  expect(seconds['s-maxage']! + stale + seconds['max-age']! + stale + 1).toBeLessThanOrEqual(60)
  expect(headers.get('surrogate-key')).toBe(`widget-${widgetId} business-${business.id}`)
  expect(headers.get('cache-tag')).toBe(`widget-${widgetId},business-${business.id}`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a copy is compared weakly, with a whole entry of the list', async ({ db }) => {
  const { widgetId } = await aWorld(db)
  const ask = (known: string, encoding = 'br') =>
    fetch(`${origin}/w/${widgetId}.js`, { headers: { 'if-none-match': known, 'accept-encoding': encoding } })
  const etag = (await ask('"none"')).headers.get('etag')!
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, headers } = await ask(known, encoding)
      expect([known, status]).toEqual([known, 304])
      expect(headers.get('etag')).toBe(etag)
      expect(headers.get('vary')).toBe('accept-encoding')
      expect(headers.get('cache-control')).toContain('max-age')
    }
  for (const known of [`${etag}x`, etag.slice(0, -1), `x${etag}`, 'W/""', ''])
    expect([known, (await ask(known)).status]).toEqual([known, 200])
})

test('a flood of made-up ids has one query at a time, and evicts no widget', async ({ db, pool }) => {
  const world = await aWorld(db)
  await show(world)
  const flood = await countQueries(pool, async () => {
    const statuses = Array.from({ length: 400 }, () => statusOf(uuidv7()))
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]))
  })
  expect(flood.atOnce).toBe(1)
  // Fewer than one for each: those that arrive during a query share the next one.
  expect(flood.count).toBeLessThan(400)
  const gone = uuidv7()
  const again = await countQueries(pool, async () => {
    for (let time = 0; time < 50; time++) expect(await statusOf(gone)).toBe(404)
  })
  expect(again.count).toBeLessThan(20)
  expect((await show(world)).status).toBe(200)
})

test('one id in many spellings is one widget in memory', async ({ db, pool }) => {
  const world = await aWorld(db)
  const { text } = await show(world)
  const letters = [...world.widgetId].flatMap((each, at) => (/[a-f]/.test(each) ? [at] : []))
  const { count } = await countQueries(pool, async () => {
    for (let spelling = 0; spelling < 100; spelling++) {
      const shouted = [...world.widgetId].map((each, at) =>
        (spelling >> (letters.indexOf(at) % 7)) & 1 ? each.toUpperCase() : each,
      )
      expect(await (await fetch(`${origin}/w/${shouted.join('')}.js`)).text()).toBe(text)
    }
  })
  expect(count).toBeLessThan(300)
})

async function statusOf(id: string) {
  const response = await fetch(`${origin}/w/${id}.js`)
  await response.arrayBuffer()
  return response.status
}

/** How many queries `work` made, and how many of them ran at the same time. */
async function countQueries(pool: pg.Pool, work: () => Promise<void>) {
  const counted = { count: 0, atOnce: 0 }
  let running = 0
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
    counted.count += 1
    running += 1
    counted.atOnce = Math.max(counted.atOnce, running)
    return query(...given).finally(() => {
      running -= 1
    })
  }) as never)
  await work()
  spy.mockRestore()
  return counted
}
