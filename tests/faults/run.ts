// npm run test:faults [-- ROUNDS FORMS]: repeated kill -9 of the service and of PostgreSQL under ten submitters. Every acknowledged
// review must exist exactly once, with its log entry and a receipt that verifies.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { manyVisitors, openService } from '../service.ts'
import { createBusinesses } from './businesses.ts'
import { findBroken } from './check.ts'
import { type Acknowledged, openForm, submit } from './submitter.ts'

const rounds = Number(process.argv[2] ?? 20)
const submitters = 10
const formsEach = Number(process.argv[3] ?? 24)

const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-faults-')) })
const service = await openService(dataDir, manyVisitors)
const acknowledged: Acknowledged[] = []
const recoveries: Record<'service' | 'database', number[]> = { service: [], database: [] }
let retries = 0

await service.start()
for (let round = 1; round <= rounds; round++) {
  const before = { acknowledged: acknowledged.length, retries }
  // Each round kills both, in alternating order.
  await runRound(round % 2 ? ['service', 'database'] : ['database', 'service'])
  console.log(
    `round ${round}: ${acknowledged.length - before.acknowledged} acknowledged, ${retries - before.retries} retries; ` +
      `back after ${recoveries.service.at(-1)} ms (service), ${recoveries.database.at(-1)} ms (PostgreSQL)`,
  )
}

const broken = await findBroken(service, acknowledged)
await service.stop()
rmSync(dataDir, { recursive: true, force: true })

for (const sentence of broken.slice(0, 20)) console.log(sentence)
console.log(
  `${rounds} kills of the service (back after ${describe(recoveries.service)}) and ${rounds} of PostgreSQL ` +
    `(back after ${describe(recoveries.database)}) under ${submitters} submitters: ` +
    `${acknowledged.length} reviews acknowledged, ${retries} retries, ${broken.length} things broken`,
)
process.exit(broken.length > 0 ? 1 : 0)

/** Opens all forms, then sends them; kills when one third and when two thirds are acknowledged. */
async function runRound(victims: ('service' | 'database')[]) {
  const businesses = await createBusinesses(service.databaseUrl, submitters)
  const forms = await Promise.all(
    businesses.map(async (businessId) => {
      const opened = []
      for (let n = 0; n < formsEach; n++) opened.push(await openForm(service.origin, businessId))
      return opened
    }),
  )
  const start = acknowledged.length
  const total = submitters * formsEach
  const sending = forms.map(async (mine) => {
    for (const form of mine) {
      acknowledged.push(await submit(service.origin, form, () => retries++))
    }
  })
  const killing = (async () => {
    for (const [index, victim] of victims.entries()) {
      while (acknowledged.length - start < ((index + 1) * total) / 3) await sleep(1)
      recoveries[victim].push(await (victim === 'service' ? service.killService() : service.killDatabase()))
    }
  })()
  await Promise.all([...sending, killing])
}

function describe(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} ms median, ${sorted.at(-1)} ms at worst`
}
