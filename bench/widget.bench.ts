import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { createWidget } from '#app/features/widgets/creating.server.ts'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { migrate } from '#app/platform/migrations.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { handleWidget, openWidgetDoor } from '#app/routes/widget/widget-door.server.ts'
import { aBusiness } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { bundleWall } from '#widget/bundle.ts'

const turns = Number(process.env.BENCH_TURNS ?? 6)
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * GET /w/{id}.js, as a ratio to a bare node:http server that sends as many bytes, in the same run. The load comes
 * from another thread.
 */
export async function run() {
  const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-bench-')) })
  const embedded = await startEmbeddedPostgres({ dataDir })
  const { db, pool, close } = openDatabase(embedded.url, { connections: 4 })
  try {
    await migrate(pool)
    openSite({ APP_URL: 'http://localhost:3000' })
    const script = await bundleWall()
    openWidgetDoor(script)
    const business = await aBusiness(db)
    await plantReviews(
      db,
      business,
      Array.from({ length: 6 }, () => ({})),
    )
    const widget = await db.transaction((tx) => createWidget(tx, { business }))

    const wall = await listen((request, response) => void handleWidget(request, response))
    const url = `${wall.url}/w/${widget.id}.js`
    const size = Number((await fetch(url, { method: 'HEAD', headers })).headers.get('content-length'))
    const bytes = Buffer.alloc(size, 'x')
    const hello = await listen((_request, response) => response.end(bytes))

    await load(url)
    const bare: number[] = []
    const served: number[] = []
    // In short turns, so that whatever else the machine does falls on both.
    for (let turn = 0; turn < turns; turn += 1) {
      bare.push(await load(hello.url))
      served.push(await load(url))
    }
    wall.stop()
    hello.stop()

    console.log(`  script and styles     ${brotliCompressSync(script).length} bytes compressed`)
    console.log(`  with six reviews      ${size} bytes compressed`)
    console.log(`  bare node:http        ${rates(bare)}`)
    console.log(`  GET /w/{id}.js        ${rates(served)}  ratio ${(mean(served) / mean(bare)).toFixed(2)}`)
  } finally {
    await close()
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function listen(listener: RequestListener) {
  const server = createServer(listener)
  return new Promise<{ url: string; stop(): void }>((done) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      done({ url: `http://127.0.0.1:${port}`, stop: () => void server.close() })
    }),
  )
}

async function load(url: string) {
  const result = await autocannon({ url, headers, connections: 50, duration: 2, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times.`)
  return result.requests.average
}

const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
const rates = (values: number[]) =>
  `${mean(values).toFixed(0).padStart(6)}/s (${values.map((each) => each.toFixed(0)).join(', ')})`
