import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { query } from '#tests/postgres-url.ts'
import { databaseUser, resolveDataDir } from './data-dir.server.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.server.ts'
import { prepareSocketFolder } from './postgres-cluster.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-embedded-'))
const dataDir = resolveDataDir({ DATA_DIR: folder })
const inUse: EmbeddedPostgres[] = []

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const server = await startEmbeddedPostgres({ dataDir, ...options })
  inUse.push(server)
  return server
}

afterEach(async () => {
  for (const server of inUse.splice(0)) await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await sleep(10)
}

/** Another process of ours that uses the same data folder, and can be killed. */
async function anotherService() {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded-postgres.server.ts')).href
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const { pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(pid)`
  const service = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(service.stdout!, 'data')
  return { service, databasePid: Number(String(line)) }
}

describe('the embedded PostgreSQL', () => {
  test('is stopped by the last to leave, also when all leave at once', async () => {
    const together = await Promise.all([start(), start(), start()])
    expect(together[0].pid).toBeDefined()
    await Promise.all(together.map((each) => each.stop()))
    expect(together[0].pid).toBeUndefined()
  })

  test('keeps what was written over a stop, which is clean', async () => {
    const first = await start()
    await query(first.url, 'create table kept (n int); insert into kept values (1)')
    expect((await query(first.url, 'show data_checksums')).rows).toEqual([{ data_checksums: 'on' }])
    expect((await query(first.url, 'show fsync')).rows).toEqual([{ fsync: 'on' }])
    const pid = first.pid!
    await first.stop()
    await until(() => !isAlive(pid))

    const second = await start()
    expect((await query(second.url, 'select n from kept')).rows).toEqual([{ n: 1 }])
  })

  test('is joined when a killed service left it running', async () => {
    const { service, databasePid } = await anotherService()
    service.kill('SIGKILL')
    await once(service, 'exit')
    expect((await start()).pid).toBe(databasePid)
  })

  test('runs until the last who uses it has left', async () => {
    const [one, other] = await Promise.all([start(), start()])
    await one.stop()
    expect((await query(other.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    const pid = other.pid!
    await other.stop()
    await until(() => !isAlive(pid))
  })

  test('is brought back when it dies under a running service', async () => {
    const states: string[] = []
    const server = await start({ onChange: (state) => states.push(state) })
    await query(server.url, 'create table acknowledged (n int); insert into acknowledged values (7)')
    const killed = server.pid!
    process.kill(killed, 'SIGKILL')
    await until(() => states.includes('restored'))
    expect(states).toEqual(['lost', 'restored'])
    expect(server.pid).not.toBe(killed)
    expect((await query(server.url, 'select n from acknowledged')).rows).toEqual([{ n: 7 }])
  })

  test('starts over the pid file of a machine that went down, even when the number is taken', async () => {
    const { service, databasePid } = await anotherService()
    service.kill('SIGKILL')
    process.kill(databasePid, 'SIGKILL')
    await until(() => !isAlive(databasePid))
    const pidFile = join(dataDir, 'postgresql/postmaster.pid')
    const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
    const stranger = spawn('sleep', ['60'], { ...databaseUser(), cwd: '/', stdio: 'ignore' })
    writeFileSync(pidFile, [stranger.pid, ...rest].join('\n'))
    expect((await query((await start({ deadlineMs: 10_000 })).url, 'select 1 as one')).rows).toEqual([
      { one: 1 },
    ])
    stranger.kill()
  })

  test('of another major version is left as it is, and a sentence says what to do', async () => {
    await (await start()).stop()
    const versionFile = join(dataDir, 'postgresql/PG_VERSION')
    writeFileSync(versionFile, '17\n')
    const before = readdirSync(join(dataDir, 'postgresql')).sort()
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17 and this version brings PostgreSQL 18')
    expect(readdirSync(join(dataDir, 'postgresql')).sort()).toEqual(before)
    writeFileSync(versionFile, '18\n')
  })

  test('whose password file was swapped says so', async () => {
    await (await start()).stop()
    const file = join(dataDir, 'database-password')
    const password = readFileSync(file, 'utf8')
    writeFileSync(file, 'another\n')
    await expect(start()).rejects.toThrow('is not the password of its database')
    writeFileSync(file, password)
    const pid = (await start()).pid
    expect(pid).toBeGreaterThan(0)
  })

  test('works in a folder whose path is too long for a socket', async () => {
    const deep = resolveDataDir({ DATA_DIR: join(folder, 'a-long-name-'.repeat(10)) })
    const server = await start({ dataDir: deep })
    expect((await query(server.url, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    await server.stop()
    rmSync(prepareSocketFolder(deep, databaseUser()), { recursive: true })
  })
})
