import { sql } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analyse-reviews.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Difference } from '#app/features/competitors/compare-topics.ts'
import { readComparison } from '#app/features/competitors/comparison.server.ts'
import type { Competitor } from '#app/features/competitors/competitors.server.ts'
import { refreshFacts } from '#app/features/reviews/publish-review.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { chanceOf } from '#seeds/chance.ts'
import { hotelsFile, seedHotels } from '#seeds/hotels.ts'
import { daysBefore } from '#seeds/past.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import { type Hotel, readHotels } from '../analysis/training/aspects/pool.ts'
import { withOwnDatabase } from './load/own-database.ts'

/** Sentences and quotes about real hotels, beside what guests rated; and the time of a comparison with many reviews. */
export const run = () =>
  withOwnDatabase(4, async ({ db }) => {
    await seedHotels(db, { argument: hotelsFile, report: quiet })
    await measureHotels(db)
    await measureTime(db)
  })

const quiet = () => ({ add() {} })

type Named = { id: string; name: string }

const competitorOf = ({ id, name }: Named): Competitor => ({
  id,
  name,
  collectsAs: id,
  isAway: false,
  reviews: 0,
  latestImport: null,
})

async function measureHotels(db: Database) {
  const { rows: hotels } = await db.execute<Named>(
    sql`select id, name from ${businesses} where name like 'hotel-%' order by imported_count desc, name`,
  )
  await readSentences(db, hotels.slice(0, 6))
  await compareWithSubRatings(db, hotels)
}

/** One hotel and five competitors: its sentences, and whether each quote is an exact part of its review. */
async function readSentences(db: Database, [own, ...others]: Named[]) {
  let [quotes, exact, both, count] = [0, 0, 0, 0]
  for (const other of others) {
    const asked = { businessId: own!.id, competitor: competitorOf(other), at: now() }
    const { differences } = (await readComparison(db, asked))!
    for (const { name, opinion, own, theirs, quotes: its } of differences?.filter(({ isSure }) => isSure) ??
      []) {
      console.log(`  ${opinion} of ${name}: ${own.count} of ${own.of}, ${theirs.count} of ${theirs.of}`)
      for (const { reviewId, text, from } of its) {
        console.log(`      ${from === 'own' ? 'own   ' : 'theirs'}  “${text}”`)
        const { rows } = await db.execute<{ text: string }>(
          sql`select text from ${reviews} where id = ${reviewId}`,
        )
        quotes++
        if (rows[0]!.text.includes(text)) exact++
      }
      count++
      if (its.length === 2) both++
    }
  }
  console.log(`  ${count} sentences, ${both} with quotes of both sides; ${exact} of ${quotes} quotes exact`)
}

/** The guests' sub-ratings and the topic that answers to each. */
const subRatingOf: Record<string, string> = {
  room: 'rooms',
  service: 'service',
  staff: 'service',
  location: 'location',
  cleanliness: 'cleanliness',
  price: 'value',
}

/** Of each pair of hotels: how often a difference beyond chance has the sign of the guests' sub-ratings' difference. */
async function compareWithSubRatings(db: Database, hotels: Named[]) {
  const rated = Map.groupBy(readHotels('../shared/data'), ({ business }) => business)
  const found = new Map<string, { agree: number; of: number }>()
  for (const [at, own] of hotels.entries()) {
    for (const other of hotels.slice(at + 1)) {
      const asked = { businessId: own.id, competitor: competitorOf(other), at: now() }
      for (const each of (await readComparison(db, asked))?.differences ?? []) {
        const rating = subRatingOf[each.topic]
        const guests = rating && meanOf(rated.get(own.name)!, rating) - meanOf(rated.get(other.name)!, rating)
        if (guests && each.isSure) note(found, each, guests)
      }
    }
  }
  const all = [...found].filter(([name]) => !name.includes(','))
  const sum = (of: 'agree' | 'of') => all.reduce((total, [, each]) => total + each[of], 0)
  console.log(
    `  sign as the guests’ sub-ratings: ${sum('agree')} of ${sum('of')} ${share(sum('agree'), sum('of'))}`,
  )
  for (const [name, { agree, of }] of found)
    console.log(`    ${name.padEnd(28)} ${agree} of ${of} ${share(agree, of)}`)
}

function note(found: Map<string, { agree: number; of: number }>, difference: Difference, guests: number) {
  const name = `${difference.topic} ${difference.opinion}`
  const isBetter = difference.difference.value > 0 === (difference.opinion === 'praise')
  const known = found.get(name) ?? { agree: 0, of: 0 }
  known.of++
  if (isBetter === guests > 0) known.agree++
  found.set(name, known)
}

function meanOf(hotels: Hotel[], rating: string) {
  const given = hotels.flatMap(({ aspectRatings }) => aspectRatings[rating] ?? [])
  return given.reduce((sum, each) => sum + each, 0) / given.length
}

const share = (count: number, of: number) => `(${((100 * count) / of).toFixed(1)}%)`

/** With few and with many reviews, each compared with another business of which the same is said more or less often. */
async function measureTime(db: Database) {
  const other = await plantSaid(db, 1_108, { praised: 0.2 })
  const few = await plantSaid(db, 1_108, { praised: 0.7 })
  const many = await plantSaid(db, 100_000, { praised: 0.7 })
  const [small, large] = [await timeOf(db, few, other), await timeOf(db, many, other)]
  const words = `${small.toFixed(1)} ms with 1,108 reviews, ${large.toFixed(1)} ms with 100,000`
  console.log(`  a comparison: ${words}, ratio ${(large / small).toFixed(2)}`)
}

const things = 'staff bread room breakfast price parking service cake coffee delivery queue garden'.split(' ')
const together = 2_000

/** A business with so many reviews over five years, of few different texts, which are analysed once. */
async function plantSaid(db: Database, count: number, { praised }: { praised: number }): Promise<Named> {
  const business = await aBusiness(db, { name: `Loaves ${count} ${praised}` })
  const chance = chanceOf(7)
  const stories = Array.from({ length: count }, (_, at): Planted => {
    const thing = chance.pick(things)
    const isPraise = chance.next() < praised
    return {
      text: `The ${thing} was ${isPraise ? 'excellent and we loved it' : 'terrible and a disappointment'}.`,
      rating: isPraise ? 5 : 2,
      writtenAt: daysBefore(now(), (at * 5 * 365) / count),
    }
  })
  const analysed = new Map<string, string>()
  for (let from = 0; from < count; from += together) {
    const rows = await plantReviews(db, business, stories.slice(from, from + together))
    const fresh = rows.filter(({ text }) => !analysed.has(text))
    for (const { id, text } of fresh) if (!analysed.has(text)) analysed.set(text, id)
    const templates = [...analysed.values()]
    await analyseReviews(
      db,
      business.id,
      fresh.map(({ id }) => id).filter((id) => templates.includes(id)),
    )
    await copyAnalyses(db, business.id, rows, analysed)
  }
  return business
}

async function copyAnalyses(
  db: Database,
  businessId: string,
  rows: { id: string; text: string }[],
  analysed: Map<string, string>,
) {
  const copies = rows.flatMap(({ id, text }) =>
    analysed.get(text) === id ? [] : [{ id, of: analysed.get(text) }],
  )
  const list = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c (id uuid, of uuid)`
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into analyses (business_id, review_id, engine_version, language, label, score, confidence, sentences, aspects,
        named, explanations, keywords, search, analysed_at)
      select n.business_id, c.id, n.engine_version, n.language, n.label, n.score, n.confidence, n.sentences, n.aspects, n.named, n.explanations,
        n.keywords, n.search, n.analysed_at
      from ${list} join analyses n on n.business_id = ${businessId} and n.review_id = c.of`)
    await refreshFacts(
      tx,
      businessId,
      copies.map(({ id }) => id),
    )
    await tx.execute(sql`
      update review_facts f set language = n.language, label = n.label, score = n.score
      from ${list} join analyses n on n.business_id = ${businessId} and n.review_id = c.id
      where f.business_id = ${businessId} and f.review_id = c.id`)
    await tx.execute(sql`
      insert into mentions (business_id, review_id, topic, kind, engine_topic, noun, term, start_offset, end_offset, praise,
        complaint, praise_by_words, complaint_by_words, quote_side, quote_start, quote_end, confidence, is_elsewhere,
        written_at)
      select m.business_id, c.id, m.topic, m.kind, m.engine_topic, m.noun, m.term, m.start_offset, m.end_offset,
        m.praise, m.complaint, m.praise_by_words, m.complaint_by_words, m.quote_side, m.quote_start, m.quote_end,
        m.confidence, m.is_elsewhere, r.written_at
      from ${list} join mentions m on m.business_id = ${businessId} and m.review_id = c.of
      join reviews r on r.business_id = ${businessId} and r.id = c.id`)
  })
}

async function timeOf(db: Database, own: Named, other: Named) {
  const asked = { businessId: own.id, competitor: competitorOf(other), at: now() }
  const times: number[] = []
  for (let turn = 0; turn < 31; turn++) {
    const from = performance.now()
    const comparison = await readComparison(db, asked)
    times.push(performance.now() - from)
    if (!comparison!.differences?.some(({ isSure }) => isSure))
      throw new Error('Nothing to say: the quotes were not measured.')
  }
  return times.sort((a, b) => a - b)[15]!
}
