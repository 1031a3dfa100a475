import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#app/features/accounts/account.table.ts'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { type Business, businesses } from '#app/features/businesses/business.table.ts'
import { importReviews } from '#app/features/imports/import-reviews.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { plantBusiness } from './businesses.ts'
import { findOwner, plantOwner } from './owners.ts'
import { CannotSeed, perSecond, type Report, thousands } from './world.ts'

export const hotelsOwner = { name: 'Hollis Grand', email: 'hotels@sixtyhotels.example' }
export const hotelsFile = '../shared/data/hotels.jsonl.gz'

const line = z.object({
  business: z.string().regex(/^[a-z0-9-]{2,60}$/),
  date: z.iso.date(),
  rating: z.number(),
  text: z.string(),
})

/** Of such a row the page that it was taken from left a headline and a line of script, or it broke the accents. */
const debris = /showReview\(\d+, 'full'\)|\p{Script=Han}/u

/** A row for the import path. The data holds no authors' names. */
export type HotelReview = { rating: number; text: string; authorName: string; writtenAt: string }

/** The hotels in the file and what was written about each, in the file's order. */
export async function readHotels(path: string): Promise<Map<string, HotelReview[]>> {
  if (!existsSync(path)) {
    throw new CannotSeed(
      `There is no file ${path}: say where the hotels' reviews are, with npm run seed -- hotels FILE.`,
    )
  }
  const hotels = new Map<string, HotelReview[]>()
  const file = createReadStream(path)
  const lines = createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })
  let number = 0
  for await (const text of lines) {
    number += 1
    const read = line.safeParse(parseJson(text))
    if (!read.success) throw new CannotSeed(`Line ${number} of ${path} is not a hotel's review.`)
    const { business, date, rating, text: words } = read.data
    if (debris.test(words)) continue
    const reviews = hotels.get(business) ?? []
    reviews.push({ rating, text: words, authorName: 'A guest', writtenAt: date })
    hotels.set(business, reviews)
  }
  return hotels
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Imports each hotel through the import path and analyses what is not analysed yet; goes on where it stopped. */
export async function seedHotels(db: Database, { argument, report }: { argument?: string; report: Report }) {
  const hotels = await readHotels(resolve(argument ?? hotelsFile))
  const total = [...hotels.values()].reduce((sum, { length }) => sum + length, 0)
  const ownerId = await findOrPlantOwner(db)
  const owned: Business[] = []

  let startedAt = performance.now()
  const importing = report('Importing', total)
  let added = 0
  const refused: string[] = []
  for (const [name, reviews] of hotels) {
    const business = await findOrPlantHotel(db, ownerId, name)
    const done = await importReviews(db, {
      business,
      source: 'TripAdvisor',
      reviews,
    })
    for (const { position, reason } of done.refused) refused.push(`${name}, review ${position}: ${reason}`)
    added += done.reviewIds.length
    owned.push(business)
    importing.add(reviews.length)
  }
  const imported = `Imported ${thousands(added)} reviews of ${owned.length} hotels, ${perSecond(added, startedAt)}`

  startedAt = performance.now()
  const waiting = new Map<string, string[]>()
  for (const { id } of owned) waiting.set(id, await listUnanalysed(db, id))
  const toAnalyse = [...waiting.values()].reduce((sum, { length }) => sum + length, 0)
  const analysing = report('Analysing', toAnalyse)
  for (const [businessId, reviewIds] of waiting) {
    await analyseReviews(db, businessId, reviewIds)
    analysing.add(reviewIds.length)
  }
  const analysed = `analysed ${thousands(toAnalyse)}, ${perSecond(toAnalyse, startedAt)}`
  // The planner must not think that the tables are as small as they were.
  await db.execute(sql`analyze`)
  const isNew = added + toAnalyse > 0
  const outcome = isNew
    ? `${imported}; ${analysed}.`
    : 'Nothing was added: all that can be imported is there.'
  return [outcome, ...refused.map((row) => `Not imported: ${row}.`)].join('\n')
}

async function findOrPlantOwner(db: Database) {
  const planted = await db.transaction((tx) => plantOwner(tx, hotelsOwner))
  return (planted ?? (await findOwner(db, hotelsOwner.email)))!.id
}

/** Under the owner's lock, so that two that seed at once make one. */
function findOrPlantHotel(db: Database, ownerId: string, name: string) {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
    const [found] = await tx
      .select()
      .from(businesses)
      .where(and(eq(businesses.ownerId, ownerId), eq(businesses.name, name)))
    if (found) return found
    return plantBusiness(tx, { ownerId, name, website: `https://${name}.example`, tierName: 'enterprise' })
  })
}

async function listUnanalysed(db: Database, businessId: string) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from reviews r
    where r.business_id = ${businessId} and not exists (
      select 1 from analyses a where a.business_id = r.business_id and a.review_id = r.id)
    order by r.id`)
  return rows.map(({ id }) => id)
}
