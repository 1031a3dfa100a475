import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { sendWorstFiles } from '#tests/faults/fuzz-files.ts'
import { openWorld } from '#tests/faults/fuzz-world.ts'
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
    latencies.sort((a, b) => a - b)
    const at = (share: number) => `${latencies[Math.floor((latencies.length - 1) * share)]!.toFixed(0)} ms`
    console.log(
      `  /healthz meanwhile   p50 ${at(0.5)}  p99 ${at(0.99)}  longest ${at(1)}  of ${latencies.length}`,
    )
    console.log(`  most memory          ${mostMegabytes(service.pid)} MB`)
  } finally {
    await world.close()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Resident, since the start. */
const mostMegabytes = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
