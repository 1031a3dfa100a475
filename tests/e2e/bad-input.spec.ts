import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'

// Read as text, so that a door that is added to the table is tried here too.
const table = [...readFileSync('app/routes.ts', 'utf8').matchAll(/route\('([^']+)'/g)].map(
  ([, path]) => path!,
)
const doors = [
  '',
  ...table.filter((path) => path !== '*'),
  'w/:id.js',
  'w/:id.html',
  'w/:id.json',
  'assets/:id',
]

const odd = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    'null',
    '%00',
    '%',
    '%ff%fe',
    '..%2f..%2fetc',
    "1' or '1'='1",
    '{}',
    '[]',
    '💥',
    '\u202e',
    'a'.repeat(3000),
  ),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 40 }),
)
const names = fc.constantFrom(
  'business',
  'review',
  'rating',
  'q',
  'after',
  'before',
  'topic',
  'label',
  'state',
  'redirect',
  'token',
  'mail',
  'to',
  'feature',
  'text',
  'title',
  'authorName',
  'contactType',
  'fullName',
  'company',
  'subject',
  'message',
  'status',
  'page',
  'authorEmail',
  'consentShow',
  'ticket',
  'proof',
  'email',
  'password',
  'name',
  'website',
  'decision',
  'businessId',
  'reviewId',
  'reason',
  'note',
  'intent',
  'count',
  'height',
  'theme',
  'minimumRating',
  'plan',
  'period',
  'type',
  '_routes',
  '__proto__',
)
const fields = fc.dictionary(names, odd, { maxKeys: 6 })
const body = fc.oneof(
  fields.map((values) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(new URLSearchParams(values).toString()),
  })),
  fields.map((values) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(values)) })),
  fields.map((values) => ({ type: 'multipart/form-data; boundary=x', bytes: multipart(values) })),
  fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => ({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from(bytes) })),
  fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => ({ type: 'multipart/form-data; boundary=x', bytes: Buffer.from(bytes) })),
  fc
    .constantFrom('text/plain', 'nonsense', 'multipart/form-data')
    .map((type) => ({ type, bytes: Buffer.from('x') })),
)
const visit = fc.record({
  door: fc.constantFrom(...doors),
  params: fc.array(odd, { minLength: 2, maxLength: 2 }),
  suffix: fc.constantFrom('', '', '', '.data', '/', '//', '.js'),
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
  query: fields,
  body,
  cookie: fc.constantFrom('', 'vouchsafe.session_token=x', 'theme=%ff', '=;=;', 'a'.repeat(4000)),
})

test('no input of any kind gets a 500', async ({ baseURL }) => {
  await fc.assert(
    fc.asyncProperty(visit, async ({ door, params, suffix, method, query, body, cookie }) => {
      let used = 0
      const path = door.replace(/:\w+/g, () => encodeURIComponent(params[used++]!.toWellFormed()))
      const search = new URLSearchParams(query).toString()
      const status = await statusOf(baseURL!, { method, path: `/${path}${suffix}?${search}`, body, cookie })
      expect(status, `${method} /${path}${suffix}?${search} ${body.type}`).toBeLessThan(500)
    }),
    { numRuns: 1200 },
  )
})

test('paths that are no paths get an answer too', async ({ baseURL }) => {
  for (const path of [
    '/%',
    '/business/%',
    '/review?business=%',
    '/%c0%ae',
    '/business/%00',
    '//',
    '/\\evil.example',
    '/w/',
    '/w/%.js',
    '/.env',
    '/assets/../package.json',
    '/assets/%2e%2e/package.json',
    '/review?q=%00',
    '/hooks/unsubscribe/%0d%0aX:1',
    '/hooks/notifications/%0d%0aX:1',
    '/hooks/newsletter/%0d%0aX:1',
  ]) {
    const status = await statusOf(baseURL!, { method: 'GET', path, cookie: '' })
    expect(status, path).toBeGreaterThanOrEqual(200)
    expect(status, path).toBeLessThan(500)
  }
})

test('what is too large is 413, what is no form is 400, a foreign origin is 403', async ({ baseURL }) => {
  const path = '/review?business=01a1fe7b-ac8c-71ff-b385-fa66f5722b62'
  const type = 'application/x-www-form-urlencoded'
  const large = { type, bytes: Buffer.from(`text=${'a'.repeat(200_000)}`) }
  expect(await statusOf(baseURL!, { method: 'POST', path, body: large, cookie: '' })).toBe(413)
  const noForm = { type: 'application/json', bytes: Buffer.from('{"text":"x"}') }
  expect(await statusOf(baseURL!, { method: 'POST', path, body: noForm, cookie: '' })).toBe(400)
  const fine = { type, bytes: Buffer.from('text=x') }
  const origin = 'https://evil.example'
  expect(await statusOf(baseURL!, { method: 'POST', path, body: fine, cookie: '', origin })).toBe(403)
  expect(await statusOf(baseURL!, { method: 'POST', path, body: fine, cookie: '' })).toBe(422)
  // No page of somebody else has its visitors vote.
  const vote = {
    method: 'POST',
    path: '/business/01a1fe7b-ac8c-71ff-b385-fa66f5722b62',
    body: fine,
    cookie: '',
  }
  expect(await statusOf(baseURL!, { ...vote, origin })).toBe(403)
  expect(await statusOf(baseURL!, vote)).toBe(404)
})

type Sent = {
  method: string
  path: string
  body?: { type: string; bytes: Buffer }
  cookie: string
  origin?: string
}

/** Past fetch, which would tidy the request up. */
function statusOf(baseURL: string, { method, path, body, cookie, origin }: Sent) {
  const { hostname, port } = new URL(baseURL)
  return new Promise<number>((resolve, reject) => {
    const headers: Record<string, string> = {
      ...(origin && { origin }),
      ...(cookie && { cookie: encodeURI(cookie) }),
    }
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    if (body && isWrite)
      Object.assign(headers, { 'content-type': body.type, 'content-length': String(body.bytes.length) })
    const sent = send({ hostname, port, method, path: printable(path), headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode!))
    })
    sent.on('error', reject)
    sent.end(body && isWrite ? body.bytes : undefined)
  })
}

const printable = (path: string) =>
  path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()))

function multipart(values: Record<string, string>) {
  const parts = Object.entries(values).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--x--\r\n`)
}
