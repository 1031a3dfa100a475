import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { pinnedLoader } from '#app/features/widgets/widget-code.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { handleLoader, openLoaderDoor } from './loader-door.server.ts'

const server = createServer((request, response) => void handleLoader(request, response))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const pathOf = (address: string) => address.slice(address.indexOf('/w/'))
const ask = (path: string, options: RequestInit = {}) => fetch(origin + path, options)
test('the loader is served under its hash for ever, with its integrity', async ({ db }) => {
  expect(db).toBeDefined()
  openLoaderDoor('first()', { 'x-content-type-options': 'nosniff' })
  const { address, integrity } = pinnedLoader()
  const answer = await ask(pathOf(address))
  const script = await answer.text()
  expect(script).toBe('first()')
  expect(integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect((await ask('/w/loader.js')).headers.get('cache-control')).not.toContain('immutable')
})

test('after an upgrade a site that pinned the loader before still gets it, byte for byte', async ({ db }) => {
  expect(db).toBeDefined()
  openLoaderDoor('second()')
  const before = pathOf(pinnedLoader().address)
  openLoaderDoor('third()')
  expect(await (await ask('/w/loader.js')).text()).toBe('third()')
  await expect.poll(async () => (await ask(before)).text()).toBe('second()')
})

test('a loader that never was is 404, and one that cannot be looked up is 503', async ({ db, url }) => {
  expect(db).toBeDefined()
  openLoaderDoor('fourth()')
  const invented = `/w/loader-${'0'.repeat(24)}.js`
  for (const path of [invented, '/w/loader-0.js', '/w/loaders.js', '/w/loader', '/w/loader-%00.js'])
    expect((await ask(path)).status, path).toBe(404)
  expect((await ask('/w/loader.js', { method: 'POST' })).status).toBe(405)
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 })
  try {
    expect((await ask(invented)).status).toBe(503)
    expect((await ask(pathOf(pinnedLoader().address))).status).toBe(200)
  } finally {
    await away.close()
    openDatabase(url, { connections: 2 })
  }
})
