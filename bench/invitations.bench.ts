import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { resolveDataDir } from '#app/platform/data-dir.server.ts'
import { signUpOwner } from '#tests/inviting-owner.ts'
import { aMailServer } from '#tests/mail-server.ts'
import { openService } from '#tests/service.ts'

const count = 10_000
const runs = 3

/**
 * Uploads a list of 10,000 rows to the built service, which checks, stores and shows it. Prints the time as a ratio to
 * parsing the same text alone, and the service's peak memory.
 */
export async function run() {
  if (!existsSync('build/server/index.js')) throw new Error('Build first: npm run build.')
  const folder = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-bench-')) })
  const mails = await aMailServer()
  const service = await openService(folder, { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, BILLING: 'off' })
  try {
    await service.start()
    const owner = await signUpOwner(service.origin, (address) =>
      mails.taken.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.text ?? ''),
    )
    await owner.look(await owner.checkList(listOf(100).text))
    const { text, badLines } = listOf(count)
    const parsing = performance.now()
    parse(text, { relax_column_count: true })
    const parsed = performance.now() - parsing
    for (let n = 0; n < runs; n++) {
      const memory = watchMemory(service.pid)
      const started = performance.now()
      const page = await owner.look(await owner.checkList(text))
      const took = performance.now() - started
      const grown = memory.stop()
      const named = badLines.filter((line) => page.text.includes(`>${line.toLocaleString('en')}<`)).length
      console.log(
        `  ${count.toLocaleString('en')} rows checked and shown in ${took.toFixed(0)} ms, ratio ${(took / parsed).toFixed(1)} to parsing (${parsed.toFixed(0)} ms); ` +
          `${grown.toFixed(0)} MB more at peak; ${named} of ${badLines.length} bad rows named with their line`,
      )
    }
  } finally {
    await service.stop()
    await mails.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One row in a hundred is invalid, for one of three reasons. */
function listOf(rows: number) {
  const badLines: number[] = []
  const wrong = ['Person, no address', ', nameless@mail.example', 'Twice, person-1@mail.example']
  const lines = Array.from({ length: rows }, (_, at) => {
    if (at % 100 !== 99) return `Person ${at}, person-${at}@mail.example, A-${at}`
    badLines.push(at + 1)
    return wrong[badLines.length % wrong.length]!
  })
  return { text: lines.join('\n'), badLines }
}

/** Peak memory of a process above its start, in MB. */
function watchMemory(pid: number) {
  const before = residentMb(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(most, residentMb(pid)) - before
    },
  }
}

function residentMb(pid: number) {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))![1])
    : Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
  return kilobytes / 1024
}
