import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { query } from '../postgres-url.ts'
import { openService } from '../service.ts'

// Two services that watch each other's logs, through a kill of each, and a restore of one.

const folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `vouchsafe-witness-${name}-`)))

test.describe.configure({ mode: 'serial' })
let one: Awaited<ReturnType<typeof openService>>
let other: typeof one

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const opened = folders.map((folder) =>
    openService(resolveDataDir({ DATA_DIR: folder }), { BILLING: 'off' }),
  )
  ;[one, other] = (await Promise.all(opened)) as [typeof one, typeof one]
  await one.start()
  await other.start()
  for (const [watched, by] of [
    [one, other],
    [other, one],
  ] as const) {
    const keys = await readKeys(by.origin)
    const { log } = await readKeys(watched.origin)
    await query(by.databaseUrl, 'insert into watched_logs (origin, vkey, url) values ($1, $2, $3)', [
      log!.split('+')[0],
      log,
      `${watched.origin}/log`,
    ])
    await query(watched.databaseUrl, 'insert into witnesses (vkey, url) values ($1, $2)', [
      keys.witness,
      `${by.origin}/witness`,
    ])
  }
})

test.afterAll(async () => {
  await one?.stop()
  await other?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function readKeys(origin: string): Promise<Record<string, string>> {
  const text = await (await fetch(`${origin}/log/keys`)).text()
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2)),
  )
}

/** As if the last checkpoint were ten minutes old: witnesses are asked again. */
const age = (service: typeof one) =>
  query(
    service.databaseUrl,
    `update log_checkpoints set published_at = now() - interval '11 minutes', note = regexp_replace(note, '— [^ ]+/witness .*\\n', '')`,
  )

const isCosigned = async (service: typeof one) =>
  (await (await fetch(`${service.origin}/log/checkpoint`)).text()).includes('/witness ')

const state = async () => {
  const { rows } = await query(one.databaseUrl, 'select frozen, size, published from log_state')
  return rows[0] as { frozen: string | null; size: string; published: string }
}

const run = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [`commands/${name}.ts`, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      // Node warns where both are set.
      NO_COLOR: undefined,
      DATA_DIR: resolveDataDir({ DATA_DIR: folders[0]! }),
      APP_URL: one.origin,
      BILLING: 'off',
    },
  })

test('each signs the other’s checkpoints, also after both were killed', async () => {
  test.setTimeout(240_000)
  const bothSign = async () => {
    for (const service of [one, other]) await age(service)
    for (const service of [one, other])
      await expect.poll(() => isCosigned(service), { timeout: 30_000 }).toBe(true)
  }
  await bothSign()
  for (const service of [one, other]) await service.killService()
  await bothSign()
})

test('each holds the other’s log, finds it right, and is named for it, after each was killed', async () => {
  test.setTimeout(240_000)
  for (const [watched, by] of [
    [one, other],
    [other, one],
  ] as const) {
    const { auditor } = await readKeys(by.origin)
    await query(by.databaseUrl, 'insert into log_audits (origin) select origin from watched_logs')
    await query(watched.databaseUrl, 'insert into witnesses (vkey, url) values ($1, $2)', [
      auditor,
      `${by.origin}/auditor`,
    ])
  }
  const look = (service: typeof one) =>
    query(service.databaseUrl, `insert into pgboss.job (name, data) values ('log.audit', '{}')`)
  for (const service of [one, other]) await look(service)
  for (const service of [one, other]) await service.killService()
  // As if a quarter of an hour had gone by.
  for (const service of [one, other])
    await query(service.databaseUrl, 'update log_audits set busy_until = null')
  const isNamed = async (service: typeof one) => {
    for (const each of [one, other]) await look(each)
    return (await (await fetch(`${service.origin}/log/policy`)).text()).includes('/auditor')
  }
  for (const [service, by] of [
    [one, other],
    [other, one],
  ] as const) {
    await expect.poll(() => isNamed(service), { timeout: 60_000, intervals: [3000] }).toBe(true)
    const [, shown] =
      / (http:\S+\/auditor)\n/.exec(await (await fetch(`${service.origin}/log/policy`)).text()) ?? []
    expect(shown).toBe(`${by.origin}/auditor`)
    const id = createHash('sha256')
      .update(`${new URL(service.origin).host}/log`)
      .digest('hex')
    const read = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
    const checkpoint = (await read(`${shown}/${id}/checkpoint`)).toString()
    const [, size] = checkpoint.split('\n')
    const path = `tile/entries/000.p/${size}`
    expect(await read(`${shown}/${id}/${path}`)).toEqual(await read(`${service.origin}/log/${path}`))
  }
})

test('a restored log signs nothing until the witness says that nothing newer was signed', async () => {
  test.setTimeout(240_000)
  const file = join(folders[0]!, 'before.backup')
  expect(run('backup', file).stderr).toBe('')
  await one.stop()
  expect(run('restore', file, '--replace').stdout).toContain('frozen until you run')
  await one.start()
  await age(one)
  expect((await state()).frozen).toBe('restored')
  await other.stop()
  expect(run('log', 'thaw').stdout).toContain('No witness answers')
  await other.start()
  expect(run('log', 'thaw').stdout).toContain('Thawed')
  await expect.poll(() => isCosigned(one), { timeout: 30_000 }).toBe(true)
})
