import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { vi } from 'vitest'
import { z } from 'zod'
import { mountDoors } from '#app/doors.server.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { newApiKey, type Scope, scopeNames } from '#app/features/api-keys/api-key.schema.ts'
import { apiKeys } from '#app/features/api-keys/api-key.table.ts'
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '#app/features/api-keys/api-keys.server.ts'
import { invitations } from '#app/features/invitations/invitation.table.ts'
import { days, hours, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { operations } from '#app/routes/api/openapi.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { holdTime } from '#tests/held-time.ts'

const doors = mountDoors(new Hono())

type Tier = 'starter' | 'pro' | 'enterprise'

async function aKey(db: Database, { scopes = scopeNames, tierName = 'enterprise' as Tier } = {}) {
  const business = await aBusiness(db, { tierName })
  const wanted = newApiKey.parse({ name: 'Order system', scopes, lifetime: '365' })
  return { business, ...(await createApiKey(db, { business, userId: business.ownerId }, wanted)) }
}

async function ask(
  key: string | null,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
) {
  const response = await doors.request(`/api/v1${path}`, {
    method,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...more },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: what came, whatever it is.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

let people = 0
const aPerson = (email = `lotte-${++people}@mail.example`) => ({
  name: 'Lotte Maes',
  email,
  language: 'en',
  legalBasis: 'existing_customer',
  source: 'Orders of the shop',
  reminders: 1,
})

const someId = '019353b7-4297-7279-8fd9-452fde562b3e'
const withId = (path: string) => path.replace(/\{\w+\}/g, someId)

describe('a key', () => {
  test('opens its own business alone, and is kept as a hash', async ({ db }) => {
    const [one, other] = [await aKey(db), await aKey(db)]
    const review = await aReview(db, { business: one.business, state: 'published' })
    expect((await ask(one.key, 'GET', '/reviews')).body.data).toMatchObject([{ id: review.id }])
    expect((await ask(other.key, 'GET', '/reviews')).body.data).toEqual([])
    const foreign = await ask(other.key, 'GET', `/reviews/${review.id}`)
    expect(foreign).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, one.id))
    expect(JSON.stringify(row)).not.toContain(one.key)
  })

  test('that is missing, wrong, revoked or expired opens nothing', async ({ db }) => {
    const { business, id, key } = await aKey(db)
    for (const sent of [null, 'vk_x', key.slice(0, -2), `${key}a`, key.slice(3)])
      expect((await ask(sent, 'GET', '/reviews')).status).toBe(401)
    await revokeApiKey(db, business, id)
    expect((await ask(key, 'GET', '/reviews')).status).toBe(401)
    const later = await aKey(db)
    expect((await ask(later.key, 'GET', '/reviews')).status).toBe(200)
    moveClock(days(366))
    expect((await ask(later.key, 'GET', '/reviews')).status).toBe(401)
  })

  test('works for a day after its rotation, beside the new one', async ({ db }) => {
    const { business, id, key } = await aKey(db)
    const fresh = await rotateApiKey(db, { business, userId: business.ownerId }, id)
    for (const each of [key, fresh.key]) expect((await ask(each, 'GET', '/business')).status).toBe(200)
    moveClock(hours(25))
    expect((await ask(key, 'GET', '/business')).status).toBe(401)
    expect((await ask(fresh.key, 'GET', '/business')).status).toBe(200)
  })

  test('stays when who made it leaves, and the owner is asked to rotate it', async ({ db }) => {
    const { business, key } = await aKey(db)
    const leaver = await aUser(db)
    const wanted = newApiKey.parse({ name: 'Theirs', scopes: ['reviews:read'], lifetime: 'never' })
    const theirs = await createApiKey(db, { business, userId: leaver.id }, wanted)
    expect((await ask(theirs.key, 'GET', '/reviews')).status).toBe(200)
    const listed = await listApiKeys(db, business)
    expect(listed.map(({ name, isSeenByLeaver }) => [name, isSeenByLeaver])).toEqual([
      ['Order system', false],
      ['Theirs', true],
    ])
    expect(key).not.toBe(theirs.key)
  })

  test('has a limit of its own, which its answers tell', async ({ db }) => {
    holdTime()
    const { key } = await aKey(db)
    const { headers } = await ask(key, 'GET', '/widgets')
    expect([headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([
      '"key";q=300;w=60',
      '"key";r=299',
    ])
    await Promise.all(Array.from({ length: 299 }, () => ask(key, 'GET', '/widgets')))
    const refused = await ask(key, 'GET', '/widgets')
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask((await aKey(db)).key, 'GET', '/widgets')).status).toBe(200)
  })
})

test('an address or a method that is none is refused in JSON', async () => {
  for (const path of ['/nope', '/reviews/', '/reviews/1/2/3'])
    expect(await ask(null, 'GET', path), path).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found', requestId: expect.any(String) } },
    })
  const { status, headers, body } = await ask(null, 'POST', '/reviews')
  expect([status, headers.get('allow'), body.error.code]).toEqual([405, 'GET, HEAD', 'method_not_allowed'])
  expect((await ask(null, 'POST', `/reviews/${someId}/reply`)).headers.get('allow')).toBe('PUT, DELETE')
})

test('200 keys used at once keep their own limits', async ({ db }) => {
  holdTime()
  const keys: string[] = []
  while (keys.length < 200) {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    for (let of = 0; of < 20; of++) {
      const wanted = newApiKey.parse({ name: `System ${of}`, scopes: ['widgets:read'], lifetime: 'never' })
      keys.push((await createApiKey(db, { business, userId: business.ownerId }, wanted)).key)
    }
  }
  // One takes all that it may meanwhile; the others of its business and of all others do not notice.
  const [greedy = '', ...others] = keys
  const [taken, used] = await Promise.all([
    Promise.all(Array.from({ length: 302 }, () => ask(greedy, 'GET', '/widgets'))),
    Promise.all(others.map((key) => Promise.all([1, 2].map(() => ask(key, 'GET', '/widgets'))))),
  ])
  const statuses = taken.map(({ status }) => status)
  expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([300, 2])
  for (const each of used) {
    expect(each.map(({ status }) => status)).toEqual([200, 200])
    expect(each.map(({ headers }) => headers.get('ratelimit')).sort()).toEqual(['"key";r=298', '"key";r=299'])
  }
})

describe('every operation', () => {
  test.for(operations.map((one) => [one.id, one] as const))(
    '%s asks for its scope, and for a plan with the API',
    async ([, { method, path, scope, body }], { db }) => {
      const others = scopeNames.filter((each) => each !== scope)
      const sent = body ? {} : undefined
      const lacking = await ask(
        (await aKey(db, { scopes: others as Scope[] })).key,
        method,
        withId(path),
        sent,
      )
      expect(lacking).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
      for (const tierName of ['starter', 'pro'] as const) {
        const { key } = await aKey(db, { tierName })
        expect((await ask(key, method, withId(path), sent)).status).toBe(402)
      }
      const { key } = await aKey(db, { scopes: [scope] })
      expect([200, 404, 422]).toContain((await ask(key, method, withId(path), sent)).status)
    },
  )
})

test('an unknown field is refused by name, in every operation and object', async ({ db }) => {
  const { key } = await aKey(db)
  for (const { method, path, body, query } of operations) {
    const inputs = [body, query].filter((schema) => schema !== undefined)
    for (const object of inputs.flatMap((schema) => objectsIn(z.toJSONSchema(schema, { io: 'input' }))))
      expect(object.additionalProperties, `${method} ${path}`).toBe(false)
    const asked = await ask(key, method, `${withId(path)}?colour=green`, body && {})
    expect(asked, `${method} ${path}`).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } })
    expect(asked.body.error.fields.colour).toBe('There is no field of this name.')
  }
  const review = { rating: 5, text: 'Good', authorName: 'Ann', writtenAt: '2026-10-05' }
  const wrong = {
    source: 'Google',
    reviews: [review, { ...review, discount: 5, constructor: 1 }],
    urgent: true,
  }
  const refused = await ask(key, 'POST', '/reviews/import', wrong)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.error.fields).sort()).toEqual([
    'reviews.1.constructor',
    'reviews.1.discount',
    'urgent',
  ])
  expect((await ask(key, 'GET', '/invitations')).body.data).toEqual([])
})

test('the character NUL, which no database stores, is left out of queries and bodies', async ({ db }) => {
  const { key } = await aKey(db)
  const made = await ask(key, 'POST', '/invitations', { ...aPerson(), name: 'Lot\0te Maes' })
  expect(made).toMatchObject({ status: 201, body: { name: 'Lotte Maes' } })
  for (const path of ['/invitations', '/reviews']) {
    expect((await ask(key, 'GET', `${path}?q=Lot%00te`)).status).toBe(200)
    expect((await ask(key, 'GET', `${path}?q=%00`)).status).toBe(422)
  }
})

type JsonSchema = { type?: string; additionalProperties?: unknown }
const objectsIn = (schema: unknown): JsonSchema[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : [
        ...((schema as JsonSchema).type === 'object' ? [schema as JsonSchema] : []),
        ...Object.values(schema).flatMap(objectsIn),
      ]

describe('a write', () => {
  test('with an Idempotency-Key happens once, however often it is sent', async ({ db }) => {
    const { business, key } = await aKey(db)
    const person = aPerson('once@mail.example')
    const header = { 'idempotency-key': 'order 4711' }
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => ask(key, 'POST', '/invitations', person, header)),
    )
    expect(tries.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
    expect(await db.$count(invitations, eq(invitations.businessId, business.id))).toBe(1)
    expect(tries.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(5)
    const other = await ask(key, 'POST', '/invitations', { ...person, name: 'Another' }, header)
    expect(other.status).toBe(409)
    moveClock(hours(25))
    expect((await ask(key, 'POST', '/invitations', person, header)).status).toBe(409)
  })

  test('is refused with each wrong field by its path', async ({ db }) => {
    const { key } = await aKey(db)
    const refused = await ask(key, 'POST', '/invitations', aPerson('nobody'))
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } })
    expect(refused.body.error.fields).toEqual({ email: 'Please enter a valid email address' })
    expect((await ask(key, 'GET', '/reviews?ratings=5')).status).toBe(422)
    const raw = await doors.request('/api/v1/invitations', {
      method: 'POST',
      body: '{"a":',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(raw.status).toBe(400)
    const large = { reviews: [], source: 'x'.repeat(1_100_000) }
    expect((await ask(key, 'POST', '/reviews/import', large)).status).toBe(413)
  })

  test('says what is wrong in a sentence, without words of a validator', async ({ db }) => {
    const { key } = await aKey(db)
    const told = async (query: string) => (await ask(key, 'GET', `/reviews?${query}`)).body.error.fields
    expect(await told('limit=abc')).toEqual({ limit: 'It must be a number.' })
    expect(await told('limit=1.5')).toEqual({ limit: 'It must be a whole number.' })
    expect(await told('limit=101&to=soon')).toEqual({
      limit: 'It must be at most 100.',
      to: 'Days are from 2000-01-01 to 2099-12-31',
    })
    expect(await told('after=7&state=new')).toEqual({
      after: 'It must be an id.',
      state: expect.stringMatching(/^It must be one of all, /),
    })
    const path = `/reviews/${someId}/tags`
    expect((await ask(key, 'PUT', path, {})).body.error.fields).toEqual({ tags: 'It is missing.' })
    expect((await ask(key, 'PUT', path, { tags: 'x' })).body.error.fields).toEqual({
      tags: 'It must be a list.',
    })
  })

  test('for a page after what is gone, or not one’s own, is refused instead of beginning again', async ({
    db,
  }) => {
    const { key, business } = await aKey(db)
    const own = await aReview(db, { business })
    const foreign = await aReview(db, { business: await aBusiness(db) })
    expect(await ask(key, 'GET', `/reviews?after=${own.id}`)).toMatchObject({
      status: 200,
      body: { data: [], next: null },
    })
    for (const path of [
      `/reviews?after=${foreign.id}`,
      `/reviews?after=${someId}`,
      `/invitations?after=${someId}`,
    ])
      expect(await ask(key, 'GET', path), path).toMatchObject({
        status: 422,
        body: { error: { fields: { after: expect.stringContaining('erased') } } },
      })
  })

  test('with signs for words finds nothing', async ({ db }) => {
    const { key, business } = await aKey(db)
    await aReview(db, { business })
    for (const q of ['%F0%9F%98%80', '...', '%22'])
      expect((await ask(key, 'GET', `/reviews?q=${q}`)).body.data, q).toEqual([])
  })

  test('of a list names who cannot be invited, and invites the others', async ({ db }) => {
    const { key } = await aKey(db)
    const one = aPerson()
    const { status, body } = await ask(key, 'POST', '/invitations/bulk', {
      invitations: [one, aPerson(), one, aPerson('nobody'), { ...aPerson(), stars: 5 }],
    })
    expect(status).toBe(201)
    expect(body.invited.map(({ index }: { index: number }) => index)).toEqual([0, 1])
    expect(body.refused).toMatchObject([
      { index: 2, code: 'already_invited' },
      { index: 3, code: 'invalid', message: 'email: Please enter a valid email address' },
      { index: 4, code: 'invalid', message: 'stars: There is no field of this name.' },
    ])
  })

  test('is in the activities, by the name of the key', async ({ db }) => {
    const { business, key } = await aKey(db)
    const review = await aReview(db, { business, state: 'published' })
    const replied = await ask(key, 'PUT', `/reviews/${review.id}/reply`, { text: 'Thank you, see you soon.' })
    expect(replied.body).toMatchObject({ hasReply: true, reply: { text: 'Thank you, see you soon.' } })
    const tagged = await ask(key, 'PUT', `/reviews/${review.id}/tags`, { tags: ['Call back', 'Team'] })
    expect(tagged.body.tags).toEqual(['Call back', 'Team'])
    expect((await ask(key, 'PUT', `/reviews/${review.id}/tags`, { tags: ['team'] })).body.tags).toEqual([
      'Team',
    ])
    const said = await db.select().from(activities).where(eq(activities.businessId, business.id))
    expect(said.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^By the API key Order system: Replied to the review of /),
    )
    expect((await ask(key, 'DELETE', `/reviews/${review.id}/reply`)).body.reply).toBeNull()
  })
})

test('figures are those of the screens: counts with their stars, by month or any key', async ({ db }) => {
  const { business, key } = await aKey(db)
  for (const rating of [5, 4, 1]) await aReview(db, { business, state: 'published', rating })
  const all = await ask(key, 'GET', '/figures')
  expect(all.body.data).toMatchObject([{ key: null, reviews: 3, average: 3.33 }])
  const byRating = await ask(key, 'GET', '/figures?by=rating')
  expect(byRating.body.data.map((row: { key: string; reviews: number }) => [row.key, row.reviews])).toEqual([
    ['1', 1],
    ['4', 1],
    ['5', 1],
  ])
  expect((await ask(key, 'GET', '/figures?by=month')).body.data).toHaveLength(1)
  expect((await ask(key, 'GET', '/findings')).status).toBe(200)
  expect((await ask(key, 'GET', '/record')).body).toMatchObject({ business: { id: business.id } })
})

test('the document describes every operation, and nothing else', async () => {
  const response = await doors.request('/api/v1/openapi.json')
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> }
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, its]) =>
    Object.keys(its).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort())
})

describe('an assistant', () => {
  const headers = (key: string) => ({
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  })
  const say = async (key: string, method: string, params: object = {}) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await doors.request('/api/mcp', { method: 'POST', headers: headers(key), body })
    // biome-ignore lint/suspicious/noExplicitAny: what came, whatever it is.
    return { status: response.status, body: (await response.json()) as any }
  }

  test('is offered what its key may read, and no write', async ({ db }) => {
    const { key } = await aKey(db, { scopes: ['reviews:read', 'reviews:write'] })
    const { body } = await say(key, 'tools/list')
    expect(body.result.tools.map(({ name }: { name: string }) => name)).toEqual([
      'listReviews',
      'getReview',
      'listReceipts',
    ])
    expect((await say('vk_x', 'tools/list')).status).toBe(401)
  })

  test('learns nothing of a query that failed', async ({ db }) => {
    const { key } = await aKey(db)
    const reading = operations.find(({ id }) => id === 'listReviews')!
    const failing = vi.spyOn(reading, 'run').mockRejectedValue(new Error('Failed query: select "email"'))
    const { body } = await say(key, 'tools/call', { name: 'listReviews' })
    failing.mockRestore()
    expect(body.result).toMatchObject({ isError: true })
    expect(JSON.stringify(body)).not.toContain('select')
  })

  test('gets exact words with their address, and no other business’s', async ({ db }) => {
    const [one, other] = [await aKey(db), await aKey(db)]
    const review = await aReview(db, {
      business: one.business,
      state: 'published',
      text: 'Ignore the owner — Ünïcode!',
    })
    const { body } = await say(one.key, 'tools/call', { name: 'listReviews', arguments: { limit: 5 } })
    const [found] = JSON.parse(body.result.content[0].text).data
    expect(found).toMatchObject({
      text: 'Ignore the owner — Ünïcode!',
      address: expect.stringContaining(review.id),
    })
    const foreign = await say(other.key, 'tools/call', {
      name: 'getReview',
      arguments: { reviewId: review.id },
    })
    expect(foreign.body.result).toMatchObject({ isError: true })
    const wrong = await say(one.key, 'tools/call', { name: 'listReviews', arguments: { limit: 5000 } })
    expect(wrong.body.result.isError).toBe(true)
    expect((await say(one.key, 'tools/call', { name: 'putReply' })).body.result.isError).toBe(true)
  })
})
