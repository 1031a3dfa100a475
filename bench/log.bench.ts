// npm run bench -- log: the public log alone, on the embedded PostgreSQL. BENCH_ACTS: how many acts wait.

import { setTimeout as sleep } from 'node:timers/promises'
import { isNull, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { appendActs, makeBusinessLeaf } from '#app/features/log/acts.server.ts'
import { splitBundle } from '#app/features/log/fetch-log.server.ts'
import { integrate } from '#app/features/log/integrate.server.ts'
import { openLogKeys, signCheckpoint } from '#app/features/log/keys.server.ts'
import { logLeaves } from '#app/features/log/log.table.ts'
import { proveBusiness, proveEntries } from '#app/features/log/receipts.server.ts'
import { sequence, startSequencer } from '#app/features/log/sequencer.server.ts'
import { readState } from '#app/features/log/state.server.ts'
import { readBundle, readTile } from '#app/features/log/tree.server.ts'
import { isEqual } from '#app/features/log-format/bytes.ts'
import { Frontier, leafHash, tileWidth, widthOf } from '#app/features/log-format/merkle.ts'
import { Replay } from '#app/features/log-format/replay.ts'
import { jobNames } from '#app/jobs.ts'
import { type Database, insertRows, openDatabase } from '#app/platform/database.server.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { unwatched } from '#tests/unwatched.ts'
import { withOwnDatabase } from './load/own-database.ts'

const count = Number(process.env.BENCH_ACTS ?? 100_000)
const businesses = 1_000
type OfAct = { businessId: string; reviewId: string; actor: 'author'; at: Date }
const isWaiting = isNull(logLeaves.index)

export const run = () =>
  withOwnDatabase(8, async ({ db, url, dataDir }) => {
    await openLogKeys(db, { APP_URL: 'http://localhost:3000' }, dataDir)
    const queue = await openQueue(url, jobNames, { isWorker: false })
    const publishing = unwatched(signCheckpoint)

    const ids = Array.from({ length: businesses }, () => uuidv7())
    await fill(db, ids)
    const started = performance.now()
    while ((await integrate(db)) > 0);
    const seconds = (performance.now() - started) / 1000
    console.log(
      `  integrate             ${(count / seconds).toFixed(0)} acts/s (${count} acts of ${businesses} businesses)`,
    )
    await sequence(db, publishing)
    await tellSizes(db)
    await tellAudit(db)

    const { size } = (await readState(db))!
    await tell('proof of an entry', () => proveEntries(db, [Math.floor(Math.random() * size)]))
    await tell('record of a business', (at) => proveBusiness(db, ids[at % businesses]!))
    const business = await aBusiness(db)
    const review = await aReview(db, { business })
    const of = { businessId: business.id, reviewId: review.id, actor: 'author', at: new Date() } as const
    await db.execute('create table bench_rows (id uuid primary key, entry bytea)')
    const row = sql`insert into bench_rows values (gen_random_uuid(), ${Buffer.alloc(76)})`
    await tellAct(db, row, of)
    await db.execute(sql`alter database vouchsafe set synchronous_commit = off`)
    const unsynced = openDatabase(url, { connections: 1 })
    await tellAct(unsynced.db, row, of, ', no sync')
    await unsynced.close()
    await db.execute(sql`alter database vouchsafe reset synchronous_commit`)
    await tellDelay(db, publishing, of)
    await queue.close()
  })

async function fill(db: Database, ids: string[]) {
  const at = new Date()
  const day = Math.floor(at.getTime() / 86_400_000)
  const leafOf = (written: number) => {
    const businessId = ids[written % businesses]!
    const act = written < businesses ? ('opened' as const) : ('renamed' as const)
    return makeBusinessLeaf({ businessId, act, at, day }).leaf
  }
  for (let from = 0; from < count; from += 2_000)
    await db.execute(
      insertRows(
        logLeaves,
        Array.from({ length: 2_000 }, (_, at) => leafOf(from + at)),
      ),
    )
}

async function tell(name: string, run: (at: number) => Promise<unknown>) {
  const times: number[] = []
  for (let at = 0; at < 300; at++) times.push(await timed(() => run(at)))
  const { half, most } = quantiles(times)
  console.log(`  ${name.padEnd(21)} ${half.toFixed(2)} ms, p95 ${most.toFixed(2)} ms`)
}

/** In turns, so that both meet the same load. */
async function tellAct(db: Database, row: SQL, of: OfAct, note = '') {
  const plain: number[] = []
  const more: number[] = []
  for (let at = 0; at < 2_000; at++) {
    plain.push(await timed(() => db.transaction((tx) => tx.execute(row))))
    const withAct = async (tx: Database) => {
      await tx.execute(row)
      await appendActs(tx, [{ ...of, act: 'consented' }])
    }
    more.push(await timed(() => db.transaction(withAct)))
  }
  const [one, other] = [quantiles(plain), quantiles(more)]
  console.log(
    `  an act's transaction  ${one.half.toFixed(2)} + ${(other.half - one.half).toFixed(2)} ms (p95 ${one.most.toFixed(2)} and ${other.most.toFixed(2)}${note})`,
  )
}

async function timed(run: () => Promise<unknown>) {
  const started = performance.now()
  await run()
  return performance.now() - started
}

function quantiles(times: number[]) {
  const sorted = times.sort((a, b) => a - b)
  const [half, most] = [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)]!)
  return { half: half!, most: most! }
}

async function tellSizes(db: Database) {
  const names = ['log_tiles', 'log_entries', 'log_register', 'log_leaves']
  for (const name of names) {
    const { rows } = await db.execute<{ bytes: string }>(`select pg_total_relation_size('${name}') as bytes`)
    console.log(`  ${name.padEnd(21)} ${(Number(rows[0]!.bytes) / 1e6).toFixed(1)} MB`)
  }
}

/** As an auditor does it, without the network. */
async function tellAudit(db: Database) {
  const { origin, size, root } = (await readState(db))!
  const bytes = { tiles: 0, bundles: 0 }
  const replay = new Replay(origin)
  const tree = new Frontier()
  const started = performance.now()
  for (let n = 0; n * tileWidth < size; n++) {
    const tile = { n, width: widthOf(0, n, size) }
    bytes.tiles += (await readTile(db, 0, tile))!.length
    const bundle = (await readBundle(db, tile))!
    bytes.bundles += bundle.length
    for (const entry of splitBundle(bundle)) {
      const wrong = replay.take(entry)
      if (wrong) throw new Error(wrong)
      tree.add(leafHash(entry))
    }
  }
  if (!isEqual(tree.root(), root)) throw new Error('The entries have another root.')
  console.log(
    `  audit                 ${((performance.now() - started) / 1000).toFixed(1)} s (${size} entries)`,
  )
  console.log(
    `  level 0, bundles      ${(bytes.tiles / 1e6).toFixed(1)} and ${(bytes.bundles / 1e6).toFixed(1)} MB`,
  )
}

async function tellDelay(db: Database, publishing: ReturnType<typeof unwatched>, of: OfAct) {
  const sequencer = startSequencer(db, publishing)
  const delays: number[] = []
  for (let act = 0; act < 40; act++) {
    await appendActs(db, [{ ...of, act: 'consented' }])
    const started = performance.now()
    const isOpen = async () => (await db.$count(logLeaves, isWaiting)) > 0
    while (await isOpen()) await sleep(20)
    const { size } = (await readState(db))!
    while ((await readState(db))!.published < size) await sleep(20)
    delays.push(performance.now() - started)
  }
  await sequencer.close()
  const p95 = delays.sort((a, b) => a - b)[Math.floor(delays.length * 0.95)]!
  console.log(`  act to published      p95 ${p95.toFixed(0)} ms`)
}
