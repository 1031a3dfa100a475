import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { parseEnvironment } from '#app/platform/env.server.ts'
import { run } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const known = [...readFileSync('app/platform/env.server.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
/** Of Node, PostgreSQL's image and the proxy. */
const ofOthers = /^(NODE_COMPILE_CACHE|POSTGRES_(USER|DB|PASSWORD|INITDB_ARGS)|DOMAIN|UPSTREAM)$/

const ways: Record<string, RegExp> = {
  'compose.yaml': /([A-Z][A-Z_]+): |\$\{([A-Z_]+)/g,
  'deploy/Caddyfile': /\{\$([A-Z_]+)/g,
  'deploy/make-env': /^([A-Z][A-Z_]+)='/gm,
  Dockerfile: /(?<=ENV .*)\b([A-Z][A-Z_]+)=/g,
  ...Object.fromEntries(
    globSync('deploy/*.service').map((file) => [file, /(?<=^Environment=.*)\b([A-Z][A-Z_]+)=/gm]),
  ),
}

test.each(Object.entries(ways))('%s names only settings that are read', (file, way) => {
  const named = [...readFileSync(file, 'utf8').matchAll(way)].map(([, one, other]) => one ?? other!)
  expect(named.length).toBeGreaterThan(0)
  const names = new Set(known.map(([, name]) => name))
  expect(named.filter((name) => !names.has(name) && !ofOthers.test(name))).toEqual([])
})

const wanted = ['reviews.example.com', 'smtps://user:p%27w@mail.example.com', 'you@example.com']
const makeEnv = (file: string, ...words: string[]) =>
  spawnSync('deploy/make-env', [file, ...words], { encoding: 'utf8' })

test('the settings that are made let a public host start, and are secret', () => {
  const file = join(folder, 'env')
  expect(makeEnv(file, ...wanted)).toMatchObject({ status: 0 })
  const made = parseEnv(readFileSync(file, 'utf8'))
  const env = parseEnvironment({ ...made, DATABASE_URL: 'postgres://vouchsafe@localhost/vouchsafe' })
  expect(env).toMatchObject({ APP_URL: 'https://reviews.example.com', BILLING: 'off', isSecure: true })
  expect(made.SECRET).not.toBe(made.POSTGRES_PASSWORD)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('settings that are there are never written over: their secrets would be lost', () => {
  const file = join(folder, 'kept')
  makeEnv(file, ...wanted)
  const before = readFileSync(file, 'utf8')
  expect(makeEnv(file, ...wanted)).toMatchObject({ status: 1, stderr: expect.stringContaining('is there') })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test.each([
  [['reviews.example.com'], /Say: /],
  [['https://reviews.example.com', ...wanted.slice(1)], /is not a domain/],
  [['a.example$(reboot)', ...wanted.slice(1)], /is not a domain/],
  [[wanted[0]!, 'mail.example.com', wanted[2]!], /SMTP_URL must begin/],
  [[wanted[0]!, "smtp://a'; reboot; '", wanted[2]!], /quote or a space/],
  [[wanted[0]!, wanted[1]!, "a@b.example\nDEMO='1'"], /quote or a space/],
  [[wanted[0]!, wanted[1]!, 'nobody'], /not an email/],
])('make-env refuses %j', (words, sentence) => {
  const file = join(folder, 'refused')
  expect(makeEnv(file, ...words)).toMatchObject({ status: 1, stderr: expect.stringMatching(sentence) })
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined()
})

test('a container is healthy when its own role says so, and not when it says nothing', async () => {
  let status = 200
  const server = createServer((_request, response) => response.writeHead(status).end('{}'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const port = String((server.address() as AddressInfo).port)
  const askAs = (env: Record<string, string>) =>
    run(process.execPath, ['commands/healthy.mjs'], { env: { ROLE: '', PORT: '', WORKER_PORT: '', ...env } })
  try {
    expect(await askAs({ PORT: port })).toMatchObject({ status: 0 })
    expect(await askAs({ ROLE: 'worker', PORT: '9', WORKER_PORT: port })).toMatchObject({ status: 0 })
    expect(await askAs({ ROLE: 'worker', PORT: port })).toMatchObject({
      status: 1,
      output: expect.stringContaining('must be set'),
    })
    status = 503
    expect(await askAs({ PORT: port })).toMatchObject({ status: 1 })
  } finally {
    server.close()
  }
  expect(await askAs({ PORT: port })).toMatchObject({ status: 1 })
})

test('nothing secret, personal or local goes into a container image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.*', '**/.env*', 'data', 'node_modules', 'release']))
  const readmitted = ignored.filter((line) => line.startsWith('!'))
  expect(readmitted).toEqual(['!.npmrc', '!.git/HEAD', '!.git/packed-refs', '!.git/refs'])
})
