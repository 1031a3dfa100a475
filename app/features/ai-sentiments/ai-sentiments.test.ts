import { eq } from 'drizzle-orm'
import { analyseReviews } from '#app/features/analyses/analysing.server.ts'
import { aspects } from '#app/features/analyses/analysis.table.ts'
import { countFindings } from '#app/features/analyses/counting-findings.server.ts'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import { readFindings } from '#app/features/evidence/told-trends.server.ts'
import { readInboxFilter } from '#app/features/inbox/inbox.schema.ts'
import { listInbox } from '#app/features/inbox/inbox.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { type Planted, plantReviews } from '#tests/planted-reviews.ts'
import { readAiSentiments } from './reading.server.ts'

const at = new Date('2026-11-22T12:00:00Z')

const kind = [
  'The staff were friendly and the bread was excellent.',
  'Das Personal war sehr freundlich. Das Brot war ausgezeichnet.',
  'Le personnel était très aimable. Le pain était excellent.',
]
const unkind = [
  'The staff were rude and the queue was terribly slow.',
  'Das Personal war unfreundlich. Die Wartezeit war furchtbar.',
  'Le personnel était impoli. Le café était mauvais.',
]

/** Twenty-five weeks of ten reviews, the last six of which are much worse; on one of them, stars and words disagree. */
function aTurn(): Planted[] {
  return Array.from({ length: 250 }, (_, index) => {
    const weeksAgo = 25 - Math.floor(index / 10)
    const isUnkind = (index * 7) % 10 < (weeksAgo <= 6 ? 8 : 2)
    const texts = isUnkind ? unkind : kind
    return {
      text: `${texts[index % 3]} (${index})`,
      rating: index === 249 ? (isUnkind ? 5 : 1) : isUnkind ? 2 : 5,
      authorName: `Author ${index}`,
      writtenAt: new Date(at.getTime() - days(7 * weeksAgo - (index % 7))),
      provenance: index % 5 === 0 ? 'imported' : 'confirmed',
    }
  })
}

async function aBusinessWith(db: Database, planted: Planted[], of: { tierName?: 'pro' | 'starter' } = {}) {
  const business = await aBusiness(db, { tierName: 'enterprise', ...of })
  const rows = await plantReviews(db, business, planted)
  const ids = rows.map(({ id }) => id!)
  await analyseReviews(db, business.id, ids)
  return { business, rows, ids }
}

type Sentiments = Awaited<ReturnType<typeof readAiSentiments>>

const citationsIn = ({ changes, drivers, topics, outliers, bursts }: Sentiments): Citation[] => [
  ...[...changes, ...drivers.told, ...bursts].flatMap(({ citations }) => citations),
  ...topics.said.flatMap(({ quotes }) => quotes),
  ...outliers.map(({ citation }) => citation),
]

describe('a business whose staff is judged worse since a week', () => {
  test('is told so with a quote from before and one from after, each as it was written', async ({ db }) => {
    const { business, rows } = await aBusinessWith(db, aTurn())
    const sentiments = await readAiSentiments(db, business, at, null)
    const ofStaff = sentiments.changes.find(({ parts }) => String(parts[0]).includes('staff'))!
    expect(String(ofStaff.parts[0])).toMatch(/^Since \d+ October, people judge staff worse: $/)
    const [before, after] = ofStaff.citations
    expect(kind.some((text) => text.includes(before!.quote))).toBe(true)
    expect(unkind.some((text) => text.includes(after!.quote))).toBe(true)
    expect(before!.writtenAt < '2026-10-13' && after!.writtenAt >= '2026-10-05').toBe(true)

    const citations = citationsIn(sentiments)
    expect(citations.length).toBeGreaterThan(8)
    for (const { reviewId, quote } of citations)
      expect(rows.find(({ id }) => id === reviewId)!.text).toContain(quote)
    expect(new Set(citations.map(({ language }) => language)).size).toBeGreaterThan(1)
    expect(sentiments.outliers.map(({ citation }) => citation.authorName)).toContain('Author 249')
  })

  test('has its topics counted as the inbox lists them', async ({ db }) => {
    const { business } = await aBusinessWith(db, aTurn())
    const { topics } = await readAiSentiments(db, business, at, null)
    expect(topics.said.length).toBeGreaterThan(1)
    for (const { topic, complaints } of topics.said) {
      const query = new URLSearchParams({ state: 'published', provenance: 'customers', period: 'quarter' })
      query.set('topic', topic)
      query.set('label', 'negative')
      expect((await listInbox(db, business.id, readInboxFilter(query), at)).count).toBe(complaints)
    }
  })

  test('reads it first on the dashboard, unless the plan has no insights', async ({ db }) => {
    const { business } = await aBusinessWith(db, aTurn(), { tierName: 'pro' })
    const { top, otherChanges } = await readFindings(db, business, at)
    const said = [top!, ...otherChanges].map(({ parts }) => parts[0])
    expect(said).toHaveLength(new Set(said).size)
    expect(top!.citations).not.toEqual([])
    expect(await readFindings(db, { ...business, tierName: 'starter' }, at)).toEqual({
      top: null,
      otherChanges: [],
    })
  })
})

test('no words are quoted that are hidden, withdrawn, an insider’s, or not surely an opinion', async ({
  db,
}) => {
  const { business, ids } = await aBusinessWith(db, aTurn())
  const quoted = async () => citationsIn(await readAiSentiments(db, business, at, null))
  const [first] = await quoted()
  const isFirst = eq(reviews.id, first!.reviewId)
  const stillQuoted = async () => (await quoted()).some(({ reviewId }) => reviewId === first!.reviewId)
  await db
    .update(reviews)
    .set({ challengedAt: at, hiddenAt: at, hiddenReason: 'personal_data' })
    .where(isFirst)
  expect(await stillQuoted()).toBe(false)
  await db
    .update(reviews)
    .set({ challengedAt: null, hiddenAt: null, hiddenReason: null, provenance: 'insider' })
    .where(isFirst)
  expect(await stillQuoted()).toBe(false)
  await db.update(reviews).set({ provenance: 'confirmed' }).where(isFirst)
  expect(await stillQuoted()).toBe(true)

  await db.update(aspects).set({ shown: false }).where(eq(aspects.businessId, business.id))
  await db.transaction((tx) => countFindings(tx, business.id, ids))
  const { topics, drivers } = await readAiSentiments(db, business, at, null)
  expect([topics.said, drivers.told]).toEqual([[], []])
})

test('nothing is told of a business without reviews, nor of another’s', async ({ db }) => {
  await aBusinessWith(db, aTurn())
  const stranger = await aBusiness(db, { tierName: 'enterprise' })
  const sentiments = await readAiSentiments(db, stranger, at, null)
  expect(citationsIn(sentiments)).toEqual([])
  expect(sentiments.overTime.data).toBe(null)
  expect(sentiments.topics.reviews).toBe(0)
})
