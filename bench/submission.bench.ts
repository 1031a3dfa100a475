import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { aBusiness } from '#tests/factories.ts'
import { sendAll } from './load/http-load.ts'
import { reviewRequest } from './load/review-post.ts'
import { startService } from './load/service.ts'

const port = 3971
const connections = 50
const posts = Number(process.env.BENCH_POSTS ?? 12_000)
const text =
  'Bought the seeded loaf and two cardamom buns on a Saturday. The queue was long but it moved, the bread kept for five days, and the buns did not make it home. Staff remembered that my son cannot have sesame.'

/** POST of a review through the whole stack, as a ratio to single-row inserts by the same driver in the same run. */
export async function run() {
  const service = await startService({ port })
  try {
    const businesses = []
    for (let count = 0; count < 100; count += 1) businesses.push((await aBusiness(service.db)).id)
    // Warm up: compiled code, cached plans.
    const warm = await postReviews(businesses, 2_000)
    const before = await insertRows(service.pool)
    const spread = await postReviews(businesses)
    const between = await insertRows(service.pool)
    const onOne = await postReviews(businesses.slice(0, 1))
    const after = await insertRows(service.pool)
    const inserts = (before + between + after) / 3
    await checkCount(service.pool, warm.accepted + spread.accepted + onOne.accepted)

    console.log(
      `  single-row inserts      ${rate(inserts)} (${[before, between, after].map((each) => each.toFixed(0)).join(', ')})`,
    )
    for (const [name, { perSecond, p99 }] of [
      ['over 100 businesses', spread],
      ['on one business', onOne],
    ] as const) {
      console.log(
        `  POST /review ${name.padEnd(20)} ${rate(perSecond)}  ratio ${(perSecond / inserts).toFixed(2)}  p99 ${p99.toFixed(0)} ms`,
      )
    }
    console.log('  wanted: a ratio of at least 0.10 and a p99 under 250 ms, at 50 connections')
  } finally {
    await service.stop()
  }
}

const rate = (perSecond: number) => `${perSecond.toFixed(0).padStart(6)}/s`

/** One row of about a review's size per statement, each committed by itself, at the same concurrency. */
async function insertRows(pool: pg.Pool) {
  await pool.query(
    'create table if not exists bench_rows (id uuid primary key, business_id uuid not null, rating smallint, text text not null, author text, created_at timestamptz)',
  )
  const businessId = uuidv7()
  let next = 0
  const started = performance.now()
  const lane = async () => {
    const client = await pool.connect()
    while (next++ < posts) {
      await client.query('insert into bench_rows values ($1, $2, $3, $4, $5, $6)', [
        uuidv7(),
        businessId,
        5,
        text,
        'Lotte M.',
        new Date(),
      ])
    }
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, lane))
  return posts / ((performance.now() - started) / 1000)
}

async function postReviews(businesses: string[], wanted = posts) {
  const requests: Buffer[] = []
  for (let count = 0; count < wanted; count += 1)
    requests.push(reviewRequest(port, businesses[count % businesses.length]!, `${text} ${count}`, count))
  const result = await sendAll({ port, connections, requests, isAccepted: (status) => status === 303 })
  if (result.refused.size > 0) console.log(`  refused: ${JSON.stringify([...result.refused])}`)
  return result
}

async function checkCount(pool: pg.Pool, acknowledged: number) {
  const { rows } = await pool.query(
    'select (select count(*)::int from reviews) as reviews, (select count(*)::int from log_leaves) as entries, (select count(*)::int from receipts) as receipts',
  )
  const { reviews, entries, receipts } = rows[0]
  console.log(
    `  ${acknowledged} acknowledged; in the database: ${reviews} reviews, ${entries} entries, ${receipts} receipts`,
  )
  if (reviews !== acknowledged || entries < reviews || receipts !== reviews)
    throw new Error('They do not agree.')
}

if (import.meta.main) await run()
