import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { handleWidget, openWidgetDoor } from './widget-door.server.ts'

const server = createServer((request, response) => void handleWidget(request, response))
let origin = ''
beforeAll(async () => {
  openWidgetDoor({ cards: 'show(WIDGET)' } as Parameters<typeof openWidgetDoor>[0])
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function aWidget(db: Database, name = 'Corner & Crumb') {
  const business = await aBusiness(db, { name })
  await aReview(db, { business, rating: 4 })
  const { id } = await db.transaction((tx) => createWidget(tx, { business }))
  return { business, address: `${origin}/w/${id}` }
}

test('every widget has a picture of its rating, light and dark, sent once', async ({ db }) => {
  const { address } = await aWidget(db, 'Flour </title> & <b>')
  const svg = await fetch(`${address}.svg`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(svg.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(svg.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const light = await svg.text()
  expect(light).toContain('<title>Flour &#60;/title&#62; &#38; &#60;b&#62;, 4.0 out of 5 stars')
  expect(await (await fetch(`${address}.svg?theme=dark`)).text()).not.toBe(light)
  expect(await (await fetch(`${address}.svg?theme=%3Cb%3E`)).text()).toBe(light)
  const etag = svg.headers.get('etag')!
  expect((await fetch(`${address}.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const png = await fetch(`${address}.png`)
  expect(png.headers.get('content-type')).toBe('image/png')
  expect(
    Buffer.from(await png.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('a badge leads to all reviews and to how they are collected, and nowhere else', async ({ db }) => {
  const { business, address } = await aWidget(db)
  const follow = (link: string) => fetch(`${address}/${link}`, { redirect: 'manual' })
  const page = addressOf(`/business/${business.id}`)
  expect((await follow('all?next=https://evil.example')).headers.get('location')).toBe(page)
  expect((await follow('collected')).headers.get('location')).toBe(`${page}/transparency`)
  for (const link of ['maker', 'all/', 'constructor', '..%2fall'])
    expect((await follow(link)).status).toBe(404)
})
