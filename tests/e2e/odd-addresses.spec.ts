import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'

const read = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path]) => path!.replace(/^\//, ''))
const addresses = [
  ...read('app/routes.ts', /route\(\s*'([^']+)'/g),
  ...read('app/doors.server.ts', /path: '([^']+)'/g),
]
const odd = ['__proto__', '-1', '-1.xml', 'x', '%00', '%ED%A0%80', '%', 'a'.repeat(10_000), 'ABCDEFGH']
const paths = [
  ...new Set(
    addresses.flatMap((address) => [
      ...odd.map((value) => `/${address.replace(/:\w+|\*/g, value)}`),
      `/${address.toUpperCase()}`,
      `/${address}/${odd[0]}`,
    ]),
  ),
]

type Answer = { status: number; type: string; body: string }

/** Sends the path as it is: no client of ours would. */
function open(origin: string, method: string, path: string, headers = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { accept: 'text/html,*/*;q=0.8', ...headers } }
    send(options, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      const { statusCode = 0, headers: answered } = response
      response.on('end', () => resolve({ status: statusCode, type: answered['content-type'] ?? '', body }))
    })
      .on('error', reject)
      .end()
  })
}

const isSentence = ({ status, type, body }: Answer) =>
  status < 400 || (status < 500 && type.startsWith('text/html') && /<h1[^>]*>[^<]{5,}/.test(body))

test('a browser that opens an odd address gets a page with a sentence, and never a 500', async ({
  baseURL,
}) => {
  const wrong: string[] = []
  // Above 16 kB Node answers by itself.
  for (const path of paths.filter((each) => !/^\/(w|assets)\//.test(each) && each.length < 15_000)) {
    const answer = await open(baseURL!, 'GET', path)
    if (!isSentence(answer))
      wrong.push(`${answer.status} ${answer.type} ${path.slice(0, 60)} ${answer.body.slice(0, 60)}`)
  }
  expect(wrong).toEqual([])
})

test('a method that an address does not take, or a form from nowhere, is no error of ours', async ({
  baseURL,
}) => {
  const wrong: string[] = []
  for (const address of addresses.filter((each) => !/^(w|assets|hooks)\//.test(each))) {
    for (const [method, headers] of [
      ['POST', {}],
      ['POST', { origin: '' }],
      ['POST', { origin: 'null' }],
      ['DELETE', { origin: baseURL }],
    ] as const) {
      const path = `/${address.replace(/:\w+|\*/g, 'x')}`
      const answer = await open(baseURL!, method, path, headers)
      if (!isSentence(answer))
        wrong.push(`${method} ${answer.status} ${answer.type} ${path} ${answer.body.slice(0, 60)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('programs still get JSON, and people their language', async ({ baseURL }) => {
  const program = await open(baseURL!, 'GET', '/business/%00', { accept: 'application/json' })
  expect(program).toMatchObject({ status: 400, type: expect.stringContaining('application/json') })
  const person = await open(baseURL!, 'GET', '/r/__proto__', { 'accept-language': 'de' })
  expect(person.status).toBe(404)
  expect(person.body).toContain('lang="de"')
})
