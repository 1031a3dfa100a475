import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { inject } from 'vitest'
import { eraseReview } from '#app/features/authors/erase-review.server.ts'
import { appendActs } from '#app/features/log/acts.server.ts'
import { readWatchState as readWatched, writeState } from '#app/features/log/fetch-log.server.ts'
import { openLogKeys, signCheckpoint, vkeys } from '#app/features/log/keys.server.ts'
import { logCases, logEntries, logLeaves } from '#app/features/log/log.table.ts'
import { makeReceipts } from '#app/features/log/receipts.server.ts'
import { findDifference } from '#app/features/log/recompute.server.ts'
import { sequence } from '#app/features/log/sequencer.server.ts'
import { readNewest, readState } from '#app/features/log/state.server.ts'
import { actCodes } from '#app/features/log-format/acts.ts'
import { originHash } from '#app/features/log-format/note.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { atDatabase, query } from '#tests/postgres-url.ts'
import { unwatched } from '#tests/unwatched.ts'
import { readCopy } from './log-copy.server.ts'

const settings = {
  SECRET: 'one secret, of thirty-two letters at least',
  LOG_KEY: Buffer.alloc(32, 7).toString('base64'),
  APP_URL: 'http://localhost:3000',
}
const publishing = unwatched(signCheckpoint)

/** What `npm run log -- watch` would remember of it. */
async function watchTo(db: Database, file: string) {
  const { origin, size } = (await readState(db))!
  const entries = await db.select().from(logEntries).orderBy(asc(logEntries.index))
  const remembered = { origin, size, keys: vkeys(), checkpoint: (await readNewest(db))!.note }
  writeState(
    file,
    null,
    remembered,
    entries.map(({ entry }) => entry),
  )
}

const placesOf = async (db: Database, size: number) => {
  const leaves = await db.select().from(logLeaves).orderBy(asc(logLeaves.index))
  return leaves.flatMap(({ index, act }) => (index !== null && index < size ? [[index, act]] : []))
}

test('an older backup takes the newer entries from a watcher and goes on from them', {
  timeout: 180_000,
}, async ({ db }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-older-'))
  const name = `older_${randomBytes(6).toString('hex')}`
  const server = inject('serverUrl')
  await query(server, `create database ${name} template ${inject('template')}`)
  const url = atDatabase(server, name)
  let own = openDatabase(url, { connections: 2 })
  const run = (command: string, ...args: string[]) => {
    const env = { ...process.env, ...settings, DATABASE_URL: url, DATA_DIR: folder }
    return spawnSync(process.execPath, [`commands/${command}.ts`, ...args], { env, encoding: 'utf8' })
  }
  const answer = (author: { businessId: string; id: string }, act: 'answered' | 'challenged') =>
    appendActs(own.db, [
      { businessId: author.businessId, reviewId: author.id, act, actor: 'business', at: now() },
    ])
  try {
    // The fixture opens the service.
    expect(db).toBeDefined()
    await openLogKeys(own.db, settings, folder)
    const business = await aBusiness(own.db)
    const [kept, erased, changed, both] = [
      await aReview(own.db, { business }),
      await aReview(own.db, { business }),
      await aReview(own.db, { business }),
      await aReview(own.db, { business }),
    ]
    await sequence(own.db, publishing)
    // Waits in the backup, and is in the log since.
    const waiting = await aReview(own.db, { business })
    const older = (await readState(own.db))!
    const file = join(folder, 'older.backup')
    expect(run('backup', file).status).toBe(0)

    await answer(changed, 'answered')
    await answer(both, 'answered')
    await own.db.transaction((tx) => eraseReview(tx, erased, 'erased'))
    const lost = await aReview(own.db, { business: await aBusiness(own.db) })
    await sequence(own.db, publishing)
    const newer = (await readState(own.db))!
    const places = await placesOf(own.db, newer.size)
    const state = join(folder, 'watched')
    await watchTo(own.db, state)
    await own.close()

    expect(run('restore', file, '--replace').stderr).toBe('')
    own = openDatabase(url, { connections: 2 })
    // Acts go on while it is frozen.
    await answer(both, 'challenged')
    const fresh = await aReview(own.db, { business })
    expect((await readState(own.db))!.size).toBe(older.size)
    await own.close()

    const forged = readFileSync(`${state}.entries`)
    forged[forged.length - 60]! ^= 1
    writeFileSync(`${state}.bent.entries`, forged)
    copyFileSync(state, `${state}.bent`)
    const refused = run('log', 'thaw', '--never-watched', '--from', `${state}.bent`)
    expect([refused.status, refused.stdout]).toEqual([
      1,
      expect.stringMatching(/^What is there is no log|not those/),
    ])
    // An auditor serves the same.
    const held = readWatched(state)!
    const auditor = createServer(({ url }, response) => {
      const isBundle = url!.includes(`/tile/entries/000.p/${held.size}`)
      response.end(isBundle ? readFileSync(`${state}.entries`) : held.checkpoint)
    }).listen(0, '127.0.0.1')
    await once(auditor, 'listening')
    const { port } = auditor.address() as AddressInfo
    own = openDatabase(url, { connections: 2 })
    const frozen = (await readState(own.db))!
    const copy = await readCopy(`http://127.0.0.1:${port}/auditor/${originHash(frozen.origin)}`, frozen)
    expect(copy.entries).toHaveLength(newer.size - older.size)
    auditor.close()
    await own.close()
    const thawed = run('log', 'thaw', '--never-watched', '--from', state)
    expect([thawed.stdout, thawed.stderr]).toEqual(['Thawed: the log goes on.\n', ''])
    own = openDatabase(url, { connections: 2 })
    await sequence(own.db, publishing)
    expect(await findDifference(own.db)).toBeNull()
    const entries = await own.db.select().from(logEntries).orderBy(asc(logEntries.index))
    const watched = (await readState(own.db))!
    expect(watched).toMatchObject({ frozen: null, published: watched.size })
    expect(entries[newer.size]!.entry.subarray(1).toString()).toBe(
      `vouchsafe restored v1\nfrom ${older.size}\n`,
    )
    expect(await placesOf(own.db, newer.size)).toEqual(places)
    const left = (await own.db.select({ id: reviews.id }).from(reviews)).map(({ id }) => id)
    expect(new Set(left)).toEqual(new Set([kept, changed, both, waiting, fresh].map(({ id }) => id)))
    expect(await own.db.$count(logCases)).toBe(5)
    const acts = (await own.db.select().from(logLeaves)).filter(({ index }) => index! >= newer.size)
    expect(acts.filter(({ act }) => act === actCodes.set_back)).toHaveLength(2)
    expect(acts.filter(({ act }) => act === actCodes.lost).map(({ businessId }) => businessId)).toEqual([
      lost.businessId,
    ])
    for (const { businessId, id: reviewId } of [kept, changed, both, waiting, fresh]) {
      const { acts } = await makeReceipts(own.db, { businessId, reviewId })
      expect(acts.filter(({ proof }) => proof === null)).toEqual([])
    }
  } finally {
    await own.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
})
