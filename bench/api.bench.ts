// npm run bench -- api
//
// The processor time of a read by API against that of its page, service and PostgreSQL together. Linux only: it reads /proc.

import { startSession } from '#app/features/accounts/sessions.server.ts'
import { newApiKey, scopeNames } from '#app/features/api-keys/api-key.schema.ts'
import { createApiKey } from '#app/features/api-keys/api-keys.server.ts'
import { plantBusy } from '#seeds/busy.ts'
import { progressBar } from '../commands/progress.ts'
import { processorTicks, ticksPerSecond } from './idle.bench.ts'
import { startService } from './load/service.ts'
import { medianOf } from './pages/measuring.ts'
import { findSeeded, ownerOf } from './pages/seeded.ts'

const reviews = 1_108
const turns = Number(process.env.BENCH_TURNS ?? 7)
/** A read takes less than the unit in which Linux counts. */
const readsOfTurn = 30
/** A key may ask 300 times a minute. */
const keysInUse = 20
const mostRatio = 1.2

type Read = (at: number) => Promise<unknown>

export async function run() {
  // Jobs run in a process of their own, whose time is not that of reading.
  const service = await startService({ port: 3976, settings: { ROLE: 'web', BILLING: 'off' } })
  try {
    const { db, url } = service
    await plantBusy(db, { owner: ownerOf(reviews), name: 'Loaves', count: reviews, report: progressBar })
    await service.pool.query('vacuum analyze')
    const { business, ownerId } = await findSeeded(db, reviews)
    const { rows } = await service.pool.query<{ id: string }>(
      "select id from reviews where business_id = $1 and state = 'published' order by written_at desc limit 1 offset 150",
      [business.id],
    )
    const reviewId = rows[0]!.id
    const session = await startSession(db, { userId: ownerId, userAgent: 'bench' })
    const cookie = session.getSetCookie().map((line) => line.split(';')[0])
    const keys: string[] = []
    const wanted = newApiKey.parse({ name: 'Bench', scopes: scopeNames, lifetime: 'never' })
    while (keys.length < keysInUse)
      keys.push((await createApiKey(db, { business, userId: ownerId }, wanted)).key)

    const open = (path: string, headers: (at: number) => Record<string, string>) => async (at: number) => {
      const response = await fetch(url + path, { headers: headers(at) })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`)
    }
    const read = (path: string) =>
      open(`/api/v1${path}`, (at) => ({ authorization: `Bearer ${keys[at % keys.length]}` }))
    const page = (path: string) => open(path, () => ({ cookie: cookie.join('; ') }))
    const pairs: [string, Read, Read][] = [
      ['/reviews', read('/reviews'), page('/business/reviews')],
      ['/reviews/{id}', read(`/reviews/${reviewId}`), page(`/business/reviews?review=${reviewId}`)],
      ['/invitations', read('/invitations'), page('/business/invitations')],
      ['/widgets', read('/widgets'), page('/business/widgets')],
      ['/figures', read('/figures?by=month'), page('/business/analytics')],
      ['/topics', read('/topics?from=2025-01-01&to=2027-01-01'), page('/business/analytics/topics')],
      ['/findings', read('/findings'), page('/business/ai-sentiments')],
      ['/business', read('/business'), page(`/business/${business.id}`)],
      ['/record', read('/record'), page(`/business/${business.id}/transparency`)],
    ]
    const ratios: number[] = []
    for (const [name, byApi, byPage] of pairs) {
      const [api, itsPage] = await compare(service.pid, byApi, byPage)
      ratios.push(api / itsPage)
      console.log(
        `  ${name.padEnd(16)} API ${api.toFixed(1)} ms  page ${itsPage.toFixed(1)} ms  ratio ${(api / itsPage).toFixed(2)}`,
      )
    }
    const worst = Math.max(...ratios)
    console.log(
      `  ratio: median ${medianOf(ratios).toFixed(2)}, largest ${worst.toFixed(2)}  gate: ${mostRatio}`,
    )
    if (worst > mostRatio) process.exitCode = 1
  } finally {
    await service.stop()
  }
}

/** The median processor time of a read of each, in ms. In turns, so that whatever else the machine does falls on both. */
async function compare(pid: number, ...reads: Read[]) {
  const times: number[][] = reads.map(() => [])
  for (let turn = 0; turn <= turns; turn++)
    for (const [index, read] of reads.entries()) {
      const before = processorTicks(pid)
      for (let at = 0; at < readsOfTurn; at++) await read(at)
      const ms = (1000 * (processorTicks(pid) - before)) / ticksPerSecond / readsOfTurn
      // The first turn warms up.
      if (turn > 0) times[index]!.push(ms)
    }
  return times.map(medianOf) as [number, number]
}
