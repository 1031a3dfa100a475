import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll } from 'vitest'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { updateWidget } from '#app/features/widgets/save-widget.server.ts'
import { widgetForm } from '#app/features/widgets/widget.schema.ts'
import { minutes, moveClock } from '#app/platform/clock.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import type { Scripts } from '#widget/bundle.ts'
import { handleWidget, openWidgetDoor } from './widget-door.server.ts'

const server = createServer((request, response) => void handleWidget(request, response))
let port = 0

beforeAll(async () => {
  openWidgetDoor({ cards: 'show(WIDGET)', badge: 'show(WIDGET)' } as Scripts)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** As bytes, and with the path as it is: fetch would mend the one and unpack the other. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const asked = httpRequest({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}

async function aWall(db: Database) {
  const business = await aBusiness(db)
  await aReview(db, { business, text: 'Bread </script> & "butter" <b>', authorEmail: 'quokka@mail.example' })
  const { id } = await db.transaction((tx) => createWidget(tx, { business }))
  return `/w/${id}`
}

const types = {
  js: 'text/javascript; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

describe('a wall for other sites', () => {
  test('holds nothing that ends a script element, in any of its forms', async ({ db }) => {
    const wall = await aWall(db)
    for (const extension of Object.keys(types)) {
      expect((await ask(`${wall}.${extension}`)).body.toString()).not.toContain('</script> &')
    }
    const { body } = await ask(`${wall}.json`)
    expect(JSON.stringify(JSON.parse(body.toString()))).toContain('Bread </script>')
  })

  test('comes as a script, a page and data, for any origin and without a cookie', async ({ db }) => {
    const wall = await aWall(db)
    for (const [extension, type] of Object.entries(types)) {
      const { status, headers } = await ask(`${wall}.${extension}`)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'accept-encoding',
      })
      expect(headers['cache-control']).toContain('public')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('of sample reviews is served where no demo was seeded', async () => {
    const { status, body } = await ask('/w/sample.js')
    expect(status).toBe(200)
    expect(body.toString()).toContain('Sample data. The newest 6 of 276')
    expect((await ask('/w/samples.js')).status).toBe(404)
  })

  test('comes compressed as the browser can take it, and says the same each time', async ({ db }) => {
    const wall = await aWall(db)
    for (const extension of Object.keys(types)) {
      const plain = await ask(`${wall}.${extension}`)
      const brotli = await ask(`${wall}.${extension}`, { 'accept-encoding': 'gzip, deflate, br' })
      const gzip = await ask(`${wall}.${extension}`, { 'accept-encoding': 'gzip' })
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
      expect(gunzipSync(gzip.body)).toEqual(plain.body)
    }
  })

  test('is not sent again to who has it', async ({ db }) => {
    const wall = await aWall(db)
    const { etag } = (await ask(`${wall}.js`)).headers
    const again = await ask(`${wall}.js`, { 'if-none-match': etag! })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(again.headers.etag).toBe(etag)
    expect((await ask(`${wall}.js`, { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('answers HEAD without a body, and no other method', async ({ db }) => {
    const wall = await aWall(db)
    const head = await ask(`${wall}.js`, {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect(await ask(`${wall}.js`, {}, method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD, OPTIONS' },
      })
  })

  test('may be asked for by other sites with headers of their own', async ({ db }) => {
    expect(await ask(`${await aWall(db)}.json`, {}, 'OPTIONS')).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
      },
    })
  })

  test('is a page without script, escaped, whose style its policy names', async ({ db }) => {
    const { headers, body } = await ask(`${await aWall(db)}.html`)
    const html = body.toString()
    expect(html).toContain('Bread &lt;/script&gt; &amp; &quot;butter&quot; &lt;b&gt;')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('style=')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })

  test('is shown in frames on listed sites alone, also from a cache', async ({ db, business }) => {
    const { id } = await db.transaction((tx) => createWidget(tx, { business }))
    const framing = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))![1]
    const before = await ask(`/w/${id}.html`)
    expect(framing(before.headers['content-security-policy'])).toBe('*')
    const form = widgetForm.parse({ name: 'Wall', kind: 'wall', origins: 'shop.example *.shop.example' })
    await updateWidget(db, { business, widgetId: id, form })
    moveClock(minutes(2))
    try {
      const after = await ask(`/w/${id}.html`, { 'if-none-match': before.headers.etag! })
      expect(after.status).toBe(200)
      expect(framing(after.headers['content-security-policy'])).toBe(
        "'self' https://shop.example https://*.shop.example",
      )
      expect((await ask(`/w/${id}.json`)).body.toString()).not.toContain('shop.example')
    } finally {
      moveClock(-minutes(2))
    }
  })

  test('can be previewed on light, dark and cream pages', async ({ db }) => {
    const wall = await aWall(db)
    const page = async (query: string) => (await ask(`${wall}.html?${query}`)).body.toString()
    expect(await page('page=dark')).toContain('name="color-scheme" content="dark"')
    expect(await page('saved=1&page=light')).toContain('name="color-scheme" content="light"')
    expect(await page('page=cream')).toContain('background:#f6efe3')
    expect(await page('page=%3Cb%3E')).not.toContain('background:#f6efe3')
  })

  test('has its data in place of the name in the script, dollar signs and all', async ({ db }) => {
    const business = await aBusiness(db, { name: "Cash $& Carry $'" })
    const { id } = await db.transaction((tx) => createWidget(tx, { business }))
    const script = (await ask(`/w/${id}.js`)).body.toString()
    expect(script).toContain(JSON.stringify(business.name))
    const { body } = await ask(`/w/${id}.json`)
    expect(JSON.parse(body.toString()).business).toBe(business.name)
  })
})

test('an address that is no wall is 404, whatever it is', async ({ db }) => {
  expect((await ask(`/w/${uuidv7()}.js`)).status).toBe(404)
  expect((await ask(`${await aWall(db)}.gif`)).status).toBe(404)
  const part = fc.string({ unit: fc.constantFrom(...'abc0-./%?&=~:@!$*+,;') })
  await fc.assert(
    fc.asyncProperty(part, part, async (id, rest) => {
      expect((await ask(`/w/${id}.js${rest}`)).status).toBe(404)
    }),
    { numRuns: 80 },
  )
})

test('while the database is away a known wall stays, an unknown comes back', async ({ db, url }) => {
  const wall = await aWall(db)
  const before = await ask(`${wall}.js`)
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 })
  try {
    moveClock(minutes(10))
    expect(await ask(`${wall}.js`)).toMatchObject({ status: 200, body: before.body })
    const unknown = await ask(`/w/${uuidv7()}.js`)
    expect(unknown).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  } finally {
    moveClock(-minutes(10))
    await away.close()
    openDatabase(url, { connections: 2 })
  }
})
