import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { mountDoors } from '#app/doors.server.ts'
import { newApiKey, scopeNames } from '#app/features/api-keys/api-key.schema.ts'
import { createApiKey } from '#app/features/api-keys/api-keys.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { openApiDocument, operations } from '#app/routes/api/openapi.server.ts'
import { all, connect, VouchsafeError } from '../clients/typescript/client.ts'
import { expect, test } from './database.ts'
import { aBusiness, aReview } from './factories.ts'

const client = async (db: Database) => {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const wanted = newApiKey.parse({ name: 'Client', scopes: scopeNames, lifetime: '30' })
  const { key } = await createApiKey(db, { business, userId: business.ownerId }, wanted)
  const server = serve({ fetch: mountDoors(new Hono()).fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    business,
    api: connect({ url: `http://127.0.0.1:${port}/api/v1`, key }),
    [Symbol.dispose]: () => void server.close(),
  }
}

test('the client is made from the document that the service shows', () => {
  const { servers: _here, ...shown } = openApiDocument() as Record<string, unknown>
  const { servers: _there, ...kept } = JSON.parse(readFileSync('clients/typescript/openapi.json', 'utf8'))
  expect(kept).toEqual(JSON.parse(JSON.stringify(shown)))
  const types = readFileSync('clients/typescript/schema.d.ts', 'utf8')
  for (const { id } of operations) expect(types).toContain(`operations['${id}']`)
})

test('the client reads every page of a list, and replies', async ({ db }) => {
  using opened = await client(db)
  const { api, business } = opened
  for (let each = 0; each < 5; each++) await aReview(db, { business, state: 'published' })
  const listed = all((after) => api.GET('/reviews', { params: { query: { limit: 2, after } } }))
  const ids: string[] = []
  for await (const { id } of listed) ids.push(id)
  expect(new Set(ids).size).toBe(5)
  const { data } = await api.PUT('/reviews/{reviewId}/reply', {
    params: { path: { reviewId: ids[0]! } },
    body: { text: 'Thank you, see you soon.' },
  })
  expect(data?.reply?.text).toBe('Thank you, see you soon.')
})

test('the client throws what was refused, with the fields', async ({ db }) => {
  using opened = await client(db)
  const body = {
    email: 'nobody',
    language: 'en' as const,
    legalBasis: 'existing_customer' as const,
    source: 'Orders of our shop',
    reminders: 1,
  }
  const refused = await opened.api.POST('/invitations', { body }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(VouchsafeError)
  expect(refused).toMatchObject({ status: 422, code: 'invalid', fields: { email: expect.any(String) } })
})

test('the client throws its own error for an answer that is none of the service’s', async () => {
  const server = serve({
    fetch: () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'x-request-id': 'p-1' } }),
    hostname: '127.0.0.1',
    port: 0,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const api = connect({ url: `http://127.0.0.1:${port}`, key: 'vk_1' })
  const thrown = await api.GET('/reviews').catch((error: unknown) => error)
  server.close()
  expect(thrown).toBeInstanceOf(VouchsafeError)
  expect(thrown).toMatchObject({ status: 502, code: 'unknown', requestId: 'p-1' })
})

test('the client waits until the date that a refusal names', async () => {
  const asked: number[] = []
  const server = serve({
    fetch() {
      asked.push(Date.now())
      const until = new Date(Date.now() + 2000).toUTCString()
      return asked.length === 1
        ? new Response(null, { status: 503, headers: { 'retry-after': until } })
        : Response.json({ data: [], next: null })
    },
    hostname: '127.0.0.1',
    port: 0,
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const { data } = await connect({ url: `http://127.0.0.1:${port}`, key: 'vk_1' }).GET('/reviews')
  server.close()
  expect(data).toEqual({ data: [], next: null })
  expect(asked[1]! - asked[0]!).toBeGreaterThan(900)
})
