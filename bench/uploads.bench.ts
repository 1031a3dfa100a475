import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { askMeanwhile, sendWorstFiles } from '#tests/faults/fuzz-files.ts'
import { cookieOf, openWorld } from '#tests/faults/fuzz-world.ts'
import { manyVisitors, openService } from '#tests/service.ts'
import { build } from '../commands/prepare.mjs'

/** How soon `/healthz` answers while an owner uploads the worst files of each format, at a heap of 1 GB. */
export async function run() {
  const error = build()
  if (error) throw new Error(error)
  const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-bench-')) })
  const heap = { NODE_OPTIONS: '--max-old-space-size=1024' }
  const service = await openService(dataDir, { ...manyVisitors, ...heap, DEMO: '1', BILLING: 'off' })
  await service.start()
  const world = await openWorld(service, dataDir)
  try {
    const { uploads, latencies } = await sendWorstFiles(service.origin)
    for (const { name, megabytes, status } of uploads)
      console.log(`  ${String(megabytes).padStart(3)} MB ${name.padEnd(40)} ${status}`)
    report('refused', latencies)
    report('100,000 rows checked', await checkLargest(service.origin))
    console.log(`  most memory          ${mostMegabytes(service.pid)} MB`)
  } finally {
    await world.close()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function report(what: string, latencies: number[]) {
  latencies.sort((a, b) => a - b)
  const at = (share: number) => `${latencies[Math.floor((latencies.length - 1) * share)]!.toFixed(0)} ms`
  console.log(
    `  /healthz, ${what.padEnd(20)} p50 ${at(0.5)}  p99 ${at(0.99)}  longest ${at(1)}  of ${latencies.length}`,
  )
}

/** Uploads as many rows as are allowed and has each looked at. */
async function checkLargest(origin: string) {
  const rows = Array.from(
    { length: 100_000 },
    (_, at) => `${(at % 5) + 1},Good bread and kind people ${at},2025-01-10,A ${at}`,
  )
  const file = new File([`Rating,Review,Date,Author\n${rows.join('\n')}`], 'many.csv')
  const latencies: number[] = []
  const post = async (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const headers = { cookie: cookieOf('owner'), origin }
    const sent = { method: 'POST', body, headers, redirect: 'manual' } as const
    const { headers: answered } = await fetch(`${origin}/business/reviews/import`, sent)
    return answered.get('location') ?? ''
  }
  await askMeanwhile(origin, latencies, async () => {
    const upload = /upload=(.+)/.exec(await post({ act: 'upload', file }))?.[1] ?? ''
    const uses = { 'use.0': 'rating', 'use.1': 'text', 'use.2': 'date', 'use.3': 'author' }
    if (!(await post({ act: 'columns', upload, source: 'Old shop', ...uses })).includes(upload))
      throw new Error('The file was not checked.')
  })
  return latencies
}

/** Resident, since the start. */
const mostMegabytes = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
