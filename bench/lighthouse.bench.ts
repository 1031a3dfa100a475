import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { findChromium } from '#tests/chromium.ts'
import { openBarePage } from './lighthouse/bare-page.ts'
import { kinds, type Measured, measure } from './lighthouse/measuring.ts'
import { startService } from './load/service.ts'

const port = 3973
const turns = Number(process.env.BENCH_TURNS ?? 5)
const marks = { lcpRatio: 1.35, performance: 98, scriptBytes: 4 * 1024 }

/** What Lighthouse says of the public pages on a phone, beside a bare page with the same words in the same run. */
export async function run() {
  const service = await startService({ port, settings: { DEMO: '1' } })
  const origin = `http://localhost:${port}`
  const debuggingPort = await findFreePort()
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [`--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const [business] = await service.db
      .select()
      .from(businesses)
      .where(eq(businesses.isSample, true))
      .limit(1)
    await judge('/', origin, debuggingPort)
    // Samples are kept from search engines. Here the demo's business stands for a real one.
    await service.db.update(businessRows).set({ isSample: false }).where(eq(businessRows.id, business!.id))
    await judge(`/review?business=${business!.id}`, origin, debuggingPort)
    await judge(`/business/${business!.id}`, origin, debuggingPort)
    await judge(`/business/${business!.id}/transparency`, origin, debuggingPort)
    console.log(
      `  marks: performance ${marks.performance}, the others 100; LCP at most ${marks.lcpRatio} of the bare page; CLS 0; no foreign request; JavaScript ${inKilobytes(marks.scriptBytes)}`,
    )
    console.log(`  load of the machine at the end: ${loadavg()[0]!.toFixed(1)}`)
  } finally {
    await browser.close()
    await service.stop()
  }
}

async function judge(path: string, origin: string, debuggingPort: number) {
  await warmUp(origin + path)
  const bare = await openBarePage(origin + path)
  const measured: Measured[] = []
  const beside: number[] = []
  // In turns, so that whatever else the machine does falls on both.
  for (let turn = 0; turn < turns; turn += 1) {
    beside.push((await measure(bare.address, debuggingPort, ['performance'])).lcpMs)
    measured.push(await measure(origin + path, debuggingPort))
  }
  bare.close()

  console.log(`  ${path.replace(/[0-9a-f-]{36}/, '…')}`)
  for (const kind of kinds) {
    const scores = measured.map(({ scores }) => scores[kind])
    console.log(`    ${kind.padEnd(16)} median ${median(scores)}, lowest ${Math.min(...scores)}`)
  }
  const faults = [...new Set(measured.flatMap(({ faults }) => faults))]
  if (faults.length > 0) console.log(`    found            ${faults.join(', ')}`)
  const lcp = median(measured.map(({ lcpMs }) => lcpMs))
  const bareLcp = median(beside)
  const [{ bytes }] = measured as [Measured]
  console.log(
    `    LCP              ${lcp.toFixed(0)} ms, bare ${bareLcp.toFixed(0)} ms, ratio ${(lcp / bareLcp).toFixed(2)}`,
  )
  console.log(`    CLS              ${Math.max(...measured.map(({ cls }) => cls)).toFixed(3)}`)
  console.log(`    foreign requests ${measured.flatMap(({ foreign }) => foreign).length}`)
  console.log(
    `    HTML and CSS     ${inKilobytes(bytes.page)}, JavaScript ${inKilobytes(bytes.scripts)}, compressed, with their headers`,
  )
}

/** A service that has started up. */
async function warmUp(address: string) {
  for (let visit = 0; visit < 5; visit += 1) await fetch(address).then((answer) => answer.arrayBuffer())
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function median(values: number[]) {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function findFreePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
