import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { openSigning } from '#app/features/receipts/signing.server.ts'
import { importReviews } from '#app/features/reviews/import.server.ts'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { type Database, openDatabase } from '#app/platform/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { openSecret } from '#app/platform/secret.server.ts'
import { chanceOf } from '#seeds/chance.ts'
import { composeText } from '#seeds/composing.ts'
import { type HotelReview, hotelsFile, readHotels } from '#seeds/hotels.ts'
import { aBusiness } from '#tests/factories.ts'
import { processorTicks, ticksPerSecond } from './idle.bench.ts'

const count = Number(process.env.BENCH_REVIEWS ?? 5_000)

/**
 * Reviews through the import path (checked, with entry, receipt and counters), as a ratio to single-row inserts
 * of the same texts by the same driver over one connection in the same run. Beside the time, that of the processors of both
 * processes: on a machine with other work it is what the rates would be alone.
 */
export async function run() {
  const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-bench-')) })
  openSecret({}, dataDir)
  const embedded = await startEmbeddedPostgres({ dataDir })
  const { db, pool, close } = openDatabase(embedded.url, { connections: 4 })
  try {
    await migrate(pool)
    await openSigning(db)
    const { from, reviews } = await readReviews()
    const before = await insertOneByOne(pool, reviews)
    const business = await aBusiness(db)
    const source = 'Elsewhere'
    const importing = clock(embedded.pid!)
    const { reviewIds } = await importReviews(db, { business, source, reviews })
    const imported = importing(reviewIds.length)
    const after = await insertOneByOne(pool, reviews)
    const again = await importAgain(db, business, reviews)
    const analysing = clock(embedded.pid!)
    await analyseReviews(db, business.id, reviewIds)
    const analysed = analysing(reviewIds.length)
    if (reviewIds.length !== reviews.length) throw new Error(`Only ${reviewIds.length} were imported.`)

    const inserts = (before + after) / 2
    console.log(`  ${reviews.length} reviews ${from}`)
    console.log(`  single-row inserts   ${rate(inserts)} (${before.toFixed(0)}, ${after.toFixed(0)})`)
    console.log(`  imported             ${tell(imported, inserts)} (gate 2,000)`)
    console.log(`  known, so passed by  ${rate(again)}  ratio ${(again / inserts).toFixed(2)}`)
    console.log(`  analysed             ${tell(analysed, inserts)} (gate 500)`)
    console.log(
      `  memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB, load ${loadavg()[0]!.toFixed(1)}`,
    )
  } finally {
    await close()
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const rate = (perSecond: number) => `${perSecond.toFixed(0).padStart(6)}/s`
type Rate = { perSecond: number; perProcessorSecond: number }

/** From now on: so many rows in a second, and in a second of a processor, by this process and the database's. */
function clock(postgres: number) {
  const [started, before] = [performance.now(), processorSeconds(postgres)]
  return (rows: number): Rate => ({
    perSecond: rows / secondsSince(started),
    perProcessorSecond: rows / (processorSeconds(postgres) - before),
  })
}

const processorSeconds = (postgres: number) =>
  processorTicks(postgres) / ticksPerSecond + (process.cpuUsage().user + process.cpuUsage().system) / 1e6

const tell = ({ perSecond, perProcessorSecond }: Rate, inserts: number) =>
  `${rate(perSecond)}  ratio ${(perSecond / inserts).toFixed(2)}; ${rate(perProcessorSecond)} of a processor`
const secondsSince = (started: number) => (performance.now() - started) / 1000

/** Real hotels' reviews where they are at hand, else texts that are put together from the demo's sentences. */
async function readReviews(): Promise<{ from: string; reviews: HotelReview[] }> {
  const file = resolve(hotelsFile)
  if (existsSync(file)) {
    const all = [...(await readHotels(file)).values()].flat()
    return { from: 'of real hotels', reviews: all.slice(0, count) }
  }
  const chance = chanceOf(1)
  const reviews = Array.from({ length: count }, (_, index) => {
    const rating = 1 + (index % 5)
    return { rating, text: composeText(chance, rating), authorName: 'A guest', writtenAt: '2024-05-06' }
  })
  return { from: "put together from the demo's sentences", reviews }
}

async function importAgain(db: Database, business: { id: string; tierName: string }, reviews: HotelReview[]) {
  const started = performance.now()
  const source = 'Elsewhere'
  const { alreadyThere } = await importReviews(db, { business, source, reviews })
  return alreadyThere / secondsSince(started)
}

/** Each row in a statement and a transaction of its own, the next when the one before is on the disk. */
async function insertOneByOne(pool: pg.Pool, reviews: HotelReview[]) {
  await pool.query(
    'create table if not exists bench_rows (id uuid primary key, rating smallint, text text not null, author text, written_at timestamptz)',
  )
  const client = await pool.connect()
  const started = performance.now()
  for (const { rating, text, authorName, writtenAt } of reviews) {
    await client.query('insert into bench_rows values ($1, $2, $3, $4, $5)', [
      uuidv7(),
      rating,
      text,
      authorName,
      writtenAt,
    ])
  }
  const seconds = secondsSince(started)
  client.release()
  return reviews.length / seconds
}
