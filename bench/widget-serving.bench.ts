import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aBusiness } from '#tests/factories.ts'
import { startService } from './load/service.ts'
import { medianOf } from './pages/measuring.ts'
import { cpuPerRequest, type Subject } from './widget-serving/cpu.ts'
import { businessesFor, timeToBeSeen, type Wall } from './widget-serving/publishing.ts'

const port = 3974
const turns = Number(process.env.BENCH_TURNS ?? 7)
const seconds = 2
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** How the built service serves a widget: against a bare server of the same bytes, and how soon a review is seen. */
export async function run() {
  const preload = new URL('widget-serving/tell-cpu.ts', import.meta.url).href
  // Jobs run in a process of their own, whose time is not that of serving.
  const service = await startService({ port, preload, settings: { ROLE: 'web' } })
  try {
    const walls: Wall[] = []
    while (walls.length < businessesFor) walls.push(await aWall(service.db))
    const id = walls[0]!.widgetId
    const origin = `http://127.0.0.1:${port}`
    const seen = await timeToBeSeen({ db: service.db, origin, walls })
    console.log(
      `  publish to visible under load  median ${seen.median} ms  99th percentile ${seen.p99} ms  wanted: 2000, aim 1000`,
    )

    const whole = await record(`${origin}/w/${id}.js`, browser)
    const etag = whole.headers[whole.headers.indexOf('etag') + 1]!
    const visitorWithCopy = { ...browser, 'if-none-match': etag }
    const unchanged = await record(`${origin}/w/${id}.js`, visitorWithCopy)
    const bare = fork(fileURLToPath(new URL('widget-serving/bare-server.ts', import.meta.url)))
    bare.send({
      port: port + 1,
      etag,
      whole: whole.headers,
      unchanged: unchanged.headers,
      bytes: whole.bytes.toString('base64'),
    })
    await once(bare, 'message')
    const subjects = {
      ours: { process: service.process, url: `${origin}/w/${id}.js` },
      bare: { process: bare, url: `http://127.0.0.1:${port + 1}/w/${id}.js` },
    }
    console.log(`  ${whole.bytes.length} bytes of Brotli`)
    await compare('200 with Brotli', subjects, { headers: browser, status: 200 })
    await compare('304', subjects, { headers: visitorWithCopy, status: 304 })
    bare.kill()
  } finally {
    await service.stop()
  }
}

async function aWall(db: Database): Promise<Wall> {
  const business = await aBusiness(db)
  const widget = await db.transaction((tx) => createWidget(tx, { business }))
  return { businessId: business.id, widgetId: widget.id }
}

/** In turns, so that whatever else the machine does falls on both. */
async function compare(
  name: string,
  { ours, bare }: Record<'ours' | 'bare', Subject>,
  asked: { headers: Record<string, string>; status: number },
) {
  // Until the compilers of both have done what they will.
  for (const subject of [ours, bare]) await cpuPerRequest(subject, { ...asked, seconds: 8 })
  const used = { ours: [] as number[], bare: [] as number[] }
  for (let turn = 0; turn < turns; turn++) {
    used.ours.push(await cpuPerRequest(ours, { ...asked, seconds }))
    used.bare.push(await cpuPerRequest(bare, { ...asked, seconds }))
  }
  const ratios = used.ours.map((each, turn) => used.bare[turn]! / each)
  console.log(
    `  ${name.padEnd(16)} ${medianOf(used.ours).toFixed(1)} µs of processor time a request, bare ${medianOf(used.bare).toFixed(1)} µs  ratio ${medianOf(ratios).toFixed(2)}  wanted: 0.85, aim 0.95`,
  )
}

/** A response as it was sent, without what node:http adds to each by itself. */
async function record(url: string, headers: Record<string, string>) {
  const [response] = await once(request(url, { headers }).end(), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const raw: string[] = response.rawHeaders
  const own = raw.filter(
    (_, at) => !['date', 'connection', 'keep-alive'].includes(raw[at - (at % 2)]!.toLowerCase()),
  )
  return { headers: own, bytes: Buffer.concat(chunks) }
}

if (import.meta.main) await run()
