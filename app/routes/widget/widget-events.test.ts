import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { writeCounts } from '#app/features/widget-counts/count-events.server.ts'
import { widgetDays } from '#app/features/widget-counts/widget-count.table.ts'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { handleWidget, openWidgetEvents } from './widget-door.server.ts'

const server = createServer((request, response) => void handleWidget(request, response))
let origin = ''
beforeAll(async () => {
  openWidgetEvents((_peer, forwarded) => forwarded ?? '')
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function aWidget(db: Database) {
  const business = await aBusiness(db)
  return (await db.transaction((tx) => createWidget(tx, { business }))).id
}

const tell = (
  id: string,
  event: string,
  { body = '/', headers = {} }: { body?: string; headers?: object } = {},
) =>
  fetch(`${origin}/w/${id}/${event}`, {
    method: 'POST',
    body,
    headers: {
      origin: 'https://shop.example',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': '203.0.113.1',
      ...headers,
    },
  })

async function viewsOf(db: Database, id: string) {
  await writeCounts(db)
  const days = await db.select().from(widgetDays).where(eq(widgetDays.widgetId, id))
  return Object.fromEntries(days.map(({ page, views }) => [page, views]))
}

test('a beacon is counted by its page, answered without body or cookie', async ({ db }) => {
  const id = await aWidget(db)
  const response = await tell(id, 'seen', { body: '/cakes?for=ada' })
  expect(response.status).toBe(204)
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await viewsOf(db, id)).toEqual({ 'https://shop.example/cakes': 1 })
})

test('a beacon without a site, of another kind or with more than a path counts nothing', async ({ db }) => {
  const id = await aWidget(db)
  await tell(id, 'seen', { headers: { origin: 'null' } })
  await tell(id, 'seen', { body: `/${'x'.repeat(5000)}` }).catch(() => {})
  expect((await tell(id, 'bought')).status).toBe(405)
  expect(await viewsOf(db, id)).toEqual({})
})

test('a beacon of a robot that names itself counts nothing', async ({ db }) => {
  const id = await aWidget(db)
  for (const robot of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'HeadlessChrome/140',
  ])
    await tell(id, 'seen', { headers: { 'user-agent': robot } })
  expect(await viewsOf(db, id)).toEqual({})
})

test('a flood from one network is counted to its limit, others all the same', async ({ db }) => {
  const id = await aWidget(db)
  const flood = { headers: { 'x-forwarded-for': '203.0.113.2' } }
  for (let at = 0; at < 70; at++) await Promise.all(Array.from({ length: 10 }, () => tell(id, 'seen', flood)))
  await tell(id, 'seen', { body: '/other', headers: { 'x-forwarded-for': '203.0.113.3' } })
  expect(await viewsOf(db, id)).toEqual({ 'https://shop.example/': 600, 'https://shop.example/other': 1 })
})
