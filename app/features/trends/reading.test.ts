import { eq, sql } from 'drizzle-orm'
import { analyses, topicRules } from '#app/features/analyses/analysis.table.ts'
import type { Findings } from '#app/features/reviews/counting-cells.ts'
import { refreshFacts } from '#app/features/reviews/refresh-facts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import { dayAfter } from './days.ts'
import { readTrends } from './reading.server.ts'
import { burstSentence, textOf, topFinding } from './words.ts'

const at = new Date('2026-11-22T12:00:00Z')
const monday = '2026-11-16'
const weekAgo = (weeks: number, day = 0) => dayAfter(monday, day - 7 * weeks)

type Said = Planted & { topic?: string; score: number; writtenOn: string }

/** Reviews with what an analysis would have found in them. */
async function aBusinessWith(db: Database, said: Said[]) {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const planted = await plantReviews(
    db,
    business,
    said.map(({ topic: _, score: __, writtenOn, ...review }) => ({
      ...review,
      writtenAt: new Date(`${writtenOn}T09:00:00Z`),
    })),
  )
  const found = new Map(planted.map(({ id }, index): [string, Findings] => [id!, findingsOf(said[index]!)]))
  await db.transaction((tx) => refreshFacts(tx, business.id, [...found.keys()], found))
  return { business, ids: [...found.keys()] }
}

const labelOf = (score: number) => (score > 0 ? 'positive' : 'negative')
const findingsOf = ({ topic = 'waiting time', score }: Said): Findings => ({
  language: 'en',
  label: labelOf(score),
  score: Math.round(1000 * score),
  topics: [
    {
      topic,
      praise: score > 0 ? 1 : 0,
      complaints: score > 0 ? 0 : 1,
      neutral: 0,
      score: Math.round(1000 * score),
    },
  ],
  foundAt: at,
})

/** So many reviews of a week, one after another through its days, of which so many are happy. */
const aWeek = (weeks: number, happy: number, of = 10, more: Partial<Said> = {}): Said[] =>
  Array.from({ length: of }, (_, index) => ({
    writtenOn: weekAgo(weeks, index % 7),
    score: (index * 7919) % of < happy ? 0.9 : -0.9,
    ...more,
  }))
const weeks = (from: number, to: number, happy: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => aWeek(from - index, happy)).flat()

const worse = () => [...weeks(20, 6, 8), ...weeks(5, 1, 3)]

test('a change is told with its week, its reviews and an interval, of the topic and of whole texts', async ({
  db,
}) => {
  const { business } = await aBusinessWith(db, worse())
  const trends = await readTrends(db, business, at)
  expect(trends.changes).toHaveLength(2)
  for (const change of trends.changes) {
    expect(change.since).toBe(weekAgo(5))
    expect(change.before).toEqual({ mean: expect.closeTo(0.54), reviews: 150 })
    expect(change.after).toEqual({ mean: expect.closeTo(-0.36), reviews: 50 })
    expect(change.difference.value).toBeCloseTo(-0.9)
    expect(change.difference.high).toBeLessThan(-0.5)
  }
  expect(new Set(trends.changes.map(({ topic }) => topic))).toEqual(new Set([null, 'waiting time']))
  expect(trends.weeks.map(({ week }) => week).slice(0, 1)).toEqual([weekAgo(20)])
  expect(trends.weeks.at(-1)).toEqual({ week: monday, opinions: { mean: 0, reviews: 0 } })
  expect(topFinding(trends, at)).toMatchObject({ kind: 'change', change: { since: weekAgo(5) } })
})

test('nothing is told of a business without reviews', async ({ db }) => {
  const { business } = await aBusinessWith(db, [])
  const trends = await readTrends(db, business, at)
  expect(trends).toEqual({
    weeks: [],
    topics: [],
    changes: [],
    drivers: { effects: [], reviews: 0, since: null },
    bursts: [],
    outliers: [],
  })
  expect(topFinding(trends, at)).toBeNull()
})

test('twenty reviews of a rival in a day are a burst, and no change of what people think', async ({ db }) => {
  const rival = Array.from({ length: 20 }, (_, index) => ({
    writtenOn: weekAgo(1, 2),
    score: -0.9,
    rating: 1,
    authorName: `Rival ${index}`,
  }))
  const { business } = await aBusinessWith(db, [...weeks(20, 0, 8), ...rival])
  const trends = await readTrends(db, business, at)
  expect(trends.changes).toEqual([])
  expect(trends.bursts).toMatchObject([{ from: weekAgo(1, 2), to: weekAgo(1, 2), reviews: 22 }])
  expect(topFinding(trends, at)).toMatchObject({ kind: 'burst' })
  expect(textOf(burstSentence(trends.bursts[0]!))).toBe(
    '22 reviews were written on 11 November; about 1 is usual in as many days.',
  )
})

test('many reviews of one author are no change of what people think', async ({ db }) => {
  const oneAuthor = [3, 2, 1].flatMap((week) =>
    aWeek(week, 0, 7, { authorName: 'Otto', authorEmail: 'otto@example.com' }),
  )
  const said = [...weeks(20, 0, 8), ...oneAuthor]
  expect((await readTrends(db, (await aBusinessWith(db, said)).business, at)).changes).toEqual([])
  const manyAuthors = said.map((each, index) => ({ ...each, authorEmail: `guest${index}@example.com` }))
  const { business } = await aBusinessWith(db, manyAuthors)
  expect((await readTrends(db, business, at)).changes).toHaveLength(2)
})

test('an import of old reviews is no change since today, nor one since it ends', async ({ db }) => {
  const old = Array.from({ length: 600 }, (_, index) => ({
    writtenOn: dayAfter('2026-01-05', index % 180),
    score: -0.9,
    provenance: 'imported' as const,
  }))
  const own = Array.from({ length: 20 }, (_, index) => aWeek(19 - index, 8)).flat()
  const { business } = await aBusinessWith(db, [...own, ...old])
  expect((await readTrends(db, business, at)).changes).toEqual([])
})

test('a change of half a year ago or earlier is no news', async ({ db }) => {
  const { business } = await aBusinessWith(db, [...weeks(60, 31, 8), ...weeks(30, 0, 2)])
  expect((await readTrends(db, business, at)).changes).toEqual([])
})

test('the owner’s names hold: a muted topic is not told, a joined one under its new name', async ({ db }) => {
  const { business } = await aBusinessWith(db, worse())
  await db
    .insert(topicRules)
    .values({ businessId: business.id, topic: 'waiting time', shownAs: 'queue', isMuted: false })
  expect((await readTrends(db, business, at)).changes.map(({ topic }) => topic)).toContain('queue')
  await db.update(topicRules).set({ isMuted: true }).where(eq(topicRules.businessId, business.id))
  const trends = await readTrends(db, business, at)
  expect(trends.changes.map(({ topic }) => topic)).toEqual([null])
  expect(trends.topics).toEqual([])
})

test('insiders and hidden states change nothing', async ({ db }) => {
  const insiders = weeks(5, 0, 9).map((each) => ({ ...each, provenance: 'insider' as const }))
  const withdrawn = weeks(5, 0, 0).map((each) => ({ ...each, state: 'withdrawn' as const }))
  const told = async (said: Said[]) => readTrends(db, (await aBusinessWith(db, said)).business, at)
  const [plain, more] = [await told(worse()), await told([...worse(), ...insiders, ...withdrawn])]
  expect({ ...more, outliers: [] }).toEqual({ ...plain, outliers: [] })
})

test('the topics of reviews above the month’s number wait', async ({ db }) => {
  const { business } = await aBusinessWith(db, [
    ...weeks(20, 3, 8),
    ...aWeek(2, 8, 100, { provenance: 'confirmed' }),
    ...aWeek(1, 0, 60, { provenance: 'confirmed' }),
  ])
  const of = async (tierName: 'pro' | 'enterprise') => {
    const { topics, changes, drivers } = await readTrends(db, { ...business, tierName }, at)
    return {
      waiting: topics[0]!.weeks.find(({ week }) => week === weekAgo(1))!.opinions.reviews,
      changed: changes.map(({ topic }) => topic),
      rated: drivers.reviews,
    }
  }
  expect(await of('enterprise')).toMatchObject({ waiting: 60, rated: 340 })
  expect(await of('pro')).toMatchObject({ waiting: 0, rated: 280 })
})

test('drivers tell by how many stars, and link to the reviews counted', async ({ db }) => {
  const said = weeks(19, 0, 5).map((each) => ({ ...each, rating: each.score > 0 ? 4 : 2 }))
  const others = weeks(19, 0, 10).map((each, index) => ({
    ...each,
    topic: `bread ${index % 20}`,
    rating: 3,
  }))
  const { business } = await aBusinessWith(db, [...said, ...others])
  const { drivers } = await readTrends(db, business, at)
  expect(drivers.effects).toMatchObject([
    { topic: 'waiting time', label: 'positive', effect: { value: expect.closeTo(1) }, reviews: 100 },
    { topic: 'waiting time', label: 'negative', effect: { value: expect.closeTo(-1) }, reviews: 100 },
  ])
  expect(drivers).toMatchObject({ reviews: 400, since: weekAgo(19) })
})

test('stars and words are opposed only where the engine is sure', async ({ db }) => {
  const reviews = [
    { writtenOn: weekAgo(2), rating: 1, score: 0.9 },
    { writtenOn: weekAgo(3), rating: 5, score: -0.9 },
    { writtenOn: weekAgo(4), rating: 5, score: 0.9 },
    { writtenOn: weekAgo(5), rating: 1, score: 0.9 },
  ]
  const { business, ids } = await aBusinessWith(db, reviews)
  await db.insert(analyses).values(
    ids.map((reviewId, index) => ({
      businessId: business.id,
      reviewId,
      engineVersion: 'test',
      language: 'en',
      label: reviews[index]!.score > 0 ? ('positive' as const) : ('negative' as const),
      score: reviews[index]!.score,
      confidence: index === 3 ? 0.7 : 0.9,
      sentences: [],
      explanations: [],
      keywords: [],
      search: sql`''::tsvector`,
    })),
  )
  expect((await readTrends(db, business, at)).outliers).toEqual([
    { reviewId: ids[0], rating: 1, score: 0.9 },
    { reviewId: ids[1], rating: 5, score: -0.9 },
  ])
})
