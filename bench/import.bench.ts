import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { jobNames } from '#app/jobs.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { type Handlers, startWorking } from '#app/platform/worker-loop.server.ts'
import { type HotelReview, hotelsFile, readHotels } from '#seeds/hotels.ts'
import { aBusiness } from '#tests/factories.ts'
import { processorTicks, ticksPerSecond } from './idle.bench.ts'
import { withOwnDatabase } from './load/own-database.ts'
import { composeReviews, countAnalysed, handlers, isImported, startFile, until } from './queue.bench.ts'

const count = Number(process.env.BENCH_REVIEWS ?? 20_000)

/**
 * A file of reviews through the jobs that import it (rows checked, with entry, receipt and counters) and analyse it, as a
 * ratio to single-row inserts of the same texts by the same driver over one connection in the same run. Beside the time, that
 * of the processors of both processes: on a machine with other work it is the work itself.
 */
export const run = () =>
  withOwnDatabase(4, async ({ db, pool, url, pid }) => {
    const queue = await openQueue(url, jobNames, { isWorker: true })
    const { from, reviews } = await readReviews()
    const before = await insertOneByOne(pool, reviews)
    const business = await aBusiness(db)
    await startFile(db, business, reviews)
    const importing = clock(pid)
    await startWorking(db, handlers as Handlers, {})
    await until(() => isImported(db, business))
    const imported = importing(reviews.length)
    const analysing = clock(pid)
    await until(async () => (await countAnalysed(db, business)) === reviews.length)
    const analysed = analysing(reviews.length)
    const after = await insertOneByOne(pool, reviews)
    await queue.close()

    const inserts = (before + after) / 2
    console.log(`  ${reviews.length} reviews ${from}`)
    console.log(`  single-row inserts   ${rate(inserts)} (${before.toFixed(0)}, ${after.toFixed(0)})`)
    console.log(`  imported             ${tell(imported, inserts)} (gate 2,000)`)
    console.log(`  analysed             ${tell(analysed, inserts)} (gate 500)`)
    console.log(
      `  memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB, load ${loadavg()[0]!.toFixed(1)}`,
    )
  })

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
  return { from: "put together from the demo's sentences", reviews: composeReviews(count) }
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
