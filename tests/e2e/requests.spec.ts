import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from '@playwright/test'
import { oddPaths } from '../faults/raw-requests.ts'
import { crawl } from './crawl.ts'
import { expect, test as testDemo } from './demo.ts'

// Read as text, so that a door that is added to the tables is tried here too.
const read = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path]) => path!.replace(/^\//, ''))
const addresses = [
  ...read('app/routes.ts', /route\(\s*'([^']+)'/g),
  ...read('app/doors.server.ts', /path: '([^']+)'/g),
]
test('paths that are no paths get an answer too', async ({ baseURL }) => {
  for (const path of oddPaths.filter((each) => each.startsWith('/'))) {
    const { status } = await answerTo(baseURL!, { path })
    expect(status, path).toBeGreaterThanOrEqual(200)
    expect(status, path).toBeLessThan(500)
  }
})

test('what is too large is 413, what is no form is 400, a foreign origin is 403', async ({ baseURL }) => {
  const path = '/review?business=01a1fe7b-ac8c-71ff-b385-fa66f5722b62'
  const post = async (given: Omit<Sent, 'method'>) =>
    (await answerTo(baseURL!, { method: 'POST', ...given })).status
  const type = 'application/x-www-form-urlencoded'
  const body = { type, bytes: Buffer.from('text=x') }
  const headers = { origin: 'https://evil.example' }
  expect(await post({ path, body: { type, bytes: Buffer.from(`text=${'a'.repeat(200_000)}`) } })).toBe(413)
  expect(await post({ path, body: { type: 'application/json', bytes: Buffer.from('{"text":"x"}') } })).toBe(
    400,
  )
  expect(await post({ path, body, headers })).toBe(403)
  expect(await post({ path, body })).toBe(422)
  // No page of somebody else has its visitors vote.
  const vote = { path: '/business/01a1fe7b-ac8c-71ff-b385-fa66f5722b62', body }
  expect(await post({ ...vote, headers })).toBe(403)
  expect(await post(vote)).toBe(404)
})

test('only a page runs or loads anything, and every answer names its type', async ({ baseURL }) => {
  const json = { accept: 'application/json' }
  for (const [path, headers] of [
    ['/healthz', {}],
    ['/api/v1/openapi.json', {}],
    ['/api/v1/reviews', {}],
    ['/log/keys', {}],
    ['/robots.txt', {}],
    ['/assets/none.js', {}],
    ['/w/none.js', {}],
    ['/-/-/-/-', json],
  ] as const) {
    const answer = await fetch(`${baseURL}${path}`, { headers })
    expect(answer.headers.get('content-security-policy'), path).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(answer.headers.get('content-type'), path).toMatch(/^(text\/.+; ?charset=utf-8|application\/json)/i)
  }
  const page = await fetch(`${baseURL}/`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
})

type Sent = {
  method?: string
  path: string
  body?: { type: string; bytes: Buffer }
  headers?: Record<string, string | undefined>
}
type Answer = { status: number; type: string; body: string }

/** Sends the path as it is, past fetch, which would tidy the request up. */
function answerTo(origin: string, { method = 'GET', path, body, headers = {} }: Sent) {
  const { hostname, port } = new URL(origin)
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const sent = isWrite ? body : undefined
  const all = { ...headers, ...(sent && { 'content-type': sent.type, 'content-length': sent.bytes.length }) }
  const options = {
    hostname,
    port,
    method,
    path: printable(path),
    headers: JSON.parse(JSON.stringify(all)),
    // A connection of its own: one that is kept may be closed by the service while we send.
    agent: false,
  } as const
  return new Promise<Answer>((resolve, reject) => {
    send(options, async (response) => {
      const { statusCode: status = 0, headers: answered } = response
      resolve({ status, type: answered['content-type'] ?? '', body: await text(response) })
    })
      .on('error', reject)
      .end(sent?.bytes)
  })
}

const printable = (path: string) =>
  path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character.toWellFormed()))

const oddValues = ['__proto__', '-1', '-1.xml', 'x', '%00', '%ED%A0%80', '%', 'a'.repeat(10_000), 'ABCDEFGH']
const paths = [
  ...new Set(
    addresses.flatMap((address) => [
      ...oddValues.map((value) => `/${address.replace(/:\w+|\*/g, value)}`),
      `/${address.toUpperCase()}`,
      `/${address}/${oddValues[0]}`,
    ]),
  ),
]

const asBrowser = { accept: 'text/html,*/*;q=0.8' }
const isSentence = ({ status, type, body }: Answer) =>
  status < 400 || (status < 500 && type.startsWith('text/html') && /<h1[^>]*>[^<]{5,}/.test(body))

test('a browser at an odd address gets a sentence, and never a 500', async ({ baseURL }) => {
  const wrong: string[] = []
  // Above 16 kB Node answers by itself.
  for (const path of paths.filter(
    (each) => !/^\/(w|assets|api|log|hooks\/saml)\//.test(each) && each.length < 15_000,
  )) {
    const answer = await answerTo(baseURL!, { path, headers: asBrowser })
    if (!isSentence(answer))
      wrong.push(`${answer.status} ${answer.type} ${path.slice(0, 60)} ${answer.body.slice(0, 60)}`)
  }
  expect(wrong).toEqual([])
})

test('a wrong method, or a form from nowhere, is no error of ours', async ({ baseURL }) => {
  const wrong: string[] = []
  for (const address of addresses.filter((each) => !/^(w|assets|hooks|api)\//.test(each))) {
    for (const [method, headers] of [
      ['POST', {}],
      ['POST', { origin: '' }],
      ['POST', { origin: 'null' }],
      ['DELETE', { origin: baseURL }],
    ] as const) {
      const path = `/${address.replace(/:\w+|\*/g, 'x')}`
      const answer = await answerTo(baseURL!, { method, path, headers: { ...asBrowser, ...headers } })
      if (!isSentence(answer))
        wrong.push(`${method} ${answer.status} ${answer.type} ${path} ${answer.body.slice(0, 60)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('programs still get JSON, and people their language', async ({ baseURL }) => {
  const program = await answerTo(baseURL!, {
    path: '/business/%00',
    headers: { accept: 'application/json' },
  })
  expect(program).toMatchObject({ status: 400, type: expect.stringContaining('application/json') })
  const file = await answerTo(baseURL!, { path: '/dev/mail/0199fc15-4ed5-73d9-87e7-f66757787099/none.json' })
  expect(file).toMatchObject({ status: 404, body: expect.stringContaining('does not exist') })
  const person = await answerTo(baseURL!, {
    path: '/r/__proto__',
    headers: { ...asBrowser, 'accept-language': 'de' },
  })
  expect(person.status).toBe(404)
  expect(person.body).toContain('lang="de"')
})

testDemo('every link of every public page leads somewhere, and each page says what', async ({ demo }) => {
  const { pages, files, complaints } = await crawl(demo.origin, ['/', '/sitemap.xml', '/robots.txt'])
  expect(complaints).toEqual([])
  expect(pages).toBeGreaterThan(25)
  console.log(`${pages} pages and ${files} files beside them`)
})
