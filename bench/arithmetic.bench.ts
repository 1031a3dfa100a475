// npm run bench -- arithmetic: the figures of docs/arithmetic.md. Processor time, so that other work on the machine changes little.

import type pg from 'pg'
import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { jobNames } from '#app/jobs.ts'
import { openQueue } from '#app/platform/queue.server.ts'
import { seedBusy } from '#seeds/busy.ts'
import { aBusiness } from '#tests/factories.ts'
import { processorTicks, ticksPerSecond } from './idle.bench.ts'
import { sendAll } from './load/http-load.ts'
import { headersOf, reviewPost } from './load/review-post.ts'
import { startService } from './load/service.ts'

const port = 3979
const count = Number(process.env.BENCH_REVIEWS ?? 10_000)
const text =
  'Bought the seeded loaf and two cardamom buns on a Saturday. The queue was long but it moved, and the bread kept for five days.'

export async function run() {
  const service = await startService({ port, settings: { ROLE: 'web' } })
  const { db, pool, pid } = service
  /** Processor milliseconds of service, PostgreSQL and, where it works too, this process. */
  const clock = () => {
    const own = process.cpuUsage()
    const ticks = processorTicks(pid)
    return () => {
      const { user, system } = process.cpuUsage(own)
      const theirs = ((processorTicks(pid) - ticks) * 1000) / ticksPerSecond
      return { theirs, all: theirs + (user + system) / 1000 }
    }
  }
  const ask = async (name: string, requests: Buffer[], status: number) => {
    const since = clock()
    const { accepted } = await sendAll({
      port,
      connections: 8,
      requests,
      isAccepted: (each) => each === status,
    })
    if (accepted < requests.length)
      throw new Error(`${name}: ${accepted} of ${requests.length} were accepted.`)
    console.log(`  ${name.padEnd(34)} ${(since().theirs / accepted).toFixed(3)} ms of a core`)
  }
  const queue = await openQueue(service.databaseUrl, jobNames, { isWorker: false })
  try {
    const business = await aBusiness(db)
    const posts = (from: number, many: number) =>
      Array.from({ length: many }, (_, at) => aPost(business.id, from + at))
    await sendAll({ port, connections: 8, requests: posts(0, 200), isAccepted: () => true })
    await ask('a review submitted', posts(200, 1000), 303)

    const before = await sizes(pool)
    const phases: [string, ReturnType<typeof clock>][] = []
    const report = (phase: string) => {
      phases.push([phase, clock()])
      return { add: () => {} }
    }
    await seedBusy(db, { count, report: report as never })
    const [[, writing], [, analysing]] = phases as [(typeof phases)[0], (typeof phases)[0]]
    const analysed = analysing().all
    console.log(
      `  a review written from a file          ${((writing().all - analysed) / count).toFixed(3)} ms of a core`,
    )
    console.log(`  a review analysed                     ${(analysed / count).toFixed(3)} ms of a core`)
    const after = await sizes(pool)
    let sum = 0
    for (const [table, bytes] of after) {
      const each = (bytes - (before.get(table) ?? 0)) / count
      sum += each
      if (each >= 10) console.log(`  ${table.padEnd(34)} ${each.toFixed(0)} bytes a review`)
    }
    console.log(`  all tables                         ${sum.toFixed(0)} bytes a review`)

    const { rows } = await pool.query<{ id: string }>(
      'select id from businesses order by review_count desc limit 1',
    )
    const busy = rows[0]!.id
    const widget = await db.transaction((tx) => createWidget(tx, { business }))
    const get = (path: string, many: number) => Array.from({ length: many }, () => aGet(path))
    for (const [name, path, many] of [
      ['a public page, empty', `/business/${business.id}`, 400],
      [`a public page, ${count} reviews`, `/business/${busy}`, 200],
      ['a form opened', `/review?business=${business.id}`, 400],
      ['a widget', `/w/${widget.id}.js`, 20_000],
    ] as const) {
      await sendAll({ port, connections: 8, requests: get(path, many / 4), isAccepted: () => true })
      await ask(name, get(path, many), 200)
    }
    const many: { id: string }[] = []
    for (let nth = 0; nth < 90; nth++)
      many.push(await db.transaction((tx) => createWidget(tx, { business: { ...business, id: busy } })))
    // Each of them is asked for once in a while, so that none is fresh in memory.
    const cold = Array.from({ length: 5 }, () => many.flatMap(({ id }) => get(`/w/${id}.js`, 1))).flat()
    await ask('a widget read anew', cold, 200)
    const beacons = Array.from({ length: 10_000 }, (_, at) => aBeacon(widget.id, at))
    await ask('a view of a widget counted', beacons, 204)
  } finally {
    await queue.close()
    await service.stop()
  }
}

async function sizes(pool: pg.Pool) {
  await pool.query('analyze')
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 2 desc`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

const lines = (headers: object) =>
  Object.entries({ host: `127.0.0.1:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

function aPost(businessId: string, nth: number) {
  const origin = `http://127.0.0.1:${port}`
  const { path, headers, body } = reviewPost({ origin, businessId, text: `${text} ${nth}`, count: nth })
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${lines({ ...headers, 'content-length': body.length })}\r\n${body}`,
  )
}

const aBeacon = (widgetId: string, nth: number) => {
  const headers = {
    ...headersOf('https://shop.example', nth),
    'user-agent': 'Mozilla/5.0',
    'content-length': 5,
  }
  return Buffer.from(`POST /w/${widgetId}/seen HTTP/1.1\r\n${lines(headers)}\r\n/shop`)
}

const aGet = (path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\n${lines({ accept: 'text/html', 'accept-encoding': 'br' })}\r\n`)
