import { availableParallelism } from 'node:os'
import { sendAll } from './load/http-load.ts'
import { startService } from './load/service.ts'
import { medianOf } from './pages/measuring.ts'

const ports = [3976, 3977] as const
const turns = Number(process.env.BENCH_TURNS ?? 5)
const connections = 16

/**
 * Reads of the demo's pages from two web processes on one database, beside those of one of them, in turns. The load comes from this process: with
 * few processors it competes with what it measures, so its share is printed.
 */
export async function run() {
  const one = await startService({ port: ports[0], settings: { ROLE: 'web', DEMO: '1' } })
  try {
    const other = await startService({ port: ports[1], dataDir: one.dataDir, settings: { ROLE: 'web' } })
    try {
      const { rows } = await one.pool.query<{ business: string; widget: string }>(
        'select business_id as business, id as widget from widgets order by position limit 1',
      )
      const { business, widget } = rows[0]!
      await compare('public page', `/business/${business}`, 400)
      await compare('widget', `/w/${widget}.json`, 8_000)
    } finally {
      await other.stop()
    }
  } finally {
    await one.stop()
  }
}

async function compare(name: string, path: string, reads: number) {
  const found = { one: [] as number[], two: [] as number[] }
  const shares: number[] = []
  await readsPerSecond(path, ports.slice(0, 1), reads / 4, [])
  await readsPerSecond(path, ports.slice(1), reads / 4, [])
  for (let turn = 0; turn < turns; turn++) {
    found.one.push(await readsPerSecond(path, ports.slice(0, 1), reads, shares))
    found.two.push(await readsPerSecond(path, ports.slice(), reads, shares))
  }
  const [one, two] = [medianOf(found.one), medianOf(found.two)]
  console.log(
    `  ${name.padEnd(12)} one process ${one.toFixed(0)} reads/s, two ${two.toFixed(0)}: ${(two / one).toFixed(2)} times; ` +
      `the load generator took ${(100 * medianOf(shares)).toFixed(0)}% of ${availableParallelism()} processors`,
  )
}

/** `shares`: takes the generator's part of all processors. */
async function readsPerSecond(path: string, to: readonly number[], reads: number, shares: number[]) {
  const before = process.cpuUsage()
  const since = performance.now()
  const sent = await Promise.all(
    to.map((port) =>
      sendAll({
        port,
        connections: connections / to.length,
        requests: Array.from({ length: reads / to.length }, () =>
          Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`),
        ),
        isAccepted: (status) => status === 200,
      }),
    ),
  )
  const ms = performance.now() - since
  const { user, system } = process.cpuUsage(before)
  shares.push((user + system) / 1000 / ms / availableParallelism())
  const refused = sent.flatMap((each) => [...each.refused.keys()])
  if (refused.length > 0) throw new Error(`${path} was answered ${refused}.`)
  return reads / (ms / 1000)
}
