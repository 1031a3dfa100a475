// npm run bench -- idle
//
// What an instance with nothing to do costs: share of a core that the service and its PostgreSQL use over a minute, their memory
// (shared parts counted once), and how long a job waits until it starts. Linux only: it reads /proc.

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, openQueue } from '#app/platform/queue.server.ts'
import { startService } from './load/service.ts'

/** In seconds. The queue reads its settings once a minute; until then it polls as without notifications. */
const settling = 75
const measured = 60
const jobs = 20
/** Linux counts processor time in hundredths of a second. */
export const ticksPerSecond = 100

export async function run() {
  const service = await startService({ port: 4310, settings: { BILLING: 'demo' } })
  try {
    await sleep(settling * 1000)
    const before = processorTicks(service.pid)
    await sleep(measured * 1000)
    const used = (processorTicks(service.pid) - before) / ticksPerSecond / measured
    console.log(`  idle: ${(100 * used).toFixed(2)}% of a core, service and PostgreSQL together (aim 0.5%)`)
    console.log(`  memory: ${Math.round(memoryInMegabytes(service.pid))} MB (aim 200)`)
    const queue = await openQueue(service.databaseUrl, [], { isWorker: false })
    const waits: number[] = []
    for (let job = 0; job < jobs; job++) waits.push(await waitForJob(service.db))
    await queue.close()
    waits.sort((one, other) => one - other)
    console.log(
      `  a job starts after ${waits[jobs / 2]!.toFixed(0)} ms, at most ${waits.at(-1)!.toFixed(0)} ms (aim 1,000 ms)`,
    )
  } finally {
    await service.stop()
  }
}

/** Milliseconds between the commit of a job that finds nothing to do and its start. */
async function waitForJob(db: Database) {
  await enqueue(db, 'platform.clear-expired', {})
  for (;;) {
    const { rows } = await db.execute<{ waited: string | null }>(sql`
      select extract(epoch from started_on - created_on) * 1000 as waited from pgboss.job
      where name = 'platform.clear-expired' order by created_on desc limit 1`)
    if (rows[0]?.waited) return Number(rows[0].waited)
    await sleep(20)
  }
}

/** Of a process and all that descend from it, those included that have ended. */
export function processorTicks(root: number) {
  return familyOf(root).reduce((sum, { ticks }) => sum + ticks, 0)
}

function memoryInMegabytes(root: number) {
  const kilobytes = familyOf(root).map(({ pid }) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)![1])
  })
  return kilobytes.reduce((sum, each) => sum + each) / 1024
}

function familyOf(root: number) {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const fields = readFileSync(`/proc/${entry}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        const [parent, ...ticks] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]))
        return [{ pid: Number(entry), parent: parent!, ticks: ticks.reduce((sum, each) => sum + each) }]
      } catch {
        return []
      }
    })
  const family = new Set([root])
  for (let grew = true; grew; ) {
    const children = all.filter(({ pid, parent }) => family.has(parent) && !family.has(pid))
    for (const { pid } of children) family.add(pid)
    grew = children.length > 0
  }
  return all.filter(({ pid }) => family.has(pid))
}
