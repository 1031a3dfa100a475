import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { openDatabase } from '#app/platform/database.server.ts'
import { distribute } from '#app/platform/distribution.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { aBusiness } from '#tests/factories.ts'
import { atDatabase, query } from '#tests/postgres-url.ts'
import { sendAll } from './load/http-load.ts'
import { reviewRequest } from './load/review-post.ts'
import { startService } from './load/service.ts'

const port = 3980
const connections = 16
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const text =
  'Bought the seeded loaf and two cardamom buns on a Saturday. The queue was long but it moved, the bread kept for five days, and the buns did not make it home.'

/**
 * Reviews taken in on the cluster that CITUS_DATABASE_URL names, beside those on one node: a database of its own on the
 * coordinator, which goes afterwards. The cluster's is spread if it is not, and keeps its rows.
 */
export async function run() {
  const cluster = process.env.CITUS_DATABASE_URL
  if (!cluster) {
    console.log('  SKIPPED: set CITUS_DATABASE_URL to a database on the coordinator of a Citus cluster.')
    return
  }
  const { pool, close } = openDatabase(cluster)
  await migrate(pool)
  await distribute(pool, () => {})
  await close()
  const name = `bench_${randomBytes(4).toString('hex')}`
  await query(cluster, `create database ${name}`)
  try {
    for (const [where, url] of [
      ['one node', atDatabase(cluster, name)],
      ['cluster', cluster],
    ] as const)
      await measure(where, url)
  } finally {
    await query(cluster, `drop database ${name} with (force)`)
  }
}

async function measure(where: string, url: string) {
  const service = await startService({
    port,
    settings: { DATABASE_URL: url, SECRET: 'a secret that is used in benchmarks alone', ROLE: 'web' },
  })
  try {
    const businesses: string[] = []
    while (businesses.length < 21) businesses.push((await aBusiness(service.db)).id)
    const before = await countRows(service.pool)
    let acknowledged = await post(businesses, 3).then(({ accepted }) => accepted)
    for (const to of [businesses, businesses.slice(0, 1)]) {
      const { accepted, perSecond, p99, share } = await post(to, seconds)
      acknowledged += accepted
      console.log(
        `  ${where.padEnd(9)} ${`to ${to.length}`.padEnd(6)} ${perSecond.toFixed(0).padStart(5)} reviews/s, p99 ${p99.toFixed(0)} ms; ` +
          `the load generator took ${(100 * share).toFixed(0)}% of ${availableParallelism()} processors`,
      )
    }
    const stored = (await countRows(service.pool)) - before
    if (stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored.`)
  } finally {
    await service.stop()
  }
}

const countRows = async (pool: { query: (text: string) => Promise<{ rows: { count: number }[] }> }) =>
  (await pool.query('select count(*)::int as count from reviews')).rows[0]!.count

let count = 0

/** As many as are taken in within the time. `share`: the generator's part of all processors. */
async function post(businesses: string[], forSeconds: number) {
  const until = performance.now() + forSeconds * 1000
  const next = () => {
    if (performance.now() > until) return
    count += 1
    return reviewRequest(port, businesses[count % businesses.length]!, `${text} ${count}`, count)
  }
  const before = process.cpuUsage()
  const since = performance.now()
  const result = await sendAll({ port, connections, requests: next, isAccepted: (status) => status === 303 })
  const { user, system } = process.cpuUsage(before)
  if (result.refused.size > 0) throw new Error(`Refused: ${JSON.stringify([...result.refused])}.`)
  return { ...result, share: (user + system) / 1000 / (performance.now() - since) / availableParallelism() }
}

if (import.meta.main) await run()
