// npm run test:faults -- fuzz [SEED COUNT]: odd requests of every kind to every address, as a stranger, an owner and the
// operator. None may be answered 5xx or not at all, none may be logged as an error, and the service must be alive and of
// a sane size afterwards.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { chanceOf } from '#seeds/chance.ts'
import { resolveDataDir } from '../../app/platform/data-dir.server.ts'
import { manyVisitors, openService } from '../service.ts'
import { sendWorstFiles } from './fuzz-files.ts'
import { requestMaker, type Sent } from './fuzz-requests.ts'
import { openWorld, type Person } from './fuzz-world.ts'
import { type Answer, exchange } from './wire.ts'

const seed = Number(process.argv[2] ?? 1)
const count = Number(process.argv[3] ?? 5_000)
const isShort = count < 1_000
const atOnce = 8
const mendEvery = 200
const mostMegabytes = 900

const dataDir = resolveDataDir({ DATA_DIR: mkdtempSync(join(tmpdir(), 'vouchsafe-fuzz-')) })
// The tests have a seeded demo.
if (process.env.E2E_DEMO) execFileSync('cp', ['-a', `${process.env.E2E_DEMO}/.`, dataDir])
const service = await openService(dataDir, {
  ...manyVisitors,
  DEMO: '1',
  BILLING: 'off',
  NODE_OPTIONS: '--max-old-space-size=1024',
})
const startedAt = Date.now()
await service.start()
const logFile = join(dataDir, 'service.log')
const port = Number(new URL(service.origin).port)
const world = await openWorld(service, dataDir)
const maker = requestMaker({ world, pages: pathsOf(routes), doors: doorsOf(), port, chance: chanceOf(seed) })

const faults: string[] = []
const statuses = new Map<string, number>()
let broken = 0
let dropped = 0
let logged = 0
let readUpTo = statSync(logFile).size

await learn()
console.log(
  `seed ${seed}: ${maker.found.links.length} links and ${maker.found.forms.length} forms found on the pages`,
)
for (let done = 0; done < count; done += mendEvery) {
  const batch = Array.from({ length: Math.min(mendEvery, count - done) }, (_, at) => ({
    n: done + at + 1,
    sent: maker.next(),
  }))
  const lane = async () => {
    for (let next = batch.shift(); next; next = batch.shift())
      judge(next.n, next.sent, await exchange(port, next.sent.bytes, next.sent))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  readLog(`requests ${done + 1} to ${Math.min(done + mendEvery, count)}`)
  await world.mend()
}

const { uploads } = await sendWorstFiles(service.origin, { isShort })
for (const { name, megabytes, status } of uploads)
  if (status !== 413 && status !== 422) faults.push(`${megabytes} MB of ${name}: ${status}`)
readLog('the worst files')

for (const path of ['/readyz', '/', `/business/${world.values.businessId![0]}`]) {
  const { status } = await fetch(service.origin + path)
  if (status !== 200) faults.push(`Afterwards ${path} answers ${status}.`)
}
await sleep(1_000)
readLog('the end')
const megabytes = Math.round(
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(service.pid)]).toString()) / 1024,
)
if (megabytes > mostMegabytes) faults.push(`The service needs ${megabytes} MB.`)

await world.close()
await service.stop()
for (const fault of faults.slice(0, 30)) console.log(fault)
console.log(
  [...statuses]
    .sort()
    .map((pair) => pair.join(': '))
    .join(', '),
)
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s, ${megabytes} MB`)
console.log(
  `fuzz: ${count} requests, seed ${seed}, ${broken} answered 5xx, ${dropped} connections dropped by us, ${logged} errors logged`,
)
if (faults.length > 0)
  console.log(`Repeat: npm run test:faults -- fuzz ${seed} ${count}. The log: ${logFile}`)
else rmSync(dataDir, { recursive: true, force: true })
process.exit(faults.length > 0 ? 1 : 0)

/** Looks at every page as each person, and at one of each kind that they link to; in a short round at every tenth of them. */
async function learn() {
  let nth = 0
  const isTurn = () => !isShort || nth++ % 10 === 0
  for (const as of ['nobody', 'owner', 'operator'] satisfies Person[]) {
    const look = async (path: string) => {
      const sent = maker.get(as, path)
      const answer = await exchange(port, sent.bytes)
      judge(0, sent, answer)
      if (typeof answer === 'object' && /^content-type: text\/html/im.test(answer.head))
        maker.learn(as, path, answer.body)
    }
    for (const path of maker.addressesToLearn()) if (isTurn()) await look(path)
    for (const link of maker.found.links) if (link.as === as && isTurn()) await look(link.path)
  }
  readLog('looking at the pages')
}

function judge(n: number, { as, bytes, isCutOff }: Sent, answer: Answer) {
  const outcome = typeof answer === 'object' ? String(answer.status) : answer
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
  // By its specification, oEmbed answers 501 for formats that it does not have.
  const isBroken = typeof answer === 'object' && answer.status >= 500 && answer.status !== 501
  const isDropped = typeof answer === 'string' && !isCutOff
  if (isBroken) broken += 1
  if (isDropped) dropped += 1
  if (!isBroken && !isDropped) return
  const text = bytes.toString('latin1')
  faults.push(
    `Request ${n}, as ${as}: ${outcome}\n  ${JSON.stringify(text.slice(0, 3_000))}${text.length > 3_000 ? ' …' : ''}`,
  )
}

/** Whatever the service has written since: it logs errors alone. */
function readLog(when: string) {
  const text = readFileSync(logFile).subarray(readUpTo).toString()
  readUpTo += Buffer.byteLength(text)
  const lines = text.split('\n').filter(Boolean)
  logged += lines.length
  for (const line of lines) faults.push(`Logged, ${when}: ${line.slice(0, 1_500)}`)
}

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? [''] : path ? [path] : []),
    ...pathsOf(children),
  ])
}

/** Read as text: the doors themselves can only be loaded by a build. */
function doorsOf() {
  const text = readFileSync('app/doors.server.ts', 'utf8')
  const named = [...text.matchAll(/method: '(GET|POST)',\s*path: '([^']+)'/g)]
  return named.map(([, method, path]) => ({ method: method!, path: path! }))
}
