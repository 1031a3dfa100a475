// npm run test:faults -- log [KILLS]: four authors write while both workers, which put acts into the public log and sign it, keep
// being killed (-9). In the end every act has its proof, no size was ever signed with two roots, and an auditor finds nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { manyVisitors, openService } from '../service.ts'
import { createBusinesses } from './businesses.ts'
import { recordSignedRoots } from './signed-roots.ts'
import { type Acknowledged, openForm, submit } from './submitter.ts'

const kills = Number(process.argv[2] ?? 40)
const writers = 4
const folder = mkdtempSync(join(tmpdir(), 'vouchsafe-faults-'))
const dataDir = resolveDataDir({ DATA_DIR: folder })
const web = await openService(dataDir, { ...manyVisitors, ROLE: 'web' })
await web.start()
const settings = { ...manyVisitors, APP_URL: web.origin, ROLE: 'worker' }
const workers = [await openService(dataDir, settings), await openService(dataDir, settings)]
const recorder = await recordSignedRoots()
await recorder.attach(web.databaseUrl)
for (const worker of workers) await worker.start()
const database = new pg.Pool({ connectionString: web.databaseUrl, max: 1 })
const startedAt = Date.now()

const acknowledged: Acknowledged[] = []
let isOver = false
const writing = (await createBusinesses(web.databaseUrl, writers)).map(async (businessId) => {
  while (!isOver)
    acknowledged.push(await submit(web.origin, await openForm(web.origin, businessId), () => {}))
})
let killed = 0
const killing = workers.map(async (worker) => {
  while (killed < kills) {
    // At any moment of its work: a pass takes some hundredths of a second, once a second.
    await sleep(Math.random() * 1_500)
    killed++
    // Limits are by the hour or the day.
    await database.query('delete from rate_limits')
    await worker.killService()
  }
})
await Promise.all(killing)
isOver = true
await Promise.all(writing)

const receipts = acknowledged.map(({ receiptAddress }) => receiptAddress)
const broken = await recorder.findBroken(web.origin, web.databaseUrl, receipts)
await database.end()
for (const worker of workers) await worker.stop()
await web.stop()
recorder.close()
rmSync(folder, { recursive: true, force: true })
for (const sentence of broken.slice(0, 20)) console.log(sentence)
console.log(
  `${killed} kills of two workers in ${Math.round((Date.now() - startedAt) / 1000)} s: ${acknowledged.length} reviews acknowledged, ` +
    `${recorder.roots.size} sizes signed, ${broken.length} things broken`,
)
process.exit(broken.length > 0 ? 1 : 0)
