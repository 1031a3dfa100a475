import { readFileSync } from 'node:fs'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { build } from '../commands/prepare.mjs'
import { startService } from './load/service.ts'
import { findSeeded, openSeeded } from './pages/seeded.ts'

const port = 3973
const wantedMegabytes = 60

/** How much memory the built service takes more at its peak while it exports 100,000 reviews, against exporting 300. */
export async function run() {
  const failure = build()
  if (failure) throw new Error(failure)
  const seeded = await openSeeded()
  try {
    const service = await startService({ port, dataDir: seeded.dataDir, settings: { ROLE: 'web' } })
    try {
      const peaks: number[] = []
      for (const count of [300, 100_000]) {
        const { ownerId } = await findSeeded(seeded.db, count)
        const session = await startSession(seeded.db, { userId: ownerId, userAgent: 'bench' })
        const cookie = session.getSetCookie().map((line) => line.split(';')[0])
        const { bytes, seconds } = await download(cookie.join('; '))
        peaks.push(peakMegabytes(service.pid))
        console.log(
          `  ${count} reviews: ${(bytes / 1e6).toFixed(1)} MB of CSV in ${seconds.toFixed(1)} s, peak ${peaks.at(-1)!.toFixed(0)} MB`,
        )
      }
      console.log(
        `  more at the peak: ${(peaks[1]! - peaks[0]!).toFixed(0)} MB (wanted: under ${wantedMegabytes})`,
      )
    } finally {
      await service.stop()
    }
  } finally {
    await seeded.stop()
  }
}

async function download(cookie: string) {
  const since = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/business/analytics/reviews.csv`, {
    headers: { cookie },
    redirect: 'manual',
  })
  if (response.status !== 200) throw new Error(`The export was answered ${response.status}.`)
  let bytes = 0
  for await (const chunk of response.body!) bytes += chunk.length
  return { bytes, seconds: (performance.now() - since) / 1000 }
}

/** The most resident memory that the process has had so far (Linux). */
function peakMegabytes(pid: number) {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

if (import.meta.main) await run()
