import { startSession } from '#app/features/accounts/sessions.server.ts'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { limits } from '#app/rate-limits.ts'
import { expect, test } from '#tests/database.ts'
import { cookieOf, visit } from '#tests/doors.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { action, loader } from './business.tsx'

async function aPage(db: Database) {
  const business = await aBusiness(db)
  const [review] = await plantReviews(db, business, [{ text: 'A quokka ate 100% of my loaf.' }])
  await analyseReviews(db, business.id, [review!.id!])
  return { business, params: { businessId: business.id }, path: `/business/${business.id}`, id: review!.id! }
}

test('a vote comes back to its review and filter, thanked and counted at once', async ({ db }) => {
  const { params, path, id } = await aPage(db)
  const kept = 'rating=5&q=100%25+quokka&order=lowest'
  const voted = await visit(action, { path: `${path}?${kept}`, params, form: { helpful: id } })
  expect(voted.status).toBe(303)
  expect(voted.location).toBe(`${path}?${kept}&vote=counted&for=${id}#review-${id}`)
  const { data } = await visit(loader, { path: voted.location!, params })
  expect(data).toMatchObject({ helpful: { [id]: 1 }, voted: { reviewId: id, outcome: 'counted' } })
  expect(voted.headers.getSetCookie()).toEqual([])
})

test('the owner’s own vote is not counted while they are signed in', async ({ db }) => {
  const { business, params, path, id } = await aPage(db)
  const cookie = cookieOf({ headers: await startSession(db, { userId: business.ownerId, userAgent: null }) })
  const voted = await visit(action, { path, params, cookie, form: { helpful: id } })
  expect(voted.location).toContain('vote=insider')
  expect((await visit(loader, { path, params })).data).toMatchObject({ helpful: {} })
})

test('a form without a review, or with one of another business, is refused', async ({ db }) => {
  const [{ params, path }, other] = [await aPage(db), await aPage(db)]
  expect((await visit(action, { path, params, form: {} })).status).toBe(400)
  expect((await visit(action, { path, params, form: { helpful: other.id } })).status).toBe(404)
})

test('a form that names no review is refused to the owner too, whose vote looks for none', async ({ db }) => {
  const { business, params, path } = await aPage(db)
  const cookie = cookieOf({ headers: await startSession(db, { userId: business.ownerId, userAgent: null }) })
  for (const helpful of ['\r\nX: 1', '\u202e', 'x'.repeat(10_000)])
    expect((await visit(action, { path, params, cookie, form: { helpful } })).status).toBe(400)
})

test('searches are limited by network, other filters are not', async ({ db }) => {
  const { params, path } = await aPage(db)
  const address = '198.51.100.9'
  const search = () => visit(loader, { path: `${path}?q=quokka`, params, address })
  for (let each = 0; each < limits.searchesFromNetwork.max; each++) expect((await search()).status).toBe(200)
  expect((await search()).status).toBe(429)
  expect((await visit(loader, { path: `${path}?rating=5`, params, address })).status).toBe(200)
})
