import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../app/platform/embedded-postgres.server.ts'

// Every command of the README is started once, the smallest way it can be, so that none rots unseen.

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-commands-'))
const backup = join(folder, 'all.backup')
let server: EmbeddedPostgres
// Commands join a server that runs; each would start and stop one of its own.
test.beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: resolveDataDir({ DATA_DIR: folder }) })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** In this order, in one data folder. Behind a command's name: which of its kinds. */
const started: Record<string, { args: string[]; input?: string; says: string; status?: number }> = {
  migrate: { args: ['commands/migrate.ts'], says: 'Applied 0001' },
  seed: { args: ['commands/seed.ts', 'empty'], says: '' },
  distribute: { args: ['commands/distribute.ts'], says: 'The embedded database is one machine', status: 1 },
  doctor: { args: ['commands/doctor.ts'], says: 'ok' },
  'stripe-setup': { args: ['commands/stripe-setup.ts'], says: 'STRIPE_SECRET_KEY must be set', status: 1 },
  operator: {
    args: ['commands/operator.ts', 'nobody@shop.example'],
    says: 'Nobody has signed up',
    status: 1,
  },
  log: { args: ['commands/log.ts', 'verify', 'nothing.json'], says: 'no such file', status: 1 },
  'log -- no receipts': {
    args: ['commands/log.ts', 'verify', 'README.md'],
    says: 'README.md is no file of receipts',
    status: 1,
  },
  backup: { args: ['commands/backup.ts', backup], says: 'SECRET' },
  restore: { args: ['commands/restore.ts', backup, '--replace'], says: '' },
  'restore -- a folder': { args: ['commands/restore.ts', 'docs'], says: 'is no file.', status: 1 },
  'backup -- scheduled': { args: ['commands/backup.ts'], says: 'read back and whole' },
  'restore -- latest': { args: ['commands/restore.ts', 'latest', '--replace'], says: 'Restored' },
  analyse: {
    args: ['analysis/cli.ts'],
    input: '{"id":"1","rating":5,"text":"Great bread"}\n',
    says: 'positive',
  },
  'test:faults': { args: ['tests/faults/run.ts', '1', '2'], says: '20 reviews acknowledged' },
  'test:faults -- invitations': { args: ['tests/faults/invitations.ts', '1', '4'], says: '0 things broken' },
  'test:faults -- fuzz': {
    args: ['tests/faults/fuzz.ts', '1', '200'],
    says: '0 answered 5xx, 0 connections dropped by us, 0 errors logged',
  },
  release: { args: ['commands/release.ts', '--list'], says: 'build/server/index.js' },
  bench: {
    args: ['commands/bench.ts', 'nothing'],
    says: 'No benchmark is called nothing. There are: ',
    status: 1,
  },
}

const elsewhere: Record<string, string> = {
  start: 'these tests run what it builds',
  build: 'a part of npm test',
  test: 'runs this',
  check: 'parts of npm test',
  licences: 'commands/licences.test.ts compares the page that it writes',
  papers: 'its tests compare the pages that it writes',
  'test:citus': 'a cluster of its own, which few machines have',
  dev: 'the same service behind Vite’s server, which has no end of its own',
  screenshots: 'minutes, and only pictures for people',
  train: 'hours, and data that is not in the repository',
}

test('every command is started here, or there is a reason', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = new Set(Object.keys({ ...started, ...elsewhere }).map((name) => name.split(' ')[0]))
  expect([...names].sort()).toEqual(Object.keys(scripts).sort())
})

for (const [name, { args, input, says, status = 0 }] of Object.entries(started)) {
  test(`npm run ${name} works`, () => {
    const ended = spawnSync(process.execPath, args, {
      input,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, DEMO: '0', NODE_ENV: 'production' },
      timeout: 170_000,
    })
    expect({ ...ended, text: ended.stdout + ended.stderr }).toMatchObject({ status })
    expect(ended.stdout + ended.stderr).toContain(says)
  })
}

test('a start that fails says one sentence and leaves nothing running', async () => {
  await server.stop()
  for (const wrong of [{ TRUSTED_PROXIES: 'nginx' }, { PORT: process.env.E2E_PORT! }]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build/server/index.js'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATA_DIR: folder,
        DEMO: '0',
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        // Node warns of it beside NO_COLOR.
        FORCE_COLOR: undefined,
        ...wrong,
      },
      timeout: 120_000,
    })
    expect(status).toBe(1)
    expect((stdout + stderr).trim().split('\n')).toEqual([expect.stringMatching(/^Vouchsafe cannot start: /)])
    expect(() => readFileSync(join(folder, 'postgresql/postmaster.pid'))).toThrow()
  }
})
