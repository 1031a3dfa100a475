import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { brotliPages } from './brotli.server.ts'

const page = `<!doctype html>${Array.from({ length: 900 }, (_, at) => `<p>Line ${at * 7919} of ${at}</p>`).join('')}`

async function ask(cacheControl: string, etag: string) {
  const app = new Hono()
  app.use(brotliPages)
  app.get('/', (c) => c.html(page, 200, { 'cache-control': cacheControl, etag }))
  const answer = await app.request('/', { headers: { 'accept-encoding': 'br' } })
  return Buffer.from(await answer.arrayBuffer())
}

test('a page for everybody becomes smaller when it is asked for again, and stays the same page', async () => {
  const first = await ask('public, max-age=60', '"a"')
  await expect.poll(async () => (await ask('public, max-age=60', '"a"')).length).toBeLessThan(first.length)
  const best = await ask('public, max-age=60', '"a"')
  expect(brotliDecompressSync(best).toString()).toBe(page)
  const other = await ask('public, max-age=60', '"b"')
  expect(other.length).toBe(first.length)
})

test('a page for one visitor is never kept', async () => {
  const sizes = []
  for (let turn = 0; turn < 4; turn++) {
    sizes.push((await ask('private, no-cache', '"c"')).length)
    await new Promise((done) => setTimeout(done, 250))
  }
  expect(new Set(sizes).size).toBe(1)
})
