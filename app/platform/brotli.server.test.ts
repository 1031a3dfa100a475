import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { brotliPages } from './brotli.server.ts'

const page = `<!doctype html>${'<p>A page of some length.</p>'.repeat(200)}`
const sentences = Array.from({ length: 400 }, (_, at) => `<p>Sentence ${at * at} of ${at % 7}.</p>`).join('')
const app = new Hono()
app.use(brotliPages)
app.get('/page', (c) => c.html(page, 404, { 'x-kept': 'yes' }))
app.get('/again', (c) => c.html(sentences))
app.get('/short', (c) => c.html('<p>Short</p>'))
app.get('/file', (c) => c.text(page))

const ask = (path: string, encoding = 'gzip, deflate, br') =>
  app.request(path, { headers: { 'accept-encoding': encoding } })

test('a page comes as Brotli, with its status and its headers', async () => {
  const answer = await ask('/page')
  expect(answer.status).toBe(404)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'x-kept': 'yes',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page)
})

test('a page that comes again as it was comes smaller', async () => {
  const lengthNow = async () => {
    const answer = await ask('/again')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(brotliDecompressSync(body).toString()).toBe(sentences)
    return body.length
  }
  const first = await lengthNow()
  await expect.poll(lengthNow).toBeLessThan(first)
})

test('who does not take Brotli, what is short and what is no page get it plain', async () => {
  const answers = await Promise.all([ask('/page', 'gzip'), ask('/short'), ask('/file')])
  for (const answer of answers) expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answers[0].text()).toBe(page)
  expect(await answers[1].text()).toBe('<p>Short</p>')
})

test('an answer to HEAD has no body', async () => {
  const answer = await app.request('/page', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('')
})
