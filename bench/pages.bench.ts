import { loadavg } from 'node:os'
import { startSession } from '#app/features/accounts/sessions.server.ts'
import { addBusiness } from '#app/features/competitors/competitors.server.ts'
import { renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { openSite } from '#app/platform/site.server.ts'
import { build } from '../commands/prepare.mjs'
import { processorTicks, ticksPerSecond } from './idle.bench.ts'
import { startService } from './load/service.ts'
import { medianOf, readStatements, type Statement, timeOf } from './pages/measuring.ts'
import { screensOf } from './pages/screens.ts'
import { findSeeded, openSeeded } from './pages/seeded.ts'

const turns = Number(process.env.BENCH_TURNS ?? 5)
/** Only screens whose names contain this. */
const wanted = process.env.BENCH_SCREEN ?? ''
/** Of a processor: of the service and its database together. */
const mostMs = 300
/** More than in a database without the large business. */
const mostBeside = 20

type Host = Awaited<ReturnType<typeof startHost>>
type Subject = Awaited<ReturnType<typeof prepareSubject>>
/** `ticks`: of the processor, in all turns, of the service and of its database. */
type Measured = { milliseconds: number[]; ticks: [number, number]; statements: Statement[]; failure?: string }

/**
 * The processor time of the built service and of its PostgreSQL for each page, which other work on the machine does not
 * lengthen, and the buffers that its statements touch, for businesses of different sizes in one database, and for a small one
 * in a database without the large one.
 */
export async function run() {
  const failure = build()
  if (failure) throw new Error(failure)
  const hosts: Host[] = []
  const host = async (...of: Parameters<typeof startHost>) => {
    hosts.push(await startHost(...of))
    return hosts.at(-1)!
  }
  try {
    const subjects = [await prepareSubject(await host(3971, 'bench-pages-small', [1_108, 300]), 300, 'alone')]
    const large = await host(3972)
    for (const count of [300, 1_108, 100_000]) subjects.push(await prepareSubject(large, count))
    await measureAll(subjects)
  } finally {
    for (const each of hosts) await each.stop()
  }
}

async function startHost(port: number, ...seeds: Parameters<typeof openSeeded>) {
  openSite({ APP_URL: `http://127.0.0.1:${port}` })
  const seeded = await openSeeded(...seeds)
  // Without a worker, whose statements would be counted too.
  const service = await startService({ port, dataDir: seeded.dataDir, settings: { ROLE: 'web' } })
  return {
    db: seeded.db,
    pool: seeded.pool,
    port,
    pids: [service.pid, seeded.pid] as [number, number],
    async stop() {
      await service.stop()
      await seeded.stop()
    },
  }
}

async function measureAll(subjects: Subject[]) {
  const names = [...subjects[0]!.works.keys()].filter((name) => name.includes(wanted))
  console.log(
    `  ${'ms: service + database, median of wall; buffers'.padEnd(46)} ${subjects.map(columnOf).join('')}`,
  )
  const misses: string[] = []
  for (const name of names) {
    const measured = await measure(subjects, name)
    const why = missOf(measured)
    if (why.length > 0) misses.push(`${name}: ${why.join(', ')}${worstOf(measured)}`)
    console.log(`  ${rowOf(name, measured)}${why.length > 0 ? '  MISSED' : ''}`)
  }
  console.log(
    `  wanted: at most ${mostMs} ms of a processor each, and ${mostBeside} more beside the large one; load now ${loadavg()[0]!.toFixed(1)}`,
  )
  console.log(`  ${misses.length} of ${names.length} miss it${misses.map((each) => `\n  ${each}`).join('')}`)
}

/** A business of this size with everything that is measured on it, by name. */
async function prepareSubject({ db, pool, port, pids }: Host, count: number, note = '') {
  const { business, ownerId, wallId } = await findSeeded(db, count)
  const session = await startSession(db, { userId: ownerId, userAgent: 'bench' })
  const cookie = session
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { rows } = await pool.query<{ id: string }>(
    "select id from reviews where business_id = $1 and state = 'published' order by written_at desc offset 150 limit 1",
    [business.id],
  )
  const competitorId = await addCompetitor(db, { count, businessId: business.id })
  const screens = screensOf({ id: business.id, reviewId: rows[0]!.id, competitorId, topic: 'bread' })
  const works = new Map(screens.map(({ name, path }) => [name, () => open(port, path, cookie)]))
  works.set('wall', async () => void (await renderWidget(db, wallId)))
  return { count, note, works, pool, pids }
}

/** The business of 1,108 reviews; for that one, the small one. */
async function addCompetitor(db: Host['db'], { count, businessId }: { count: number; businessId: string }) {
  const { business } = await findSeeded(db, count === 1_108 ? 300 : 1_108)
  return addBusiness(db, businessId, business.id)
}

let visitors = 0

/** Each time as another visitor, because searches are limited by address. */
async function open(port: number, path: string, cookie: string) {
  const address = `10.1.${(visitors >> 8) & 255}.${visitors++ & 255}`
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { cookie, 'x-forwarded-for': address },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`)
}

async function measure(subjects: Subject[], name: string) {
  const measured: Measured[] = []
  for (const { works, pool } of subjects) {
    const work = works.get(name)!
    const each: Measured = { milliseconds: [], ticks: [0, 0], statements: [] }
    measured.push(each)
    try {
      await work()
      each.statements = await readStatements(pool, work)
    } catch (error) {
      each.failure = (error as Error).message
    }
  }
  // In turns, so that whatever else the machine does falls on all of them.
  for (let turn = 0; turn < turns; turn++)
    for (const [index, { works, pids }] of subjects.entries()) {
      const { failure, milliseconds, ticks } = measured[index]!
      if (failure) continue
      const before = pids.map(processorTicks)
      milliseconds.push(await timeOf(works.get(name)!))
      for (const [at, pid] of pids.entries()) ticks[at]! += processorTicks(pid) - before[at]!
    }
  return measured
}

const processorOf = ({ ticks }: Measured) => ticks.map((each) => (1000 * each) / ticksPerSecond / turns)

const sumOf = (measured: Measured) => processorOf(measured).reduce((sum, its) => sum + its)

const buffersOf = ({ statements }: Measured) => statements.reduce((sum, { buffers }) => sum + buffers, 0)

function missOf(measured: Measured[]) {
  const [alone, beside] = measured.map(sumOf)
  const misses = measured.flatMap((each) => {
    if (each.failure) return [each.failure]
    return sumOf(each) > mostMs ? [`${sumOf(each).toFixed(0)} ms`] : []
  })
  if (beside! - alone! <= mostBeside) return misses
  return [...misses, `${(beside! - alone!).toFixed(0)} ms more beside the large one`]
}

/** The statements that cost the largest business most, with what they cost the smallest. */
function worstOf(measured: Measured[]) {
  const [small, large] = [measured[1]!, measured.at(-1)!]
  const lines = large.statements.slice(0, 3).map(({ id, text, buffers }) => {
    const before = small.statements.find((each) => each.id === id)?.buffers ?? 0
    return `\n      ${before} → ${buffers} buffers: ${text.replace(/\s+/g, ' ').slice(0, 150)}`
  })
  return lines.join('')
}

const columnOf = ({ count, note }: Subject) =>
  `${count.toLocaleString('en')} reviews ${note}`.trim().padStart(34)

function rowOf(name: string, measured: Measured[]) {
  const cells = measured.map(
    (each) =>
      `${processorOf(each)
        .map((ms) => ms.toFixed(0))
        .join(' + ')}`.padStart(12) +
      `${medianOf(each.milliseconds)?.toFixed(0)} ms`.padStart(10) +
      buffersOf(each).toLocaleString('en').padStart(10),
  )
  const ratio = buffersOf(measured.at(-1)!) / buffersOf(measured[1]!)
  return `${name.padEnd(46)} ${cells.join('  ')}  ${ratio.toFixed(1)}×`
}

if (import.meta.main) await run()
