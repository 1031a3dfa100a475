import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import { desc } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll } from 'vitest'
import { backupsOf, chooseExpired, nameBackup, openBackupStore } from '#app/platform/backup.server.ts'
import { verifyBackup } from '#app/platform/backup-file.server.ts'
import { readBucketAddress } from '#app/platform/bucket-requests.server.ts'
import { days, hours, moveClock, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { listErasuresSince, noteErasure, openErasures } from '#app/platform/erasures.server.ts'
import { describeError } from '#app/platform/log.server.ts'
import { devMails } from '#app/platform/mail.table.ts'
import { type Misbehaviour, standInKeys, startStandInStorage } from '#stand-ins/s3/server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aUser } from '#tests/factories.ts'
import { query } from '#tests/postgres-url.ts'
import { backups } from './backup.table.ts'
import {
  type BackupSetup,
  backupSource,
  copyErasures,
  fetchErasures,
  openBackups,
  startCopyingErasures,
} from './backup-setup.server.ts'
import { describeBackups, findBackupAges, forgetOldBackups, makeBackup } from './backups.server.ts'
import { drillRestore, isBackupDue, keepBackups, notifyOfBackups } from './keep-backups.job.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-backups-'))
const storage = await startStandInStorage()
afterAll(async () => {
  openErasures(undefined)
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A place of the test's own for backups, and a key of its own. */
async function aSetup(url: string, { isOwnServer = false, bucket = '' } = {}) {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const place = bucket ? { bucket: readBucketAddress(bucket, {}) } : { folder: join(dataDir, 'kept') }
  const env = { backups: place, DATABASE_URL: isOwnServer ? url : undefined }
  const setup = (await openBackups(env, { url, secret: 'a secret', dataDir }))!
  return { ...setup, kept: join(dataDir, 'kept') }
}

const rowsOf = (db: Database) => db.select().from(backups).orderBy(desc(backups.startedAt))
const filesOf = async ({ store, key }: BackupSetup) => backupsOf(await store.list(), key.id)

describe('scheduled backups', () => {
  test('are made each night and restored as a test each week, by one process', async ({ db, url }) => {
    const setup = await aSetup(url)
    await Promise.all([keepBackups(db), keepBackups(db), keepBackups(db)])
    const [row, ...others] = await rowsOf(db)
    expect(others).toEqual([])
    expect(row).toMatchObject({ state: 'good', problem: null, drill: 'restored', drillProblem: null })
    expect(row!.rowCount).toBeGreaterThan(50)
    expect(await filesOf(setup)).toEqual([row!.file])
    expect(readFileSync(join(setup.kept, row!.file)).length).toBe(row!.bytes)
    expect(await describeBackups(db)).toMatchObject({ isGood: true })
    expect((await describeBackups(db)).sentence).toMatch(/restored as a test within the last hour\.$/)
    const { age, drillAge } = (await findBackupAges(db))!
    expect([age, drillAge]).toEqual([expect.any(Number), expect.any(Number)])
    const databases = await query(url, `select from pg_database where datname like '%drill%'`)
    expect(databases.rowCount).toBe(0)

    await keepBackups(db)
    expect(await rowsOf(db)).toHaveLength(1)
    moveClock(days(1))
    await keepBackups(db)
    const [second] = await rowsOf(db)
    expect(second).toMatchObject({ state: 'good', drill: null })
    moveClock(days(6))
    await keepBackups(db)
    expect((await rowsOf(db))[0]).toMatchObject({ state: 'good', drill: 'restored' })
    // Once there is no schedule any more, the age of the last one must not set off an alert.
    await openBackups({ backups: null }, { url, secret: 'a secret', dataDir: setup.dataDir })
    expect(await findBackupAges(db)).toBeUndefined()
  })

  test('are forgotten after 90 days, but for the last good one', async ({ db, url }) => {
    const setup = await aSetup(url)
    await makeBackup(db, setup)
    moveClock(days(1))
    const good = await makeBackup(db, setup)
    await makeBackup(db, { ...setup, key: { ...setup.key, recipient: 'none' } })
    moveClock(days(89))
    await forgetOldBackups(db)
    expect(await rowsOf(db)).toHaveLength(2)
    moveClock(days(1.1))
    await forgetOldBackups(db)
    expect((await rowsOf(db)).map(({ id }) => id)).toEqual([good.id])
  })

  test('can be opened with their key alone, and tell of each changed byte', { timeout: 60_000 }, async ({
    db,
    url,
  }) => {
    const setup = await aSetup(url)
    const { file, rowCount } = await makeBackup(db, setup)
    const source = (changed: Partial<BackupSetup> = {}) => backupSource({ ...setup, ...changed }, file)
    const { header, rows } = await verifyBackup(source())
    expect(header.secret).toBe('a secret')
    expect(Object.values(rows).reduce((sum, count) => sum + count, 0)).toBe(rowCount)

    const other = { ...setup.key, identity: await generateX25519Identity() }
    await expect(verifyBackup(source({ key: other }))).rejects.toThrow('was encrypted with another key')
    const path = join(setup.kept, file)
    const bytes = readFileSync(path)
    for (const at of [30, 150, bytes.length >> 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      writeFileSync(path, changed)
      await expect(verifyBackup(source()), `byte ${at}`).rejects.toThrow(/damaged|another key/)
    }
    for (const length of [0, 10, 100, bytes.length >> 1, bytes.length - 1]) {
      writeFileSync(path, bytes.subarray(0, length))
      await expect(verifyBackup(source()), `${length} bytes`).rejects.toThrow(/cut off|damaged/)
    }
    const id = (await rowsOf(db)).find((row) => row.file === file)!.id
    expect(await drillRestore(db, setup, { id, file })).toMatchObject({ drill: 'failed' })
    expect(await describeBackups(db)).toMatchObject({ isGood: false })
    rmSync(path)
    expect((await drillRestore(db, setup, { id, file })).drillProblem).toMatch(/^There is no vouchsafe-/)
  })

  test('on a server where no database may be made are read to the end, and say so', async ({ db, url }) => {
    const role = `plain_${randomBytes(4).toString('hex')}`
    await query(url, `create role ${role} login password 'plain' in role pg_read_all_data`)
    const setup = await aSetup(url, { isOwnServer: true })
    const row = await makeBackup(db, setup)
    const plain = new URL(url)
    plain.username = role
    plain.password = 'plain'
    const result = await drillRestore(db, { ...setup, url: plain.href }, row)
    expect(result).toMatchObject({ drill: 'read' })
    expect(result.drillProblem).toMatch(/may not create databases/)
    await query(url, `drop role ${role}`)
  })

  test('on a full disk end with a sentence, and leave the older ones', async ({ db, url }) => {
    const setup = await aSetup(url)
    const { file } = await makeBackup(db, setup)
    async function* filling(bytes: AsyncIterable<Uint8Array>) {
      let written = 0
      for await (const part of bytes) {
        written += part.length
        if (written > 5_000) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
        yield part
      }
    }
    const put: BackupSetup['store']['put'] = (name, bytes) => setup.store.put(name, filling(bytes))
    moveClock(hours(1))
    const failed = await makeBackup(db, { ...setup, store: { ...setup.store, put } })
    expect(failed).toMatchObject({ state: 'failed', problem: `There is no space left in ${setup.kept}.` })
    expect(readdirSync(setup.kept)).toEqual([file])
    expect(await describeBackups(db)).toMatchObject({ isGood: false })
  })

  test('that are killed in the middle leave nothing behind that the next one does not take away', {
    timeout: 120_000,
  }, async ({ url }) => {
    const setup = await aSetup(url, { isOwnServer: true })
    await query(
      url,
      `create table bulky as select gen_random_uuid()::text || md5(n::text) as text from generate_series(1, 200000) n`,
    )
    const start = () =>
      spawn(process.execPath, ['commands/backup.ts'], {
        env: {
          ...process.env,
          DATABASE_URL: url,
          SECRET: 's'.repeat(32),
          DATA_DIR: join(folder, 'killed'),
          BACKUP_URL: setup.kept,
          BACKUP_KEY: setup.key.identity,
        },
        stdio: 'ignore',
      })
    const killed = start()
    const hasEnded = new Promise((done) => killed.on('exit', (_, signal) => done(signal)))
    mkdirSync(setup.kept)
    while (!readdirSync(setup.kept).some((name) => name.endsWith('.part'))) await sleep(5)
    killed.kill('SIGKILL')
    expect(await hasEnded).toBe('SIGKILL')
    expect(readdirSync(setup.kept)).toEqual([expect.stringMatching(/\.part$/)])
    expect(await filesOf(setup)).toEqual([])

    const next = start()
    expect(await new Promise((done) => next.on('exit', done))).toBe(0)
    expect(readdirSync(setup.kept)).toEqual(await filesOf(setup))
    expect(await filesOf(setup)).toHaveLength(1)
    await query(url, 'drop table bulky')
  })

  test('in a bucket end with one sentence whatever it does, and no sentence holds a key', {
    timeout: 60_000,
  }, async ({ db, url }) => {
    const setup = await aSetup(url, { bucket: storage.address, isOwnServer: true })
    const bucket = { ...readBucketAddress(storage.address, {}) }
    const store = openBackupStore({ bucket }, { patienceMs: 2_000, pausesMs: [] })
    const quick = { ...setup, store }
    storage.state.misbehave = () => undefined
    const good = await makeBackup(db, quick)
    expect(good).toMatchObject({ state: 'good', problem: null })
    const cases: [string, Misbehaviour, string][] = [
      ['PUT', 'silent', 'did not answer within'],
      ['PUT', 403, 'refuses the key (403 AccessDenied)'],
      ['PUT', 500, 'answers 500 InternalError'],
      ['GET', 'stalls', 'stopped in the middle'],
      ['GET', 'cuts', 'cut the answer off'],
      ['GET', 'wrong-length', 'cut the answer off'],
      ['GET', 'changes', 'does not decrypt'],
    ]
    for (const [method, odd, sentence] of cases) {
      moveClock(hours(1))
      storage.state.misbehave = (asked) =>
        asked.method === method && asked.key.endsWith('.backup.age') ? odd : undefined
      const failed = await makeBackup(db, quick)
      expect(failed.state, `${method} ${odd}`).toBe('failed')
      expect(failed.problem).toContain(sentence)
      expect(failed.problem).not.toContain(standInKeys.secret)
    }
    storage.state.misbehave = () => undefined
    expect(await filesOf(quick)).toEqual([good.file])
    const error = await store.get('x').catch(describeError)
    expect(JSON.stringify([error, await describeBackups(db)])).not.toContain(standInKeys.secret)
  })

  test('that fail are reported to operators at once, then daily until one succeeds', async ({ db, url }) => {
    const operator = await aUser(db, { isOperator: true })
    const setup = await aSetup(url)
    await db.delete(backups)
    writeFileSync(setup.kept, 'a file where the folder should be')
    const asked = async () =>
      (await query(url, `select from pgboss.job where name = 'backups.notify-operator'`)).rowCount
    await keepBackups(db)
    expect((await rowsOf(db))[0]).toMatchObject({ state: 'failed' })
    expect(await asked()).toBe(1)
    moveClock(hours(2))
    await keepBackups(db)
    expect(await asked()).toBe(1)
    moveClock(hours(23))
    await keepBackups(db)
    expect(await asked()).toBe(2)
    await notifyOfBackups(db, {})
    const mails = await db.select().from(devMails)
    expect(mails.filter(({ recipient }) => recipient === operator.email)).toMatchObject([
      { subject: 'Backups of your service fail' },
    ])

    rmSync(setup.kept)
    await keepBackups(db)
    await notifyOfBackups(db, {})
    expect(await db.select().from(devMails)).toHaveLength(mails.length)
  })

  test('bring what was erased to another machine', async ({ url }) => {
    const here = await aSetup(url)
    openErasures(here.dataDir)
    const since = now().toISOString()
    moveClock(1000)
    noteErasure({ person: 'a hash' })
    noteErasure({ businessId: uuidv7(), reviewId: uuidv7(), kind: 'erased' })
    const noted = listErasuresSince(since)
    await copyErasures(here)
    const there = join(folder, 'there')
    mkdirSync(there)
    openErasures(there)
    noteErasure({ person: 'another' })
    for (let again = 0; again < 2; again++) await fetchErasures({ ...here, dataDir: there })
    expect(listErasuresSince(since)).toEqual([expect.objectContaining({ person: 'another' }), ...noted])
    expect(await filesOf(here)).toEqual([])
    startCopyingErasures()()
  })
})

describe('the backups that are kept', () => {
  const at = (day: string) => nameBackup('0123abcd', new Date(`${day}T02:12:00Z`))
  const all = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      at(new Date(Date.parse(from) - days(index)).toISOString().slice(0, 10)),
    )
  const dates = (files: string[]) => files.map((file) => file.slice(19, 29))

  test('are the newest of seven days, four weeks and six months', () => {
    const files = all('2026-11-27', 400)
    const gone = new Set(chooseExpired(files, { days: 7, weeks: 4, months: 6 }))
    expect(dates(files.filter((file) => !gone.has(file)))).toEqual([
      '2026-11-27',
      '2026-11-26',
      '2026-11-25',
      '2026-11-24',
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ])
  })

  test('are always the newest, whatever came when', () => {
    const some = fc.array(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), {
      minLength: 1,
    })
    const amounts = fc.record({ days: fc.nat(9), weeks: fc.nat(9), months: fc.nat(9) })
    fc.assert(
      fc.property(some, amounts, (times, keep) => {
        const files = backupsOf(
          times.map((time) => nameBackup('0123abcd', time)),
          '0123abcd',
        )
        const gone = chooseExpired(files, keep)
        expect(gone).not.toContain(files[0])
        expect(files.length - gone.length).toBeLessThanOrEqual(
          keep.days + keep.weeks + keep.months + 1 + times.length - new Set(files).size,
        )
        expect(
          chooseExpired(
            files.filter((file) => !gone.includes(file)),
            keep,
          ),
        ).toEqual([])
      }),
    )
  })

  test('are those of one key alone, and nothing else that lies there', () => {
    const ours = at('2026-11-27')
    const files = [
      ours,
      nameBackup('ffffffff', now()),
      'vouchsafe.backup',
      `${ours}.part`,
      `x${ours}`,
      'notes.txt',
    ]
    expect(backupsOf(files, '0123abcd')).toEqual([ours])
  })
})

test('a backup is due once after each night, and at once where there is none', () => {
  const time = (text: string) => new Date(`2026-11-${text}:00Z`)
  expect(isBackupDue(undefined, time('27T01:00'))).toBe(true)
  expect(isBackupDue(time('26T02:12'), time('27T01:59'))).toBe(false)
  expect(isBackupDue(time('26T02:12'), time('27T02:00'))).toBe(true)
  expect(isBackupDue(time('27T02:00'), time('27T23:00'))).toBe(false)
  expect(isBackupDue(time('20T12:00'), time('27T01:00'))).toBe(true)
})
