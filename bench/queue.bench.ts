import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import {
  analyseImported,
  analyseReview,
  analyseReviewsOfAll,
} from '#app/features/analyses/analyse-review.job.ts'
import type { Business } from '#app/features/businesses/business.table.ts'
import { importFile } from '#app/features/imports/import-file.job.ts'
import { checkReviewFile, startImport, storeReviewFile } from '#app/features/imports/start-import.server.ts'
import { jobNames } from '#app/jobs.ts'
import type { Database } from '#app/platform/database.server.ts'
import { enqueue, openQueue } from '#app/platform/queue.server.ts'
import { type Handlers, startWorking } from '#app/platform/worker-loop.server.ts'
import { chanceOf } from '#seeds/chance.ts'
import { composeText } from '#seeds/composing.ts'
import { aBusiness, aUser } from '#tests/factories.ts'
import { plantReviews } from '#tests/planted-reviews.ts'
import { withOwnDatabase } from './load/own-database.ts'

const count = Number(process.env.BENCH_REVIEWS ?? 50_000)
const patienceSeconds = Number(process.env.BENCH_PATIENCE ?? 600)
const rateSeconds = 30

/** The worker's own, without those that send mails. */
export const handlers: Partial<Handlers> = {
  'reviews.import-file': importFile,
  'analyses.analyse-review': analyseReview,
  'analyses.analyse-imported': analyseImported,
  'analyses.analyse-reviews': analyseReviewsOfAll,
}

/**
 * One business imports a long file. Meanwhile another imports 18 rows and gets 18 fresh reviews: how long each group waits
 * for its analysis, and how fast the long file goes on.
 */
export const run = () =>
  withOwnDatabase(8, async ({ db, url }) => {
    const queue = await openQueue(url, jobNames, { isWorker: true })
    const large = await aBusiness(db)
    const small = await aBusiness(db)
    await startFile(db, large, composeReviews(count))
    await startWorking(db, handlers as Handlers, {})
    await report('started beside the import', db, small)
    await until(() => isImported(db, large))
    await report('once it was imported', db, await aBusiness(db))
    const before = await countAnalysed(db, large)
    await sleep(rateSeconds * 1000)
    const analysed = (await countAnalysed(db, large)) - before
    console.log(`  the long file meanwhile    ${(analysed / rateSeconds).toFixed(0)} analysed a second`)
    await queue.close()
  })

async function report(when: string, db: Database, business: Business) {
  const started = performance.now()
  const fresh = await plantReviews(
    db,
    business,
    Array.from({ length: 18 }, (_, at) => ({ text: `Fresh bread, kind people, fair prices: visit ${at}` })),
  )
  const reviews = fresh.map(({ id: reviewId }) => ({ businessId: business.id, reviewId }))
  await enqueue(db, 'analyses.analyse-reviews', { reviews })
  await until(async () => (await countAnalysed(db, business)) >= 18)
  console.log(`  18 fresh, ${when.padEnd(26)} ${secondsSince(started)} s`)
  const importing = performance.now()
  await startFile(db, business, composeReviews(18))
  await until(async () => (await countAnalysed(db, business)) >= 36)
  console.log(`  18 imported, ${when.padEnd(23)} ${secondsSince(importing)} s`)
}

export function composeReviews(count: number) {
  const chance = chanceOf(count)
  return Array.from({ length: count }, (_, at) => {
    const rating = 1 + (at % 5)
    return { rating, text: composeText(chance, rating), writtenAt: '2025-01-10', authorName: `A ${at}` }
  })
}

/** As an owner who sends a file and confirms its columns. */
export async function startFile(
  db: Database,
  business: Business,
  reviews: ReturnType<typeof composeReviews>,
) {
  const lines = reviews.map(
    ({ rating, text, writtenAt, authorName }) =>
      `${rating},"${text.replaceAll('"', '')}",${writtenAt},"${authorName.replaceAll('"', '')}"`,
  )
  const file = new File([`Rating,Review,Date,Author\n${lines.join('\n')}`], 'reviews.csv')
  const { id: userId } = await aUser(db)
  const stored = await storeReviewFile(db, { business, userId, file })
  if ('unreadable' in stored) throw new Error(stored.unreadable)
  const upload = stored.upload.id
  const uses = { 'use.0': 'rating', 'use.1': 'text', 'use.2': 'date', 'use.3': 'author' }
  const wrong = await checkReviewFile(db, business, { upload, source: 'Old shop', ...uses })
  if (wrong) throw new Error(JSON.stringify(wrong))
  await startImport(db, { business, userId, uploadId: upload, mayReplace: false })
  return { businessId: business.id, importId: upload }
}

export async function until(isTrue: () => Promise<boolean>) {
  const started = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - started > patienceSeconds * 1000)
      throw new Error(`Not done within ${patienceSeconds} s.`)
    await sleep(100)
  }
}

export async function isImported(db: Database, { id }: Business) {
  const { rows } = await db.execute(
    sql`select 1 from review_imports where business_id = ${id} and finished_at is null`,
  )
  return rows.length === 0
}

export async function countAnalysed(db: Database, { id }: Business) {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from analyses where business_id = ${id}`,
  )
  return rows[0]!.count
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1).padStart(6)
